'use strict';

// Serves the site from a folder, below a path as on a host, and opens its pages in headless Chromium.
// usage: node check-site.js FOLDER PATH
const fs = require('node:fs');
const http = require('node:http');
const path = require('node:path');
const { withPage } = require('../page/browser.js');

const [folder, base] = process.argv.slice(2);
const types = {
  '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.json': 'application/json',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.ico': 'image/x-icon', '.jpg': 'image/jpeg',
};

/** The file for the path of an address; `undefined` if there is none. */
function fileAt(address) {
  if (!address.startsWith(`${base}/`)) return undefined;
  const file = path.join(folder, decodeURIComponent(address.slice(base.length)));
  const found = address.endsWith('/') ? path.join(file, 'index.html') : file;
  return fs.existsSync(found) && fs.statSync(found).isFile() ? found : undefined;
}

/** The paths of requests that found nothing. */
const missing = new Set();

const server = http.createServer((request, response) => {
  const file = fileAt(new URL(request.url, 'http://localhost').pathname);
  if (!file) missing.add(request.url);
  response.writeHead(file ? 200 : 404, { 'Content-Type': types[path.extname(file ?? '')] ?? 'text/plain' });
  response.end(file ? fs.readFileSync(file) : 'not found');
});

/** The HTML files of a folder, those of the API excluded. */
function pagesIn(place, prefix = '') {
  return fs.readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const name = `${prefix}${entry.name}`;
    if (entry.isDirectory()) return name === 'api' ? [] : pagesIn(path.join(place, entry.name), `${name}/`);
    return name.endsWith('.html') ? [name] : [];
  });
}

/** Opens the pages, and returns what is wrong. */
async function failuresOf(page) {
  const origin = `http://127.0.0.1:${server.address().port}`;
  const failures = [];
  const anchors = new Map();
  const links = [];
  const names = pagesIn(folder);
  for (const name of names) {
    page.messages.length = 0;
    const address = `${origin}${base}/${name}`;
    await page.open(address);
    const found = JSON.parse(await page.value(`JSON.stringify({
      ids: [...document.querySelectorAll('[id]')].map((element) => element.id),
      links: [...document.querySelectorAll('a[href], img[src], link[href]')].map((element) => element.href || element.src),
      isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      heading: document.querySelectorAll('h1').length,
    })`));
    for (const message of page.messages) failures.push(`${name}: the console says ${message}`);
    if (found.isWide) failures.push(`${name}: the page scrolls sideways`);
    if (found.heading !== 1) failures.push(`${name}: ${found.heading} headings of the first level`);
    anchors.set(`${base}/${name}`, new Set(found.ids));
    for (const link of found.links) links.push([name, link]);
  }
  for (const [name, link] of links) {
    if (!link.startsWith(origin)) continue;
    const { pathname, hash } = new URL(link);
    const file = fileAt(pathname);
    if (!file) failures.push(`${name}: ${pathname} is not there`);
    const target = anchors.get(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (hash && target && !target.has(decodeURIComponent(hash.slice(1)))) failures.push(`${name}: ${pathname} has no ${hash}`);
  }
  for (const name of ['routegenruntime', 'routegenruntime/yourfirstroute', 'routegenruntime/route', 'routegenfoundation', 'routegentesting']) {
    page.messages.length = 0;
    await page.open(`${origin}${base}/api/documentation/${name}/`);
    await page.value(`new Promise((resolve, reject) => {
      let left = 100;
      const look = () => document.querySelector('h1') ? resolve() : left-- ? setTimeout(look, 50) : reject(new Error('no heading'));
      look();
    })`);
    for (const message of page.messages) failures.push(`api/${name}: the console says ${message}`);
  }
  if (names.length === 0) failures.push('there is no page');
  const within = links.filter(([, link]) => link.startsWith(origin)).length;
  console.log(`${names.length} pages, ${within} links within the site`);
  return failures;
}

async function check() {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const failures = await withPage(failuresOf);
  for (const url of missing) failures.push(`a page asks for ${url}, which is not there`);
  for (const failure of failures) console.error(failure);
  process.exit(failures.length > 0 ? 1 : 0);
}

check().catch((error) => { console.error(error); process.exit(1); });
