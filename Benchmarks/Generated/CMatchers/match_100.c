#include "reference.h"

static int n0(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 35; }
  return -1;
}
static int n1(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x6c2d74656b736162u && s.high == 0x7962626f6c2d7465u) { { int r = n0(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n2(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x7465737361u) { { int r = n1(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q16(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 16 : -1;
}
static int n3(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q16(p, m); }
  return -1;
}
static int n4(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x2d746e756f636361u && s.high == 0x6e6f736165732d74u) { { int r = n3(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q7(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 7 : -1;
}
static int n5(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q7(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x6e6f69676572u) { { int r = n4(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n6(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 24; }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n5(s.end, m, k + 2);
  return -1;
}
static int q29(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 29 : -1;
}
static int n7(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q29(p, m); }
  return -1;
}
static int q38(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 38 : -1;
}
static int n8(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q38(p, m); }
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n7(s.end, m, k + 2);
  return -1;
}
static int q30(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 30 : -1;
}
static int n9(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q30(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x736569726573u) { { int r = n8(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q32(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 32 : -1;
}
static int n10(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q32(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6e616c70u) { { int r = n9(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q19(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 19 : -1;
}
static int n11(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q19(p, m); }
  return -1;
}
static int q14(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 14 : -1;
}
static int n12(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q14(p, m); }
  return -1;
}
static int q17(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 17 : -1;
}
static int n13(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q17(p, m); }
  return -1;
}
static int q46(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 46 : -1;
}
static int n14(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q46(p, m); }
  return -1;
}
static int n15(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x682d7265646c6f66u && s.high == 0x656d6f682d726564u) { { int r = n14(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q6(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 6 : -1;
}
static int n16(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q6(p, m); }
  return -1;
}
static int n17(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x76652d656d656874u && s.high == 0x746e6576652d656du) { { int r = n16(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n18(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 23; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6576696cu) { { int r = n12(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x636973756du) { { int r = n13(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x2d7463656a6f7270u && s.high == 0x6f656469762d7463u) { { int r = n15(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n17(s.end, m, k + 2);
  return -1;
}
static int n19(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 34; }
  return -1;
}
static int q49(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 49 : -1;
}
static int n20(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q49(p, m); }
  return -1;
}
static int n21(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 15:
    if (s.low == 0x2d6e6f697373696du && s.high == 0x676e69747465732du) { { int r = n20(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n22(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x72756f74u) { { int r = n19(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n21(s.end, m, k + 2);
  return -1;
}
static int q18(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 18 : -1;
}
static int n23(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q18(p, m); }
  return -1;
}
static int q25(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 4:
      switch (s.low) {
      case 0x65676170u: if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; break;
      case 0x6d6f7266u: if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; break;
      case 0x77656976u: if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; break;
      }
      break;
    }
  }
  return (seen & 14) == 14 ? 25 : -1;
}
static int n24(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q25(p, m); }
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n23(s.end, m, k + 2);
  return -1;
}
static int q22(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 22 : -1;
}
static int n25(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q22(p, m); }
  return -1;
}
static int q47(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 1) == 1 ? 47 : -1;
}
static int n26(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q47(p, m); }
  return -1;
}
static int n27(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n26(s.end, m, k + 2);
  return -1;
}
static int q5(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 5 : -1;
}
static int n28(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q5(p, m); }
  return -1;
}
static int q4(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f63u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 8) == 8 ? 4 : -1;
}
static int n29(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q4(p, m); }
  return -1;
}
static int n30(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n29(s.end, m, k + 2);
  return -1;
}
static int q48(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 48 : -1;
}
static int n31(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q48(p, m); }
  return -1;
}
static int n32(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x74726163u) { { int r = n31(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q9(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 9 : -1;
}
static int n33(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q9(p, m); }
  return -1;
}
static int n34(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x6168732d656d6167u && s.high == 0x65726168732d656du) { { int r = n33(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q15(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 13) == 13 ? 15 : -1;
}
static int n35(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q15(p, m); }
  return -1;
}
static int n36(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x65646972u) { { int r = n35(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q11(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 11 : -1;
}
static int n37(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q11(p, m); }
  return -1;
}
static int q0(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 0 : -1;
}
static int n38(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q0(p, m); }
  return -1;
}
static int n39(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 2; }
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n38(s.end, m, k + 2);
  return -1;
}
static int n40(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 3:
    if (s.low == 0x70616du) { { int r = n34(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x7961646f74u) { { int r = n37(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x657372756f63u) { { int r = n30(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x746e756f636361u) { { int r = n28(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 9:
    if (s.low == 0x746f762d6576696cu && s.high == 0x65746f762d657669u) { { int r = n32(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x65732d6574756f72u && s.high == 0x676e69747465732du) { { int r = n36(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n39(s.end, m, k + 2);
  return -1;
}
static int q43(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x74696d696cu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 43 : -1;
}
static int n41(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q43(p, m); }
  return -1;
}
static int q42(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 42 : -1;
}
static int n42(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q42(p, m); }
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n41(s.end, m, k + 2);
  return -1;
}
static int q39(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x657a6973u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 0) == 0 ? 39 : -1;
}
static int n43(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q39(p, m); }
  return -1;
}
static int n44(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x6c70752d6b736174u && s.high == 0x64616f6c70752d6bu) { { int r = n43(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q28(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x656372756f73u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 6) == 6 ? 28 : -1;
}
static int n45(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q28(p, m); }
  return -1;
}
static int q20(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 20 : -1;
}
static int n46(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q20(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x656c797473u) { { int r = n44(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n45(s.end, m, k + 2);
  return -1;
}
static int q40(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x77656976u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 4) == 4 ? 40 : -1;
}
static int n47(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q40(p, m); }
  return -1;
}
static int n48(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n47(s.end, m, k + 2);
  return -1;
}
static int n49(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x6c656e6e616863u) { { int r = n48(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q31(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 31 : -1;
}
static int n50(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q31(p, m); }
  return -1;
}
static int q36(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x65676170u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x7265746c6966u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 2) == 2 ? 36 : -1;
}
static int n51(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q36(p, m); }
  return -1;
}
static int n52(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x696765722d626f6au && s.high == 0x6e6f696765722d62u) { { int r = n51(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n53(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 45; }
  return -1;
}
static int n54(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n53(s.end, m, k + 2);
  return -1;
}
static int n55(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 37; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x746375646f7270u) { { int r = n50(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x68632d6369706f74u && s.high == 0x6c656e6e6168632du) { { int r = n52(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n54(s.end, m, k + 2);
  return -1;
}
static int n56(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 26; }
  return -1;
}
static int q13(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x65676170u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 9) == 9 ? 13 : -1;
}
static int n57(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q13(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x746e656d6d6f63u) { { int r = n56(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q44(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65676170u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 44 : -1;
}
static int n58(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q44(p, m); }
  return -1;
}
static int n59(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n58(s.end, m, k + 2);
  return -1;
}
static int q8(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 8 : -1;
}
static int n60(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q8(p, m); }
  return -1;
}
static int q3(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 3 : -1;
}
static int n61(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q3(p, m); }
  return -1;
}
static int n62(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n61(s.end, m, k + 2);
  return -1;
}
static int n63(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 41; }
  return -1;
}
static int n64(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x79726f7473u) { { int r = n63(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q33(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 33 : -1;
}
static int n65(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q33(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x7972616d6d7573u) { { int r = n64(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q10(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 10 : -1;
}
static int n66(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q10(p, m); }
  return -1;
}
static int q27(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 27 : -1;
}
static int n67(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q27(p, m); }
  return -1;
}
static int n68(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x2d79726f74736968u && s.high == 0x776f6c6c6f662d79u) { { int r = n67(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n69(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x2d746e656d6d6f63u && s.high == 0x6761742d746e656du) { { int r = n66(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 15:
    if (s.low == 0x72656d6f74737563u && s.high == 0x6574616470752d72u) { { int r = n68(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q21(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      switch (s.low) {
      case 0x6d6f7266u: if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; break;
      case 0x657a6973u: if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; break;
      case 0x676e616cu: if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; break;
      }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 8) == 8 ? 21 : -1;
}
static int n70(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q21(p, m); }
  return -1;
}
static int q12(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 12 : -1;
}
static int n71(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q12(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x70697274u) { { int r = n65(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x6563696f76u) { { int r = n69(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x657069636572u) { { int r = n62(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x6c616e72756f6au) { { int r = n60(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n70(s.end, m, k + 2);
  return -1;
}
static int q1(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x7265746c6966u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 1 : -1;
}
static int n72(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q1(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 3:
    if (s.low == 0x70616du) { { int r = n24(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 4:
    if (s.low == 0x74726163u) { { int r = n10(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6c6f6f74u) { { int r = n57(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    switch (s.low) {
    case 0x6d69616c63u: { int r = n11(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6c6562616cu: { int r = n22(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6569766f6du: { int r = n27(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6f65646976u: { int r = n59(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 6:
    if (s.low == 0x7265626d656du) { { int r = n25(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x74686769736e69u) { { int r = n18(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x6f702d6572616873u && s.high == 0x6c6c6f702d657261u) { { int r = n49(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x74732d65726f7473u && s.high == 0x706574732d65726fu) { { int r = n55(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x72612d6567646162u && s.high == 0x7473697472612d65u) { { int r = n2(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x74732d6569766f6du && s.high == 0x6f69647574732d65u) { { int r = n40(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x65762d6569766f6du && s.high == 0x6e6f69737265762du) { { int r = n42(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 14:
    if (s.low == 0x6d2d746567647562u && s.high == 0x6e6f697373696d2du) { { int r = n6(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x2d74736163646f70u && s.high == 0x726577736e612d74u) { { int r = n46(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n71(s.end, m, k + 2);
  return -1;
}
static int n73(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 81; }
  return -1;
}
static int n74(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 65; }
  return -1;
}
static int n75(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x656e6f7au) { { int r = n74(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q87(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 87 : -1;
}
static int n76(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q87(p, m); }
  return -1;
}
static int q98(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 4:
      if (s.low == 0x65676170u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 6) == 6 ? 98 : -1;
}
static int n77(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q98(p, m); }
  return -1;
}
static int n78(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x68746e6f6du) { { int r = n77(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n79(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6d6f6f72u) { { int r = n78(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x692d74656b736162u && s.high == 0x616564692d74656bu) { { int r = n76(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q73(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x65646f6du) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 73 : -1;
}
static int n80(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q73(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x72656e776fu) { { int r = n79(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x6e6f7373656cu) { { int r = n75(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n81(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 97; }
  return -1;
}
static int q89(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x666572u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 4) == 4 ? 89 : -1;
}
static int n82(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q89(p, m); }
  return -1;
}
static int n83(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n82(s.end, m, k + 2);
  return -1;
}
static int q93(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 93 : -1;
}
static int n84(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q93(p, m); }
  return -1;
}
static int n85(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x746e65746e6f63u) { { int r = n84(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n86(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x6d2d746964657263u && s.high == 0x636973756d2d7469u) { { int r = n85(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n87(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 66; }
  return -1;
}
static int n88(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n87(s.end, m, k + 2);
  return -1;
}
static int n89(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 64; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 3:
    if (s.low == 0x70616du) { { int r = n88(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n90(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6b726f77u) { { int r = n86(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n89(s.end, m, k + 2);
  return -1;
}
static int q84(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 84 : -1;
}
static int n91(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q84(p, m); }
  return -1;
}
static int n92(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x616964656du) { { int r = n91(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n93(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n92(s.end, m, k + 2);
  return -1;
}
static int n94(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 15:
    if (s.low == 0x657469726f766166u && s.high == 0x72656c6c65732d65u) { { int r = n93(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q85(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 2) == 2 ? 85 : -1;
}
static int n95(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q85(p, m); }
  return -1;
}
static int n96(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x7972617262696cu) { { int r = n95(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q94(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 4) == 4 ? 94 : -1;
}
static int n97(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q94(p, m); }
  return -1;
}
static int n98(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6c6c6f70u) { { int r = n96(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n97(s.end, m, k + 2);
  return -1;
}
static int n99(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 83; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x72657375u) { { int r = n98(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q77(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 77 : -1;
}
static int n100(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q77(p, m); }
  return -1;
}
static int n101(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 67; }
  return -1;
}
static int n102(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n101(s.end, m, k + 2);
  return -1;
}
static int n103(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x656d6f68u) { { int r = n102(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n104(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 78; }
  return -1;
}
static int n105(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x72656e6e6162u) { { int r = n104(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n106(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x68632d636973756du && s.high == 0x726574706168632du) { { int r = n105(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n107(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 79; }
  return -1;
}
static int n108(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x6c2d6e6f7373656cu && s.high == 0x6e6f7373656c2d6eu) { { int r = n107(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n109(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 50; }
  return -1;
}
static int q53(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 53 : -1;
}
static int n110(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q53(p, m); }
  return -1;
}
static int n111(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x6e6f697373696du) { { int r = n110(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q51(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 51 : -1;
}
static int n112(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q51(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6576696cu) { { int r = n109(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n111(s.end, m, k + 2);
  return -1;
}
static int q55(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 55 : -1;
}
static int n113(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q55(p, m); }
  return -1;
}
static int q52(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 52 : -1;
}
static int n114(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q52(p, m); }
  return -1;
}
static int n115(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x2d6567617373656du && s.high == 0x706972742d656761u) { { int r = n114(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n116(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 86; }
  return -1;
}
static int q82(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x676e616cu) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 10) == 10 ? 82 : -1;
}
static int n117(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q82(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n116(s.end, m, k + 2);
  return -1;
}
static int q54(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 54 : -1;
}
static int n118(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q54(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 3:
    if (s.low == 0x716166u) { { int r = n113(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x6567646162u) { { int r = n112(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 14:
    if (s.low == 0x632d64616f6c7075u && s.high == 0x746e656d6d6f632du) { { int r = n115(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n117(s.end, m, k + 2);
  return -1;
}
static int n119(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 76; }
  return -1;
}
static int n120(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x6f682d65726f6373u && s.high == 0x656d6f682d65726fu) { { int r = n119(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q90(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x737574617473u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 10) == 10 ? 90 : -1;
}
static int n121(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q90(p, m); }
  return -1;
}
static int n122(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x72616579u) { { int r = n121(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n123(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x79726f74736968u) { { int r = n122(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q88(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f63u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 1) == 1 ? 88 : -1;
}
static int n124(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q88(p, m); }
  return -1;
}
static int n125(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6e616c70u) { { int r = n124(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q96(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 96 : -1;
}
static int n126(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q96(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 15:
    if (s.low == 0x72656d6f74737563u && s.high == 0x72656c6c65732d72u) { { int r = n123(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n125(s.end, m, k + 2);
  return -1;
}
static int q75(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 75 : -1;
}
static int n127(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q75(p, m); }
  return -1;
}
static int n128(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x6e6f6974617473u) { { int r = n127(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q56(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x74696d696cu) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 4) == 4 ? 56 : -1;
}
static int n129(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q56(p, m); }
  return -1;
}
static int n130(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6567617473u) { { int r = n128(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n129(s.end, m, k + 2);
  return -1;
}
static int q80(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 80 : -1;
}
static int n131(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q80(p, m); }
  return -1;
}
static int n132(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 95; }
  return -1;
}
static int n133(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n132(s.end, m, k + 2);
  return -1;
}
static int n134(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n133(s.end, m, k + 2);
  return -1;
}
static int n135(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n134(s.end, m, k + 2);
  return -1;
}
static int q57(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 57 : -1;
}
static int n136(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q57(p, m); }
  return -1;
}
static int q60(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 60 : -1;
}
static int n137(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q60(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x74666967u) { { int r = n136(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q68(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 68 : -1;
}
static int n138(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q68(p, m); }
  return -1;
}
static int q59(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 59 : -1;
}
static int n139(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q59(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x746e65746e6f63u) { { int r = n138(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n140(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 92; }
  return -1;
}
static int n141(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 91; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x6475622d61656469u && s.high == 0x7465676475622d61u) { { int r = n140(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q71(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 71 : -1;
}
static int n142(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q71(p, m); }
  return -1;
}
static int q63(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 63 : -1;
}
static int n143(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q63(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x776f6c6c6f66u) { { int r = n142(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q99(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 99 : -1;
}
static int n144(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q99(p, m); }
  return -1;
}
static int n145(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 72; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x796e61706d6f63u) { { int r = n144(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q74(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 74 : -1;
}
static int n146(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q74(p, m); }
  return -1;
}
static int n147(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x726577736e61u) { { int r = n146(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n148(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 69; }
  return -1;
}
static int q61(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 61 : -1;
}
static int n149(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q61(p, m); }
  return -1;
}
static int n150(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x6e6f7373656cu) { { int r = n149(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q70(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 70 : -1;
}
static int n151(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q70(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6563697270u) { { int r = n148(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x676e69746172u) { { int r = n150(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 8:
    if (s.low == 0x7974697669746361u) { { int r = n147(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q62(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 62 : -1;
}
static int n152(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q62(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x74726163u) { { int r = n141(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x6c6562616cu) { { int r = n143(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x69622d6e656b6f74u && s.high == 0x676e696c6c69622du) { { int r = n145(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n151(s.end, m, k + 2);
  return -1;
}
static int q58(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 58 : -1;
}
static int n153(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q58(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 3:
    if (s.low == 0x676174u) { { int r = n135(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 4:
    if (s.low == 0x74696465u) { { int r = n83(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x65646972u) { { int r = n108(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    switch (s.low) {
    case 0x6472616f62u: { int r = n73(s.end, m, k); if (r >= 0) return r; } break;
    case 0x7466617264u: { int r = n81(s.end, m, k); if (r >= 0) return r; } break;
    case 0x726566666fu: { int r = n100(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 6:
    switch (s.low) {
    case 0x7265646c6f66u: { int r = n90(s.end, m, k); if (r >= 0) return r; } break;
    case 0x686372616573u: { int r = n126(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6c616e676973u: { int r = n130(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 7:
    if (s.low == 0x656c69666f7270u) { { int r = n106(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6e6f6973726576u) { { int r = n139(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 8:
    if (s.low == 0x656c61732d70616du) { { int r = n94(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x656c756465686373u) { { int r = n118(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x61672d6472616f62u && s.high == 0x656d61672d647261u) { { int r = n80(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6f74732d6c6c6f70u && s.high == 0x65726f74732d6c6cu) { { int r = n103(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x75732d656c797473u && s.high == 0x7965767275732d65u) { { int r = n131(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x61742d6e656b6f74u && s.high == 0x7465677261742d6eu) { { int r = n137(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x69622d6569766f6du && s.high == 0x676e696c6c69622du) { { int r = n99(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6f632d65726f6373u && s.high == 0x796e61706d6f632du) { { int r = n120(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n152(s.end, m, k + 2);
  return -1;
}
static int n154(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x656c646e7562u) { { int r = n72(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 14:
    if (s.low == 0x632d6567616e616du && s.high == 0x746e656d6d6f632du) { { int r = n153(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
int match_100(const uint8_t *link, Match *m) {
  static const char web[] = "https://app.example.com", app[] = "bench:/";
  const uint8_t *p;
  if (memcmp(link, web, sizeof web - 1) == 0) p = link + sizeof web - 1;
  else if (memcmp(link, app, sizeof app - 1) == 0) p = link + sizeof app - 1;
  else return -1;
  return n154(p, m, 0);
}
