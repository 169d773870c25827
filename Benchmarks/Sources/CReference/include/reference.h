#pragma once
// What the generated C matcher is made of: one pass of 8-byte words over a segment or a key, values read in place.
// A link has 16 zero bytes behind it, so that a word may be loaded at any of its bytes.
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

typedef struct {
  uint64_t path[6];   // two a parameter: number and nothing, the halves of a UUID, or start and end
  uint64_t items[8];  // two a key
  const uint8_t *query;
} Match;

typedef struct {
  const uint8_t *start, *end;
  uint64_t low, high;  // the first and the last 8 bytes, with zeros behind a shorter text
  uint32_t length;
} Segment;

static inline uint64_t load(const uint8_t *p) {
  uint64_t word;
  memcpy(&word, p, 8);
  return word;
}

// 0x80 in the first byte that is `c`, exact for the lowest bit set.
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

static inline Segment scan(const uint8_t *start, uint64_t (*ends)(uint64_t)) {
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

// At the end of the path, but for one slash.
static inline bool isEnd(const uint8_t *p) {
  if (*p == '/') p++;
  return *p == 0 || *p == '?' || *p == '#';
}

static inline bool readText(Segment s, uint64_t *value) {
  value[0] = (uint64_t)s.start;
  value[1] = (uint64_t)s.end;
  return s.length > 0;
}

static inline bool readInt(Segment s, uint64_t *value) {
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

static inline int hexDigit(uint8_t c) {
  if ((uint8_t)(c - '0') < 10) return c - '0';
  uint8_t letter = (c | 32) - 'a';
  return letter < 6 ? letter + 10 : -1;
}

static inline bool readUUID(Segment s, uint64_t *value) {
  if (s.length != 36) return false;
  int bad = (s.start[8] ^ '-') | (s.start[13] ^ '-') | (s.start[18] ^ '-') | (s.start[23] ^ '-');
  uint64_t halves[2] = {0, 0};
  for (int i = 0, n = 0; i < 36; i++) {
    if (i == 8 || i == 13 || i == 18 || i == 23) continue;
    int digit = hexDigit(s.start[i]);
    bad |= digit & ~15;
    halves[n >> 4] = halves[n >> 4] << 4 | (digit & 15);
    n++;
  }
  value[0] = halves[0];
  value[1] = halves[1];
  return bad == 0;
}
