'use strict';

// Uses the pages of `routegen export html` as people do, in headless Chromium.
// usage: node check-page.js FOLDER   the folder has Guide.html and others, and Hostile.html; screenshots go there
const fs = require('node:fs');
const path = require('node:path');
const { execFileSync } = require('node:child_process');
const { withPage } = require('./browser.js');

const folder = path.resolve(process.argv[2]);
let checks = 0;

function expect(isTrue, what) {
  checks += 1;
  if (!isTrue) throw new Error(what);
}

const address = (name, fragment = '') => `file://${folder}/${name}.html${fragment}`;
const text = (selector) => `document.querySelector(${JSON.stringify(selector)})?.innerText ?? ''`;
const visibleRoutes = "[...document.querySelectorAll('.route')].filter((route) => route.offsetHeight > 0).length";

/** The QR code in an element, read from a screenshot. */
async function readCode(page, selector) {
  const clip = await page.value(`(() => {
    const box = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
    return { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height };
  })()`);
  const file = path.join(folder, 'code.png');
  fs.writeFileSync(file, await page.screenshot(clip));
  return execFileSync('zbarimg', ['--quiet', '--raw', '--nodbus', '-Sdisable', '-Sqrcode.enable', file], {
    encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'],
  }).replace(/\n$/, '');
}

/** Opens the form of a route, sets its fields, and returns what it shows. */
async function make(page, route, values) {
  return page.value(`(() => {
    const article = document.getElementById(${JSON.stringify(route)});
    if (!article.querySelector('.maker')) {
      [...article.querySelectorAll('button')].find((button) => button.textContent === 'Make a link').click();
    }
    const values = ${JSON.stringify(values)};
    for (const field of article.querySelectorAll('.maker .field')) {
      const name = field.querySelector('label code').textContent;
      const input = field.querySelector('input, select, textarea');
      const choice = [...(input.options ?? [])].find(({ text }) => text === values[name]);
      input.value = choice ? choice.value : values[name] ?? '';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    return article.querySelector('.output').innerText;
  })()`);
}

/** Elements that people operate and that have no name for a screen reader. */
async function namelessElements(page) {
  await page.send('Accessibility.enable');
  const { nodes } = await page.send('Accessibility.getFullAXTree');
  const roles = new Set(['button', 'link', 'textbox', 'searchbox', 'combobox', 'image', 'heading']);
  return nodes
    .filter(({ role, name, ignored }) => !ignored && roles.has(role?.value) && !name?.value)
    .map(({ role }) => role.value);
}

async function checkGuide(page) {
  await page.size(1000, 900);
  await page.open(address('Guide'));
  const all = await page.value("document.querySelectorAll('.route').length");
  expect(all > 10 && await page.value(visibleRoutes) === all, 'not all routes are visible');

  await page.press('/', '/');
  expect(await page.value('document.activeElement.type') === 'search', "'/' does not select the search");
  await page.type('users posts');
  expect(await page.value(visibleRoutes) === 1, 'the search does not find one route');
  await page.press('Escape');
  expect(await page.value(visibleRoutes) === all, 'Escape does not end the search');

  const output = await make(page, 'users.posts', { id: '7', page: '3' });
  expect(output.includes('guide://users/7/posts?page=3'), `no app link in: ${output}`);
  expect(output.includes('https://guide.example/users/7/posts?page=3'), `no web link in: ${output}`);
  const refusal = await make(page, 'users.posts', { id: 'seven' });
  expect(!refusal.includes('://') && refusal.length > 10, `a wrong value has a link: ${refusal}`);
  await make(page, 'users.posts', { id: '7' });
  await page.value(`[...document.querySelectorAll('#users\\\\.posts .maker button')]
    .filter(({ textContent }) => textContent === 'QR code')[1].click()`);
  const code = await readCode(page, '#users\\.posts .maker .code');
  expect(code === 'https://guide.example/users/7/posts', `the QR code is '${code}'`);

  // routegen:disable near-link -- the page names the nearest route
  await page.value("document.querySelector('#page--tester textarea').focus()");
  await page.type('https://guide.example/users/7/post');
  const near = await page.value(text('#page--tester .output'));
  expect(near.includes('users.posts') && near.includes("'post' is not 'posts'"), `no near miss in: ${near}`);
  const shared = await page.value('location.hash');
  expect(decodeURIComponent(shared) === '#test=https://guide.example/users/7/post', `the address is ${shared}`);
  fs.writeFileSync(path.join(folder, 'near-miss.png'), await page.screenshot());
  await page.open(address('Guide', '#test=%2Fusers%2F7%2Fposts%3Fpage%3D2'));
  const found = await page.value(text('#page--tester .output'));
  expect(found.includes('users.posts(id: 7, page: 2)'), `no route in: ${found}`);
  await page.type('');

  const nameless = await namelessElements(page);
  expect(nameless.length === 0, `without a name for screen readers: ${nameless}`);
}

