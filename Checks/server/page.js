'use strict';

// Looks at pages of the server in headless Chromium, and prints the address of each button with its route.
// usage: node page.js PORT FOLDER   screenshots go to FOLDER
const fs = require('node:fs');
const path = require('node:path');
const { withPage } = require('../page/browser.js');

const [port, folder] = process.argv.slice(2);
const site = `http://localhost:${port}`;

const pages = [
  { name: 'recipe', target: '/recipes/7-leek-soup', route: 'recipes(id: 7, title: "leek-soup")' },
  { name: 'search', target: "/search?q=it's&tag=a,b", route: 'search(q: "it\'s", tag: ["a,b"])' },
  { name: 'timer', target: '/click?to=recipebook://timer?minutes=5', route: 'timer(minutes: 5)' },
  { name: 'expired', target: '/favorites?until=1' },
  { name: 'not-found', target: '/nowhere' },
];

function expect(isTrue, what) {
  if (!isTrue) throw new Error(what);
}

async function check(page, { name, target, route }) {
  for (const [form, width, height] of [['phone', 320, 568], ['desktop', 1100, 720]]) {
    for (const scheme of ['light', 'dark']) {
      await page.send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-color-scheme', value: scheme }],
      });
      await page.size(width, height);
      await page.open(site + target);
      expect(await page.value('document.documentElement.scrollWidth <= innerWidth'), `${name} is wider than ${width}`);
      expect(await page.value("getComputedStyle(document.querySelector('main')).borderRadius !== '0px'"),
        `${name} has no style`);
      expect(await page.value("document.querySelector('img').naturalWidth > 0"), `${name} has no icon`);
      fs.writeFileSync(path.join(folder, `${name}-${form}-${scheme}.png`), await page.screenshot());
    }
  }
  const button = await page.value("document.querySelector('.open')?.getAttribute('href') ?? ''");
  expect(Boolean(button) === Boolean(route), `the button of ${name} is '${button}'`);
  return route ? [`${button}\t${route}`] : [];
}

async function main() {
  const buttons = await withPage(async (page) => {
    const found = [];
    for (const each of pages) found.push(...await check(page, each));
    // Chromium itself writes a line for the status of a refusal.
    const messages = page.messages.filter((text) => !/the server responded with a status of 4\d\d/.test(text));
    expect(messages.length === 0, `messages in the console: ${messages}`);
    const others = page.requests.filter((url) => !url.startsWith(`${site}/`) && url !== 'about:blank');
    expect(others.length === 0, `requests to other sites: ${others}`);
    return found;
  });
  console.log(buttons.join('\n'));
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
