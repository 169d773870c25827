#include "reference.h"

static int n0(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 6; }
  return -1;
}
static int n1(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x7a697571u) { { int r = n0(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n2(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x6567616e616du) { { int r = n1(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q3(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 3 : -1;
}
static int n3(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q3(p, m); }
  return -1;
}
static int q0(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 0 : -1;
}
static int n4(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q0(p, m); }
  return -1;
}
static int n5(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6472616f62u) { { int r = n4(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n6(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x656d6f68u) { { int r = n3(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x6c702d7962626f6cu && s.high == 0x6563616c702d7962u) { { int r = n5(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q1(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 6) == 6 ? 1 : -1;
}
static int n7(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q1(p, m); }
  return -1;
}
static int n8(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n7(s.end, m, k + 2);
  return -1;
}
static int q2(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 2 : -1;
}
static int n9(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q2(p, m); }
  return -1;
}
static int n10(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6f746f6870u) { { int r = n9(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q5(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65676170u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 4) == 4 ? 5 : -1;
}
static int n11(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q5(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x72656e776fu) { { int r = n8(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x2d6e6f6973726576u && s.high == 0x7a6975712d6e6f69u) { { int r = n10(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q4(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x657a6973u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 4 : -1;
}
static int n12(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q4(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x7265626d656du) { { int r = n6(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n11(s.end, m, k + 2);
  return -1;
}
static int q7(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 7 : -1;
}
static int n13(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q7(p, m); }
  return -1;
}
static int n14(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 9; }
  return -1;
}
static int n15(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6c6f6f74u) { { int r = n14(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n16(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 8; }
  return -1;
}
static int n17(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x776569766572u) { { int r = n16(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n18(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x7473696cu) { { int r = n17(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n19(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x776f6873u) { { int r = n18(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x746e756f636361u) { { int r = n2(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6563696f766e69u) { { int r = n13(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x2d746e656d796170u && s.high == 0x726573752d746e65u) { { int r = n15(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 17:
    if (s.low == 0x72616f6268736164u && s.high == 0x656369767265732du && memcmp(s.start + 8, "d", 1) == 0) { { int r = n12(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
int match_10(const uint8_t *link, Match *m) {
  static const char web[] = "https://app.example.com", app[] = "bench:/";
  const uint8_t *p;
  if (memcmp(link, web, sizeof web - 1) == 0) p = link + sizeof web - 1;
  else if (memcmp(link, app, sizeof app - 1) == 0) p = link + sizeof app - 1;
  else return -1;
  return n19(p, m, 0);
}