/** The words for the values of parameters are those with which the form refuses other values. */
async function checkWords(page) {
  const { RouteDocument } = await import('../../Sources/RoutegenTool/Export/HTML/Page/document.mjs');
  for (const name of ['Guide', 'SOPT', 'Shop', 'Hostile']) {
    await page.open(address(name));
    const text = await page.value("document.getElementById('page--document').textContent");
    const routes = new RouteDocument(JSON.parse(text));
    const others = [];
    for (const route of routes.document.routes) {
      for (const { name: parameter, valueType } of route.parameters) {
        const shown = await page.value(`document.getElementById(${JSON.stringify(`${route.name}-${parameter}`)})?.textContent ?? ''`);
        const words = routes.describe(valueType);
        if (!shown.endsWith(words)) others.push(`${shown} / ${words}`);
      }
    }
    expect(others.length === 0, `${name}: ${others}`);
  }
}

async function checkLooks(page) {
  for (const scheme of ['light', 'dark']) {
    await page.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] });
    await page.size(1000, 900);
    await page.open(address('Guide'));
    const background = await page.value('getComputedStyle(document.body).backgroundColor');
    expect((background === 'rgb(255, 255, 255)') === (scheme === 'light'), `${scheme}: ${background}`);
    fs.writeFileSync(path.join(folder, `${scheme}.png`), await page.screenshot());
  }
  await page.send('Emulation.setEmulatedMedia', { features: [] });
  for (const name of ['Guide', 'BestRecipes', 'Hostile']) {
    await page.size(320, 800);
    await page.open(address(name));
    await page.value(`for (const button of document.querySelectorAll('.route > .row > button')) button.click()`);
    const width = await page.value('document.documentElement.scrollWidth');
    expect(width <= 320, `${name} is ${width} pixels wide on a screen of 320`);
  }
  await page.open(address('Guide'));
  fs.writeFileSync(path.join(folder, 'narrow.png'), await page.screenshot());
}

/** The documentation, the texts and the links of the file are text, whatever they contain. */
async function checkHostile(page) {
  await page.size(1000, 900);
  await page.open(address('Hostile'));
  expect(await page.value("document.title === '</title><script>document.title = 1</script>'"), 'the title is markup');
  expect(await page.value("document.querySelectorAll('script').length") === 2, 'there are other scripts');
  expect(await page.value("document.querySelectorAll('.route').length") > 0, 'there are no routes');
  for (const link of ['<img src=x onerror=alert(1)>', 'javascript:alert(1)', '"><b>', '\u2028', '{"type": "<b>"}', '%', '#']) {
    await page.value("document.querySelector('#page--tester textarea').focus()");
    await page.type(link);
    expect((await page.value(text('#page--tester .output'))).length > 0, `no answer to ${link}`);
  }
  expect(await page.value("document.querySelectorAll('#page--tester img, #page--tester b').length") === 0,
    'a link became markup');
}

async function checkWithoutScript(page) {
  await page.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.open(address('Guide'));
  await page.send('Emulation.setScriptExecutionDisabled', { value: false });
  expect(await page.value(visibleRoutes) > 10, 'without a script, no routes are visible');
  expect(await page.value("document.querySelector('#page--tester').offsetHeight") === 0,
    'without a script, the tester is visible');
}

async function main() {
  await withPage(async (page) => {
    checks = 0;
    for (const check of [checkGuide, checkWords, checkLooks, checkHostile, checkWithoutScript]) await check(page);
    const others = fs.readdirSync(folder).filter((name) => name.endsWith('.html'));
    for (const name of others) await page.open(address(name.slice(0, -'.html'.length)));
    expect(page.messages.length === 0, `the console has: ${page.messages.join('\n')}`);
    const loaded = page.requests.filter((url) => url !== 'about:blank' && !url.startsWith(`file://${folder}/`));
    expect(loaded.length === 0, `the pages load: ${loaded}`);
    console.log(`${checks} checks of ${others.length} pages passed in Chromium`);
  });
}

main().catch((error) => {
  console.error(`FAILED: ${error.message}`);
  process.exitCode = 1;
});
