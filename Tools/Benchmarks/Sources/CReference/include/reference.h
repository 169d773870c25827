#pragma once
// The functions of the generated C matcher: one pass of 8-byte chunks over a segment or a key, and values read in place.
// A link is followed by 16 zero bytes, so a chunk can be loaded at any of its bytes.
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

typedef struct {
  uint64_t path[6];   // two for each parameter: a number, the halves of a UUID, or start and end
  uint64_t items[8];  // two for each key
} Match;

typedef struct {
  const uint8_t *start, *end;
  uint64_t low, high;  // the first and the last 8 bytes; a shorter text is padded with zeros
  uint32_t length;
} Segment;

static inline uint64_t load(const uint8_t *p) {
  uint64_t word;
  memcpy(&word, p, 8);
  return word;
}

// Returns 0x80 in the first byte that is `c`; only the lowest set bit is exact.
static inline uint64_t is(uint64_t word, uint8_t c) {
  uint64_t y = word ^ (0x0101010101010101u * c);
  return (y - 0x0101010101010101u) & ~y & 0x8080808080808080u;
}

static inline uint64_t endsSegment(uint64_t word) {
  return is(word, '/') | is(word, '?') | is(word, '#') | is(word, 0);
}

static inline uint64_t endsKey(uint64_t word) {
  return is(word, '=') | is(word, '&') | is(word, '#') | is(word, 0);
}

static inline uint64_t endsValue(uint64_t word) {
  return is(word, '&') | is(word, '#') | is(word, 0);
}

static inline __attribute__((always_inline)) Segment scan(const uint8_t *start, uint64_t (*ends)(uint64_t)) {
  const uint8_t *p = start;
  uint64_t word = load(p), low = word, stop = ends(word);
  while (!stop) {
    p += 8;
    word = load(p);
    stop = ends(word);
  }
  p += __builtin_ctzll(stop) >> 3;
  uint32_t length = (uint32_t)(p - start);
  if (length < 8) low &= ((uint64_t)1 << (length * 8)) - 1;
  return (Segment){start, p, low, length > 8 ? load(p - 8) : low, length};
}

static inline Segment segment(const uint8_t *start) { return scan(start, endsSegment); }
static inline Segment key(const uint8_t *start) { return scan(start, endsKey); }

static inline Segment value(Segment key) {
  return *key.end == '=' ? scan(key.end + 1, endsValue) : (Segment){key.end, key.end, 0, 0, 0};
}

// Returns true at the end of the path, ignoring one slash.
static inline bool isEnd(const uint8_t *p) {
  if (*p == '/') p++;
  return *p == 0 || *p == '?' || *p == '#';
}

static inline bool readText(Segment s, uint64_t *value) {
  value[0] = (uint64_t)s.start;
  value[1] = (uint64_t)s.end;
  return s.length > 0;
}

// Returns the number of up to 8 digits, or -1.
static inline int64_t digits(uint64_t low, uint32_t length) {
  uint32_t shift = 64 - length * 8;
  uint64_t v = length == 8 ? low : (low << shift) | (0x3030303030303030u & (((uint64_t)1 << shift) - 1));
  uint64_t t = v - 0x3030303030303030u;
  if ((t | (v + 0x4646464646464646u)) & 0x8080808080808080u) return -1;
  t = t * 10 + (t >> 8);
  return (((t & 0x000000ff000000ffu) * 0x000f424000000064u)
          + (((t >> 16) & 0x000000ff000000ffu) * 0x0000271000000001u)) >> 32 & 0xffffffffu;
}

// Reads only canonical numbers: no leading zero and no plus sign.
static inline bool readInt(Segment s, uint64_t *value) {
  if (s.length - 1 < 8 && ((s.low & 0xff) != '0' || s.length == 1)) {
    int64_t number = digits(s.low, s.length);
    value[0] = (uint64_t)number;
    if (number >= 0) return true;
  }
  const uint8_t *p = s.start;
  bool isNegative = *p == '-';
  p += isNegative;
  if (p == s.end || s.end - p > 18 || (*p == '0' && s.length > 1)) return false;
  uint64_t number = 0;
  for (; p < s.end; p++) {
    uint8_t digit = *p - '0';
    if (digit > 9) return false;
    number = number * 10 + digit;
  }
  value[0] = isNegative ? -number : number;
  return true;
}

// Returns the 32 bits of 8 hexadecimal digits, the first digit highest; sets bits in `bad` for other characters.
static inline uint64_t hex(uint64_t x, uint64_t *bad) {
  const uint64_t ones = 0x0101010101010101u, tops = 0x8080808080808080u;
  uint64_t letter = (x >> 6) & ones, upper = x & ~(letter * 0x20), digit = ~letter & ones;
  uint64_t over = (upper | tops) - (digit * 0x30 + letter * 0x41);
  uint64_t fits = (((digit * 9 + letter * 5) | tops) - (over & ~tops)) & tops;
  *bad |= (fits ^ tops) | (x & tops) | (~over & tops);
  uint64_t v = (x & (ones * 15)) + letter * 9;
  v = (v * 0x10 + (v >> 8)) & 0x00ff00ff00ff00ffu;
  v = (v * 0x100 + (v >> 16)) & 0x0000ffff0000ffffu;
  return (v * 0x10000 + (v >> 32)) & 0xffffffffu;
}

static inline bool readUUID(Segment s, uint64_t *value) {
  if (s.length != 36) return false;
  const uint8_t *p = s.start;
  uint64_t bad = (p[8] ^ '-') | (p[13] ^ '-') | (p[18] ^ '-') | (p[23] ^ '-');
  // Eight digits, two times four digits around a dash, and the same in reverse.
  uint64_t a = hex(load(p), &bad);
  uint64_t b = hex((load(p + 9) & 0xffffffffu) | load(p + 14) << 32, &bad);
  uint64_t c = hex((load(p + 19) & 0xffffffffu) | load(p + 24) << 32, &bad);
  uint64_t d = hex(load(p + 28), &bad);
  value[0] = a << 32 | b;
  value[1] = c << 32 | d;
  return bad == 0;
}
