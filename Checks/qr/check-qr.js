'use strict';

// Writes QR codes of many texts as images, and has zbarimg read them.
// usage: node check-qr.js FOLDER [COUNT]
const fs = require('node:fs');
const path = require('node:path');
const { execFileSync } = require('node:child_process');
const QRCode = require('../../Sources/RoutegenTool/Export/HTML/Page/qr.js');

const [folder, count = '200'] = process.argv.slice(2);
const longest = 2331;

/** Texts of all lengths: links with escapes, and letters of one to four bytes. */
function textOf(number) {
  const length = number === 0 ? 1 : Math.ceil((longest * number) / (Number(count) - 1));
  const parts = ['https://example.com/a?b=', '%F0%9F%8D%B0', 'é', '漢', '🍰', '7', '~&', 'Path-'];
  let text = '';
  for (let index = number; ; index += 1) {
    const next = text + (number % 3 === 0 ? 'abcdefghij0123456789'[index % 20] : parts[index % parts.length]);
    if (Buffer.byteLength(next) > length) break;
    text = next;
  }
  return text.padEnd(text.length + length - Buffer.byteLength(text), 'x');
}

/** An image of a symbol, 4 pixels a module, as a PGM file. */
function image({ size, isDark }) {
  const [scale, quiet] = [4, 4];
  const width = (size + 2 * quiet) * scale;
  const pixels = Buffer.alloc(width * width, 255);
  for (let y = 0; y < size * scale; y += 1) {
    for (let x = 0; x < size * scale; x += 1) {
      if (!isDark(Math.floor(x / scale), Math.floor(y / scale))) continue;
      pixels[(y + quiet * scale) * width + x + quiet * scale] = 0;
    }
  }
  return Buffer.concat([Buffer.from(`P5\n${width} ${width}\n255\n`), pixels]);
}

/** The 15 bits of the format beside the first finder, without their own mask. */
function format({ isDark }) {
  const places = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => [8, y])
    .concat([7, 5, 4, 3, 2, 1, 0].map((x) => [x, 8]));
  return places.reduce((bits, [x, y], index) => bits | ((isDark(x, y) ? 1 : 0) << index), 0) ^ 0x5412;
}

const versions = new Set();
const masks = new Set();
for (let number = 0; number < Number(count); number += 1) {
  const text = textOf(number);
  const symbol = QRCode.modules(text);
  const fail = (what) => {
    console.error(`FAILED: the QR code of '${text}' ${what}`);
    process.exit(1);
  };
  versions.add(symbol.version);
  masks.add(symbol.mask);
  // Level M is 0, so that the first five bits are the mask.
  if (format(symbol) >> 10 !== symbol.mask) fail('has another mask in its format');
  const file = path.join(folder, 'code.pgm');
  fs.writeFileSync(file, image(symbol));
  let read = null;
  try {
    read = execFileSync('zbarimg', ['--quiet', '--raw', '--nodbus', '-Sdisable', '-Sqrcode.enable', file], {
      encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'],
    }).replace(/\n$/, '');
  } catch {
    fail('cannot be read by zbarimg');
  }
  if (read !== text) fail(`is read as '${read}'`);
}
const isComplete = versions.size === 40 && masks.size === 8;
const tooLong = QRCode.modules('x'.repeat(longest + 1)) === null;
if (!isComplete || !tooLong) {
  console.error(`FAILED: ${versions.size} versions, ${masks.size} masks; too long is refused: ${tooLong}`);
  process.exit(1);
}
console.log(`${count} QR codes of all versions and masks were read by zbarimg`);
