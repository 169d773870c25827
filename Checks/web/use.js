'use strict';

// Uses the page in headless Chromium, and prints each link that it makes with the route that it has to open.
// usage: node use.js SITE SCREENSHOTS
const fs = require('node:fs');
const http = require('node:http');
const path = require('node:path');
const { withPage } = require('../page/browser.js');

const [site, screenshots] = process.argv.slice(2);
const types = { '.html': 'text/html', '.js': 'text/javascript' };

function expect(isTrue, what) {
  if (!isTrue) throw new Error(what);
}

/** Serves the files of the site: browsers load modules from a server only. */
const server = http.createServer((request, response) => {
  const file = path.join(site, request.url === '/' ? 'index.html' : path.basename(request.url));
  if (!fs.existsSync(file)) return response.writeHead(404).end();
  return response.writeHead(200, { 'content-type': types[path.extname(file)] }).end(fs.readFileSync(file));
});

/** Uses the page, and returns a line for each link. */
async function linesOf(page) {
  const lines = [];
  const text = (selector) => page.value(`document.querySelector('${selector}').textContent`);
  const fill = (name, value) => page.value(`{
    const field = document.querySelector('[name=${name}]');
    field.value = ${JSON.stringify(value)};
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }`);
  lines.push(`${await page.value("document.querySelector('#open').href")}\trecipes(id: 7, title: "leek-soup")`);
  lines.push(`${await text('#link')}\tsearch(q: "soup", tag: ["vegan", "fast"])`);

  await fill('effort', 'quick');
  await fill('tags', '');
  await fill('page', '2');
  lines.push(`${await text('#link')}\tsearch(q: "soup", effort: quick, tag: [], page: 2)`);
  await fill('q', 'café & "cream" 100%');
  lines.push(`${await text('#link')}\tsearch(q: "café & "cream" 100%", effort: quick, tag: [], page: 2)`);

  await fill('page', '0');
  expect(await text('#link') === '', 'there is a link to page 0');
  expect(await text('#problem') === "'page': the value is not a whole number, at least 1", await text('#problem'));
  fs.writeFileSync(path.join(screenshots, 'web.png'), await page.screenshot());
  return lines;
}

async function main() {
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  try {
    const lines = await withPage(async (page) => {
      await page.size(480, 800);
      await page.open(`http://127.0.0.1:${server.address().port}/`);
      const found = await linesOf(page);
      expect(page.messages.length === 0, `messages in the console: ${page.messages}`);
      return found;
    });
    console.log(lines.join('\n'));
  } finally {
    server.close();
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
