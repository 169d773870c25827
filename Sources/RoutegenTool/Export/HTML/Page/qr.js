/**
 * Encodes a text as a QR code: ISO/IEC 18004, bytes of UTF-8, error correction level M, versions 1 to 40.
 *
 *     QRCode.modules('https://example.com');  // { size, version, mask, isDark(x, y) }
 *     QRCode.svgPath('https://example.com');  // { size, path }, with the quiet zone around it
 *
 * Both return `null` for a text of more than 2,331 bytes.
 */
const QRCode = (() => {
  // By version: the check codewords of a block, and the number of blocks (tables 9 and 13 to 22).
  const checksPerBlock = [0,
    10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
    26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28];
  const blockCounts = [0,
    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16,
    17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49];

  // MARK: Codewords

  /** The centers of the alignment patterns on each axis. */
  function alignmentCenters(version) {
    if (version === 1) return [];
    const count = Math.floor(version / 7) + 2;
    const last = version * 4 + 10;
    const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
    return [6, ...Array.from({ length: count - 1 }, (_, index) => last - (count - 2 - index) * step)];
  }

  /** The number of codewords of a version: its modules without those of the patterns, by eight. */
  function codewordCount(version) {
    const size = version * 4 + 17;
    const centers = alignmentCenters(version).length;
    const finders = 3 * 64;
    // Two alignment patterns on each timing pattern have five modules in common with it.
    const alignments = centers === 0 ? 0 : (centers * centers - 3) * 25 - (centers - 2) * 2 * 5;
    const timings = 2 * (size - 16);
    const formats = 31 + (version < 7 ? 0 : 36);
    return Math.floor((size * size - finders - alignments - timings - formats) / 8);
  }

  const dataCount = (version) =>
    codewordCount(version) - checksPerBlock[version] * blockCounts[version];

  /** The product of two elements of the field of 256 elements with the polynomial 0x11D. */
  function product(left, right) {
    let result = 0;
    for (let bit = 7; bit >= 0; bit -= 1) {
      result = (result << 1) ^ ((result >> 7) * 0x11D);
      if ((right >> bit) & 1) result ^= left;
    }
    return result;
  }

  /** The coefficients of the polynomial whose roots are the first powers of 2, without the highest. */
  function generator(degree) {
    const coefficients = [...Array(degree - 1).fill(0), 1];
    let root = 1;
    for (let power = 0; power < degree; power += 1) {
      for (let index = 0; index < degree; index += 1) {
        coefficients[index] = product(coefficients[index], root) ^ (coefficients[index + 1] ?? 0);
      }
      root = product(root, 2);
    }
    return coefficients;
  }

  /** The remainder of the division of a block by the polynomial. */
  function checks(block, divisor) {
    const rest = divisor.map(() => 0);
    for (const codeword of block) {
      const factor = codeword ^ rest.shift();
      rest.push(0);
      divisor.forEach((coefficient, index) => { rest[index] ^= product(coefficient, factor); });
    }
    return rest;
  }

  /** The codewords of the bytes: mode, count, bytes and padding. */
  function dataCodewords(bytes, version) {
    const bits = [];
    const add = (value, length) => {
      for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
    };
    add(0b0100, 4);
    add(bytes.length, version < 10 ? 8 : 16);
    for (const byte of bytes) add(byte, 8);
    add(0, 4);
    while (bits.length % 8 !== 0) bits.push(0);
    const codewords = [];
    for (let start = 0; start < bits.length; start += 8) {
      codewords.push(parseInt(bits.slice(start, start + 8).join(''), 2));
    }
    for (let padding = 0xEC; codewords.length < dataCount(version); padding ^= 0xEC ^ 0x11) {
      codewords.push(padding);
    }
    return codewords;
  }

  /** The codewords in the order of the symbol: those of all blocks in turn, then their checks. */
  function interleaved(data, version) {
    const count = blockCounts[version];
    const divisor = generator(checksPerBlock[version]);
    const shorter = Math.floor(data.length / count);
    const firstLonger = count - (data.length % count);
    const blocks = [];
    for (let index = 0, start = 0; index < count; index += 1) {
      const end = start + shorter + (index < firstLonger ? 0 : 1);
      blocks.push(data.slice(start, end));
      start = end;
    }
    const inTurn = (lists, length) => Array.from({ length }, (_, index) =>
      lists.filter((list) => index < list.length).map((list) => list[index])).flat();
    const allChecks = blocks.map((block) => checks(block, divisor));
    return [...inTurn(blocks, shorter + 1), ...inTurn(allChecks, divisor.length)];
  }

  // MARK: The symbol

  /** A value with its remainder by a polynomial of a code, below it. */
  function withRemainder(value, length, polynomial) {
    let rest = value;
    for (let index = 0; index < length; index += 1) {
      rest = (rest << 1) ^ ((rest >> (length - 1)) * polynomial);
    }
    return (value << length) | rest;
  }

  /** A symbol with its patterns. `isFixed` says which modules are no data. */
  function emptySymbol(version) {
    const size = version * 4 + 17;
    const rows = Array.from({ length: size }, () => new Uint8Array(size));
    const fixed = Array.from({ length: size }, () => new Uint8Array(size));
    const set = (x, y, isDark) => {
      if (x < 0 || y < 0 || x >= size || y >= size) return;
      rows[y][x] = isDark ? 1 : 0;
      fixed[y][x] = 1;
    };
    /** A square of rings around a center. */
    const square = (centerX, centerY, radius, isDark) => {
      for (let y = -radius; y <= radius; y += 1) {
        for (let x = -radius; x <= radius; x += 1) {
          set(centerX + x, centerY + y, isDark(Math.max(Math.abs(x), Math.abs(y))));
        }
      }
    };
    for (let index = 0; index < size; index += 1) {
      set(index, 6, index % 2 === 0);
      set(6, index, index % 2 === 0);
    }
    for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) {
      square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
    }
    const centers = alignmentCenters(version);
    const last = centers[centers.length - 1];
    for (const x of centers) {
      for (const y of centers) {
        const isInFinder = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
        if (!isInFinder) square(x, y, 2, (ring) => ring !== 1);
      }
    }
    if (version >= 7) {
      const bits = withRemainder(version, 12, 0x1F25);
      for (let index = 0; index < 18; index += 1) {
        const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)];
        set(far, near, (bits >> index) & 1);
        set(near, far, (bits >> index) & 1);
      }
    }
    setFormat(size, set, 0);
    return { size, rows, set, isFixed: (x, y) => fixed[y][x] === 1 };
  }

  /** Writes the level M and the mask, twice. */
  function setFormat(size, set, mask) {
    const bits = withRemainder(mask, 10, 0x537) ^ 0x5412;
    for (let index = 0; index < 15; index += 1) {
      const isDark = (bits >> index) & 1;
      // Down the column 8 and along the row 8, past the timing patterns.
      if (index < 8) set(8, index + (index < 6 ? 0 : 1), isDark);
      else set(index === 8 ? 7 : 14 - index, 8, isDark);
      if (index < 8) set(size - 1 - index, 8, isDark);
      else set(8, size - 15 + index, isDark);
    }
    set(8, size - 8, true);
  }

  /** Writes the codewords in columns of two, from the right, upwards and downwards in turn. */
  function fill({ size, rows, isFixed }, codewords) {
    let index = 0;
    for (let right = size - 1, isUpward = true; right > 0; right -= 2, isUpward = !isUpward) {
      if (right === 6) right = 5;
      for (let step = 0; step < size; step += 1) {
        const y = isUpward ? size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (isFixed(x, y)) continue;
          rows[y][x] = (codewords[index >> 3] >> (7 - (index & 7))) & 1;
          index += 1;
        }
      }
    }
  }

  // MARK: Masks

  const masks = [
    (x, y) => (x + y) % 2,
    (x, y) => y % 2,
    (x) => x % 3,
    (x, y) => (x + y) % 3,
    (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    (x, y) => ((x * y) % 2) + ((x * y) % 3),
    (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ];

  /** The rows of a symbol with a mask. */
  function masked({ size, rows, isFixed }, mask) {
    const result = rows.map((row, y) =>
      row.map((module, x) => (isFixed(x, y) || masks[mask](x, y) !== 0 ? module : 1 - module)));
    setFormat(size, (x, y, isDark) => { result[y][x] = isDark ? 1 : 0; }, mask);
    return result;
  }

  /** How hard a symbol is to read: runs, squares, what is like a finder, and the share of dark modules. */
  function penalty(rows) {
    const size = rows.length;
    const columns = rows.map((_, x) => rows.map((row) => row[x]));
    let result = 0;
    for (const line of [...rows, ...columns]) {
      const text = line.join('');
      for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) result += run.length - 2;
      // The quiet zone is light, too.
      const around = `0000${text}0000`;
      result += 40 * ((around.match(/1011101(?=0000)/g) || []).length);
      result += 40 * ((around.match(/0000(?=1011101)/g) || []).length);
    }
    let dark = 0;
    for (let y = 0; y < size; y += 1) {
      for (let x = 0; x < size; x += 1) {
        dark += rows[y][x];
        const isSquare = x > 0 && y > 0 && rows[y][x] === rows[y - 1][x]
          && rows[y][x] === rows[y][x - 1] && rows[y][x] === rows[y - 1][x - 1];
        if (isSquare) result += 3;
      }
    }
    const distance = Math.abs((dark * 20) / (size * size) - 10);
    return result + 10 * Math.max(0, Math.ceil(distance) - 1);
  }

  // MARK: Interface

  /** The smallest version that has room for a number of bytes; `undefined` if there is none. */
  function versionFor(byteCount) {
    return blockCounts.map((_, version) => version).slice(1).find((version) =>
      4 + (version < 10 ? 8 : 16) + byteCount * 8 <= dataCount(version) * 8);
  }

  function modules(text) {
    const bytes = new TextEncoder().encode(text);
    const version = versionFor(bytes.length);
    if (version === undefined) return null;
    const symbol = emptySymbol(version);
    fill(symbol, interleaved(dataCodewords(bytes, version), version));
    const choices = masks.map((_, mask) => {
      const rows = masked(symbol, mask);
      return { mask, rows, penalty: penalty(rows) };
    });
    const { mask, rows } = choices.reduce((best, next) => (next.penalty < best.penalty ? next : best));
    return { size: symbol.size, version, mask, isDark: (x, y) => rows[y][x] === 1 };
  }

  function svgPath(text) {
    const symbol = modules(text);
    if (!symbol) return null;
    const quiet = 4;
    let path = '';
    for (let y = 0; y < symbol.size; y += 1) {
      for (let x = 0; x < symbol.size; x += 1) {
        if (!symbol.isDark(x, y)) continue;
        const start = x;
        while (x < symbol.size && symbol.isDark(x, y)) x += 1;
        path += `M${start + quiet} ${y + quiet}h${x - start}v1h-${x - start}z`;
      }
    }
    return { size: symbol.size + 2 * quiet, path };
  }

  return { modules, svgPath };
})();

if (typeof module !== 'undefined') module.exports = QRCode;
