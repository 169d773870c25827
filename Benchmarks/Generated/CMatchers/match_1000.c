#include "reference.h"

static int q347(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 347 : -1;
}
static int n0(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q347(p, m); }
  return -1;
}
static int n1(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x726577736e61u) { { int r = n0(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n2(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x2d72656863756f76u && s.high == 0x6f69647574732d72u) { { int r = n1(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n3(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x676e6f73u) { { int r = n2(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q327(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 1) == 1 ? 327 : -1;
}
static int n4(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q327(p, m); }
  return -1;
}
static int q337(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 337 : -1;
}
static int n5(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q337(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x722d72656c6c6573u && s.high == 0x6d6f6f722d72656cu) { { int r = n4(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q343(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 343 : -1;
}
static int n6(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q343(p, m); }
  return -1;
}
static int n7(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x6567617373656du) { { int r = n6(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q344(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 344 : -1;
}
static int n8(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q344(p, m); }
  return -1;
}
static int n9(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x79726576696c6564u) { { int r = n8(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n10(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x69722d65726f7473u && s.high == 0x656469722d65726fu) { { int r = n9(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q322(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 322 : -1;
}
static int n11(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q322(p, m); }
  return -1;
}
static int q329(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 329 : -1;
}
static int n12(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q329(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n11(s.end, m, k + 2);
  return -1;
}
static int q341(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 341 : -1;
}
static int n13(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q341(p, m); }
  return -1;
}
static int n14(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x72662d7466617264u && s.high == 0x646e656972662d74u) { { int r = n13(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n15(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n14(s.end, m, k + 2);
  return -1;
}
static int q320(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 320 : -1;
}
static int n16(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q320(p, m); }
  return -1;
}
static int n17(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x656c797473u) { { int r = n16(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q334(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 334 : -1;
}
static int n18(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q334(p, m); }
  return -1;
}
static int n19(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x2d6e6f6974636573u && s.high == 0x6576696c2d6e6f69u) { { int r = n18(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n20(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 331; }
  return -1;
}
static int n21(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n20(s.end, m, k + 2);
  return -1;
}
static int n22(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x6567616e616du) { { int r = n21(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n23(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6d657469u) { { int r = n22(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q317(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 6) == 6 ? 317 : -1;
}
static int n24(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q317(p, m); }
  return -1;
}
static int q326(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 326 : -1;
}
static int n25(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q326(p, m); }
  return -1;
}
static int n26(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6d69616c63u) { { int r = n25(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n27(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x65636e616c6162u) { { int r = n24(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n26(s.end, m, k + 2);
  return -1;
}
static int q336(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 336 : -1;
}
static int n28(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q336(p, m); }
  return -1;
}
static int n29(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n28(s.end, m, k + 2);
  return -1;
}
static int n30(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 330; }
  return -1;
}
static int n31(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n30(s.end, m, k + 2);
  return -1;
}
static int n32(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x772d74656c6c6177u && s.high == 0x74656c6c61772d74u) { { int r = n29(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n31(s.end, m, k + 2);
  return -1;
}
static int q349(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 349 : -1;
}
static int n33(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q349(p, m); }
  return -1;
}
static int n34(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 316; }
  return -1;
}
static int n35(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x6d6165727473u) { { int r = n34(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n36(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 312; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x75732d656c797473u && s.high == 0x74726f707075732du) { { int r = n35(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n37(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x742d747369747261u && s.high == 0x656c6261742d7473u) { { int r = n36(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n38(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 342; }
  return -1;
}
static int q340(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f6du) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 13) == 13 ? 340 : -1;
}
static int n39(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q340(p, m); }
  return -1;
}
static int n40(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x6c616e72756f6au) { { int r = n39(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n41(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x72657470616863u) { { int r = n40(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q338(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 4) == 4 ? 338 : -1;
}
static int n42(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q338(p, m); }
  return -1;
}
static int n43(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n42(s.end, m, k + 2);
  return -1;
}
static int n44(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n43(s.end, m, k + 2);
  return -1;
}
static int n45(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6d75626c61u) { { int r = n41(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x662d7265626d656du && s.high == 0x6d75726f662d7265u) { { int r = n44(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n46(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 348; }
  return -1;
}
static int n47(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 333; }
  return -1;
}
static int q319(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 319 : -1;
}
static int n48(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q319(p, m); }
  return -1;
}
static int q324(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 2) == 2 ? 324 : -1;
}
static int n49(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q324(p, m); }
  return -1;
}
static int n50(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 311; }
  return -1;
}
static int n51(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6c69617274u) { { int r = n49(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x7469736976u) { { int r = n50(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n52(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6f746f6870u) { { int r = n48(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x69762d6574756f72u && s.high == 0x776569762d657475u) { { int r = n51(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n53(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 339; }
  return -1;
}
static int n54(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x772d6e6f73616573u && s.high == 0x6b726f772d6e6f73u) { { int r = n53(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q305(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 6) == 6 ? 305 : -1;
}
static int n55(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q305(p, m); }
  return -1;
}
static int n56(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n55(s.end, m, k + 2);
  return -1;
}
static int n57(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 307; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x7469736976u) { { int r = n54(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x6e6f73616573u) { { int r = n52(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n56(s.end, m, k + 2);
  return -1;
}
static int q314(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 314 : -1;
}
static int n58(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q314(p, m); }
  return -1;
}
static int n59(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n58(s.end, m, k + 2);
  return -1;
}
static int q303(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 303 : -1;
}
static int n60(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q303(p, m); }
  return -1;
}
static int n61(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n60(s.end, m, k + 2);
  return -1;
}
static int n62(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x742d657372756f63u && s.high == 0x6c696172742d6573u) { { int r = n61(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q321(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 321 : -1;
}
static int n63(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q321(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x65766968637261u) { { int r = n59(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n62(s.end, m, k + 2);
  return -1;
}
static int n64(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 308; }
  return -1;
}
static int q309(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 309 : -1;
}
static int n65(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q309(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x656d656874u) { { int r = n64(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q304(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 304 : -1;
}
static int n66(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q304(p, m); }
  return -1;
}
static int n67(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x697463656c6c6f63u && s.high == 0x6e6f697463656c6cu) { { int r = n66(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q313(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 5) == 5 ? 313 : -1;
}
static int n68(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q313(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n67(s.end, m, k + 2);
  return -1;
}
static int q346(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 346 : -1;
}
static int n69(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q346(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x6f68702d7473696cu && s.high == 0x6f746f68702d7473u) { { int r = n65(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n68(s.end, m, k + 2);
  return -1;
}
static int q345(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 345 : -1;
}
static int n70(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q345(p, m); }
  return -1;
}
static int n71(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 323; }
  return -1;
}
static int q332(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 6) == 6 ? 332 : -1;
}
static int n72(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q332(p, m); }
  return -1;
}
static int q328(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x657a6973u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 13) == 13 ? 328 : -1;
}
static int n73(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q328(p, m); }
  return -1;
}
static int n74(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 325; }
  return -1;
}
static int n75(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n74(s.end, m, k + 2);
  return -1;
}
static int n76(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x6f6964757473u) { { int r = n75(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x6a2d72656e6e6162u && s.high == 0x626f6a2d72656e6eu) { { int r = n73(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q301(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 301 : -1;
}
static int n77(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q301(p, m); }
  return -1;
}
static int q335(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 335 : -1;
}
static int n78(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q335(p, m); }
  return -1;
}
static int q302(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x726564726fu) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 1) == 1 ? 302 : -1;
}
static int n79(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q302(p, m); }
  return -1;
}
static int n80(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x656e6f7au) { { int r = n78(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n79(s.end, m, k + 2);
  return -1;
}
static int q318(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 318 : -1;
}
static int n81(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q318(p, m); }
  return -1;
}
static int q315(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 315 : -1;
}
static int n82(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q315(p, m); }
  return -1;
}
static int n83(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x79726f6765746163u) { { int r = n82(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q310(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 310 : -1;
}
static int n84(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q310(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x696c2d726564726fu && s.high == 0x6576696c2d726564u) { { int r = n81(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x737365732d626f6au && s.high == 0x6e6f69737365732du) { { int r = n80(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n83(s.end, m, k + 2);
  return -1;
}
static int n85(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 300; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x656d6167u) { { int r = n71(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x776f6873u) { { int r = n72(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x6567617473u) { { int r = n76(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x656c626174u) { { int r = n77(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n84(s.end, m, k + 2);
  return -1;
}
static int n86(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 306; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x656b696cu) { { int r = n32(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x676e6f73u) { { int r = n47(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    switch (s.low) {
    case 0x616964656du: { int r = n33(s.end, m, k); if (r >= 0) return r; } break;
    case 0x656d656874u: { int r = n57(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6563696f76u: { int r = n70(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 6:
    switch (s.low) {
    case 0x72656e6e6162u: { int r = n5(s.end, m, k); if (r >= 0) return r; } break;
    case 0x74726f706572u: { int r = n38(s.end, m, k); if (r >= 0) return r; } break;
    case 0x776569766572u: { int r = n45(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 7:
    if (s.low == 0x65766968637261u) { { int r = n3(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x656c69666f7270u) { { int r = n37(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 8:
    if (s.low == 0x7261646e656c6163u) { { int r = n10(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6e676961706d6163u) { { int r = n12(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x69762d6e656b6f74u && s.high == 0x776569762d6e656bu) { { int r = n69(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x7078652d74726163u && s.high == 0x74726f7078652d74u) { { int r = n15(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x692d657372756f63u && s.high == 0x6d6574692d657372u) { { int r = n19(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x682d776569766572u && s.high == 0x706c65682d776569u) { { int r = n46(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6c612d7961646f74u && s.high == 0x6d75626c612d7961u) { { int r = n63(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x2d746e656d6d6f63u && s.high == 0x656d6f682d746e65u) { { int r = n17(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x642d7265746c6966u && s.high == 0x6c69617465642d72u) { { int r = n27(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 15:
    if (s.low == 0x6b72616d6b6f6f62u && s.high == 0x6570696365722d6bu) { { int r = n7(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x7265766f63736964u && s.high == 0x7265626d656d2d72u) { { int r = n23(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n85(s.end, m, k + 2);
  return -1;
}
static int n87(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 373; }
  return -1;
}
static int q372(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65676170u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 372 : -1;
}
static int n88(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q372(p, m); }
  return -1;
}
static int q388(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 388 : -1;
}
static int n89(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q388(p, m); }
  return -1;
}
static int n90(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 15:
    if (s.low == 0x2d72657470616863u && s.high == 0x6e6f69737265762du) { { int r = n89(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q370(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 2) == 2 ? 370 : -1;
}
static int n91(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q370(p, m); }
  return -1;
}
static int n92(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x65746f76u) { { int r = n91(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q363(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 3:
      if (s.low == 0x666572u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x65707974u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 3) == 3 ? 363 : -1;
}
static int n93(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q363(p, m); }
  return -1;
}
static int n94(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x70697274u) { { int r = n93(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q357(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 357 : -1;
}
static int n95(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q357(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x72742d6e656b6f74u && s.high == 0x6b636172742d6e65u) { { int r = n92(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n94(s.end, m, k + 2);
  return -1;
}
static int q361(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x6d6f7266u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 361 : -1;
}
static int n96(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q361(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6567646162u) { { int r = n87(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6f65646976u) { { int r = n90(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 8:
    if (s.low == 0x746e656d75636f64u) { { int r = n88(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n95(s.end, m, k + 2);
  return -1;
}
static int n97(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 390; }
  return -1;
}
static int n98(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x7261646e656c6163u) { { int r = n97(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q375(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x7265746c6966u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 1) == 1 ? 375 : -1;
}
static int n99(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q375(p, m); }
  return -1;
}
static int q399(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 399 : -1;
}
static int n100(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q399(p, m); }
  return -1;
}
static int n101(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x7466617264u) { { int r = n100(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n102(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x726577736e61u) { { int r = n101(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q377(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x6d6f7266u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 377 : -1;
}
static int n103(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q377(p, m); }
  return -1;
}
static int n104(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 380; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x2d65636e616c6162u && s.high == 0x7961646f742d6563u) { { int r = n103(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q356(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 356 : -1;
}
static int n105(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q356(p, m); }
  return -1;
}
static int n106(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 392; }
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n105(s.end, m, k + 2);
  return -1;
}
static int n107(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 393; }
  return -1;
}
static int n108(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x2d676e6974746573u && s.high == 0x616564692d676e69u) { { int r = n107(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n109(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 379; }
  return -1;
}
static int n110(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 3:
    if (s.low == 0x706974u) { { int r = n109(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n111(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 366; }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n110(s.end, m, k + 2);
  return -1;
}
static int q385(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 385 : -1;
}
static int n112(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q385(p, m); }
  return -1;
}
static int n113(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x702d6c6961746564u && s.high == 0x656761702d6c6961u) { { int r = n112(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n114(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x2d7972616d6d7573u && s.high == 0x6c69617465642d79u) { { int r = n113(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n115(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x2d6e6f6973726576u && s.high == 0x656369746f6e2d6eu) { { int r = n114(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q383(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 383 : -1;
}
static int n116(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q383(p, m); }
  return -1;
}
static int n117(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 398; }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n116(s.end, m, k + 2);
  return -1;
}
static int n118(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x676e696c6c6962u) { { int r = n117(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q394(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 394 : -1;
}
static int n119(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q394(p, m); }
  return -1;
}
static int n120(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x79746963u) { { int r = n119(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n121(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n120(s.end, m, k + 2);
  return -1;
}
static int n122(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 384; }
  return -1;
}
static int q364(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 364 : -1;
}
static int n123(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q364(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x697463656c6c6f63u && s.high == 0x6e6f697463656c6cu) { { int r = n122(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q351(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 351 : -1;
}
static int n124(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q351(p, m); }
  return -1;
}
static int n125(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6563616c70u) { { int r = n124(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n126(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n125(s.end, m, k + 2);
  return -1;
}
static int q371(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 371 : -1;
}
static int n127(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q371(p, m); }
  return -1;
}
static int n128(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x756f762d676e6f73u && s.high == 0x72656863756f762du) { { int r = n127(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q355(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 355 : -1;
}
static int n129(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q355(p, m); }
  return -1;
}
static int q353(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x65707974u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 5) == 5 ? 353 : -1;
}
static int n130(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q353(p, m); }
  return -1;
}
static int n131(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x6972662d65746f76u && s.high == 0x646e656972662d65u) { { int r = n130(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q352(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 352 : -1;
}
static int n132(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q352(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x657469766e69u) { { int r = n128(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x65732d6c6562616cu && s.high == 0x656369767265732du) { { int r = n129(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 15:
    if (s.low == 0x7261646e656c6163u && s.high == 0x646e656972662d72u) { { int r = n126(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n131(s.end, m, k + 2);
  return -1;
}
static int n133(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 382; }
  return -1;
}
static int n134(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x65726f6373u) { { int r = n133(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q397(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 397 : -1;
}
static int n135(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q397(p, m); }
  return -1;
}
static int n136(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 3:
    if (s.low == 0x70616du) { { int r = n135(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q365(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 365 : -1;
}
static int n137(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q365(p, m); }
  return -1;
}
static int q362(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x726564726fu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 362 : -1;
}
static int n138(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q362(p, m); }
  return -1;
}
static int n139(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x657469726f766166u && s.high == 0x656d6568742d6574u) { { int r = n137(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n138(s.end, m, k + 2);
  return -1;
}
static int n140(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x7961646f74u) { { int r = n139(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n141(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 367; }
  return -1;
}
static int n142(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 389; }
  return -1;
}
static int n143(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n142(s.end, m, k + 2);
  return -1;
}
static int n144(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n143(s.end, m, k + 2);
  return -1;
}
static int n145(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x656c797473u) { { int r = n141(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x64616f6c7075u) { { int r = n144(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x74736163646f70u) { { int r = n140(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q376(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x6e656b6f74u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 2) == 2 ? 376 : -1;
}
static int n146(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q376(p, m); }
  return -1;
}
static int q391(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x646f69726570u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 391 : -1;
}
static int n147(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q391(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n146(s.end, m, k + 2);
  return -1;
}
static int n148(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 378; }
  return -1;
}
static int n149(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 354; }
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n148(s.end, m, k + 2);
  return -1;
}
static int q387(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 387 : -1;
}
static int n150(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q387(p, m); }
  return -1;
}
static int n151(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n150(s.end, m, k + 2);
  return -1;
}
static int q396(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 396 : -1;
}
static int n152(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q396(p, m); }
  return -1;
}
static int q350(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 350 : -1;
}
static int n153(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q350(p, m); }
  return -1;
}
static int q368(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 368 : -1;
}
static int n154(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q368(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n153(s.end, m, k + 2);
  return -1;
}
static int n155(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x6e6f697473657571u && s.high == 0x6b6e61722d6e6f69u) { { int r = n152(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n154(s.end, m, k + 2);
  return -1;
}
static int q386(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 386 : -1;
}
static int n156(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q386(p, m); }
  return -1;
}
static int n157(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 358; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6c6f6f74u) { { int r = n156(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n158(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 381; }
  return -1;
}
static int q395(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 395 : -1;
}
static int n159(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q395(p, m); }
  return -1;
}
static int q374(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 374 : -1;
}
static int n160(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q374(p, m); }
  return -1;
}
static int q359(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 359 : -1;
}
static int n161(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q359(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6d75726f66u) { { int r = n159(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n160(s.end, m, k + 2);
  return -1;
}
static int q360(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x646f69726570u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 14) == 14 ? 360 : -1;
}
static int n162(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q360(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6576696cu) { { int r = n157(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x6d75626c61u) { { int r = n149(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x68702d6472616f62u && s.high == 0x6f746f68702d6472u) { { int r = n155(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x6d2d726f68747561u && s.high == 0x636973756d2d726fu) { { int r = n151(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 14:
    if (s.low == 0x732d647261776572u && s.high == 0x6e6f69746365732du) { { int r = n158(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n161(s.end, m, k + 2);
  return -1;
}
static int q369(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 369 : -1;
}
static int n163(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q369(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    switch (s.low) {
    case 0x6576696cu: { int r = n118(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6e616c70u: { int r = n121(s.end, m, k); if (r >= 0) return r; } break;
    case 0x656e6f7au: { int r = n145(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 6:
    switch (s.low) {
    case 0x6e6f70756f63u: { int r = n106(s.end, m, k); if (r >= 0) return r; } break;
    case 0x656369766564u: { int r = n108(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6e6f73616573u: { int r = n136(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 7:
    if (s.low == 0x746361746e6f63u) { { int r = n104(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x79726f74736968u) { { int r = n115(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 8:
    if (s.low == 0x6e6f697473657571u) { { int r = n132(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x65662d7472616863u && s.high == 0x646565662d747261u) { { int r = n98(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x64726f2d656e6f7au && s.high == 0x726564726f2d656eu) { { int r = n147(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x662d656c646e7562u && s.high == 0x646565662d656c64u) { { int r = n96(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x656d2d7472616863u && s.high == 0x616964656d2d7472u) { { int r = n99(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x756f632d74696465u && s.high == 0x657372756f632d74u) { { int r = n111(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x742d74726f706572u && s.high == 0x706972742d74726fu) { { int r = n134(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x6e6f632d6c6c6f70u && s.high == 0x746361746e6f632du) { { int r = n123(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 14:
    if (s.low == 0x74756f6b63656863u && s.high == 0x65636972702d7475u) { { int r = n102(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n162(s.end, m, k + 2);
  return -1;
}
static int q84(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 84 : -1;
}
static int n164(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q84(p, m); }
  return -1;
}
static int n165(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x75672d6369706f74u && s.high == 0x65646975672d6369u) { { int r = n164(s.end, m, k); if (r >= 0) return r; } }
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
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x74657366666fu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 7) == 7 ? 96 : -1;
}
static int n166(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q96(p, m); }
  return -1;
}
static int n167(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x65732d6c65746f68u && s.high == 0x6863726165732d6cu) { { int r = n166(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q78(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 78 : -1;
}
static int n168(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q78(p, m); }
  return -1;
}
static int n169(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x6461622d65676170u && s.high == 0x65676461622d6567u) { { int r = n165(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x6f742d6e656b6f74u && s.high == 0x7961646f742d6e65u) { { int r = n167(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n168(s.end, m, k + 2);
  return -1;
}
static int q82(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 82 : -1;
}
static int n170(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q82(p, m); }
  return -1;
}
static int n171(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x61622d7962626f6cu && s.high == 0x72656e6e61622d79u) { { int r = n170(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n172(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 75; }
  return -1;
}
static int q80(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 80 : -1;
}
static int n173(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q80(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n172(s.end, m, k + 2);
  return -1;
}
static int n174(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n173(s.end, m, k + 2);
  return -1;
}
static int q92(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 92 : -1;
}
static int n175(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q92(p, m); }
  return -1;
}
static int n176(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x7469736976u) { { int r = n175(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q69(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x74726f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 69 : -1;
}
static int n177(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q69(p, m); }
  return -1;
}
static int n178(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x6563696f766e69u) { { int r = n177(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n179(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 3:
    if (s.low == 0x676174u) { { int r = n178(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q81(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 81 : -1;
}
static int n180(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q81(p, m); }
  return -1;
}
static int n181(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x72656b61657073u) { { int r = n179(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n180(s.end, m, k + 2);
  return -1;
}
static int q85(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 85 : -1;
}
static int n182(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q85(p, m); }
  return -1;
}
static int n183(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6472616f62u) { { int r = n182(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q89(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 89 : -1;
}
static int n184(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q89(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6563617073u) { { int r = n183(s.end, m, k); if (r >= 0) return r; } }
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
      if (s.low == 0x65707974u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x657a6973u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 2) == 2 ? 74 : -1;
}
static int n185(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q74(p, m); }
  return -1;
}
static int q77(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x6e676961706d6163u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 4) == 4 ? 77 : -1;
}
static int n186(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q77(p, m); }
  return -1;
}
static int n187(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x726566736e617274u) { { int r = n186(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n188(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x632d656c706f6570u && s.high == 0x657372756f632d65u) { { int r = n185(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n187(s.end, m, k + 2);
  return -1;
}
static int n189(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x682d74726f706572u && s.high == 0x79726f747369682du) { { int r = n188(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n190(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 79; }
  return -1;
}
static int n191(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x726f68747561u) { { int r = n190(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q83(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 83 : -1;
}
static int n192(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q83(p, m); }
  return -1;
}
static int n193(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n192(s.end, m, k + 2);
  return -1;
}
static int n194(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 86; }
  return -1;
}
static int q93(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 93 : -1;
}
static int n195(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q93(p, m); }
  return -1;
}
static int n196(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x726f646e6576u) { { int r = n194(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n195(s.end, m, k + 2);
  return -1;
}
static int n197(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 98; }
  return -1;
}
static int n198(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 99; }
  return -1;
}
static int n199(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x636973756du) { { int r = n197(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x7463656a627573u) { { int r = n198(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n200(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 59; }
  return -1;
}
static int q62(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 62 : -1;
}
static int n201(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q62(p, m); }
  return -1;
}
static int q65(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 65 : -1;
}
static int n202(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q65(p, m); }
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
      if (s.low == 0x74726f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 2) == 2 ? 68 : -1;
}
static int n203(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q68(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x72756f74u) { { int r = n201(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x656c646e7562u) { { int r = n200(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n202(s.end, m, k + 2);
  return -1;
}
static int n204(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 88; }
  return -1;
}
static int q90(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 90 : -1;
}
static int n205(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q90(p, m); }
  return -1;
}
static int n206(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 64; }
  return -1;
}
static int n207(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x656d6167u) { { int r = n206(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n208(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 63; }
  return -1;
}
static int n209(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x652d72656c6c6573u && s.high == 0x746964652d72656cu) { { int r = n208(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n210(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x732d676e69746172u && s.high == 0x656369767265732du) { { int r = n209(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n211(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x69772d786f626e69u && s.high == 0x687369772d786f62u) { { int r = n207(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n210(s.end, m, k + 2);
  return -1;
}
static int q56(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 56 : -1;
}
static int n212(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q56(p, m); }
  return -1;
}
static int n213(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n212(s.end, m, k + 2);
  return -1;
}
static int q66(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 66 : -1;
}
static int n214(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q66(p, m); }
  return -1;
}
static int n215(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 52; }
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n214(s.end, m, k + 2);
  return -1;
}
static int n216(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x72656863756f76u) { { int r = n213(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n215(s.end, m, k + 2);
  return -1;
}
static int q53(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 5) == 5 ? 53 : -1;
}
static int n217(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q53(p, m); }
  return -1;
}
static int n218(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x65636976726573u) { { int r = n217(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q58(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x666572u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 5) == 5 ? 58 : -1;
}
static int n219(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q58(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x7265732d6c616564u && s.high == 0x7365697265732d6cu) { { int r = n218(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n220(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 54; }
  return -1;
}
static int q51(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x65646f63u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 7) == 7 ? 51 : -1;
}
static int n221(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q51(p, m); }
  return -1;
}
static int n222(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x69746f6e2d676174u && s.high == 0x656369746f6e2d67u) { { int r = n221(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x736e692d64656566u && s.high == 0x74686769736e692du) { { int r = n220(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q61(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 61 : -1;
}
static int n223(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q61(p, m); }
  return -1;
}
static int n224(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6563617073u) { { int r = n223(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n225(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 67; }
  return -1;
}
static int n226(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x72656c6c6573u) { { int r = n225(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q95(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 95 : -1;
}
static int n227(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q95(p, m); }
  return -1;
}
static int q70(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x74696d696cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 70 : -1;
}
static int n228(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q70(p, m); }
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n227(s.end, m, k + 2);
  return -1;
}
static int q72(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65676170u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 4) == 4 ? 72 : -1;
}
static int n229(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q72(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6567617473u) { { int r = n226(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n228(s.end, m, k + 2);
  return -1;
}
static int q97(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 97 : -1;
}
static int n230(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q97(p, m); }
  return -1;
}
static int n231(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n230(s.end, m, k + 2);
  return -1;
}
static int n232(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 55; }
  return -1;
}
static int n233(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x722d656372756f73u && s.high == 0x746c757365722d65u) { { int r = n232(s.end, m, k); if (r >= 0) return r; } }
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
      if (s.low == 0x666572u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x74657366666fu) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 14) == 14 ? 71 : -1;
}
static int n234(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q71(p, m); }
  return -1;
}
static int n235(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 60; }
  return -1;
}
static int n236(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 87; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x746e657665u) { { int r = n235(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q91(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x656372756f73u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 5) == 5 ? 91 : -1;
}
static int n237(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q91(p, m); }
  return -1;
}
static int q94(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x737574617473u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 14) == 14 ? 94 : -1;
}
static int n238(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q94(p, m); }
  return -1;
}
static int q76(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 76 : -1;
}
static int n239(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q76(p, m); }
  return -1;
}
static int q57(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 57 : -1;
}
static int n240(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q57(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x636973756du) { { int r = n238(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x657372756f63u) { { int r = n237(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n239(s.end, m, k + 2);
  return -1;
}
static int q50(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 2) == 2 ? 50 : -1;
}
static int n241(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q50(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6c65746f68u) { { int r = n233(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6f746f6870u) { { int r = n234(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x746567647562u) { { int r = n224(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x746e656d6d6f63u) { { int r = n229(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x6f742d7469736976u && s.high == 0x72756f742d746973u) { { int r = n236(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x756f732d706c6568u && s.high == 0x656372756f732d70u) { { int r = n231(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x2d65636e616c6162u && s.high == 0x6b636172742d6563u) { { int r = n219(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 14:
    if (s.low == 0x2d676e696c6c6962u && s.high == 0x6e6f7373656c2d67u) { { int r = n222(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n240(s.end, m, k + 2);
  return -1;
}
static int q73(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 73 : -1;
}
static int n242(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q73(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    switch (s.low) {
    case 0x74696e75u: { int r = n204(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6b656577u: { int r = n211(s.end, m, k); if (r >= 0) return r; } break;
    case 0x68736977u: { int r = n216(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 5:
    if (s.low == 0x636973756du) { { int r = n191(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    switch (s.low) {
    case 0x726f68747561u: { int r = n169(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6c6961746564u: { int r = n181(s.end, m, k); if (r >= 0) return r; } break;
    case 0x776f6c6c6f66u: { int r = n184(s.end, m, k); if (r >= 0) return r; } break;
    case 0x657069636572u: { int r = n193(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 7:
    switch (s.low) {
    case 0x746e656d6d6f63u: { int r = n176(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6e6f697373696du: { int r = n189(s.end, m, k); if (r >= 0) return r; } break;
    case 0x676e6974746573u: { int r = n196(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 8:
    if (s.low == 0x7261646e656c6163u) { { int r = n174(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x64692d6563617073u && s.high == 0x616564692d656361u) { { int r = n203(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x72702d646e617262u && s.high == 0x6f6d6f72702d646eu) { { int r = n171(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x75612d6563696f76u && s.high == 0x726f687475612d65u) { { int r = n205(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x732d656372756f73u && s.high == 0x6863726165732d65u) { { int r = n199(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n241(s.end, m, k + 2);
  return -1;
}
static int q628(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 628 : -1;
}
static int n243(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q628(p, m); }
  return -1;
}
static int q604(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 604 : -1;
}
static int n244(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q604(p, m); }
  return -1;
}
static int q643(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 643 : -1;
}
static int n245(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q643(p, m); }
  return -1;
}
static int n246(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x746e756f636361u) { { int r = n245(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n247(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6863746177u) { { int r = n246(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x6e6f6974617473u) { { int r = n243(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x662d64616f6c7075u && s.high == 0x6d75726f662d6461u) { { int r = n244(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n248(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 644; }
  return -1;
}
static int n249(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x7466617264u) { { int r = n248(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q645(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 645 : -1;
}
static int n250(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q645(p, m); }
  return -1;
}
static int n251(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 629; }
  return -1;
}
static int n252(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6564617274u) { { int r = n251(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n253(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x676e69746172u) { { int r = n252(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x70752d6c6562616cu && s.high == 0x6574616470752d6cu) { { int r = n250(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q622(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 622 : -1;
}
static int n254(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q622(p, m); }
  return -1;
}
static int n255(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x2d746361746e6f63u && s.high == 0x6e6f736165732d74u) { { int r = n254(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n256(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6d75626c61u) { { int r = n255(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q633(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 633 : -1;
}
static int n257(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q633(p, m); }
  return -1;
}
static int q647(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 647 : -1;
}
static int n258(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q647(p, m); }
  return -1;
}
static int n259(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x746e656d796170u) { { int r = n257(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n258(s.end, m, k + 2);
  return -1;
}
static int n260(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 615; }
  return -1;
}
static int q623(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      switch (s.low) {
      case 0x6d6f7266u: if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; break;
      case 0x65646f6du: if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; break;
      case 0x65646f63u: if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; break;
      }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 9) == 9 ? 623 : -1;
}
static int n261(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q623(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x79616c70u) { { int r = n260(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n262(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 631; }
  return -1;
}
static int n263(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n262(s.end, m, k + 2);
  return -1;
}
static int q648(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 648 : -1;
}
static int n264(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q648(p, m); }
  return -1;
}
static int n265(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x657069636572u) { { int r = n264(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q608(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 608 : -1;
}
static int n266(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q608(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n265(s.end, m, k + 2);
  return -1;
}
static int n267(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x732d657461647075u && s.high == 0x706f68732d657461u) { { int r = n266(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q649(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 649 : -1;
}
static int n268(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q649(p, m); }
  return -1;
}
static int n269(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x6e692d786f626e69u && s.high == 0x6563696f766e692du) { { int r = n268(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n270(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 638; }
  return -1;
}
static int n271(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x65676170u) { { int r = n270(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n272(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 632; }
  return -1;
}
static int n273(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x656c646e7562u) { { int r = n272(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q625(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      switch (s.low) {
      case 0x65707974u: if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; break;
      case 0x77656976u: if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; break;
      case 0x65646f63u: if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; break;
      }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 13) == 13 ? 625 : -1;
}
static int n274(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q625(p, m); }
  return -1;
}
static int n275(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x762d657069636572u && s.high == 0x6563696f762d6570u) { { int r = n274(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q612(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x626174u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 612 : -1;
}
static int n276(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q612(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n275(s.end, m, k + 2);
  return -1;
}
static int q600(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x656372756f73u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 600 : -1;
}
static int n277(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q600(p, m); }
  return -1;
}
static int q616(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 616 : -1;
}
static int n278(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q616(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 3:
    if (s.low == 0x706974u) { { int r = n277(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q614(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 614 : -1;
}
static int n279(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q614(p, m); }
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n278(s.end, m, k + 2);
  return -1;
}
static int q607(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 607 : -1;
}
static int n280(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q607(p, m); }
  return -1;
}
static int n281(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x7265626d656du) { { int r = n280(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n282(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n281(s.end, m, k + 2);
  return -1;
}
static int n283(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 609; }
  return -1;
}
static int q641(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 13) == 13 ? 641 : -1;
}
static int n284(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q641(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n283(s.end, m, k + 2);
  return -1;
}
static int n285(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n284(s.end, m, k + 2);
  return -1;
}
static int q605(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 605 : -1;
}
static int n286(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q605(p, m); }
  return -1;
}
static int q601(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x726564726fu) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 601 : -1;
}
static int n287(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q601(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x68632d6564617274u && s.high == 0x726574706168632du) { { int r = n286(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n288(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x74656b636974u) { { int r = n285(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 14:
    if (s.low == 0x2d72656b61657073u && s.high == 0x6574616470752d72u) { { int r = n282(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n287(s.end, m, k + 2);
  return -1;
}
static int q630(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 630 : -1;
}
static int n289(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q630(p, m); }
  return -1;
}
static int q618(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 5) == 5 ? 618 : -1;
}
static int n290(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q618(p, m); }
  return -1;
}
static int n291(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x746e656d75636f64u) { { int r = n289(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n290(s.end, m, k + 2);
  return -1;
}
static int n292(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 619; }
  return -1;
}
static int q626(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x7265746c6966u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 626 : -1;
}
static int n293(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q626(p, m); }
  return -1;
}
static int q634(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65676170u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 634 : -1;
}
static int n294(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q634(p, m); }
  return -1;
}
static int n295(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n294(s.end, m, k + 2);
  return -1;
}
static int q627(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x726f6c6f63u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 627 : -1;
}
static int n296(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q627(p, m); }
  return -1;
}
static int q636(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 636 : -1;
}
static int n297(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q636(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x657069636572u) { { int r = n296(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n298(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n297(s.end, m, k + 2);
  return -1;
}
static int q617(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 5) == 5 ? 617 : -1;
}
static int n299(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q617(p, m); }
  return -1;
}
static int q620(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 620 : -1;
}
static int n300(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q620(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n299(s.end, m, k + 2);
  return -1;
}
static int q611(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 611 : -1;
}
static int n301(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q611(p, m); }
  return -1;
}
static int q610(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 610 : -1;
}
static int n302(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q610(p, m); }
  return -1;
}
static int q635(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 635 : -1;
}
static int n303(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q635(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x77656976u) { { int r = n302(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x72656e776fu) { { int r = n301(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q640(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 640 : -1;
}
static int n304(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q640(p, m); }
  return -1;
}
static int q602(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x6e656b6f74u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 7) == 7 ? 602 : -1;
}
static int n305(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q602(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6563617073u) { { int r = n303(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n304(s.end, m, k + 2);
  return -1;
}
static int q637(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f63u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 0) == 0 ? 637 : -1;
}
static int n306(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q637(p, m); }
  return -1;
}
static int n307(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n306(s.end, m, k + 2);
  return -1;
}
static int n308(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n307(s.end, m, k + 2);
  return -1;
}
static int q646(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      switch (s.low) {
      case 0x6d6f7266u: if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; break;
      case 0x676e616cu: if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; break;
      case 0x65646f6du: if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; break;
      }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 8) == 8 ? 646 : -1;
}
static int n309(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q646(p, m); }
  return -1;
}
static int n310(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n309(s.end, m, k + 2);
  return -1;
}
static int q639(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 2) == 2 ? 639 : -1;
}
static int n311(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q639(p, m); }
  return -1;
}
static int n312(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n311(s.end, m, k + 2);
  return -1;
}
static int q642(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 642 : -1;
}
static int n313(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q642(p, m); }
  return -1;
}
static int n314(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n313(s.end, m, k + 2);
  return -1;
}
static int n315(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 624; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x756e656du) { { int r = n312(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n314(s.end, m, k + 2);
  return -1;
}
static int q603(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 603 : -1;
}
static int n316(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q603(p, m); }
  return -1;
}
static int n317(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n316(s.end, m, k + 2);
  return -1;
}
static int n318(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 621; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x74726163u) { { int r = n317(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q606(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 14) == 14 ? 606 : -1;
}
static int n319(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q606(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x6e6f70756f63u) { { int r = n300(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6e6f69676572u) { { int r = n310(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 8:
    if (s.low == 0x6e6f697473657571u) { { int r = n308(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 9:
    if (s.low == 0x746f762d776f6873u && s.high == 0x65746f762d776f68u) { { int r = n315(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 14:
    if (s.low == 0x702d7265646c6f66u && s.high == 0x74736163646f702du) { { int r = n305(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 15:
    if (s.low == 0x74756f6b63656863u && s.high == 0x74656b6369742d74u) { { int r = n298(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n318(s.end, m, k + 2);
  return -1;
}
static int q613(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x74726f73u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 5) == 5 ? 613 : -1;
}
static int n320(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q613(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x706c6568u) { { int r = n267(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x6d69616c63u) { { int r = n256(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x726564726fu) { { int r = n273(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    switch (s.low) {
    case 0x746567647562u: { int r = n249(s.end, m, k); if (r >= 0) return r; } break;
    case 0x657469766e69u: { int r = n271(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6e6f73616573u: { int r = n288(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 7:
    if (s.low == 0x746361746e6f63u) { { int r = n263(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 9:
    if (s.low == 0x6f6f742d74726163u && s.high == 0x6c6f6f742d747261u) { { int r = n253(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x746f762d7a697571u && s.high == 0x65746f762d7a6975u) { { int r = n279(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x646f742d776f6873u && s.high == 0x7961646f742d776fu) { { int r = n291(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x7373612d6d616574u && s.high == 0x74657373612d6d61u) { { int r = n293(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x72742d6d69616c63u && s.high == 0x65646172742d6d69u) { { int r = n259(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x6c69622d74736f70u && s.high == 0x676e696c6c69622du) { { int r = n276(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x732d657461647075u && s.high == 0x666c6568732d6574u) { { int r = n295(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x2d656c6369747261u && s.high == 0x65726168732d656cu) { { int r = n247(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x65732d786f626e69u && s.high == 0x676e69747465732du) { { int r = n269(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 15:
    if (s.low == 0x2d6e6f6974617473u && s.high == 0x79726f747369682du) { { int r = n292(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 16:
    if (s.low == 0x697463656c6c6f63u && s.high == 0x6d75626c612d6e6fu) { { int r = n261(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n319(s.end, m, k + 2);
  return -1;
}
static int q249(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 249 : -1;
}
static int n321(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q249(p, m); }
  return -1;
}
static int n322(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n321(s.end, m, k + 2);
  return -1;
}
static int n323(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n322(s.end, m, k + 2);
  return -1;
}
static int n324(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n323(s.end, m, k + 2);
  return -1;
}
static int q214(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 214 : -1;
}
static int n325(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q214(p, m); }
  return -1;
}
static int n326(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x676e69746172u) { { int r = n325(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n327(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 247; }
  return -1;
}
static int q234(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 234 : -1;
}
static int n328(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q234(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x74696e75u) { { int r = n327(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q213(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 213 : -1;
}
static int n329(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q213(p, m); }
  return -1;
}
static int n330(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x7377656eu) { { int r = n329(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q243(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x6d6f7266u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 243 : -1;
}
static int n331(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q243(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6d657469u) { { int r = n328(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n330(s.end, m, k + 2);
  return -1;
}
static int q208(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 208 : -1;
}
static int n332(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q208(p, m); }
  return -1;
}
static int n333(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n332(s.end, m, k + 2);
  return -1;
}
static int q218(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 218 : -1;
}
static int n334(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q218(p, m); }
  return -1;
}
static int n335(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n334(s.end, m, k + 2);
  return -1;
}
static int n336(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x776f6c6c6f66u) { { int r = n335(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q231(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f6du) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 3) == 3 ? 231 : -1;
}
static int n337(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q231(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x74736163646f70u) { { int r = n333(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x6972662d72756f74u && s.high == 0x646e656972662d72u) { { int r = n336(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q237(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f6du) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 237 : -1;
}
static int n338(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q237(p, m); }
  return -1;
}
static int n339(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n338(s.end, m, k + 2);
  return -1;
}
static int n340(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x65746f76u) { { int r = n339(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n341(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n340(s.end, m, k + 2);
  return -1;
}
static int q246(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 246 : -1;
}
static int n342(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q246(p, m); }
  return -1;
}
static int q200(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x74726f73u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 8) == 8 ? 200 : -1;
}
static int n343(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q200(p, m); }
  return -1;
}
static int q236(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 236 : -1;
}
static int n344(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q236(p, m); }
  return -1;
}
static int n345(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n344(s.end, m, k + 2);
  return -1;
}
static int n346(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x726577736e61u) { { int r = n345(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q206(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 206 : -1;
}
static int n347(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q206(p, m); }
  return -1;
}
static int n348(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x756e656du) { { int r = n347(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q226(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 226 : -1;
}
static int n349(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q226(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x746e656d75636f64u) { { int r = n343(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6e6f697461636f6cu) { { int r = n346(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n348(s.end, m, k + 2);
  return -1;
}
static int q222(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 222 : -1;
}
static int n350(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q222(p, m); }
  return -1;
}
static int n351(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x74656b636974u) { { int r = n350(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n352(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 245; }
  return -1;
}
static int n353(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n352(s.end, m, k + 2);
  return -1;
}
static int q209(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 209 : -1;
}
static int n354(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q209(p, m); }
  return -1;
}
static int q212(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 212 : -1;
}
static int n355(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q212(p, m); }
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n354(s.end, m, k + 2);
  return -1;
}
static int q216(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 216 : -1;
}
static int n356(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q216(p, m); }
  return -1;
}
static int n357(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 239; }
  return -1;
}
static int q235(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x74726f73u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 8) == 8 ? 235 : -1;
}
static int n358(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q235(p, m); }
  return -1;
}
static int n359(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x79726f7473u) { { int r = n356(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x657461647075u) { { int r = n357(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n358(s.end, m, k + 2);
  return -1;
}
static int q229(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 229 : -1;
}
static int n360(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q229(p, m); }
  return -1;
}
static int q210(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 210 : -1;
}
static int n361(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q210(p, m); }
  return -1;
}
static int q201(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 201 : -1;
}
static int n362(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q201(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n361(s.end, m, k + 2);
  return -1;
}
static int q203(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x65707974u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 13) == 13 ? 203 : -1;
}
static int n363(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q203(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x65746f76u) { { int r = n362(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q233(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 7) == 7 ? 233 : -1;
}
static int n364(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q233(p, m); }
  return -1;
}
static int n365(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6564697567u) { { int r = n364(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q230(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 230 : -1;
}
static int n366(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q230(p, m); }
  return -1;
}
static int n367(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n366(s.end, m, k + 2);
  return -1;
}
static int n368(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x74732d6863746177u && s.high == 0x66666174732d6863u) { { int r = n367(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n369(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 248; }
  return -1;
}
static int n370(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n369(s.end, m, k + 2);
  return -1;
}
static int n371(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x7078652d6b656577u && s.high == 0x74726f7078652d6bu) { { int r = n370(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q225(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 225 : -1;
}
static int n372(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q225(p, m); }
  return -1;
}
static int n373(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n372(s.end, m, k + 2);
  return -1;
}
static int n374(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x6f702d6b63617274u && s.high == 0x6c6c6f702d6b6361u) { { int r = n373(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n375(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 9:
    if (s.low == 0x72616f6268736164u && s.high == 0x6472616f62687361u) { { int r = n374(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n376(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 219; }
  return -1;
}
static int n377(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x746c75736572u) { { int r = n376(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n378(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x746c75736572u) { { int r = n377(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n379(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n378(s.end, m, k + 2);
  return -1;
}
static int q241(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 14) == 14 ? 241 : -1;
}
static int n380(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q241(p, m); }
  return -1;
}
static int n381(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n380(s.end, m, k + 2);
  return -1;
}
static int q240(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 240 : -1;
}
static int n382(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q240(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x74656b636974u) { { int r = n381(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q244(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f63u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 8) == 8 ? 244 : -1;
}
static int n383(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q244(p, m); }
  return -1;
}
static int n384(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 221; }
  return -1;
}
static int n385(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n384(s.end, m, k + 2);
  return -1;
}
static int n386(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x776569766572u) { { int r = n383(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n385(s.end, m, k + 2);
  return -1;
}
static int n387(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x6f762d646e657274u && s.high == 0x65746f762d646e65u) { { int r = n382(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n386(s.end, m, k + 2);
  return -1;
}
static int q224(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 224 : -1;
}
static int n388(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q224(p, m); }
  return -1;
}
static int n389(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x742d676e69746172u && s.high == 0x6d6165742d676e69u) { { int r = n388(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n390(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 223; }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n389(s.end, m, k + 2);
  return -1;
}
static int n391(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 238; }
  return -1;
}
static int q242(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 242 : -1;
}
static int n392(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q242(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n391(s.end, m, k + 2);
  return -1;
}
static int q215(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 215 : -1;
}
static int n393(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q215(p, m); }
  return -1;
}
static int q204(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 204 : -1;
}
static int n394(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q204(p, m); }
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n393(s.end, m, k + 2);
  return -1;
}
static int q220(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 220 : -1;
}
static int n395(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q220(p, m); }
  return -1;
}
static int q232(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65707974u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 4) == 4 ? 232 : -1;
}
static int n396(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q232(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n395(s.end, m, k + 2);
  return -1;
}
static int q202(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 2) == 2 ? 202 : -1;
}
static int n397(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q202(p, m); }
  return -1;
}
static int n398(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x726577736e61u) { { int r = n397(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q205(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 205 : -1;
}
static int n399(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q205(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x7265626d656du) { { int r = n398(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q227(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 227 : -1;
}
static int n400(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q227(p, m); }
  return -1;
}
static int q228(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 228 : -1;
}
static int n401(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q228(p, m); }
  return -1;
}
static int n402(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x6e6f6973726576u) { { int r = n401(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q217(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 217 : -1;
}
static int n403(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q217(p, m); }
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n402(s.end, m, k + 2);
  return -1;
}
static int n404(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 211; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x776f6873u) { { int r = n399(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x7961646f74u) { { int r = n400(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x74726f707865u) { { int r = n394(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x6c656e6e616863u) { { int r = n390(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x6172742d79746963u && s.high == 0x65646172742d7974u) { { int r = n392(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x672d6e6f7373656cu && s.high == 0x65646975672d6e6fu) { { int r = n396(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n403(s.end, m, k + 2);
  return -1;
}
static int q207(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 207 : -1;
}
static int n405(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q207(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6d616574u) { { int r = n375(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x72657375u) { { int r = n387(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    switch (s.low) {
    case 0x6c65746f68u: { int r = n351(s.end, m, k); if (r >= 0) return r; } break;
    case 0x656c626174u: { int r = n371(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6564617274u: { int r = n379(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 6:
    switch (s.low) {
    case 0x747369747261u: { int r = n326(s.end, m, k); if (r >= 0) return r; } break;
    case 0x72656e6e6162u: { int r = n331(s.end, m, k); if (r >= 0) return r; } break;
    case 0x74656b736162u: { int r = n337(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 7:
    if (s.low == 0x656c69666f7270u) { { int r = n355(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x65636976726573u) { { int r = n365(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 8:
    if (s.low == 0x6b72616d6b6f6f62u) { { int r = n342(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x656c756465686373u) { { int r = n360(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x7974732d6d6f6f72u && s.high == 0x656c7974732d6d6fu) { { int r = n359(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x7665642d79616c70u && s.high == 0x6563697665642d79u) { { int r = n353(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x732d726577736e61u && s.high == 0x656c7974732d7265u) { { int r = n324(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x622d657372756f63u && s.high == 0x646e6172622d6573u) { { int r = n349(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 14:
    if (s.low == 0x2d676e696c6c6962u && s.high == 0x74656b6369742d67u) { { int r = n341(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x2d6e6f6974617473u && s.high == 0x7965767275732d6eu) { { int r = n368(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 15:
    if (s.low == 0x2d6e6f6974636573u && s.high == 0x7972656c6c61672du) { { int r = n363(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n404(s.end, m, k + 2);
  return -1;
}
static int q743(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x77656976u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 2) == 2 ? 743 : -1;
}
static int n406(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q743(p, m); }
  return -1;
}
static int q702(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 702 : -1;
}
static int n407(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q702(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 9:
    if (s.low == 0x6574732d6b6e6172u && s.high == 0x706574732d6b6e61u) { { int r = n406(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q711(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      switch (s.low) {
      case 0x726f6c6f63u: if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; break;
      case 0x6c69746e75u: if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; break;
      case 0x74696d696cu: if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; break;
      }
      break;
    }
  }
  return (seen & 1) == 1 ? 711 : -1;
}
static int n408(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q711(p, m); }
  return -1;
}
static int n409(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x656c646e7562u) { { int r = n408(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n410(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x746e657665u) { { int r = n407(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n409(s.end, m, k + 2);
  return -1;
}
static int q735(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 5) == 5 ? 735 : -1;
}
static int n411(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q735(p, m); }
  return -1;
}
static int n412(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x64616f6c7075u) { { int r = n411(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n413(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x72657470616863u) { { int r = n412(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n414(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x6e6f697373696du) { { int r = n413(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q730(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 730 : -1;
}
static int n415(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q730(p, m); }
  return -1;
}
static int n416(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 742; }
  return -1;
}
static int q745(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 745 : -1;
}
static int n417(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q745(p, m); }
  return -1;
}
static int q727(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 6) == 6 ? 727 : -1;
}
static int n418(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q727(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x796e61706d6f63u) { { int r = n416(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n417(s.end, m, k + 2);
  return -1;
}
static int q731(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 731 : -1;
}
static int n419(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q731(p, m); }
  return -1;
}
static int q734(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x65646f63u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 8) == 8 ? 734 : -1;
}
static int n420(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q734(p, m); }
  return -1;
}
static int n421(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x6b72616d6b6f6f62u) { { int r = n419(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n420(s.end, m, k + 2);
  return -1;
}
static int q737(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x65707974u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x65646f63u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 737 : -1;
}
static int n422(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q737(p, m); }
  return -1;
}
static int n423(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n422(s.end, m, k + 2);
  return -1;
}
static int q732(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 732 : -1;
}
static int n424(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q732(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x747369747261u) { { int r = n423(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n425(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x657372756f63u) { { int r = n421(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n424(s.end, m, k + 2);
  return -1;
}
static int q738(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 738 : -1;
}
static int n426(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q738(p, m); }
  return -1;
}
static int n427(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x656c706f6570u) { { int r = n426(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n428(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x6563696f766e69u) { { int r = n427(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n429(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 746; }
  return -1;
}
static int n430(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x766e692d74736f70u && s.high == 0x657469766e692d74u) { { int r = n429(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n431(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 15:
    if (s.low == 0x2d72656e74726170u && s.high == 0x72656b616570732du) { { int r = n430(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n432(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n431(s.end, m, k + 2);
  return -1;
}
static int q747(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 747 : -1;
}
static int n433(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q747(p, m); }
  return -1;
}
static int q741(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 741 : -1;
}
static int n434(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q741(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x7373612d6d6f6f72u && s.high == 0x74657373612d6d6fu) { { int r = n433(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n435(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x647261776572u) { { int r = n434(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q717(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x74696d696cu) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 5) == 5 ? 717 : -1;
}
static int n436(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q717(p, m); }
  return -1;
}
static int n437(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x702d72656c6c6573u && s.high == 0x6e616c702d72656cu) { { int r = n436(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q736(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 736 : -1;
}
static int n438(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q736(p, m); }
  return -1;
}
static int n439(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 715; }
  return -1;
}
static int q700(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x657a6973u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x726f6c6f63u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 9) == 9 ? 700 : -1;
}
static int n440(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q700(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 9:
    if (s.low == 0x61742d6563616c70u && s.high == 0x6761742d6563616cu) { { int r = n439(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q710(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 710 : -1;
}
static int n441(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q710(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x657069636572u) { { int r = n440(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q705(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 705 : -1;
}
static int n442(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q705(p, m); }
  return -1;
}
static int q703(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 703 : -1;
}
static int n443(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q703(p, m); }
  return -1;
}
static int q724(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 12) == 12 ? 724 : -1;
}
static int n444(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q724(p, m); }
  return -1;
}
static int q729(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 1) == 1 ? 729 : -1;
}
static int n445(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q729(p, m); }
  return -1;
}
static int n446(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x6e676961706d6163u) { { int r = n445(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n447(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x762d6f6964757473u && s.high == 0x6563696f762d6f69u) { { int r = n444(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n446(s.end, m, k + 2);
  return -1;
}
static int q707(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 707 : -1;
}
static int n448(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q707(p, m); }
  return -1;
}
static int n449(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x74726f706572u) { { int r = n448(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q706(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 706 : -1;
}
static int n450(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q706(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6b736174u) { { int r = n449(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q723(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x6d6f7266u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 723 : -1;
}
static int n451(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q723(p, m); }
  return -1;
}
static int q716(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x657a6973u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 11) == 11 ? 716 : -1;
}
static int n452(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q716(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x74756f6b63656863u) { { int r = n451(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n453(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x74726f70707573u) { { int r = n452(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q720(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 9) == 9 ? 720 : -1;
}
static int n454(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q720(p, m); }
  return -1;
}
static int n455(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n454(s.end, m, k + 2);
  return -1;
}
static int n456(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n455(s.end, m, k + 2);
  return -1;
}
static int q740(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 740 : -1;
}
static int n457(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q740(p, m); }
  return -1;
}
static int q713(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 713 : -1;
}
static int n458(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q713(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6c65746f68u) { { int r = n450(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x7463656a627573u) { { int r = n456(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x65722d786f626e69u && s.high == 0x74726f7065722d78u) { { int r = n453(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n457(s.end, m, k + 2);
  return -1;
}
static int q739(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 739 : -1;
}
static int n459(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q739(p, m); }
  return -1;
}
static int n460(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x7469736976u) { { int r = n459(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n461(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x622d656c706f6570u && s.high == 0x676e696b6f6f622du) { { int r = n460(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n462(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 712; }
  return -1;
}
static int n463(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x656c2d7469736976u && s.high == 0x6e6f7373656c2d74u) { { int r = n462(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q714(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x726564726fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 714 : -1;
}
static int n464(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q714(p, m); }
  return -1;
}
static int n465(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6569766f6du) { { int r = n461(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x7463656a627573u) { { int r = n463(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n464(s.end, m, k + 2);
  return -1;
}
static int q719(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 719 : -1;
}
static int n466(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q719(p, m); }
  return -1;
}
static int q701(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 701 : -1;
}
static int n467(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q701(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x7962626f6cu) { { int r = n466(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q704(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 4) == 4 ? 704 : -1;
}
static int n468(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q704(p, m); }
  return -1;
}
static int n469(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x74736f70u) { { int r = n467(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n468(s.end, m, k + 2);
  return -1;
}
static int q744(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 744 : -1;
}
static int n470(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q744(p, m); }
  return -1;
}
static int q722(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 722 : -1;
}
static int n471(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q722(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n470(s.end, m, k + 2);
  return -1;
}
static int q728(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f63u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 9) == 9 ? 728 : -1;
}
static int n472(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q728(p, m); }
  return -1;
}
static int q733(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 733 : -1;
}
static int n473(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q733(p, m); }
  return -1;
}
static int n474(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n473(s.end, m, k + 2);
  return -1;
}
static int n475(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x796576727573u) { { int r = n474(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n476(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 709; }
  return -1;
}
static int q726(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 726 : -1;
}
static int n477(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q726(p, m); }
  return -1;
}
static int q725(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 725 : -1;
}
static int n478(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q725(p, m); }
  return -1;
}
static int n479(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x2d6e6f6974617473u && s.high == 0x74666172642d6e6fu) { { int r = n478(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n480(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 748; }
  return -1;
}
static int q749(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 749 : -1;
}
static int n481(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q749(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x6c656e6e616863u) { { int r = n480(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q721(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 721 : -1;
}
static int n482(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q721(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x6e6f69676572u) { { int r = n481(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x62696c2d79746963u && s.high == 0x7972617262696c2du) { { int r = n479(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q708(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 708 : -1;
}
static int n483(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q708(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x7473696cu) { { int r = n472(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x70657473u) { { int r = n475(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x656c797473u) { { int r = n476(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x72656863756f76u) { { int r = n477(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x2d796e61706d6f63u && s.high == 0x7161662d796e6170u) { { int r = n471(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n482(s.end, m, k + 2);
  return -1;
}
static int q718(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x6e656b6f74u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 718 : -1;
}
static int n484(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q718(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x72756f74u) { { int r = n447(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x74696e75u) { { int r = n465(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x6564617274u) { { int r = n458(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    switch (s.low) {
    case 0x726577736e61u: { int r = n410(s.end, m, k); if (r >= 0) return r; } break;
    case 0x747369747261u: { int r = n414(s.end, m, k); if (r >= 0) return r; } break;
    case 0x746567647562u: { int r = n415(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6e6f70756f63u: { int r = n425(s.end, m, k); if (r >= 0) return r; } break;
    case 0x646e65697266u: { int r = n432(s.end, m, k); if (r >= 0) return r; } break;
    case 0x776569766572u: { int r = n437(s.end, m, k); if (r >= 0) return r; } break;
    case 0x686372616573u: { int r = n441(s.end, m, k); if (r >= 0) return r; } break;
    case 0x657461647075u: { int r = n469(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 8:
    if (s.low == 0x746e656d75636f64u) { { int r = n428(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x68732d6574756f72u && s.high == 0x776f68732d657475u) { { int r = n438(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x6f732d6666617473u && s.high == 0x656372756f732d66u) { { int r = n442(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x2d746e65746e6f63u && s.high == 0x65756575712d746eu) { { int r = n418(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x2d79726f74736968u && s.high == 0x65726f74732d7972u) { { int r = n435(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x612d6f6964757473u && s.high == 0x7473697472612d6fu) { { int r = n443(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n483(s.end, m, k + 2);
  return -1;
}
static int q535(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 535 : -1;
}
static int n485(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q535(p, m); }
  return -1;
}
static int n486(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x6e6f697373696du) { { int r = n485(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n487(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n486(s.end, m, k + 2);
  return -1;
}
static int n488(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x647261776572u) { { int r = n487(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q512(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 512 : -1;
}
static int n489(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q512(p, m); }
  return -1;
}
static int n490(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6563617073u) { { int r = n489(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n491(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 531; }
  return -1;
}
static int n492(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x706c6568u) { { int r = n490(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x7065722d7377656eu && s.high == 0x74726f7065722d73u) { { int r = n491(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n493(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 532; }
  return -1;
}
static int n494(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 513; }
  return -1;
}
static int n495(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x74656b636974u) { { int r = n494(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q508(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 508 : -1;
}
static int n496(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q508(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x65722d7962626f6cu && s.high == 0x6472617765722d79u) { { int r = n495(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q501(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 501 : -1;
}
static int n497(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q501(p, m); }
  return -1;
}
static int n498(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n497(s.end, m, k + 2);
  return -1;
}
static int n499(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x70652d7472616863u && s.high == 0x65646f736970652du) { { int r = n498(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q540(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 540 : -1;
}
static int n500(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q540(p, m); }
  return -1;
}
static int n501(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n500(s.end, m, k + 2);
  return -1;
}
static int q503(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 2) == 2 ? 503 : -1;
}
static int n502(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q503(p, m); }
  return -1;
}
static int q545(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 545 : -1;
}
static int n503(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q545(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x65676170u) { { int r = n496(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x6e6f6973736573u) { { int r = n501(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x72662d6575657571u && s.high == 0x646e656972662d65u) { { int r = n499(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 14:
    if (s.low == 0x657469726f766166u && s.high == 0x74726168632d6574u) { { int r = n493(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n502(s.end, m, k + 2);
  return -1;
}
static int n504(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 541; }
  return -1;
}
static int q547(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 547 : -1;
}
static int n505(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q547(p, m); }
  return -1;
}
static int n506(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x7265746c6966u) { { int r = n505(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x746e65746e6f63u) { { int r = n504(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q542(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x7265746c6966u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 13) == 13 ? 542 : -1;
}
static int n507(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q542(p, m); }
  return -1;
}
static int n508(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6563617073u) { { int r = n507(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n509(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x72656d6f74737563u) { { int r = n508(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q536(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 536 : -1;
}
static int n510(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q536(p, m); }
  return -1;
}
static int q528(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 528 : -1;
}
static int n511(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q528(p, m); }
  return -1;
}
static int n512(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x2d746e656d796170u && s.high == 0x74726168632d746eu) { { int r = n510(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n511(s.end, m, k + 2);
  return -1;
}
static int n513(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x74732d6e656b6f74u && s.high == 0x656c7974732d6e65u) { { int r = n512(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n514(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 546; }
  return -1;
}
static int n515(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x656372756f73u) { { int r = n514(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n516(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n515(s.end, m, k + 2);
  return -1;
}
static int q511(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 511 : -1;
}
static int n517(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q511(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x692d726f68747561u && s.high == 0x74686769736e692du) { { int r = n516(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n518(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 543; }
  return -1;
}
static int n519(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n518(s.end, m, k + 2);
  return -1;
}
static int n520(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x6e6f73616573u) { { int r = n519(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q500(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      switch (s.low) {
      case 0x646f69726570u: if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; break;
      case 0x737574617473u: if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; break;
      case 0x7265746c6966u: if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; break;
      }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 3) == 3 ? 500 : -1;
}
static int n521(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q500(p, m); }
  return -1;
}
static int n522(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x64616f6c7075u) { { int r = n521(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q506(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65707974u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 3) == 3 ? 506 : -1;
}
static int n523(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q506(p, m); }
  return -1;
}
static int n524(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6d6f6f72u) { { int r = n523(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x697665642d626f6au && s.high == 0x6563697665642d62u) { { int r = n522(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n525(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x742d776f6c6c6f66u && s.high == 0x6369706f742d776fu) { { int r = n524(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n526(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 527; }
  return -1;
}
static int n527(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 9:
    if (s.low == 0x6e6f732d7377656eu && s.high == 0x676e6f732d737765u) { { int r = n526(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q509(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 509 : -1;
}
static int n528(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q509(p, m); }
  return -1;
}
static int n529(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 504; }
  return -1;
}
static int n530(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 502; }
  return -1;
}
static int n531(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6666617473u) { { int r = n530(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n532(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 525; }
  return -1;
}
static int q523(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 523 : -1;
}
static int n533(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q523(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x676e69746172u) { { int r = n531(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x7972617262696cu) { { int r = n528(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x6168632d756e656du && s.high == 0x6c656e6e6168632du) { { int r = n529(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n532(s.end, m, k + 2);
  return -1;
}
static int n534(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 524; }
  return -1;
}
static int n535(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 548; }
  return -1;
}
static int n536(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x6e6f7373656cu) { { int r = n535(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n537(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n536(s.end, m, k + 2);
  return -1;
}
static int n538(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n537(s.end, m, k + 2);
  return -1;
}
static int q521(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 521 : -1;
}
static int n539(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q521(p, m); }
  return -1;
}
static int n540(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n539(s.end, m, k + 2);
  return -1;
}
static int q539(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 539 : -1;
}
static int n541(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q539(p, m); }
  return -1;
}
static int q533(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 533 : -1;
}
static int n542(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q533(p, m); }
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n541(s.end, m, k + 2);
  return -1;
}
static int n543(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 9:
    if (s.low == 0x6564692d656d6f68u && s.high == 0x616564692d656d6fu) { { int r = n542(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q522(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x65676170u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 4) == 4 ? 522 : -1;
}
static int n544(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q522(p, m); }
  return -1;
}
static int n545(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6c6c6f70u) { { int r = n544(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n546(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x676e69746172u) { { int r = n545(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q515(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 515 : -1;
}
static int n547(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q515(p, m); }
  return -1;
}
static int n548(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6b63617274u) { { int r = n546(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n547(s.end, m, k + 2);
  return -1;
}
static int n549(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 544; }
  return -1;
}
static int n550(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n549(s.end, m, k + 2);
  return -1;
}
static int q534(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 534 : -1;
}
static int n551(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q534(p, m); }
  return -1;
}
static int n552(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n551(s.end, m, k + 2);
  return -1;
}
static int q538(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x65646f63u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 9) == 9 ? 538 : -1;
}
static int n553(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q538(p, m); }
  return -1;
}
static int n554(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n553(s.end, m, k + 2);
  return -1;
}
static int q537(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x676e616cu) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 537 : -1;
}
static int n555(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q537(p, m); }
  return -1;
}
static int q549(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 549 : -1;
}
static int n556(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q549(p, m); }
  return -1;
}
static int n557(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n556(s.end, m, k + 2);
  return -1;
}
static int q520(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x7265746c6966u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 520 : -1;
}
static int n558(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q520(p, m); }
  return -1;
}
static int n559(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6863746177u) { { int r = n558(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x746e65746e6f63u) { { int r = n557(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q519(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 519 : -1;
}
static int n560(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q519(p, m); }
  return -1;
}
static int q518(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65676170u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 518 : -1;
}
static int n561(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q518(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n560(s.end, m, k + 2);
  return -1;
}
static int q530(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f6du) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 530 : -1;
}
static int n562(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q530(p, m); }
  return -1;
}
static int q517(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 517 : -1;
}
static int n563(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q517(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x65676170u) { { int r = n562(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q507(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 507 : -1;
}
static int n564(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q507(p, m); }
  return -1;
}
static int q516(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 516 : -1;
}
static int n565(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q516(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x2d74726f70707573u && s.high == 0x6563697665642d74u) { { int r = n564(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q514(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 514 : -1;
}
static int n566(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q514(p, m); }
  return -1;
}
static int n567(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x736e612d61656469u && s.high == 0x726577736e612d61u) { { int r = n566(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n568(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6564617274u) { { int r = n565(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n567(s.end, m, k + 2);
  return -1;
}
static int q510(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 510 : -1;
}
static int n569(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q510(p, m); }
  return -1;
}
static int q526(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 4) == 4 ? 526 : -1;
}
static int n570(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q526(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6563617073u) { { int r = n569(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q529(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x79636e6572727563u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 529 : -1;
}
static int n571(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q529(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x74696e75u) { { int r = n561(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6b726f77u) { { int r = n568(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x6564697567u) { { int r = n555(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x6c616e676973u) { { int r = n559(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x657461647075u) { { int r = n563(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 8:
    if (s.low == 0x746e656d75636f64u) { { int r = n552(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x696365722d716166u && s.high == 0x6570696365722d71u) { { int r = n554(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n570(s.end, m, k + 2);
  return -1;
}
static int q505(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 505 : -1;
}
static int n572(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q505(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    switch (s.low) {
    case 0x656d6f68u: { int r = n517(s.end, m, k); if (r >= 0) return r; } break;
    case 0x74736f70u: { int r = n533(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6c6f6f74u: { int r = n540(s.end, m, k); if (r >= 0) return r; } break;
    case 0x72756f74u: { int r = n543(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 5:
    if (s.low == 0x646e617262u) { { int r = n492(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6563616c70u) { { int r = n527(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    switch (s.low) {
    case 0x7265646c6f66u: { int r = n513(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6d6165727473u: { int r = n538(s.end, m, k); if (r >= 0) return r; } break;
    case 0x74656c6c6177u: { int r = n548(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 7:
    if (s.low == 0x72656e74726170u) { { int r = n525(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 8:
    if (s.low == 0x6e6f697461636f6cu) { { int r = n520(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x6172742d74726163u && s.high == 0x65646172742d7472u) { { int r = n506(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x69632d7466617264u && s.high == 0x797469632d746661u) { { int r = n509(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x766e692d74726163u && s.high == 0x657469766e692d74u) { { int r = n503(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6365722d65646972u && s.high == 0x6570696365722d65u) { { int r = n534(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6c70752d72616579u && s.high == 0x64616f6c70752d72u) { { int r = n550(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x65732d6d75626c61u && s.high == 0x7365697265732d6du) { { int r = n488(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n571(s.end, m, k + 2);
  return -1;
}
static int q993(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 993 : -1;
}
static int n573(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q993(p, m); }
  return -1;
}
static int n574(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x2d676e696b6f6f62u && s.high == 0x6d6574692d676e69u) { { int r = n573(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n575(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x69722d746e657665u && s.high == 0x656469722d746e65u) { { int r = n574(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q970(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 970 : -1;
}
static int n576(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q970(p, m); }
  return -1;
}
static int q957(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x65707974u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 957 : -1;
}
static int n577(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q957(p, m); }
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n576(s.end, m, k + 2);
  return -1;
}
static int n578(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 999; }
  return -1;
}
static int n579(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x2d746e65746e6f63u && s.high == 0x6576696c2d746e65u) { { int r = n578(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n580(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n579(s.end, m, k + 2);
  return -1;
}
static int q988(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 988 : -1;
}
static int n581(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q988(p, m); }
  return -1;
}
static int n582(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x74656b636974u) { { int r = n581(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n583(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n582(s.end, m, k + 2);
  return -1;
}
static int n584(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 989; }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n583(s.end, m, k + 2);
  return -1;
}
static int q981(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 981 : -1;
}
static int n585(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q981(p, m); }
  return -1;
}
static int n586(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n585(s.end, m, k + 2);
  return -1;
}
static int n587(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x6e6f697373696du) { { int r = n586(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q976(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 4) == 4 ? 976 : -1;
}
static int n588(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q976(p, m); }
  return -1;
}
static int n589(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x656c797473u) { { int r = n588(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n590(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x65732d646e657274u && s.high == 0x72656c6c65732d64u) { { int r = n589(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q978(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x657a6973u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 4) == 4 ? 978 : -1;
}
static int n591(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q978(p, m); }
  return -1;
}
static int n592(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x726f646e6576u) { { int r = n591(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n593(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x6d6f632d706c6568u && s.high == 0x796e61706d6f632du) { { int r = n590(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n592(s.end, m, k + 2);
  return -1;
}
static int q968(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 968 : -1;
}
static int n594(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q968(p, m); }
  return -1;
}
static int n595(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x77656976u) { { int r = n594(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q954(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 954 : -1;
}
static int n596(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q954(p, m); }
  return -1;
}
static int q973(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x6d6f7266u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 1) == 1 ? 973 : -1;
}
static int n597(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q973(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x612d6c6961746564u && s.high == 0x726577736e612d6cu) { { int r = n595(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n596(s.end, m, k + 2);
  return -1;
}
static int q966(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x6e656b6f74u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 6) == 6 ? 966 : -1;
}
static int n598(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q966(p, m); }
  return -1;
}
static int q971(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x726f6c6f63u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 9) == 9 ? 971 : -1;
}
static int n599(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q971(p, m); }
  return -1;
}
static int n600(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x6c6961746564u) { { int r = n599(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n601(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x662d746567726174u && s.high == 0x7265746c69662d74u) { { int r = n600(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n602(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 969; }
  return -1;
}
static int n603(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x61672d7469736976u && s.high == 0x7972656c6c61672du) { { int r = n602(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n604(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x746375646f7270u) { { int r = n601(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 9:
    if (s.low == 0x6f68732d656c6173u && s.high == 0x706f68732d656c61u) { { int r = n603(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x2d65636e616c6162u && s.high == 0x79616c702d65636eu) { { int r = n598(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q955(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 955 : -1;
}
static int n605(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q955(p, m); }
  return -1;
}
static int n606(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x61622d6d75726f66u && s.high == 0x65636e616c61622du) { { int r = n605(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n607(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 958; }
  return -1;
}
static int q959(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 6) == 6 ? 959 : -1;
}
static int n608(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q959(p, m); }
  return -1;
}
static int n609(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 15:
    if (s.low == 0x2d6e6f6974636573u && s.high == 0x746375646f72702du) { { int r = n608(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q998(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x726564726fu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 998 : -1;
}
static int n610(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q998(p, m); }
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n609(s.end, m, k + 2);
  return -1;
}
static int n611(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x676e6f73u) { { int r = n607(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n610(s.end, m, k + 2);
  return -1;
}
static int n612(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 972; }
  return -1;
}
static int n613(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n612(s.end, m, k + 2);
  return -1;
}
static int q996(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 996 : -1;
}
static int n614(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q996(p, m); }
  return -1;
}
static int n615(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x776f6873u) { { int r = n614(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n616(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x73612d746e657665u && s.high == 0x74657373612d746eu) { { int r = n615(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n617(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x706f68732d70616du) { { int r = n613(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x772d796576727573u && s.high == 0x6b6565772d796576u) { { int r = n616(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q977(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 977 : -1;
}
static int n618(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q977(p, m); }
  return -1;
}
static int n619(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x6e6f697473657571u) { { int r = n618(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n620(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n619(s.end, m, k + 2);
  return -1;
}
static int q997(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 997 : -1;
}
static int n621(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q997(p, m); }
  return -1;
}
static int n622(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n621(s.end, m, k + 2);
  return -1;
}
static int n623(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x74732d6f6d6f7270u && s.high == 0x6f69647574732d6fu) { { int r = n622(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q974(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f6du) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 974 : -1;
}
static int n624(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q974(p, m); }
  return -1;
}
static int n625(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x647261776572u) { { int r = n623(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n624(s.end, m, k + 2);
  return -1;
}
static int q982(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 982 : -1;
}
static int n626(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q982(p, m); }
  return -1;
}
static int n627(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6575657571u) { { int r = n626(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n628(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 965; }
  return -1;
}
static int n629(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x65646f73697065u) { { int r = n627(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n628(s.end, m, k + 2);
  return -1;
}
static int q952(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x6c69746e75u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 1) == 1 ? 952 : -1;
}
static int n630(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q952(p, m); }
  return -1;
}
static int q960(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x6e656b6f74u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 960 : -1;
}
static int n631(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q960(p, m); }
  return -1;
}
static int q953(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 953 : -1;
}
static int n632(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q953(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x762d656372756f73u && s.high == 0x74697369762d6563u) { { int r = n630(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n631(s.end, m, k + 2);
  return -1;
}
static int q995(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 8) == 8 ? 995 : -1;
}
static int n633(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q995(p, m); }
  return -1;
}
static int q975(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 975 : -1;
}
static int n634(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q975(p, m); }
  return -1;
}
static int n635(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6b6e6172u) { { int r = n634(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n636(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 961; }
  return -1;
}
static int q986(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 986 : -1;
}
static int n637(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q986(p, m); }
  return -1;
}
static int n638(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x65746f76u) { { int r = n637(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n639(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n638(s.end, m, k + 2);
  return -1;
}
static int q990(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 990 : -1;
}
static int n640(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q990(p, m); }
  return -1;
}
static int n641(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 9:
    if (s.low == 0x616c702d6d657469u && s.high == 0x6e616c702d6d6574u) { { int r = n640(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q985(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x726564726fu) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 13) == 13 ? 985 : -1;
}
static int n642(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q985(p, m); }
  return -1;
}
static int n643(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n642(s.end, m, k + 2);
  return -1;
}
static int q979(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 979 : -1;
}
static int n644(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q979(p, m); }
  return -1;
}
static int n645(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n644(s.end, m, k + 2);
  return -1;
}
static int n646(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x7972616d6d7573u) { { int r = n645(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q956(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 956 : -1;
}
static int n647(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q956(p, m); }
  return -1;
}
static int n648(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x7374617473u) { { int r = n647(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q980(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 980 : -1;
}
static int n649(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q980(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x746e656d6d6f63u) { { int r = n646(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n648(s.end, m, k + 2);
  return -1;
}
static int q963(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x6d6f7266u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 15) == 15 ? 963 : -1;
}
static int n650(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q963(p, m); }
  return -1;
}
static int q984(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 984 : -1;
}
static int n651(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q984(p, m); }
  return -1;
}
static int n652(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x6c616e676973u) { { int r = n650(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n651(s.end, m, k + 2);
  return -1;
}
static int q987(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 987 : -1;
}
static int n653(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q987(p, m); }
  return -1;
}
static int n654(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 964; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x68746e6f6du) { { int r = n652(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n653(s.end, m, k + 2);
  return -1;
}
static int q983(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 983 : -1;
}
static int n655(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q983(p, m); }
  return -1;
}
static int q994(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 994 : -1;
}
static int n656(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q994(p, m); }
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n655(s.end, m, k + 2);
  return -1;
}
static int q991(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 991 : -1;
}
static int n657(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q991(p, m); }
  return -1;
}
static int n658(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6369706f74u) { { int r = n657(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n659(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 951; }
  return -1;
}
static int q992(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 992 : -1;
}
static int n660(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q992(p, m); }
  return -1;
}
static int q967(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 7) == 7 ? 967 : -1;
}
static int n661(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q967(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n660(s.end, m, k + 2);
  return -1;
}
static int q962(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      switch (s.low) {
      case 0x74726f73u: if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; break;
      case 0x676e616cu: if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; break;
      case 0x65676170u: if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; break;
      }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 10) == 10 ? 962 : -1;
}
static int n662(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q962(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 3:
    if (s.low == 0x70616du) { { int r = n656(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x6567646162u) { { int r = n654(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x74726f706572u) { { int r = n658(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 9:
    if (s.low == 0x7361742d72616579u && s.high == 0x6b7361742d726165u) { { int r = n659(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n661(s.end, m, k + 2);
  return -1;
}
static int q950(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 950 : -1;
}
static int n663(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q950(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x65746f6eu) { { int r = n611(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x65676170u) { { int r = n620(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    switch (s.low) {
    case 0x6567646162u: { int r = n575(s.end, m, k); if (r >= 0) return r; } break;
    case 0x7466617264u: { int r = n604(s.end, m, k); if (r >= 0) return r; } break;
    case 0x726564726fu: { int r = n617(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6f6d6f7270u: { int r = n629(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6572616873u: { int r = n636(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6666617473u: { int r = n639(s.end, m, k); if (r >= 0) return r; } break;
    case 0x656c626174u: { int r = n641(s.end, m, k); if (r >= 0) return r; } break;
    case 0x656d656874u: { int r = n643(s.end, m, k); if (r >= 0) return r; } break;
    case 0x7469736976u: { int r = n649(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 6:
    switch (s.low) {
    case 0x656369766564u: { int r = n597(s.end, m, k); if (r >= 0) return r; } break;
    case 0x776569766572u: { int r = n633(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6e6f73616573u: { int r = n635(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 7:
    switch (s.low) {
    case 0x676e696c6c6962u: { int r = n577(s.end, m, k); if (r >= 0) return r; } break;
    case 0x746e656d6d6f63u: { int r = n584(s.end, m, k); if (r >= 0) return r; } break;
    case 0x7463656a6f7270u: { int r = n625(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 11:
    if (s.low == 0x7665722d79746963u && s.high == 0x7765697665722d79u) { { int r = n580(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x7a2d74726f706572u && s.high == 0x656e6f7a2d74726fu) { { int r = n632(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x2d746e656d6d6f63u && s.high == 0x646565662d746e65u) { { int r = n587(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x72612d70756f7267u && s.high == 0x7473697472612d70u) { { int r = n606(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x732d6e6f70756f63u && s.high == 0x7965767275732d6eu) { { int r = n593(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n662(s.end, m, k + 2);
  return -1;
}
static int q435(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x6e656b6f74u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 435 : -1;
}
static int n664(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q435(p, m); }
  return -1;
}
static int n665(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x702d746c75736572u && s.high == 0x746e656d7961702du) { { int r = n664(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q408(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 408 : -1;
}
static int n666(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q408(p, m); }
  return -1;
}
static int n667(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 406; }
  return -1;
}
static int q403(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 403 : -1;
}
static int n668(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q403(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6b736174u) { { int r = n667(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q412(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 412 : -1;
}
static int n669(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q412(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x72656863756f76u) { { int r = n668(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n670(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 404; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x65762d6c6562616cu && s.high == 0x726f646e65762d6cu) { { int r = n666(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n669(s.end, m, k + 2);
  return -1;
}
static int q400(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 400 : -1;
}
static int n671(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q400(p, m); }
  return -1;
}
static int n672(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x656b696cu) { { int r = n671(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q447(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x656372756f73u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 3) == 3 ? 447 : -1;
}
static int n673(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q447(p, m); }
  return -1;
}
static int n674(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6576696cu) { { int r = n673(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n675(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x72656e6e6162u) { { int r = n674(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q409(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 3:
      if (s.low == 0x666572u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 409 : -1;
}
static int n676(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q409(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x6f72702d72616579u && s.high == 0x656c69666f72702du) { { int r = n672(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n675(s.end, m, k + 2);
  return -1;
}
static int q422(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x7265746c6966u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 14) == 14 ? 422 : -1;
}
static int n677(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q422(p, m); }
  return -1;
}
static int q416(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x74657366666fu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 4) == 4 ? 416 : -1;
}
static int n678(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q416(p, m); }
  return -1;
}
static int n679(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x726566666fu) { { int r = n678(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n680(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x746e756f636361u) { { int r = n679(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n681(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x616964656du) { { int r = n677(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n680(s.end, m, k + 2);
  return -1;
}
static int q425(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x6d6f7266u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 425 : -1;
}
static int n682(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q425(p, m); }
  return -1;
}
static int n683(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n682(s.end, m, k + 2);
  return -1;
}
static int n684(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x79726576696c6564u) { { int r = n683(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n685(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x7265746c6966u) { { int r = n684(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q434(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 434 : -1;
}
static int n686(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q434(p, m); }
  return -1;
}
static int n687(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 448; }
  return -1;
}
static int q438(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 438 : -1;
}
static int n688(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q438(p, m); }
  return -1;
}
static int q437(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 437 : -1;
}
static int n689(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q437(p, m); }
  return -1;
}
static int n690(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x79746963u) { { int r = n689(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q444(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x726564726fu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 6) == 6 ? 444 : -1;
}
static int n691(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q444(p, m); }
  return -1;
}
static int n692(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x7377656eu) { { int r = n691(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q432(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 432 : -1;
}
static int n693(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q432(p, m); }
  return -1;
}
static int q449(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 449 : -1;
}
static int n694(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q449(p, m); }
  return -1;
}
static int n695(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n694(s.end, m, k + 2);
  return -1;
}
static int n696(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n695(s.end, m, k + 2);
  return -1;
}
static int q420(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 11) == 11 ? 420 : -1;
}
static int n697(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q420(p, m); }
  return -1;
}
static int n698(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x6174732d6576696cu && s.high == 0x66666174732d6576u) { { int r = n697(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n699(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x6e6f6974636573u) { { int r = n693(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6e6f6973726576u) { { int r = n696(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n698(s.end, m, k + 2);
  return -1;
}
static int q441(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 441 : -1;
}
static int n700(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q441(p, m); }
  return -1;
}
static int q440(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 440 : -1;
}
static int n701(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q440(p, m); }
  return -1;
}
static int n702(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 424; }
  return -1;
}
static int q423(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x726f73727563u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 4) == 4 ? 423 : -1;
}
static int n703(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q423(p, m); }
  return -1;
}
static int n704(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n703(s.end, m, k + 2);
  return -1;
}
static int n705(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x656c797473u) { { int r = n704(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n706(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 429; }
  return -1;
}
static int n707(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x656c756465686373u) { { int r = n706(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q436(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x65676170u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 4) == 4 ? 436 : -1;
}
static int n708(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q436(p, m); }
  return -1;
}
static int n709(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n708(s.end, m, k + 2);
  return -1;
}
static int n710(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x657461647075u) { { int r = n709(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q419(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 419 : -1;
}
static int n711(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q419(p, m); }
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n710(s.end, m, k + 2);
  return -1;
}
static int q443(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 443 : -1;
}
static int n712(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q443(p, m); }
  return -1;
}
static int n713(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x776f6873u) { { int r = n712(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q430(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 14) == 14 ? 430 : -1;
}
static int n714(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q430(p, m); }
  return -1;
}
static int n715(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 9:
    if (s.low == 0x6469722d6d616574u && s.high == 0x656469722d6d6165u) { { int r = n713(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x6972662d6c6f6f74u && s.high == 0x646e656972662d6cu) { { int r = n714(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q411(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x74696d696cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 411 : -1;
}
static int n716(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q411(p, m); }
  return -1;
}
static int n717(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6369706f74u) { { int r = n716(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n718(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6e656b6f74u) { { int r = n717(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n719(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 401; }
  return -1;
}
static int n720(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x6d2d6c616e676973u && s.high == 0x70616d2d6c616e67u) { { int r = n719(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n721(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x676e69746172u) { { int r = n718(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n720(s.end, m, k + 2);
  return -1;
}
static int q428(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 428 : -1;
}
static int n722(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q428(p, m); }
  return -1;
}
static int q407(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 4) == 4 ? 407 : -1;
}
static int n723(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q407(p, m); }
  return -1;
}
static int n724(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x79726f7473u) { { int r = n723(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q415(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 415 : -1;
}
static int n725(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q415(p, m); }
  return -1;
}
static int q439(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 439 : -1;
}
static int n726(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q439(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x746e756f636361u) { { int r = n725(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n727(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6563697270u) { { int r = n724(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n726(s.end, m, k + 2);
  return -1;
}
static int q418(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 418 : -1;
}
static int n728(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q418(p, m); }
  return -1;
}
static int n729(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x6172642d72756f74u && s.high == 0x74666172642d7275u) { { int r = n728(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n730(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n729(s.end, m, k + 2);
  return -1;
}
static int q446(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 446 : -1;
}
static int n731(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q446(p, m); }
  return -1;
}
static int n732(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n731(s.end, m, k + 2);
  return -1;
}
static int n733(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n732(s.end, m, k + 2);
  return -1;
}
static int q413(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 413 : -1;
}
static int n734(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q413(p, m); }
  return -1;
}
static int n735(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x702d6e6f73616573u && s.high == 0x6c6c6f702d6e6f73u) { { int r = n734(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n736(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6f65646976u) { { int r = n735(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n737(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x74696465u) { { int r = n736(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n738(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 410; }
  return -1;
}
static int n739(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x72756f742d70616du) { { int r = n738(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n740(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x6e6f6973726576u) { { int r = n739(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q426(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x6c6576656cu) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 426 : -1;
}
static int n741(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q426(p, m); }
  return -1;
}
static int q433(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 433 : -1;
}
static int n742(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q433(p, m); }
  return -1;
}
static int n743(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x69762d6c65746f68u && s.high == 0x74697369762d6c65u) { { int r = n742(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n744(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n743(s.end, m, k + 2);
  return -1;
}
static int n745(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 442; }
  return -1;
}
static int n746(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 9:
    if (s.low == 0x6564692d706c6568u && s.high == 0x616564692d706c65u) { { int r = n745(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q414(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 414 : -1;
}
static int n747(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q414(p, m); }
  return -1;
}
static int q431(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 431 : -1;
}
static int n748(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q431(p, m); }
  return -1;
}
static int q427(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x726564726fu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 427 : -1;
}
static int n749(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q427(p, m); }
  return -1;
}
static int q417(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 417 : -1;
}
static int n750(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q417(p, m); }
  return -1;
}
static int q445(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x65676170u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x7265746c6966u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 9) == 9 ? 445 : -1;
}
static int n751(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q445(p, m); }
  return -1;
}
static int q421(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 421 : -1;
}
static int n752(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q421(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x656d6f68u) { { int r = n749(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x6575657571u) { { int r = n750(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x766f6d2d79746963u && s.high == 0x6569766f6d2d7974u) { { int r = n748(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n751(s.end, m, k + 2);
  return -1;
}
static int q402(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      switch (s.low) {
      case 0x74726f73u: if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; break;
      case 0x6d6f7266u: if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; break;
      case 0x65646f63u: if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; break;
      }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 9) == 9 ? 402 : -1;
}
static int n753(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q402(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x7265626d656du) { { int r = n746(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 14:
    if (s.low == 0x762d6c616e676973u && s.high == 0x72656863756f762du) { { int r = n747(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n752(s.end, m, k + 2);
  return -1;
}
static int q405(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 405 : -1;
}
static int n754(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q405(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    switch (s.low) {
    case 0x79746963u: { int r = n676(s.end, m, k); if (r >= 0) return r; } break;
    case 0x656b696cu: { int r = n688(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6d6f6f72u: { int r = n705(s.end, m, k); if (r >= 0) return r; } break;
    case 0x776f6873u: { int r = n722(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6b726f77u: { int r = n741(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 5:
    if (s.low == 0x636973756du) { { int r = n700(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    switch (s.low) {
    case 0x657372756f63u: { int r = n681(s.end, m, k); if (r >= 0) return r; } break;
    case 0x656369746f6eu: { int r = n701(s.end, m, k); if (r >= 0) return r; } break;
    case 0x74726f706572u: { int r = n702(s.end, m, k); if (r >= 0) return r; } break;
    case 0x686372616573u: { int r = n707(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6d6165727473u: { int r = n730(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 7:
    switch (s.low) {
    case 0x6567617373656du: { int r = n692(s.end, m, k); if (r >= 0) return r; } break;
    case 0x65636976726573u: { int r = n711(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6e6f6973736573u: { int r = n715(s.end, m, k); if (r >= 0) return r; } break;
    case 0x676e6974746573u: { int r = n721(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 10:
    if (s.low == 0x68732d746e657665u && s.high == 0x776f68732d746e65u) { { int r = n685(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x7461772d6576696cu && s.high == 0x68637461772d6576u) { { int r = n690(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x61622d7465737361u && s.high == 0x65676461622d7465u) { { int r = n665(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x756f732d656d6f68u && s.high == 0x656372756f732d65u) { { int r = n686(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6c2d657469766e69u && s.high == 0x7473696c2d657469u) { { int r = n687(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x732d6f6964757473u && s.high == 0x706f68732d6f6964u) { { int r = n733(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x7472612d70697274u && s.high == 0x7473697472612d70u) { { int r = n740(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x2d6e6f6974617473u && s.high == 0x746964652d6e6f69u) { { int r = n727(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6c61622d6b726f77u && s.high == 0x65636e616c61622du) { { int r = n744(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x72612d68746e6f6du && s.high == 0x657669686372612du) { { int r = n699(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6e692d6b63617274u && s.high == 0x6563696f766e692du) { { int r = n737(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 15:
    if (s.low == 0x79726f6765746163u && s.high == 0x72656c6c65732d79u) { { int r = n670(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n753(s.end, m, k + 2);
  return -1;
}
static int q569(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x676e616cu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 5) == 5 ? 569 : -1;
}
static int n755(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q569(p, m); }
  return -1;
}
static int q580(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 8) == 8 ? 580 : -1;
}
static int n756(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q580(p, m); }
  return -1;
}
static int q591(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 591 : -1;
}
static int n757(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q591(p, m); }
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n756(s.end, m, k + 2);
  return -1;
}
static int q568(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 568 : -1;
}
static int n758(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q568(p, m); }
  return -1;
}
static int n759(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x74756f6b63656863u) { { int r = n758(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n760(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n759(s.end, m, k + 2);
  return -1;
}
static int n761(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 594; }
  return -1;
}
static int n762(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6d69616c63u) { { int r = n761(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q593(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 593 : -1;
}
static int n763(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q593(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x656c2d6563697270u && s.high == 0x6e6f7373656c2d65u) { { int r = n762(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q579(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x656372756f73u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 2) == 2 ? 579 : -1;
}
static int n764(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q579(p, m); }
  return -1;
}
static int n765(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x746e656d796170u) { { int r = n764(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n766(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n765(s.end, m, k + 2);
  return -1;
}
static int q572(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x626174u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 572 : -1;
}
static int n767(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q572(p, m); }
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n766(s.end, m, k + 2);
  return -1;
}
static int q570(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 570 : -1;
}
static int n768(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q570(p, m); }
  return -1;
}
static int n769(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n768(s.end, m, k + 2);
  return -1;
}
static int q552(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 552 : -1;
}
static int n770(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q552(p, m); }
  return -1;
}
static int q560(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 560 : -1;
}
static int n771(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q560(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x747369747261u) { { int r = n770(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q588(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 588 : -1;
}
static int n772(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q588(p, m); }
  return -1;
}
static int n773(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x74696e75u) { { int r = n772(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n774(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x2d65636976726573u && s.high == 0x74657373612d6563u) { { int r = n773(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q551(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 1) == 1 ? 551 : -1;
}
static int n775(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q551(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x79726f74736968u) { { int r = n771(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x6e692d6569766f6du && s.high == 0x786f626e692d6569u) { { int r = n774(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q576(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      switch (s.low) {
      case 0x646f69726570u: if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; break;
      case 0x656372756f73u: if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; break;
      case 0x737574617473u: if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; break;
      }
      break;
    }
  }
  return (seen & 1) == 1 ? 576 : -1;
}
static int n776(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q576(p, m); }
  return -1;
}
static int q590(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 590 : -1;
}
static int n777(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q590(p, m); }
  return -1;
}
static int n778(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x7374617473u) { { int r = n776(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n777(s.end, m, k + 2);
  return -1;
}
static int n779(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 577; }
  return -1;
}
static int n780(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x6e6f697473657571u && s.high == 0x6d6574692d6e6f69u) { { int r = n779(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n781(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x6f6964757473u) { { int r = n780(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n782(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x2d6e6f6974637561u && s.high == 0x6b726f772d6e6f69u) { { int r = n781(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q564(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 564 : -1;
}
static int n783(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q564(p, m); }
  return -1;
}
static int n784(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6863746177u) { { int r = n783(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n785(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n784(s.end, m, k + 2);
  return -1;
}
static int n786(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x65646972u) { { int r = n785(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q578(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 578 : -1;
}
static int n787(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q578(p, m); }
  return -1;
}
static int n788(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6d69616c63u) { { int r = n787(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q584(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f63u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 6) == 6 ? 584 : -1;
}
static int n789(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q584(p, m); }
  return -1;
}
static int n790(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x70732d656d656874u && s.high == 0x72656b616570732du) { { int r = n789(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n791(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n790(s.end, m, k + 2);
  return -1;
}
static int q575(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65676170u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 5) == 5 ? 575 : -1;
}
static int n792(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q575(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x726566736e617274u) { { int r = n791(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q583(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 583 : -1;
}
static int n793(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q583(p, m); }
  return -1;
}
static int q581(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 581 : -1;
}
static int n794(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q581(p, m); }
  return -1;
}
static int q592(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 592 : -1;
}
static int n795(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q592(p, m); }
  return -1;
}
static int q595(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 10) == 10 ? 595 : -1;
}
static int n796(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q595(p, m); }
  return -1;
}
static int n797(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6d75726f66u) { { int r = n795(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n796(s.end, m, k + 2);
  return -1;
}
static int q571(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x6c6576656cu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 571 : -1;
}
static int n798(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q571(p, m); }
  return -1;
}
static int n799(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x79726f6765746163u) { { int r = n798(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q596(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 596 : -1;
}
static int n800(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q596(p, m); }
  return -1;
}
static int n801(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x6c6961746564u) { { int r = n800(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n802(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6f6d6f7270u) { { int r = n801(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q599(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 599 : -1;
}
static int n803(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q599(p, m); }
  return -1;
}
static int n804(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n803(s.end, m, k + 2);
  return -1;
}
static int n805(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x656c706f6570u) { { int r = n804(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n806(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x746567726174u) { { int r = n805(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n807(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 566; }
  return -1;
}
static int n808(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x622d656369766564u && s.high == 0x72656e6e61622d65u) { { int r = n807(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n809(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n808(s.end, m, k + 2);
  return -1;
}
static int n810(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n809(s.end, m, k + 2);
  return -1;
}
static int n811(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 597; }
  return -1;
}
static int n812(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n811(s.end, m, k + 2);
  return -1;
}
static int q562(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x77656976u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 562 : -1;
}
static int n813(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q562(p, m); }
  return -1;
}
static int n814(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n813(s.end, m, k + 2);
  return -1;
}
static int n815(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x656c756465686373u) { { int r = n812(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n814(s.end, m, k + 2);
  return -1;
}
static int q558(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x74726f73u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 558 : -1;
}
static int n816(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q558(p, m); }
  return -1;
}
static int n817(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n816(s.end, m, k + 2);
  return -1;
}
static int n818(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 589; }
  return -1;
}
static int n819(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x726564726fu) { { int r = n818(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q598(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x726564726fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 598 : -1;
}
static int n820(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q598(p, m); }
  return -1;
}
static int q563(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x6c69746e75u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 2) == 2 ? 563 : -1;
}
static int n821(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q563(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6563696f76u) { { int r = n819(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n820(s.end, m, k + 2);
  return -1;
}
static int q561(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f63u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 6) == 6 ? 561 : -1;
}
static int n822(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q561(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x796576727573u) { { int r = n817(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n821(s.end, m, k + 2);
  return -1;
}
static int n823(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 585; }
  return -1;
}
static int n824(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 586; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x72612d656d656874u && s.high == 0x7473697472612d65u) { { int r = n823(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q567(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 567 : -1;
}
static int n825(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q567(p, m); }
  return -1;
}
static int n826(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x7265766f63736964u) { { int r = n825(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q587(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x726f6c6f63u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 4) == 4 ? 587 : -1;
}
static int n827(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q587(p, m); }
  return -1;
}
static int n828(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x2d7463656a627573u && s.high == 0x656372756f732d74u) { { int r = n827(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n829(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x657069636572u) { { int r = n828(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q574(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x656372756f73u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 3) == 3 ? 574 : -1;
}
static int n830(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q574(p, m); }
  return -1;
}
static int q573(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 573 : -1;
}
static int n831(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q573(p, m); }
  return -1;
}
static int n832(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x74696e75u) { { int r = n830(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n831(s.end, m, k + 2);
  return -1;
}
static int q555(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      switch (s.low) {
      case 0x726f6c6f63u: if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; break;
      case 0x74696d696cu: if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; break;
      case 0x726564726fu: if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; break;
      }
      break;
    }
  }
  return (seen & 4) == 4 ? 555 : -1;
}
static int n833(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q555(p, m); }
  return -1;
}
static int q554(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x74726f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 2) == 2 ? 554 : -1;
}
static int n834(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q554(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n833(s.end, m, k + 2);
  return -1;
}
static int n835(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x676e6974746573u) { { int r = n834(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n836(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 553; }
  return -1;
}
static int q559(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 559 : -1;
}
static int n837(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q559(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x676e696b6f6f62u) { { int r = n836(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n838(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 582; }
  return -1;
}
static int q556(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 556 : -1;
}
static int n839(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q556(p, m); }
  return -1;
}
static int n840(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 565; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x706f6873u) { { int r = n839(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q557(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 557 : -1;
}
static int n841(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q557(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x746964657263u) { { int r = n835(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x6f682d6563696f76u && s.high == 0x656d6f682d656369u) { { int r = n838(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x6c61622d6b736174u && s.high == 0x65636e616c61622du) { { int r = n837(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n840(s.end, m, k + 2);
  return -1;
}
static int q550(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 550 : -1;
}
static int n842(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q550(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 3:
    if (s.low == 0x676174u) { { int r = n822(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 4:
    switch (s.low) {
    case 0x61656469u: { int r = n778(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6d6f6f72u: { int r = n802(s.end, m, k); if (r >= 0) return r; } break;
    case 0x72657375u: { int r = n829(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 5:
    switch (s.low) {
    case 0x6d75626c61u: { int r = n755(s.end, m, k); if (r >= 0) return r; } break;
    case 0x636973756du: { int r = n792(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6575657571u: { int r = n797(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6572616873u: { int r = n815(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6369706f74u: { int r = n826(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 6:
    if (s.low == 0x656369746f6eu) { { int r = n793(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    switch (s.low) {
    case 0x65636e616c6162u: { int r = n760(s.end, m, k); if (r >= 0) return r; } break;
    case 0x746e656d6d6f63u: { int r = n763(s.end, m, k); if (r >= 0) return r; } break;
    case 0x79726f74736968u: { int r = n775(s.end, m, k); if (r >= 0) return r; } break;
    case 0x74686769736e69u: { int r = n782(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6563696f766e69u: { int r = n786(s.end, m, k); if (r >= 0) return r; } break;
    case 0x676e6974746573u: { int r = n810(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 9:
    if (s.low == 0x6565662d6576696cu && s.high == 0x646565662d657669u) { { int r = n788(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x757365722d676174u && s.high == 0x746c757365722d67u) { { int r = n824(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6469762d6b726f77u && s.high == 0x6f656469762d6b72u) { { int r = n832(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x61742d70756f7267u && s.high == 0x7465677261742d70u) { { int r = n769(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 14:
    if (s.low == 0x762d726f68747561u && s.high == 0x72656863756f762du) { { int r = n757(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x2d746361746e6f63u && s.high == 0x656372756f732d74u) { { int r = n767(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x702d676e69746172u && s.high == 0x746375646f72702du) { { int r = n799(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x732d6e6f73616573u && s.high == 0x676e69747465732du) { { int r = n806(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 15:
    if (s.low == 0x2d72656e74726170u && s.high == 0x6e6f69746375612du) { { int r = n794(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n841(s.end, m, k + 2);
  return -1;
}
static int q849(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 849 : -1;
}
static int n843(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q849(p, m); }
  return -1;
}
static int n844(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n843(s.end, m, k + 2);
  return -1;
}
static int n845(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x7265766f63736964u) { { int r = n844(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n846(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 845; }
  return -1;
}
static int n847(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6563617073u) { { int r = n846(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n848(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x666c656873u) { { int r = n847(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n849(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x61656469u) { { int r = n848(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n850(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 811; }
  return -1;
}
static int n851(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x6f6964757473u) { { int r = n850(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n852(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x656369746f6eu) { { int r = n851(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q832(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 832 : -1;
}
static int n853(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q832(p, m); }
  return -1;
}
static int n854(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n853(s.end, m, k + 2);
  return -1;
}
static int q807(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 807 : -1;
}
static int n855(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q807(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6563617073u) { { int r = n854(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n856(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 805; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x6261742d6576696cu && s.high == 0x656c6261742d6576u) { { int r = n852(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n855(s.end, m, k + 2);
  return -1;
}
static int n857(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 835; }
  return -1;
}
static int n858(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 819; }
  return -1;
}
static int q814(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 814 : -1;
}
static int n859(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q814(p, m); }
  return -1;
}
static int n860(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x7374617473u) { { int r = n858(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n859(s.end, m, k + 2);
  return -1;
}
static int q839(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 839 : -1;
}
static int n861(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q839(p, m); }
  return -1;
}
static int q802(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 802 : -1;
}
static int n862(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q802(p, m); }
  return -1;
}
static int n863(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 817; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x706f6873u) { { int r = n862(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q846(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 4) == 4 ? 846 : -1;
}
static int n864(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q846(p, m); }
  return -1;
}
static int n865(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 3:
    if (s.low == 0x716166u) { { int r = n864(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q800(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 800 : -1;
}
static int n866(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q800(p, m); }
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n865(s.end, m, k + 2);
  return -1;
}
static int n867(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6d75626c61u) { { int r = n861(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x68746e6f6du) { { int r = n863(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n866(s.end, m, k + 2);
  return -1;
}
static int q804(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 804 : -1;
}
static int n868(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q804(p, m); }
  return -1;
}
static int n869(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n868(s.end, m, k + 2);
  return -1;
}
static int n870(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 821; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x6174732d756e656du && s.high == 0x65676174732d756eu) { { int r = n869(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q830(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 830 : -1;
}
static int n871(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q830(p, m); }
  return -1;
}
static int n872(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x7473696cu) { { int r = n871(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n873(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x7069742d6b736174u) { { int r = n870(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n872(s.end, m, k + 2);
  return -1;
}
static int q801(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x74696d696cu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 3) == 3 ? 801 : -1;
}
static int n874(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q801(p, m); }
  return -1;
}
static int n875(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n874(s.end, m, k + 2);
  return -1;
}
static int n876(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x7962626f6cu) { { int r = n875(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q803(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 803 : -1;
}
static int n877(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q803(p, m); }
  return -1;
}
static int q809(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 809 : -1;
}
static int n878(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q809(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6c69617274u) { { int r = n876(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n877(s.end, m, k + 2);
  return -1;
}
static int q840(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 840 : -1;
}
static int n879(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q840(p, m); }
  return -1;
}
static int n880(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n879(s.end, m, k + 2);
  return -1;
}
static int q847(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 847 : -1;
}
static int n881(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q847(p, m); }
  return -1;
}
static int n882(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n881(s.end, m, k + 2);
  return -1;
}
static int q829(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 829 : -1;
}
static int n883(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q829(p, m); }
  return -1;
}
static int n884(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x7972616d6d7573u) { { int r = n883(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q825(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 825 : -1;
}
static int n885(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q825(p, m); }
  return -1;
}
static int q842(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 842 : -1;
}
static int n886(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q842(p, m); }
  return -1;
}
static int n887(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x746361746e6f63u) { { int r = n886(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q815(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 5) == 5 ? 815 : -1;
}
static int n888(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q815(p, m); }
  return -1;
}
static int n889(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 813; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6575657571u) { { int r = n888(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n890(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x68746e6f6du) { { int r = n887(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x6c656e6e616863u) { { int r = n885(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n889(s.end, m, k + 2);
  return -1;
}
static int n891(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 818; }
  return -1;
}
static int q844(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 844 : -1;
}
static int n892(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q844(p, m); }
  return -1;
}
static int n893(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x6975672d676e6f73u && s.high == 0x65646975672d676eu) { { int r = n892(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n894(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 828; }
  return -1;
}
static int q810(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x726f6c6f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 810 : -1;
}
static int n895(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q810(p, m); }
  return -1;
}
static int n896(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n895(s.end, m, k + 2);
  return -1;
}
static int n897(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 820; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x72656863756f76u) { { int r = n896(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q841(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 841 : -1;
}
static int n898(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q841(p, m); }
  return -1;
}
static int n899(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 15:
    if (s.low == 0x2d746361746e6f63u && s.high == 0x7972617262696c2du) { { int r = n898(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n900(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x732d6e6f7373656cu && s.high == 0x6d61657274732d6eu) { { int r = n899(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q826(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 826 : -1;
}
static int n901(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q826(p, m); }
  return -1;
}
static int n902(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6b726f77u) { { int r = n901(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n903(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 843; }
  return -1;
}
static int q823(const uint8_t *p, Match *m) {
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
  return (seen & 2) == 2 ? 823 : -1;
}
static int n904(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q823(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n903(s.end, m, k + 2);
  return -1;
}
static int q837(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x737574617473u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 1) == 1 ? 837 : -1;
}
static int n905(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q837(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x72656e74726170u) { { int r = n902(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x746e656d796170u) { { int r = n904(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n906(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 836; }
  return -1;
}
static int n907(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 9:
    if (s.low == 0x736f702d676e6f73u && s.high == 0x74736f702d676e6fu) { { int r = n906(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q838(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 838 : -1;
}
static int n908(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q838(p, m); }
  return -1;
}
static int q808(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 808 : -1;
}
static int n909(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q808(p, m); }
  return -1;
}
static int n910(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n909(s.end, m, k + 2);
  return -1;
}
static int n911(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x656c706f6570u) { { int r = n910(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n912(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 848; }
  return -1;
}
static int q833(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x626174u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 833 : -1;
}
static int n913(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q833(p, m); }
  return -1;
}
static int n914(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x75612d6f746f6870u && s.high == 0x726f687475612d6fu) { { int r = n913(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q822(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      switch (s.low) {
      case 0x6d6f7266u: if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; break;
      case 0x65646f6du: if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; break;
      case 0x74726f73u: if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; break;
      }
      break;
    }
  }
  return (seen & 6) == 6 ? 822 : -1;
}
static int n915(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q822(p, m); }
  return -1;
}
static int q824(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65707974u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 824 : -1;
}
static int n916(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q824(p, m); }
  return -1;
}
static int q831(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 5) == 5 ? 831 : -1;
}
static int n917(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q831(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x65726f6373u) { { int r = n916(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n918(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x756e656du) { { int r = n915(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x657372756f63u) { { int r = n914(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x696c2d6563617073u && s.high == 0x7972617262696c2du) { { int r = n917(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q834(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x6c6576656cu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 5) == 5 ? 834 : -1;
}
static int n919(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q834(p, m); }
  return -1;
}
static int q816(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 816 : -1;
}
static int n920(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q816(p, m); }
  return -1;
}
static int n921(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x646e617262u) { { int r = n920(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q827(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 827 : -1;
}
static int n922(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q827(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x706f6873u) { { int r = n919(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n921(s.end, m, k + 2);
  return -1;
}
static int q812(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 812 : -1;
}
static int n923(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q812(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    switch (s.low) {
    case 0x74656b736162u: { int r = n897(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6e6f7373656cu: { int r = n907(s.end, m, k); if (r >= 0) return r; } break;
    case 0x656369746f6eu: { int r = n908(s.end, m, k); if (r >= 0) return r; } break;
    case 0x656c706f6570u: { int r = n911(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6f6964757473u: { int r = n912(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 7:
    if (s.low == 0x746361746e6f63u) { { int r = n905(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x72656863756f76u) { { int r = n918(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 8:
    if (s.low == 0x6e676961706d6163u) { { int r = n900(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 15:
    if (s.low == 0x2d6e6f6974637561u && s.high == 0x6e6f69746365732du) { { int r = n894(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n922(s.end, m, k + 2);
  return -1;
}
static int q806(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x6d6f7266u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 806 : -1;
}
static int n924(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q806(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 3:
    if (s.low == 0x626f6au) { { int r = n860(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 4:
    if (s.low == 0x656b696cu) { { int r = n867(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x656e6f7au) { { int r = n893(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x79726f7473u) { { int r = n878(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x657469766e69u) { { int r = n857(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 9:
    if (s.low == 0x72616f6268736164u && s.high == 0x6472616f62687361u) { { int r = n849(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x7274732d6c6f6f74u && s.high == 0x6d61657274732d6cu) { { int r = n882(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x652d676e69746172u && s.high == 0x746e6576652d676eu) { { int r = n873(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6f662d6564617274u && s.high == 0x7265646c6f662d65u) { { int r = n884(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x766e692d74696e75u && s.high == 0x6563696f766e692du) { { int r = n890(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x2d65636e616c6162u && s.high == 0x7962626f6c2d6563u) { { int r = n845(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x2d65646f73697065u && s.high == 0x74726168632d6564u) { { int r = n856(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x2d7463656a627573u && s.high == 0x656c7974732d7463u) { { int r = n880(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x65732d7469736976u && s.high == 0x6e6f69737365732du) { { int r = n891(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n923(s.end, m, k + 2);
  return -1;
}
static int q110(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 110 : -1;
}
static int n925(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q110(p, m); }
  return -1;
}
static int q111(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 111 : -1;
}
static int n926(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q111(p, m); }
  return -1;
}
static int n927(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 106; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x65732d6863746177u && s.high == 0x656369767265732du) { { int r = n925(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n926(s.end, m, k + 2);
  return -1;
}
static int q139(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 139 : -1;
}
static int n928(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q139(p, m); }
  return -1;
}
static int n929(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x75732d6563617073u && s.high == 0x7965767275732d65u) { { int r = n928(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q148(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 8) == 8 ? 148 : -1;
}
static int n930(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q148(p, m); }
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n929(s.end, m, k + 2);
  return -1;
}
static int n931(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x2d6e6f6974617473u && s.high == 0x6472616f622d6e6fu) { { int r = n930(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q133(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x74696d696cu) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 7) == 7 ? 133 : -1;
}
static int n932(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q133(p, m); }
  return -1;
}
static int n933(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x702d746c75736572u && s.high == 0x656761702d746c75u) { { int r = n932(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n934(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n933(s.end, m, k + 2);
  return -1;
}
static int n935(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 142; }
  return -1;
}
static int q126(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 126 : -1;
}
static int n936(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q126(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x2d656c69666f7270u && s.high == 0x746964652d656c69u) { { int r = n935(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q100(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 100 : -1;
}
static int n937(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q100(p, m); }
  return -1;
}
static int n938(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x2d796e61706d6f63u && s.high == 0x6461657268742d79u) { { int r = n937(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n939(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 107; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x726f68747561u) { { int r = n938(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q146(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 146 : -1;
}
static int n940(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q146(p, m); }
  return -1;
}
static int n941(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n940(s.end, m, k + 2);
  return -1;
}
static int q140(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 140 : -1;
}
static int n942(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q140(p, m); }
  return -1;
}
static int n943(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x657461647075u) { { int r = n942(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q128(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 5) == 5 ? 128 : -1;
}
static int n944(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q128(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x6e6f6974636573u) { { int r = n941(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x752d6e6f69676572u && s.high == 0x726573752d6e6f69u) { { int r = n939(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n943(s.end, m, k + 2);
  return -1;
}
static int n945(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 138; }
  return -1;
}
static int n946(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 134; }
  return -1;
}
static int n947(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x7473696cu) { { int r = n945(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n946(s.end, m, k + 2);
  return -1;
}
static int q124(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 124 : -1;
}
static int n948(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q124(p, m); }
  return -1;
}
static int q135(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 135 : -1;
}
static int n949(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q135(p, m); }
  return -1;
}
static int n950(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6c6c6f70u) { { int r = n948(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n949(s.end, m, k + 2);
  return -1;
}
static int q123(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 123 : -1;
}
static int n951(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q123(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x756e656du) { { int r = n950(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q113(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 113 : -1;
}
static int n952(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q113(p, m); }
  return -1;
}
static int q105(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 105 : -1;
}
static int n953(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q105(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x2d746e65746e6f63u && s.high == 0x66666174732d746eu) { { int r = n952(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n954(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 132; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x742d6c6961746564u && s.high == 0x656c6261742d6c69u) { { int r = n953(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q137(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 137 : -1;
}
static int n955(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q137(p, m); }
  return -1;
}
static int q104(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 104 : -1;
}
static int n956(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q104(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x647261776572u) { { int r = n955(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q144(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 144 : -1;
}
static int n957(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q144(p, m); }
  return -1;
}
static int n958(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 15:
    if (s.low == 0x2d6e6f697373696du && s.high == 0x6e6f69746365732du) { { int r = n957(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n959(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x75622d6567646162u && s.high == 0x7465676475622d65u) { { int r = n958(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q112(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 112 : -1;
}
static int n960(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q112(p, m); }
  return -1;
}
static int q116(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x6e676961706d6163u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 116 : -1;
}
static int n961(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q116(p, m); }
  return -1;
}
static int n962(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n961(s.end, m, k + 2);
  return -1;
}
static int q131(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 131 : -1;
}
static int n963(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q131(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x61632d7961646f74u && s.high == 0x747261632d796164u) { { int r = n962(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q102(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65676170u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 102 : -1;
}
static int n964(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q102(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x6e6f69676572u) { { int r = n960(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n963(s.end, m, k + 2);
  return -1;
}
static int q114(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 114 : -1;
}
static int n965(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q114(p, m); }
  return -1;
}
static int q149(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 149 : -1;
}
static int n966(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q149(p, m); }
  return -1;
}
static int n967(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x72756f74u) { { int r = n965(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n966(s.end, m, k + 2);
  return -1;
}
static int q118(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 3) == 3 ? 118 : -1;
}
static int n968(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q118(p, m); }
  return -1;
}
static int n969(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x65646f73697065u) { { int r = n968(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n970(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n969(s.end, m, k + 2);
  return -1;
}
static int n971(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x68632d726566666fu && s.high == 0x6c656e6e6168632du) { { int r = n967(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n970(s.end, m, k + 2);
  return -1;
}
static int q143(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 143 : -1;
}
static int n972(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q143(p, m); }
  return -1;
}
static int q119(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 119 : -1;
}
static int n973(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q119(p, m); }
  return -1;
}
static int n974(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n973(s.end, m, k + 2);
  return -1;
}
static int n975(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n974(s.end, m, k + 2);
  return -1;
}
static int q145(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 145 : -1;
}
static int n976(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q145(p, m); }
  return -1;
}
static int n977(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x656d6f68u) { { int r = n975(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n976(s.end, m, k + 2);
  return -1;
}
static int q101(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 101 : -1;
}
static int n978(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q101(p, m); }
  return -1;
}
static int q125(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x676e616cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 125 : -1;
}
static int n979(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q125(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x74726f707865u) { { int r = n978(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q141(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 141 : -1;
}
static int n980(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q141(p, m); }
  return -1;
}
static int q127(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 127 : -1;
}
static int n981(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q127(p, m); }
  return -1;
}
static int n982(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 121; }
  return -1;
}
static int n983(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 130; }
  return -1;
}
static int n984(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 147; }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n983(s.end, m, k + 2);
  return -1;
}
static int q120(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x726564726fu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 4) == 4 ? 120 : -1;
}
static int n985(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q120(p, m); }
  return -1;
}
static int q129(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 129 : -1;
}
static int n986(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q129(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n985(s.end, m, k + 2);
  return -1;
}
static int q108(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 108 : -1;
}
static int n987(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q108(p, m); }
  return -1;
}
static int n988(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x74696465u) { { int r = n987(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q115(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 115 : -1;
}
static int n989(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q115(p, m); }
  return -1;
}
static int q103(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 103 : -1;
}
static int n990(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q103(p, m); }
  return -1;
}
static int n991(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x676e6974746573u) { { int r = n989(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n990(s.end, m, k + 2);
  return -1;
}
static int q117(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x65676170u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 117 : -1;
}
static int n992(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q117(p, m); }
  return -1;
}
static int n993(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 136; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 3:
    if (s.low == 0x676174u) { { int r = n991(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x6d75626c61u) { { int r = n988(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n992(s.end, m, k + 2);
  return -1;
}
static int q122(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 122 : -1;
}
static int n994(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q122(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x7377656eu) { { int r = n982(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x666c656873u) { { int r = n986(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    switch (s.low) {
    case 0x796e61706d6f63u: { int r = n979(s.end, m, k); if (r >= 0) return r; } break;
    case 0x79726f74736968u: { int r = n981(s.end, m, k); if (r >= 0) return r; } break;
    case 0x676e6974746573u: { int r = n984(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 8:
    if (s.low == 0x72656d6f74737563u) { { int r = n980(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n993(s.end, m, k + 2);
  return -1;
}
static int q109(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 109 : -1;
}
static int n995(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q109(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x706f6873u) { { int r = n956(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x77656976u) { { int r = n972(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x636973756du) { { int r = n947(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x656c626174u) { { int r = n971(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x747369747261u) { { int r = n927(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x746567647562u) { { int r = n931(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x6e6f6974636573u) { { int r = n954(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6e6f6974617473u) { { int r = n959(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 9:
    if (s.low == 0x72616f6268736164u && s.high == 0x6472616f62687361u) { { int r = n934(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x756f742d68736977u && s.high == 0x72756f742d687369u) { { int r = n977(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x7974732d6576696cu && s.high == 0x656c7974732d6576u) { { int r = n944(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x702d6e6f69676572u && s.high == 0x79616c702d6e6f69u) { { int r = n951(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x732d796576727573u && s.high == 0x65676174732d7965u) { { int r = n964(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x2d6c616e72756f6au && s.high == 0x70756f72672d6c61u) { { int r = n936(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n994(s.end, m, k + 2);
  return -1;
}
static int q196(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 196 : -1;
}
static int n996(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q196(p, m); }
  return -1;
}
static int n997(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x65726f6373u) { { int r = n996(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q173(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x6c6576656cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 173 : -1;
}
static int n998(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q173(p, m); }
  return -1;
}
static int n999(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x2d65766968637261u && s.high == 0x776f6c6c6f662d65u) { { int r = n998(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1000(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x74726f70707573u) { { int r = n997(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n999(s.end, m, k + 2);
  return -1;
}
static int q171(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 171 : -1;
}
static int n1001(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q171(p, m); }
  return -1;
}
static int n1002(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n1001(s.end, m, k + 2);
  return -1;
}
static int n1003(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x646e657274u) { { int r = n1002(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q161(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 161 : -1;
}
static int n1004(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q161(p, m); }
  return -1;
}
static int n1005(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1004(s.end, m, k + 2);
  return -1;
}
static int q186(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 186 : -1;
}
static int n1006(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q186(p, m); }
  return -1;
}
static int n1007(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x746e657665u) { { int r = n1005(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n1006(s.end, m, k + 2);
  return -1;
}
static int q170(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 4:
      if (s.low == 0x65707974u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x74696d696cu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 12) == 12 ? 170 : -1;
}
static int n1008(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q170(p, m); }
  return -1;
}
static int n1009(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x7473696cu) { { int r = n1008(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q178(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x6c6576656cu) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 8) == 8 ? 178 : -1;
}
static int n1010(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q178(p, m); }
  return -1;
}
static int n1011(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1010(s.end, m, k + 2);
  return -1;
}
static int q164(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x646f69726570u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 7) == 7 ? 164 : -1;
}
static int n1012(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q164(p, m); }
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n1011(s.end, m, k + 2);
  return -1;
}
static int q181(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f63u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 11) == 11 ? 181 : -1;
}
static int n1013(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q181(p, m); }
  return -1;
}
static int n1014(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6d69616c63u) { { int r = n1013(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q198(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 198 : -1;
}
static int n1015(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q198(p, m); }
  return -1;
}
static int n1016(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1015(s.end, m, k + 2);
  return -1;
}
static int q160(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 160 : -1;
}
static int n1017(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q160(p, m); }
  return -1;
}
static int n1018(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x746964657263u) { { int r = n1017(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q177(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x646f69726570u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 5) == 5 ? 177 : -1;
}
static int n1019(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q177(p, m); }
  return -1;
}
static int q183(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 183 : -1;
}
static int n1020(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q183(p, m); }
  return -1;
}
static int n1021(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 179; }
  return -1;
}
static int q180(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 180 : -1;
}
static int n1022(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q180(p, m); }
  return -1;
}
static int n1023(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x6e6f697473657571u) { { int r = n1022(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q187(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x6d6f7266u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 187 : -1;
}
static int n1024(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q187(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x776f6c6c6f66u) { { int r = n1021(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x6e6f6974636573u) { { int r = n1023(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x732d7265646c6f66u && s.high == 0x6863726165732d72u) { { int r = n1020(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q174(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 174 : -1;
}
static int n1025(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q174(p, m); }
  return -1;
}
static int q185(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 7) == 7 ? 185 : -1;
}
static int n1026(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q185(p, m); }
  return -1;
}
static int n1027(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x7265732d676e6f73u && s.high == 0x7365697265732d67u) { { int r = n1026(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1028(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x74656b736162u) { { int r = n1025(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n1027(s.end, m, k + 2);
  return -1;
}
static int n1029(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 159; }
  return -1;
}
static int q199(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 4) == 4 ? 199 : -1;
}
static int n1030(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q199(p, m); }
  return -1;
}
static int q157(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 157 : -1;
}
static int n1031(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q157(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x746e656d6d6f63u) { { int r = n1029(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x7463656a6f7270u) { { int r = n1030(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1032(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 175; }
  return -1;
}
static int n1033(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 190; }
  return -1;
}
static int q194(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 3:
      if (s.low == 0x626174u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 0) == 0 ? 194 : -1;
}
static int n1034(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q194(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x72656b61657073u) { { int r = n1032(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1033(s.end, m, k + 2);
  return -1;
}
static int q172(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 172 : -1;
}
static int n1035(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q172(p, m); }
  return -1;
}
static int q150(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 150 : -1;
}
static int n1036(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q150(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x6c616e72756f6au) { { int r = n1035(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q184(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x676e616cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 184 : -1;
}
static int n1037(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q184(p, m); }
  return -1;
}
static int n1038(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x657461647075u) { { int r = n1037(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q155(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 155 : -1;
}
static int n1039(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q155(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x726566666fu) { { int r = n1038(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q156(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 156 : -1;
}
static int n1040(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q156(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 15:
    if (s.low == 0x2d7463656a6f7270u && s.high == 0x746e65746e6f632du) { { int r = n1036(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n1039(s.end, m, k + 2);
  return -1;
}
static int q165(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x65707974u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 165 : -1;
}
static int n1041(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q165(p, m); }
  return -1;
}
static int n1042(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x72742d6574756f72u && s.high == 0x65646172742d6574u) { { int r = n1041(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1043(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1042(s.end, m, k + 2);
  return -1;
}
static int q195(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 195 : -1;
}
static int n1044(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q195(p, m); }
  return -1;
}
static int n1045(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x656c6369747261u) { { int r = n1044(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1046(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x79726f6765746163u) { { int r = n1043(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n1045(s.end, m, k + 2);
  return -1;
}
static int q193(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 193 : -1;
}
static int n1047(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q193(p, m); }
  return -1;
}
static int q168(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 168 : -1;
}
static int n1048(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q168(p, m); }
  return -1;
}
static int n1049(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 192; }
  return -1;
}
static int n1050(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x7962626f6cu) { { int r = n1048(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x636973756du) { { int r = n1049(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q176(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 176 : -1;
}
static int n1051(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q176(p, m); }
  return -1;
}
static int n1052(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6567617473u) { { int r = n1051(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1053(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x74656b736162u) { { int r = n1050(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1052(s.end, m, k + 2);
  return -1;
}
static int q163(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 163 : -1;
}
static int n1054(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q163(p, m); }
  return -1;
}
static int q191(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x7265746c6966u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 4) == 4 ? 191 : -1;
}
static int n1055(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q191(p, m); }
  return -1;
}
static int n1056(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 9:
    if (s.low == 0x6972742d65676170u && s.high == 0x706972742d656761u) { { int r = n1054(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n1055(s.end, m, k + 2);
  return -1;
}
static int n1057(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x7374617473u) { { int r = n1056(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q189(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 189 : -1;
}
static int n1058(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q189(p, m); }
  return -1;
}
static int n1059(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x74696e75u) { { int r = n1058(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q158(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 158 : -1;
}
static int n1060(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q158(p, m); }
  return -1;
}
static int q153(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 153 : -1;
}
static int n1061(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q153(p, m); }
  return -1;
}
static int q152(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 152 : -1;
}
static int n1062(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q152(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x656369746f6eu) { { int r = n1061(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 8:
    if (s.low == 0x7974697669746361u) { { int r = n1060(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q162(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 162 : -1;
}
static int n1063(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q162(p, m); }
  return -1;
}
static int q167(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 167 : -1;
}
static int n1064(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q167(p, m); }
  return -1;
}
static int q154(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 154 : -1;
}
static int n1065(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q154(p, m); }
  return -1;
}
static int q188(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 188 : -1;
}
static int n1066(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q188(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6b726f77u) { { int r = n1065(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x6168632d7a697571u && s.high == 0x74726168632d7a69u) { { int r = n1063(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x742d736569726573u && s.high == 0x656d6568742d7365u) { { int r = n1064(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q182(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x6c69746e75u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 1) == 1 ? 182 : -1;
}
static int n1067(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q182(p, m); }
  return -1;
}
static int q197(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x77656976u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 197 : -1;
}
static int n1068(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q197(p, m); }
  return -1;
}
static int q151(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x726564726fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 151 : -1;
}
static int n1069(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q151(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 3:
    if (s.low == 0x716166u) { { int r = n1067(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1068(s.end, m, k + 2);
  return -1;
}
static int n1070(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 166; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x6e6f69676572u) { { int r = n1066(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x626c612d6e616c70u && s.high == 0x6d75626c612d6e61u) { { int r = n1062(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 14:
    if (s.low == 0x2d72656e74726170u && s.high == 0x657372756f632d72u) { { int r = n1059(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1069(s.end, m, k + 2);
  return -1;
}
static int q169(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 169 : -1;
}
static int n1071(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q169(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    switch (s.low) {
    case 0x74666967u: { int r = n1016(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6c6c6f70u: { int r = n1028(s.end, m, k); if (r >= 0) return r; } break;
    case 0x70657473u: { int r = n1046(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 5:
    switch (s.low) {
    case 0x6d75626c61u: { int r = n1000(s.end, m, k); if (r >= 0) return r; } break;
    case 0x7465737361u: { int r = n1003(s.end, m, k); if (r >= 0) return r; } break;
    case 0x786f626e69u: { int r = n1018(s.end, m, k); if (r >= 0) return r; } break;
    case 0x656d656874u: { int r = n1053(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6369706f74u: { int r = n1057(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 6:
    switch (s.low) {
    case 0x656c646e7562u: { int r = n1007(s.end, m, k); if (r >= 0) return r; } break;
    case 0x776569766572u: { int r = n1034(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6e6f73616573u: { int r = n1040(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 8:
    if (s.low == 0x6e676961706d6163u) { { int r = n1009(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x657469726f766166u) { { int r = n1014(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 9:
    if (s.low == 0x6c6f702d7a697571u && s.high == 0x6c6c6f702d7a6975u) { { int r = n1031(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x69722d726566666fu && s.high == 0x656469722d726566u) { { int r = n1024(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x757365722d676174u && s.high == 0x746c757365722d67u) { { int r = n1047(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x662d656369766564u && s.high == 0x7265646c6f662d65u) { { int r = n1012(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 14:
    if (s.low == 0x2d6e6f697373696du && s.high == 0x656c646e75622d6eu) { { int r = n1019(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1070(s.end, m, k + 2);
  return -1;
}
static int q895(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x646f69726570u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 8) == 8 ? 895 : -1;
}
static int n1072(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q895(p, m); }
  return -1;
}
static int n1073(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x6c616e676973u) { { int r = n1072(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1074(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1073(s.end, m, k + 2);
  return -1;
}
static int q898(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x74696d696cu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 898 : -1;
}
static int n1075(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q898(p, m); }
  return -1;
}
static int n1076(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1075(s.end, m, k + 2);
  return -1;
}
static int q861(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 861 : -1;
}
static int n1077(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q861(p, m); }
  return -1;
}
static int q866(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 866 : -1;
}
static int n1078(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q866(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 3:
    if (s.low == 0x716166u) { { int r = n1077(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q871(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f6du) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x726564726fu) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 2) == 2 ? 871 : -1;
}
static int n1079(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q871(p, m); }
  return -1;
}
static int n1080(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x632d736569726573u && s.high == 0x6e6f70756f632d73u) { { int r = n1079(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q897(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 897 : -1;
}
static int n1081(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q897(p, m); }
  return -1;
}
static int n1082(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6563617073u) { { int r = n1080(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 14:
    if (s.low == 0x72616f6268736164u && s.high == 0x756e656d2d647261u) { { int r = n1078(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n1081(s.end, m, k + 2);
  return -1;
}
static int q852(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x7265746c6966u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 852 : -1;
}
static int n1083(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q852(p, m); }
  return -1;
}
static int n1084(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x69682d6574756f72u && s.high == 0x79726f747369682du) { { int r = n1083(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1085(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 879; }
  return -1;
}
static int q853(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x74726f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x726f73727563u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 10) == 10 ? 853 : -1;
}
static int n1086(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q853(p, m); }
  return -1;
}
static int n1087(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x6f742d7374617473u && s.high == 0x72756f742d737461u) { { int r = n1085(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n1086(s.end, m, k + 2);
  return -1;
}
static int q865(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 865 : -1;
}
static int n1088(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q865(p, m); }
  return -1;
}
static int n1089(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 856; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x64616f6c7075u) { { int r = n1087(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x72672d7374617473u && s.high == 0x70756f72672d7374u) { { int r = n1084(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n1088(s.end, m, k + 2);
  return -1;
}
static int q891(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x646f69726570u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 891 : -1;
}
static int n1090(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q891(p, m); }
  return -1;
}
static int n1091(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x72656d6f74737563u) { { int r = n1090(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1092(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n1091(s.end, m, k + 2);
  return -1;
}
static int n1093(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n1092(s.end, m, k + 2);
  return -1;
}
static int q873(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 873 : -1;
}
static int n1094(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q873(p, m); }
  return -1;
}
static int q867(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 867 : -1;
}
static int n1095(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q867(p, m); }
  return -1;
}
static int n1096(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n1095(s.end, m, k + 2);
  return -1;
}
static int q896(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 896 : -1;
}
static int n1097(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q896(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x646f702d656d6f68u && s.high == 0x74736163646f702du) { { int r = n1094(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n1096(s.end, m, k + 2);
  return -1;
}
static int q885(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x737574617473u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 885 : -1;
}
static int n1098(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q885(p, m); }
  return -1;
}
static int n1099(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x6563696f766e69u) { { int r = n1098(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1100(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1099(s.end, m, k + 2);
  return -1;
}
static int n1101(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 868; }
  return -1;
}
static int q878(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 878 : -1;
}
static int n1102(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q878(p, m); }
  return -1;
}
static int q875(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x6c6576656cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 875 : -1;
}
static int n1103(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q875(p, m); }
  return -1;
}
static int n1104(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x732d657469766e69u && s.high == 0x7365697265732d65u) { { int r = n1103(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q888(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 888 : -1;
}
static int n1105(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q888(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x706c6568u) { { int r = n1102(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n1104(s.end, m, k + 2);
  return -1;
}
static int n1106(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 880; }
  return -1;
}
static int q894(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 894 : -1;
}
static int n1107(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q894(p, m); }
  return -1;
}
static int n1108(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x772d656372756f73u && s.high == 0x687369772d656372u) { { int r = n1107(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1109(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 890; }
  return -1;
}
static int q882(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 6) == 6 ? 882 : -1;
}
static int n1110(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q882(p, m); }
  return -1;
}
static int n1111(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x74656c6c6177u) { { int r = n1109(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n1110(s.end, m, k + 2);
  return -1;
}
static int q874(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x626174u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 874 : -1;
}
static int n1112(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q874(p, m); }
  return -1;
}
static int n1113(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1112(s.end, m, k + 2);
  return -1;
}
static int q886(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 886 : -1;
}
static int n1114(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q886(p, m); }
  return -1;
}
static int n1115(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x2d65766968637261u && s.high == 0x65676174732d6576u) { { int r = n1114(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1116(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x7473696cu) { { int r = n1115(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q876(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 876 : -1;
}
static int n1117(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q876(p, m); }
  return -1;
}
static int n1118(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x656c6173u) { { int r = n1117(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x746567647562u) { { int r = n1113(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6567616e616du) { { int r = n1116(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q884(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 884 : -1;
}
static int n1119(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q884(p, m); }
  return -1;
}
static int n1120(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1119(s.end, m, k + 2);
  return -1;
}
static int q858(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 858 : -1;
}
static int n1121(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q858(p, m); }
  return -1;
}
static int q860(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x676e616cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 860 : -1;
}
static int n1122(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q860(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x79726f6765746163u && s.high == 0x656469722d79726fu) { { int r = n1120(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1121(s.end, m, k + 2);
  return -1;
}
static int q893(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 893 : -1;
}
static int n1123(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q893(p, m); }
  return -1;
}
static int q889(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x77656976u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 6) == 6 ? 889 : -1;
}
static int n1124(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q889(p, m); }
  return -1;
}
static int n1125(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x6b6f742d6c6c6f70u && s.high == 0x6e656b6f742d6c6cu) { { int r = n1123(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1124(s.end, m, k + 2);
  return -1;
}
static int q859(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x65707974u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x726f73727563u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 4) == 4 ? 859 : -1;
}
static int n1126(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q859(p, m); }
  return -1;
}
static int n1127(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x746e656d75636f64u) { { int r = n1126(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q863(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 863 : -1;
}
static int n1128(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q863(p, m); }
  return -1;
}
static int n1129(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x65646972u) { { int r = n1128(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1130(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n1129(s.end, m, k + 2);
  return -1;
}
static int n1131(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 850; }
  return -1;
}
static int q877(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f6du) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 0) == 0 ? 877 : -1;
}
static int n1132(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q877(p, m); }
  return -1;
}
static int q854(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 854 : -1;
}
static int n1133(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q854(p, m); }
  return -1;
}
static int n1134(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 851; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x2d72657470616863u && s.high == 0x6d75726f662d7265u) { { int r = n1133(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q899(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 899 : -1;
}
static int n1135(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q899(p, m); }
  return -1;
}
static int n1136(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 883; }
  return -1;
}
static int q872(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 872 : -1;
}
static int n1137(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q872(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x74656c6c6177u) { { int r = n1136(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x2d656c6369747261u && s.high == 0x6d69616c632d656cu) { { int r = n1135(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q881(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 881 : -1;
}
static int n1138(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q881(p, m); }
  return -1;
}
static int q864(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 864 : -1;
}
static int n1139(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q864(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x65642d6563696f76u && s.high == 0x6563697665642d65u) { { int r = n1138(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q887(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 887 : -1;
}
static int n1140(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q887(p, m); }
  return -1;
}
static int q857(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x676e616cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 5) == 5 ? 857 : -1;
}
static int n1141(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q857(p, m); }
  return -1;
}
static int q892(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 892 : -1;
}
static int n1142(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q892(p, m); }
  return -1;
}
static int n1143(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x6e6f6974637561u) { { int r = n1142(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q869(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 869 : -1;
}
static int n1144(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q869(p, m); }
  return -1;
}
static int n1145(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x7261702d74696465u && s.high == 0x72656e747261702du) { { int r = n1144(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1146(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 855; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x776569766572u) { { int r = n1143(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 14:
    if (s.low == 0x6a2d7265646c6f66u && s.high == 0x6c616e72756f6a2du) { { int r = n1141(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1145(s.end, m, k + 2);
  return -1;
}
static int q862(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 862 : -1;
}
static int n1147(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q862(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x65746f76u) { { int r = n1140(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x646165726874u) { { int r = n1139(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    switch (s.low) {
    case 0x65766968637261u: { int r = n1127(s.end, m, k); if (r >= 0) return r; } break;
    case 0x746e65746e6f63u: { int r = n1131(s.end, m, k); if (r >= 0) return r; } break;
    case 0x74736163646f70u: { int r = n1134(s.end, m, k); if (r >= 0) return r; } break;
    case 0x7463656a6f7270u: { int r = n1137(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 8:
    if (s.low == 0x72656d6f74737563u) { { int r = n1132(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x74732d6d69616c63u && s.high == 0x656c7974732d6d69u) { { int r = n1130(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1146(s.end, m, k + 2);
  return -1;
}
static int q870(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 870 : -1;
}
static int n1148(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q870(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x65646972u) { { int r = n1105(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x72657375u) { { int r = n1122(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    switch (s.low) {
    case 0x6d75726f66u: { int r = n1082(s.end, m, k); if (r >= 0) return r; } break;
    case 0x666c656873u: { int r = n1106(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6f65646976u: { int r = n1125(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 6:
    if (s.low == 0x64616f6c7075u) { { int r = n1118(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    switch (s.low) {
    case 0x746e656d796170u: { int r = n1097(s.end, m, k); if (r >= 0) return r; } break;
    case 0x7463656a6f7270u: { int r = n1100(s.end, m, k); if (r >= 0) return r; } break;
    case 0x72656b61657073u: { int r = n1108(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 8:
    if (s.low == 0x7261646e656c6163u) { { int r = n1074(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x732d676e69746172u && s.high == 0x65726f63732d676eu) { { int r = n1101(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x622d6f6964757473u && s.high == 0x65676461622d6f69u) { { int r = n1111(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x2d6c616e72756f6au && s.high == 0x6569766f6d2d6c61u) { { int r = n1089(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x65762d616964656du && s.high == 0x6e6f69737265762du) { { int r = n1093(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 16:
    if (s.low == 0x72656d6f74737563u && s.high == 0x746e65746e6f632du) { { int r = n1076(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1147(s.end, m, k + 2);
  return -1;
}
static int q677(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 677 : -1;
}
static int n1149(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q677(p, m); }
  return -1;
}
static int q674(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 674 : -1;
}
static int n1150(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q674(p, m); }
  return -1;
}
static int q665(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 4) == 4 ? 665 : -1;
}
static int n1151(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q665(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x686372616573u) { { int r = n1150(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1152(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 697; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x65746f76u) { { int r = n1151(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 15:
    if (s.low == 0x74756f6b63656863u && s.high == 0x6e6f70756f632d74u) { { int r = n1149(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1153(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 680; }
  return -1;
}
static int q652(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 652 : -1;
}
static int n1154(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q652(p, m); }
  return -1;
}
static int q692(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 692 : -1;
}
static int n1155(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q692(p, m); }
  return -1;
}
static int q684(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 8) == 8 ? 684 : -1;
}
static int n1156(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q684(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1155(s.end, m, k + 2);
  return -1;
}
static int q675(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 675 : -1;
}
static int n1157(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q675(p, m); }
  return -1;
}
static int n1158(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6c65746f68u) { { int r = n1157(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1159(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1158(s.end, m, k + 2);
  return -1;
}
static int q666(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x726f73727563u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 666 : -1;
}
static int n1160(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q666(p, m); }
  return -1;
}
static int q653(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x65707974u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 653 : -1;
}
static int n1161(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q653(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 3:
    if (s.low == 0x716166u) { { int r = n1153(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 4:
    if (s.low == 0x656d6f68u) { { int r = n1154(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x65642d616964656du && s.high == 0x6c6165642d616964u) { { int r = n1156(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x73752d6f6d6f7270u && s.high == 0x726573752d6f6d6fu) { { int r = n1159(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1160(s.end, m, k + 2);
  return -1;
}
static int q658(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 658 : -1;
}
static int n1162(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q658(p, m); }
  return -1;
}
static int n1163(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 681; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x6567617373656du) { { int r = n1162(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q679(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 11) == 11 ? 679 : -1;
}
static int n1164(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q679(p, m); }
  return -1;
}
static int n1165(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x747369747261u) { { int r = n1163(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n1164(s.end, m, k + 2);
  return -1;
}
static int q669(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 669 : -1;
}
static int n1166(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q669(p, m); }
  return -1;
}
static int q667(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 667 : -1;
}
static int n1167(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q667(p, m); }
  return -1;
}
static int n1168(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 685; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6564697567u) { { int r = n1167(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1169(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n1168(s.end, m, k + 2);
  return -1;
}
static int n1170(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x2d6c616e72756f6au && s.high == 0x74696e752d6c616eu) { { int r = n1166(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n1169(s.end, m, k + 2);
  return -1;
}
static int q676(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 676 : -1;
}
static int n1171(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q676(p, m); }
  return -1;
}
static int q660(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 1) == 1 ? 660 : -1;
}
static int n1172(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q660(p, m); }
  return -1;
}
static int q673(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 673 : -1;
}
static int n1173(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q673(p, m); }
  return -1;
}
static int n1174(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6575657571u) { { int r = n1173(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1175(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 672; }
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n1174(s.end, m, k + 2);
  return -1;
}
static int n1176(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x746e656d796170u) { { int r = n1171(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x69762d7961646f74u && s.high == 0x776569762d796164u) { { int r = n1172(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1175(s.end, m, k + 2);
  return -1;
}
static int q694(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 694 : -1;
}
static int n1177(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q694(p, m); }
  return -1;
}
static int n1178(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 688; }
  return -1;
}
static int n1179(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1178(s.end, m, k + 2);
  return -1;
}
static int n1180(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 689; }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1179(s.end, m, k + 2);
  return -1;
}
static int n1181(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6563616c70u) { { int r = n1180(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q699(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 699 : -1;
}
static int n1182(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q699(p, m); }
  return -1;
}
static int n1183(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 668; }
  return -1;
}
static int q670(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 670 : -1;
}
static int n1184(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q670(p, m); }
  return -1;
}
static int q651(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 651 : -1;
}
static int n1185(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q651(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6b6e6172u) { { int r = n1182(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x642d646165726874u && s.high == 0x74666172642d6461u) { { int r = n1183(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1184(s.end, m, k + 2);
  return -1;
}
static int q654(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 654 : -1;
}
static int n1186(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q654(p, m); }
  return -1;
}
static int q650(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 650 : -1;
}
static int n1187(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q650(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x6f622d68746e6f6du && s.high == 0x676e696b6f6f622du) { { int r = n1186(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q696(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 696 : -1;
}
static int n1188(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q696(p, m); }
  return -1;
}
static int n1189(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x657469726f766166u) { { int r = n1188(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q691(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x726f73727563u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 3) == 3 ? 691 : -1;
}
static int n1190(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q691(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6c69617274u) { { int r = n1189(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q687(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x737574617473u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 13) == 13 ? 687 : -1;
}
static int n1191(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q687(p, m); }
  return -1;
}
static int n1192(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x746361746e6f63u) { { int r = n1191(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q698(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x6c6576656cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 5) == 5 ? 698 : -1;
}
static int n1193(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q698(p, m); }
  return -1;
}
static int n1194(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n1193(s.end, m, k + 2);
  return -1;
}
static int n1195(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x7265646c6f66u) { { int r = n1194(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1196(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 656; }
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n1195(s.end, m, k + 2);
  return -1;
}
static int q671(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 671 : -1;
}
static int n1197(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q671(p, m); }
  return -1;
}
static int n1198(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1197(s.end, m, k + 2);
  return -1;
}
static int q693(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 693 : -1;
}
static int n1199(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q693(p, m); }
  return -1;
}
static int n1200(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 695; }
  return -1;
}
static int q682(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 682 : -1;
}
static int n1201(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q682(p, m); }
  return -1;
}
static int n1202(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x656d2d65726f7473u && s.high == 0x6567617373656d2du) { { int r = n1201(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q690(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 690 : -1;
}
static int n1203(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q690(p, m); }
  return -1;
}
static int n1204(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x657469726f766166u && s.high == 0x68746e6f6d2d6574u) { { int r = n1203(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q686(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 686 : -1;
}
static int n1205(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q686(p, m); }
  return -1;
}
static int q664(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x657a6973u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 664 : -1;
}
static int n1206(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q664(p, m); }
  return -1;
}
static int n1207(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x6f6d2d70756f7267u && s.high == 0x6569766f6d2d7075u) { { int r = n1206(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1208(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 662; }
  return -1;
}
static int n1209(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x7265766f63736964u && s.high == 0x6d69616c632d7265u) { { int r = n1208(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q657(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 657 : -1;
}
static int n1210(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q657(p, m); }
  return -1;
}
static int n1211(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 661; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x68746e6f6du) { { int r = n1207(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x79726f7473u) { { int r = n1209(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1210(s.end, m, k + 2);
  return -1;
}
static int q683(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 683 : -1;
}
static int n1212(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q683(p, m); }
  return -1;
}
static int n1213(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 678; }
  return -1;
}
static int q659(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 659 : -1;
}
static int n1214(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q659(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x2d746e656d6d6f63u && s.high == 0x6c6562616c2d746eu) { { int r = n1213(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q663(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 663 : -1;
}
static int n1215(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q663(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6576696cu) { { int r = n1211(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x776f6873u) { { int r = n1212(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x7275732d7473696cu && s.high == 0x7965767275732d74u) { { int r = n1205(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1214(s.end, m, k + 2);
  return -1;
}
static int q655(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 655 : -1;
}
static int n1216(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q655(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    switch (s.low) {
    case 0x656d6f68u: { int r = n1165(s.end, m, k); if (r >= 0) return r; } break;
    case 0x65676170u: { int r = n1185(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6e616c70u: { int r = n1187(s.end, m, k); if (r >= 0) return r; } break;
    case 0x74736f70u: { int r = n1190(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 5:
    switch (s.low) {
    case 0x6472616f62u: { int r = n1152(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6c6562616cu: { int r = n1170(s.end, m, k); if (r >= 0) return r; } break;
    case 0x68746e6f6du: { int r = n1177(s.end, m, k); if (r >= 0) return r; } break;
    case 0x72656e776fu: { int r = n1181(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6575657571u: { int r = n1192(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 6:
    switch (s.low) {
    case 0x746567647562u: { int r = n1161(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6e6f7373656cu: { int r = n1176(s.end, m, k); if (r >= 0) return r; } break;
    case 0x676e69746172u: { int r = n1196(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6e6f69676572u: { int r = n1198(s.end, m, k); if (r >= 0) return r; } break;
    case 0x72656c6c6573u: { int r = n1199(s.end, m, k); if (r >= 0) return r; } break;
    case 0x746567726174u: { int r = n1204(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 7:
    if (s.low == 0x65636976726573u) { { int r = n1202(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x622d736569726573u && s.high == 0x656c646e75622d73u) { { int r = n1200(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1215(s.end, m, k + 2);
  return -1;
}
static int n1217(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 907; }
  return -1;
}
static int q945(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 3) == 3 ? 945 : -1;
}
static int n1218(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q945(p, m); }
  return -1;
}
static int n1219(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x746e756f636361u) { { int r = n1218(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q920(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      switch (s.low) {
      case 0x656372756f73u: if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; break;
      case 0x726f73727563u: if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; break;
      case 0x7265746c6966u: if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; break;
      }
      break;
    }
  }
  return (seen & 6) == 6 ? 920 : -1;
}
static int n1220(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q920(p, m); }
  return -1;
}
static int q940(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 940 : -1;
}
static int n1221(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q940(p, m); }
  return -1;
}
static int q923(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 923 : -1;
}
static int n1222(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q923(p, m); }
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n1221(s.end, m, k + 2);
  return -1;
}
static int n1223(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x756e656du) { { int r = n1219(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 8:
    if (s.low == 0x79726576696c6564u) { { int r = n1217(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x626e692d706f6873u && s.high == 0x786f626e692d706fu) { { int r = n1220(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1222(s.end, m, k + 2);
  return -1;
}
static int n1224(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 933; }
  return -1;
}
static int n1225(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 931; }
  return -1;
}
static int n1226(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6574756f72u) { { int r = n1225(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q918(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 918 : -1;
}
static int n1227(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q918(p, m); }
  return -1;
}
static int q934(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x7265746c6966u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 10) == 10 ? 934 : -1;
}
static int n1228(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q934(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6b726f77u) { { int r = n1227(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q947(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 947 : -1;
}
static int n1229(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q947(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6c6f6f74u) { { int r = n1224(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x646e657274u) { { int r = n1226(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n1228(s.end, m, k + 2);
  return -1;
}
static int q922(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 922 : -1;
}
static int n1230(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q922(p, m); }
  return -1;
}
static int n1231(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n1230(s.end, m, k + 2);
  return -1;
}
static int n1232(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n1231(s.end, m, k + 2);
  return -1;
}
static int n1233(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 929; }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1232(s.end, m, k + 2);
  return -1;
}
static int q941(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 941 : -1;
}
static int n1234(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q941(p, m); }
  return -1;
}
static int n1235(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x68746e6f6du) { { int r = n1234(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1236(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 936; }
  return -1;
}
static int n1237(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n1236(s.end, m, k + 2);
  return -1;
}
static int n1238(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x6d2d726577736e61u && s.high == 0x68746e6f6d2d7265u) { { int r = n1237(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q932(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      switch (s.low) {
      case 0x77656976u: if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; break;
      case 0x6d6f7266u: if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; break;
      case 0x657a6973u: if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; break;
      }
      break;
    }
  }
  return (seen & 1) == 1 ? 932 : -1;
}
static int n1239(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q932(p, m); }
  return -1;
}
static int n1240(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n1239(s.end, m, k + 2);
  return -1;
}
static int n1241(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x747369747261u) { { int r = n1240(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1242(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x746e756f636361u) { { int r = n1241(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q938(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 938 : -1;
}
static int n1243(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q938(p, m); }
  return -1;
}
static int q909(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 909 : -1;
}
static int n1244(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q909(p, m); }
  return -1;
}
static int q930(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x74726f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 3) == 3 ? 930 : -1;
}
static int n1245(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q930(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6563616c70u) { { int r = n1244(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q913(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 913 : -1;
}
static int n1246(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q913(p, m); }
  return -1;
}
static int n1247(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6666617473u) { { int r = n1246(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q902(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 902 : -1;
}
static int n1248(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q902(p, m); }
  return -1;
}
static int n1249(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x77656976u) { { int r = n1247(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x746567726174u) { { int r = n1245(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x732d6e6f7373656cu && s.high == 0x656c61732d6e6f73u) { { int r = n1243(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1248(s.end, m, k + 2);
  return -1;
}
static int n1250(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 937; }
  return -1;
}
static int n1251(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 939; }
  return -1;
}
static int n1252(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x74696465u) { { int r = n1251(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q917(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 917 : -1;
}
static int n1253(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q917(p, m); }
  return -1;
}
static int q915(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x646f69726570u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 7) == 7 ? 915 : -1;
}
static int n1254(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q915(p, m); }
  return -1;
}
static int n1255(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6d616574u) { { int r = n1254(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1256(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 946; }
  return -1;
}
static int q927(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 927 : -1;
}
static int n1257(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q927(p, m); }
  return -1;
}
static int n1258(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x786f626e69u) { { int r = n1257(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q925(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      switch (s.low) {
      case 0x74657366666fu: if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; break;
      case 0x726f73727563u: if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; break;
      case 0x646f69726570u: if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; break;
      }
      break;
    }
  }
  return (seen & 15) == 15 ? 925 : -1;
}
static int n1259(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q925(p, m); }
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n1258(s.end, m, k + 2);
  return -1;
}
static int n1260(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x2d65636e616c6162u && s.high == 0x6c69617465642d65u) { { int r = n1259(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q906(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 6) == 6 ? 906 : -1;
}
static int n1261(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q906(p, m); }
  return -1;
}
static int q911(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 911 : -1;
}
static int n1262(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q911(p, m); }
  return -1;
}
static int n1263(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x6f632d7962626f6cu && s.high == 0x746e65746e6f632du) { { int r = n1262(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1264(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x77656976u) { { int r = n1263(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1265(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x726566666fu) { { int r = n1261(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1264(s.end, m, k + 2);
  return -1;
}
static int n1266(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 928; }
  return -1;
}
static int q949(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 949 : -1;
}
static int n1267(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q949(p, m); }
  return -1;
}
static int n1268(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 15:
    if (s.low == 0x2d6e6f6974636573u && s.high == 0x6e6f69746375612du) { { int r = n1267(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1269(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x79616c70u) { { int r = n1268(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q919(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 919 : -1;
}
static int n1270(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q919(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x646e617262u) { { int r = n1266(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 8:
    if (s.low == 0x746e656d75636f64u) { { int r = n1269(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q908(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 908 : -1;
}
static int n1271(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q908(p, m); }
  return -1;
}
static int q900(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 900 : -1;
}
static int n1272(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q900(p, m); }
  return -1;
}
static int q904(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 904 : -1;
}
static int n1273(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q904(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x72657470616863u) { { int r = n1271(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1272(s.end, m, k + 2);
  return -1;
}
static int n1274(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 903; }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1273(s.end, m, k + 2);
  return -1;
}
static int n1275(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 921; }
  return -1;
}
static int q948(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x6e656b6f74u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 0) == 0 ? 948 : -1;
}
static int n1276(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q948(p, m); }
  return -1;
}
static int n1277(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x726564726fu) { { int r = n1276(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1278(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x79616c70u) { { int r = n1277(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q916(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x726f6c6f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 916 : -1;
}
static int n1279(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q916(p, m); }
  return -1;
}
static int n1280(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6472616f62u) { { int r = n1279(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q910(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      switch (s.low) {
      case 0x726564726fu: if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; break;
      case 0x74696d696cu: if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; break;
      case 0x6c69746e75u: if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; break;
      }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 910 : -1;
}
static int n1281(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q910(p, m); }
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n1280(s.end, m, k + 2);
  return -1;
}
static int q935(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 935 : -1;
}
static int n1282(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q935(p, m); }
  return -1;
}
static int q943(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 4) == 4 ? 943 : -1;
}
static int n1283(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q943(p, m); }
  return -1;
}
static int n1284(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n1283(s.end, m, k + 2);
  return -1;
}
static int n1285(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 914; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x6e676961706d6163u) { { int r = n1284(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q942(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65676170u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 942 : -1;
}
static int n1286(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q942(p, m); }
  return -1;
}
static int n1287(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x69672d6472616f62u && s.high == 0x746669672d647261u) { { int r = n1286(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q944(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 944 : -1;
}
static int n1288(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q944(p, m); }
  return -1;
}
static int n1289(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 16:
    if (s.low == 0x6e6f697461636f6cu && s.high == 0x746e756f6363612du) { { int r = n1288(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1290(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 905; }
  return -1;
}
static int n1291(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 912; }
  return -1;
}
static int n1292(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x7473696cu) { { int r = n1290(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6d6f6f72u) { { int r = n1291(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1293(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 924; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6d75626c61u) { { int r = n1287(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x2d746361746e6f63u && s.high == 0x6c696172742d7463u) { { int r = n1289(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n1292(s.end, m, k + 2);
  return -1;
}
static int q926(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65676170u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 926 : -1;
}
static int n1294(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q926(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x72616579u) { { int r = n1285(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x65636e616c6162u) { { int r = n1274(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 9:
    if (s.low == 0x696e752d6d657469u && s.high == 0x74696e752d6d6574u) { { int r = n1275(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x702d657069636572u && s.high == 0x74736f702d657069u) { { int r = n1281(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x75732d6c6562616cu && s.high == 0x7965767275732d6cu) { { int r = n1278(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x6d2d6e6f69676572u && s.high == 0x6567616e616d2d6eu) { { int r = n1282(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n1293(s.end, m, k + 2);
  return -1;
}
static int q901(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 901 : -1;
}
static int n1295(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q901(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    switch (s.low) {
    case 0x79746963u: { int r = n1229(s.end, m, k); if (r >= 0) return r; } break;
    case 0x756e656du: { int r = n1242(s.end, m, k); if (r >= 0) return r; } break;
    case 0x79616c70u: { int r = n1252(s.end, m, k); if (r >= 0) return r; } break;
    case 0x65646972u: { int r = n1255(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 5:
    if (s.low == 0x7374617473u) { { int r = n1270(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x776f6c6c6f66u) { { int r = n1235(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x776569766572u) { { int r = n1253(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x7972656c6c6167u) { { int r = n1238(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6e6f6974617473u) { { int r = n1260(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 9:
    if (s.low == 0x6669672d65746f6eu && s.high == 0x746669672d65746fu) { { int r = n1249(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x6174732d79746963u && s.high == 0x73746174732d7974u) { { int r = n1233(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x656d2d6563616c70u && s.high == 0x616964656d2d6563u) { { int r = n1250(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x6d2d656c646e7562u && s.high == 0x616964656d2d656cu) { { int r = n1223(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6375612d656c6173u && s.high == 0x6e6f69746375612du) { { int r = n1256(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 15:
    if (s.low == 0x2d6e6f6974617473u && s.high == 0x65646f736970652du) { { int r = n1265(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n1294(s.end, m, k + 2);
  return -1;
}
static int q473(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 473 : -1;
}
static int n1296(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q473(p, m); }
  return -1;
}
static int n1297(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1296(s.end, m, k + 2);
  return -1;
}
static int n1298(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x746361746e6f63u) { { int r = n1297(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q464(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 464 : -1;
}
static int n1299(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q464(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x646165726874u) { { int r = n1298(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q484(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x65646f6du) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 4) == 4 ? 484 : -1;
}
static int n1300(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q484(p, m); }
  return -1;
}
static int n1301(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x65732d6563617073u && s.high == 0x6e6f736165732d65u) { { int r = n1300(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1302(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x636973756du) { { int r = n1301(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q477(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 477 : -1;
}
static int n1303(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q477(p, m); }
  return -1;
}
static int n1304(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x702d657069636572u && s.high == 0x65636972702d6570u) { { int r = n1303(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q472(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 472 : -1;
}
static int n1305(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q472(p, m); }
  return -1;
}
static int n1306(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x68736977u) { { int r = n1304(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n1305(s.end, m, k + 2);
  return -1;
}
static int q459(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 459 : -1;
}
static int n1307(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q459(p, m); }
  return -1;
}
static int n1308(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 476; }
  return -1;
}
static int n1309(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x69762d6563697270u && s.high == 0x6f656469762d6563u) { { int r = n1307(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n1308(s.end, m, k + 2);
  return -1;
}
static int q478(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 478 : -1;
}
static int n1310(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q478(p, m); }
  return -1;
}
static int n1311(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x74686769736e69u) { { int r = n1310(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1312(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1311(s.end, m, k + 2);
  return -1;
}
static int n1313(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x6e612d7466617264u && s.high == 0x726577736e612d74u) { { int r = n1312(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1314(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 493; }
  return -1;
}
static int q469(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 469 : -1;
}
static int n1315(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q469(p, m); }
  return -1;
}
static int q471(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 471 : -1;
}
static int n1316(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q471(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1315(s.end, m, k + 2);
  return -1;
}
static int q466(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x65676170u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 2) == 2 ? 466 : -1;
}
static int n1317(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q466(p, m); }
  return -1;
}
static int n1318(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x6c616e676973u) { { int r = n1317(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q463(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x74696d696cu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 2) == 2 ? 463 : -1;
}
static int n1319(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q463(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6563697270u) { { int r = n1316(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x65646f73697065u) { { int r = n1314(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1318(s.end, m, k + 2);
  return -1;
}
static int q485(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 4:
      if (s.low == 0x77656976u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 485 : -1;
}
static int n1320(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q485(p, m); }
  return -1;
}
static int q483(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 483 : -1;
}
static int n1321(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q483(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x7265746c6966u) { { int r = n1320(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1322(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 482; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x7265626d656du) { { int r = n1321(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1323(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 497; }
  return -1;
}
static int n1324(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 16:
    if (s.low == 0x72616f6268736164u && s.high == 0x6e6f696765722d64u) { { int r = n1323(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1325(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1324(s.end, m, k + 2);
  return -1;
}
static int n1326(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n1325(s.end, m, k + 2);
  return -1;
}
static int n1327(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 494; }
  return -1;
}
static int q488(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x657a6973u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x74657366666fu) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 2) == 2 ? 488 : -1;
}
static int n1328(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q488(p, m); }
  return -1;
}
static int n1329(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x74696e75u) { { int r = n1328(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1330(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 462; }
  return -1;
}
static int q492(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 7) == 7 ? 492 : -1;
}
static int n1331(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q492(p, m); }
  return -1;
}
static int n1332(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 496; }
  return -1;
}
static int n1333(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 470; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x68736977u) { { int r = n1331(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1332(s.end, m, k + 2);
  return -1;
}
static int q474(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 474 : -1;
}
static int n1334(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q474(p, m); }
  return -1;
}
static int q460(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      switch (s.low) {
      case 0x6d6f7266u: if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; break;
      case 0x65646f63u: if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; break;
      case 0x65646f6du: if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; break;
      }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 14) == 14 ? 460 : -1;
}
static int n1335(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q460(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x652d776569766572u && s.high == 0x746e6576652d7765u) { { int r = n1330(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x61672d65726f7473u && s.high == 0x7972656c6c61672du) { { int r = n1333(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1334(s.end, m, k + 2);
  return -1;
}
static int q495(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 495 : -1;
}
static int n1336(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q495(p, m); }
  return -1;
}
static int n1337(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6f65646976u) { { int r = n1336(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1338(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x72657375u) { { int r = n1337(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1339(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1338(s.end, m, k + 2);
  return -1;
}
static int q479(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 479 : -1;
}
static int n1340(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q479(p, m); }
  return -1;
}
static int n1341(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1340(s.end, m, k + 2);
  return -1;
}
static int q489(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 489 : -1;
}
static int n1342(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q489(p, m); }
  return -1;
}
static int n1343(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 475; }
  return -1;
}
static int n1344(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x72656e776fu) { { int r = n1342(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x656372756f73u) { { int r = n1343(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x6567617373656du) { { int r = n1341(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q480(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 480 : -1;
}
static int n1345(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q480(p, m); }
  return -1;
}
static int n1346(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x726566736e617274u && s.high == 0x797469632d726566u) { { int r = n1344(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n1345(s.end, m, k + 2);
  return -1;
}
static int q451(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x65707974u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 451 : -1;
}
static int n1347(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q451(p, m); }
  return -1;
}
static int n1348(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 455; }
  return -1;
}
static int n1349(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x746e756f636361u) { { int r = n1348(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q456(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 456 : -1;
}
static int n1350(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q456(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6666617473u) { { int r = n1349(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q461(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 461 : -1;
}
static int n1351(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q461(p, m); }
  return -1;
}
static int n1352(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 9:
    if (s.low == 0x6573752d6e616c70u && s.high == 0x726573752d6e616cu) { { int r = n1351(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q454(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 454 : -1;
}
static int n1353(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q454(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x656e6f7au) { { int r = n1352(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x74726f707865u) { { int r = n1347(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 15:
    if (s.low == 0x657469726f766166u && s.high == 0x6e6f70756f632d65u) { { int r = n1350(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1354(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 499; }
  return -1;
}
static int n1355(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x612d64616f6c7075u && s.high == 0x7473697472612d64u) { { int r = n1354(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q486(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x65676170u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 486 : -1;
}
static int n1356(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q486(p, m); }
  return -1;
}
static int n1357(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x61672d666c656873u && s.high == 0x656d61672d666c65u) { { int r = n1356(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1358(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n1357(s.end, m, k + 2);
  return -1;
}
static int q498(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      switch (s.low) {
      case 0x65707974u: if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; break;
      case 0x65646f6du: if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; break;
      case 0x6d6f7266u: if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; break;
      }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 498 : -1;
}
static int n1359(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q498(p, m); }
  return -1;
}
static int n1360(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 481; }
  return -1;
}
static int q468(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 468 : -1;
}
static int n1361(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q468(p, m); }
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n1360(s.end, m, k + 2);
  return -1;
}
static int q450(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 450 : -1;
}
static int n1362(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q450(p, m); }
  return -1;
}
static int n1363(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x7374617473u) { { int r = n1362(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1364(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 490; }
  return -1;
}
static int q465(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 465 : -1;
}
static int n1365(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q465(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6c616564u) { { int r = n1364(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q491(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 491 : -1;
}
static int n1366(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q491(p, m); }
  return -1;
}
static int q467(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65707974u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 467 : -1;
}
static int n1367(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q467(p, m); }
  return -1;
}
static int n1368(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n1367(s.end, m, k + 2);
  return -1;
}
static int n1369(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x646e65697266u) { { int r = n1368(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1370(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 457; }
  return -1;
}
static int q453(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x737574617473u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 5) == 5 ? 453 : -1;
}
static int n1371(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q453(p, m); }
  return -1;
}
static int n1372(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 487; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x74756f6b63656863u) { { int r = n1371(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q452(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 452 : -1;
}
static int n1373(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q452(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6572616873u) { { int r = n1369(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x65646f73697065u) { { int r = n1359(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x6a2d657069636572u && s.high == 0x626f6a2d65706963u) { { int r = n1366(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x6174732d656d6f68u && s.high == 0x6e6f69746174732du) { { int r = n1363(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x736e692d72616579u && s.high == 0x74686769736e692du) { { int r = n1370(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x75612d6563697270u && s.high == 0x6e6f69746375612du) { { int r = n1365(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 14:
    if (s.low == 0x702d74726f707865u && s.high == 0x746e656d7961702du) { { int r = n1361(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n1372(s.end, m, k + 2);
  return -1;
}
static int n1374(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 458; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    switch (s.low) {
    case 0x6d657469u: { int r = n1309(s.end, m, k); if (r >= 0) return r; } break;
    case 0x656b696cu: { int r = n1313(s.end, m, k); if (r >= 0) return r; } break;
    case 0x7a697571u: { int r = n1327(s.end, m, k); if (r >= 0) return r; } break;
    case 0x676e6f73u: { int r = n1335(s.end, m, k); if (r >= 0) return r; } break;
    case 0x77656976u: { int r = n1346(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 5:
    if (s.low == 0x666c656873u) { { int r = n1329(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x7469736976u) { { int r = n1353(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x6c6961746564u) { { int r = n1306(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x72656b61657073u) { { int r = n1339(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x69772d646e617262u && s.high == 0x687369772d646e61u) { { int r = n1299(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x64692d726564726fu && s.high == 0x616564692d726564u) { { int r = n1322(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x6e65762d6c6c6f70u && s.high == 0x726f646e65762d6cu) { { int r = n1326(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6f742d6563696f76u && s.high == 0x6369706f742d6563u) { { int r = n1355(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x656c2d7472616863u && s.high == 0x6e6f7373656c2d74u) { { int r = n1302(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x2d6e6f697373696du && s.high == 0x6d75626c612d6e6fu) { { int r = n1319(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x2d72656863756f76u && s.high == 0x6f656469762d7265u) { { int r = n1358(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n1373(s.end, m, k + 2);
  return -1;
}
static int q276(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x726564726fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 276 : -1;
}
static int n1375(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q276(p, m); }
  return -1;
}
static int n1376(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x7463656a627573u) { { int r = n1375(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q259(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 259 : -1;
}
static int n1377(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q259(p, m); }
  return -1;
}
static int n1378(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 280; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x61622d726564726fu && s.high == 0x74656b7361622d72u) { { int r = n1377(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1379(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 277; }
  return -1;
}
static int q254(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 254 : -1;
}
static int n1380(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q254(p, m); }
  return -1;
}
static int n1381(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x6e6f70756f63u) { { int r = n1379(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x61742d6564617274u && s.high == 0x656c6261742d6564u) { { int r = n1380(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1382(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n1381(s.end, m, k + 2);
  return -1;
}
static int n1383(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 250; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6d6f6f72u) { { int r = n1382(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x726f68747561u) { { int r = n1378(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q291(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 291 : -1;
}
static int n1384(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q291(p, m); }
  return -1;
}
static int q271(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 271 : -1;
}
static int n1385(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q271(p, m); }
  return -1;
}
static int q294(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 7) == 7 ? 294 : -1;
}
static int n1386(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q294(p, m); }
  return -1;
}
static int n1387(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x7373612d74696465u && s.high == 0x74657373612d7469u) { { int r = n1386(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1388(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1387(s.end, m, k + 2);
  return -1;
}
static int q289(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 289 : -1;
}
static int n1389(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q289(p, m); }
  return -1;
}
static int n1390(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x2d72656e74726170u && s.high == 0x726564726f2d7265u) { { int r = n1388(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1389(s.end, m, k + 2);
  return -1;
}
static int q296(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 296 : -1;
}
static int n1391(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q296(p, m); }
  return -1;
}
static int n1392(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x656c756465686373u) { { int r = n1391(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1393(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6f6d6f7270u) { { int r = n1392(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1394(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x72616579u) { { int r = n1393(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q265(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 265 : -1;
}
static int n1395(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q265(p, m); }
  return -1;
}
static int n1396(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1395(s.end, m, k + 2);
  return -1;
}
static int n1397(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x74686769736e69u) { { int r = n1396(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1398(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 251; }
  return -1;
}
static int n1399(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x6c656e6e616863u) { { int r = n1397(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x6f722d6c6562616cu && s.high == 0x6d6f6f722d6c6562u) { { int r = n1398(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q292(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 292 : -1;
}
static int n1400(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q292(p, m); }
  return -1;
}
static int n1401(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x68702d6572616873u && s.high == 0x6f746f68702d6572u) { { int r = n1400(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q266(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 266 : -1;
}
static int n1402(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q266(p, m); }
  return -1;
}
static int n1403(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x647261776572u) { { int r = n1402(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q281(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 281 : -1;
}
static int n1404(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q281(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x6365732d706c6568u && s.high == 0x6e6f69746365732du) { { int r = n1401(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n1403(s.end, m, k + 2);
  return -1;
}
static int q268(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 7) == 7 ? 268 : -1;
}
static int n1405(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q268(p, m); }
  return -1;
}
static int q275(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 275 : -1;
}
static int n1406(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q275(p, m); }
  return -1;
}
static int n1407(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6d616574u) { { int r = n1405(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1406(s.end, m, k + 2);
  return -1;
}
static int q297(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 297 : -1;
}
static int n1408(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q297(p, m); }
  return -1;
}
static int n1409(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x6c616e676973u) { { int r = n1408(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q257(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x79636e6572727563u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 257 : -1;
}
static int n1410(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q257(p, m); }
  return -1;
}
static int n1411(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x65636e616c6162u) { { int r = n1410(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1412(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1411(s.end, m, k + 2);
  return -1;
}
static int q263(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 263 : -1;
}
static int n1413(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q263(p, m); }
  return -1;
}
static int n1414(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x762d657469766e69u && s.high == 0x72656863756f762du) { { int r = n1413(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1415(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1414(s.end, m, k + 2);
  return -1;
}
static int q258(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 258 : -1;
}
static int n1416(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q258(p, m); }
  return -1;
}
static int n1417(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x6f2d74726f706572u && s.high == 0x726564726f2d7472u) { { int r = n1416(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1418(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1417(s.end, m, k + 2);
  return -1;
}
static int q282(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 282 : -1;
}
static int n1419(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q282(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x657069636572u) { { int r = n1418(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x6567617373656du) { { int r = n1415(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x6e2d7265746c6966u && s.high == 0x7377656e2d726574u) { { int r = n1412(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x2d656c6369747261u && s.high == 0x66666174732d656cu) { { int r = n1409(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q274(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 274 : -1;
}
static int n1420(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q274(p, m); }
  return -1;
}
static int n1421(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1420(s.end, m, k + 2);
  return -1;
}
static int n1422(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 285; }
  return -1;
}
static int n1423(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1422(s.end, m, k + 2);
  return -1;
}
static int n1424(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x656c756465686373u) { { int r = n1423(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q262(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 262 : -1;
}
static int n1425(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q262(p, m); }
  return -1;
}
static int n1426(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x746964657263u) { { int r = n1425(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1427(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x65636e616c6162u) { { int r = n1426(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q260(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 260 : -1;
}
static int n1428(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q260(p, m); }
  return -1;
}
static int n1429(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6b656577u) { { int r = n1428(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1430(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x746964657263u) { { int r = n1427(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1429(s.end, m, k + 2);
  return -1;
}
static int q270(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 0) == 0 ? 270 : -1;
}
static int n1431(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q270(p, m); }
  return -1;
}
static int n1432(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x697463656c6c6f63u && s.high == 0x6e6f697463656c6cu) { { int r = n1431(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q264(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x657a6973u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 264 : -1;
}
static int n1433(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q264(p, m); }
  return -1;
}
static int n1434(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 288; }
  return -1;
}
static int n1435(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6575657571u) { { int r = n1432(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x72642d79726f7473u && s.high == 0x74666172642d7972u) { { int r = n1433(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1434(s.end, m, k + 2);
  return -1;
}
static int n1436(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1435(s.end, m, k + 2);
  return -1;
}
static int q287(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 287 : -1;
}
static int n1437(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q287(p, m); }
  return -1;
}
static int n1438(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x636973756du) { { int r = n1437(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q286(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 286 : -1;
}
static int n1439(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q286(p, m); }
  return -1;
}
static int n1440(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x726f646e6576u) { { int r = n1439(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1441(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x2d72657470616863u && s.high == 0x6d6165742d726574u) { { int r = n1440(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q267(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x6d6f7266u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 5) == 5 ? 267 : -1;
}
static int n1442(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q267(p, m); }
  return -1;
}
static int q279(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 3) == 3 ? 279 : -1;
}
static int n1443(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q279(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1442(s.end, m, k + 2);
  return -1;
}
static int n1444(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 283; }
  return -1;
}
static int n1445(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x656d656874u) { { int r = n1444(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q278(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 278 : -1;
}
static int n1446(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q278(p, m); }
  return -1;
}
static int n1447(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x676e696b6f6f62u) { { int r = n1446(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1448(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 252; }
  return -1;
}
static int q253(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65646f6du) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 253 : -1;
}
static int n1449(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q253(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x74726163u) { { int r = n1448(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q293(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x65707974u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x74726f73u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 293 : -1;
}
static int n1450(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q293(p, m); }
  return -1;
}
static int q284(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x676e616cu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x646f69726570u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 10) == 10 ? 284 : -1;
}
static int n1451(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q284(p, m); }
  return -1;
}
static int n1452(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6b656577u) { { int r = n1450(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1451(s.end, m, k + 2);
  return -1;
}
static int n1453(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 269; }
  return -1;
}
static int q290(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 290 : -1;
}
static int n1454(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q290(p, m); }
  return -1;
}
static int q298(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x74726f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 4) == 4 ? 298 : -1;
}
static int n1455(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q298(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x6f63732d74726163u && s.high == 0x65726f63732d7472u) { { int r = n1454(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q295(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      switch (s.low) {
      case 0x6c6576656cu: if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; break;
      case 0x726f6c6f63u: if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; break;
      case 0x6c69746e75u: if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; break;
      }
      break;
    }
  }
  return (seen & 2) == 2 ? 295 : -1;
}
static int n1456(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q295(p, m); }
  return -1;
}
static int q273(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 273 : -1;
}
static int n1457(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q273(p, m); }
  return -1;
}
static int q256(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 256 : -1;
}
static int n1458(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q256(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6b6e6172u) { { int r = n1457(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q299(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 299 : -1;
}
static int n1459(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q299(p, m); }
  return -1;
}
static int n1460(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x6f72702d6b656577u && s.high == 0x746375646f72702du) { { int r = n1459(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q272(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 272 : -1;
}
static int n1461(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q272(p, m); }
  return -1;
}
static int n1462(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x74726f706572u) { { int r = n1460(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 17:
    if (s.low == 0x72616f6268736164u && s.high == 0x74726f707075732du && memcmp(s.start + 8, "d", 1) == 0) { { int r = n1458(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n1461(s.end, m, k + 2);
  return -1;
}
static int q261(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 261 : -1;
}
static int n1463(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q261(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    switch (s.low) {
    case 0x7465737361u: { int r = n1447(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6567646162u: { int r = n1449(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6666617473u: { int r = n1455(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 7:
    if (s.low == 0x65636e616c6162u) { { int r = n1452(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 8:
    if (s.low == 0x72656d6f74737563u) { { int r = n1453(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x72612d7374617473u && s.high == 0x7473697472612d73u) { { int r = n1456(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1462(s.end, m, k + 2);
  return -1;
}
static int q255(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 255 : -1;
}
static int n1464(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q255(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    switch (s.low) {
    case 0x6576696cu: { int r = n1419(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6d6f6f72u: { int r = n1430(s.end, m, k); if (r >= 0) return r; } break;
    case 0x70657473u: { int r = n1441(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 5:
    switch (s.low) {
    case 0x6d75626c61u: { int r = n1376(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6569766f6du: { int r = n1421(s.end, m, k); if (r >= 0) return r; } break;
    case 0x726564726fu: { int r = n1424(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 6:
    switch (s.low) {
    case 0x74656b736162u: { int r = n1383(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6e6f70756f63u: { int r = n1399(s.end, m, k); if (r >= 0) return r; } break;
    case 0x7265746c6966u: { int r = n1404(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6c616e676973u: { int r = n1438(s.end, m, k); if (r >= 0) return r; } break;
    case 0x746567726174u: { int r = n1443(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 7:
    switch (s.low) {
    case 0x676e696c6c6962u: { int r = n1384(s.end, m, k); if (r >= 0) return r; } break;
    case 0x676e696b6f6f62u: { int r = n1385(s.end, m, k); if (r >= 0) return r; } break;
    case 0x7972656c6c6167u: { int r = n1407(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 8:
    if (s.low == 0x79726f6765746163u) { { int r = n1390(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x697463656c6c6f63u && s.high == 0x6e6f697463656c6cu) { { int r = n1394(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x2d6e6f6973736573u && s.high == 0x6d6f6f722d6e6f69u) { { int r = n1436(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 15:
    if (s.low == 0x726566736e617274u && s.high == 0x676e697461722d72u) { { int r = n1445(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n1463(s.end, m, k + 2);
  return -1;
}
static int q24(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 7) == 7 ? 24 : -1;
}
static int n1465(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q24(p, m); }
  return -1;
}
static int n1466(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x746c75736572u) { { int r = n1465(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1467(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x616c702d61656469u && s.high == 0x6563616c702d6165u) { { int r = n1466(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q49(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 49 : -1;
}
static int n1468(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q49(p, m); }
  return -1;
}
static int n1469(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 43; }
  return -1;
}
static int q26(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 26 : -1;
}
static int n1470(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q26(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x756e656du) { { int r = n1469(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1471(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x2d7463656a6f7270u && s.high == 0x74656b7361622d74u) { { int r = n1468(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n1470(s.end, m, k + 2);
  return -1;
}
static int q7(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x74726f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 7 : -1;
}
static int n1472(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q7(p, m); }
  return -1;
}
static int n1473(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x7465737361u) { { int r = n1472(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q0(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65707974u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 6) == 6 ? 0 : -1;
}
static int n1474(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q0(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1473(s.end, m, k + 2);
  return -1;
}
static int q20(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 20 : -1;
}
static int n1475(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q20(p, m); }
  return -1;
}
static int q11(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 11 : -1;
}
static int n1476(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q11(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6d616574u) { { int r = n1475(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1477(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x726f68747561u) { { int r = n1474(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1476(s.end, m, k + 2);
  return -1;
}
static int q41(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 41 : -1;
}
static int n1478(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q41(p, m); }
  return -1;
}
static int n1479(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x2d72656863756f76u && s.high == 0x70616d2d72656863u) { { int r = n1478(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1480(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1479(s.end, m, k + 2);
  return -1;
}
static int q30(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 30 : -1;
}
static int n1481(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q30(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6f65646976u) { { int r = n1480(s.end, m, k); if (r >= 0) return r; } }
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
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 33 : -1;
}
static int n1482(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q33(p, m); }
  return -1;
}
static int n1483(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x6567617373656du) { { int r = n1482(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1484(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1483(s.end, m, k + 2);
  return -1;
}
static int n1485(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 19; }
  return -1;
}
static int n1486(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x74692d6f6d6f7270u && s.high == 0x6d6574692d6f6d6fu) { { int r = n1485(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1487(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x7369762d79616c70u && s.high == 0x74697369762d7961u) { { int r = n1486(s.end, m, k); if (r >= 0) return r; } }
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
    case 3:
      if (s.low == 0x666572u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 21 : -1;
}
static int n1488(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q21(p, m); }
  return -1;
}
static int q27(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 27 : -1;
}
static int n1489(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q27(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x657461647075u) { { int r = n1488(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1490(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6b726f77u) { { int r = n1487(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1489(s.end, m, k + 2);
  return -1;
}
static int q25(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 25 : -1;
}
static int n1491(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q25(p, m); }
  return -1;
}
static int n1492(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x6f72702d77656976u && s.high == 0x6f6d6f72702d7765u) { { int r = n1491(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1493(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 13; }
  return -1;
}
static int n1494(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n1493(s.end, m, k + 2);
  return -1;
}
static int q16(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 16 : -1;
}
static int n1495(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q16(p, m); }
  return -1;
}
static int q18(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 18 : -1;
}
static int n1496(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q18(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x656c706f6570u) { { int r = n1495(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1497(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x74736163646f70u) { { int r = n1494(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n1496(s.end, m, k + 2);
  return -1;
}
static int n1498(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 47; }
  return -1;
}
static int n1499(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x6e61622d706f6873u && s.high == 0x72656e6e61622d70u) { { int r = n1498(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1500(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 44; }
  return -1;
}
static int n1501(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 14; }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1500(s.end, m, k + 2);
  return -1;
}
static int q46(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 46 : -1;
}
static int n1502(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q46(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x7265626d656du) { { int r = n1501(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1503(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 17; }
  return -1;
}
static int q15(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 15 : -1;
}
static int n1504(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q15(p, m); }
  return -1;
}
static int n1505(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n1504(s.end, m, k + 2);
  return -1;
}
static int n1506(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x2d6e6f697373696du && s.high == 0x706972742d6e6f69u) { { int r = n1502(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 14:
    if (s.low == 0x2d6e6f6973726576u && s.high == 0x656372756f732d6eu) { { int r = n1503(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n1505(s.end, m, k + 2);
  return -1;
}
static int q45(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x74726f73u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 10) == 10 ? 45 : -1;
}
static int n1507(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q45(p, m); }
  return -1;
}
static int n1508(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x657469726f766166u && s.high == 0x656d6568742d6574u) { { int r = n1507(s.end, m, k); if (r >= 0) return r; } }
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
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x74696d696cu) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 31 : -1;
}
static int n1509(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q31(p, m); }
  return -1;
}
static int q22(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 22 : -1;
}
static int n1510(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q22(p, m); }
  return -1;
}
static int n1511(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x746e656d75636f64u) { { int r = n1510(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1512(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x6c6f662d6d6f6f72u && s.high == 0x7265646c6f662d6du) { { int r = n1511(s.end, m, k); if (r >= 0) return r; } }
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
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 7:
      if (s.low == 0x7972746e756f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 10 : -1;
}
static int n1513(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q10(p, m); }
  return -1;
}
static int n1514(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x74656c6c6177u) { { int r = n1513(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1515(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 5; }
  return -1;
}
static int n1516(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x2d7972617262696cu && s.high == 0x676e697461722d79u) { { int r = n1515(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1517(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1516(s.end, m, k + 2);
  return -1;
}
static int q8(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 8 : -1;
}
static int n1518(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q8(p, m); }
  return -1;
}
static int n1519(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 37; }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1518(s.end, m, k + 2);
  return -1;
}
static int n1520(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6c6562616cu) { { int r = n1517(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x7369762d74696465u && s.high == 0x74697369762d7469u) { { int r = n1514(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1519(s.end, m, k + 2);
  return -1;
}
static int q28(const uint8_t *p, Match *m) {
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
  return (seen & 1) == 1 ? 28 : -1;
}
static int n1521(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q28(p, m); }
  return -1;
}
static int q32(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 32 : -1;
}
static int n1522(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q32(p, m); }
  return -1;
}
static int q39(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 39 : -1;
}
static int n1523(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q39(p, m); }
  return -1;
}
static int n1524(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x706c6568u) { { int r = n1522(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x6567617373656du) { { int r = n1523(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q36(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 36 : -1;
}
static int n1525(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q36(p, m); }
  return -1;
}
static int n1526(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x2d746e656d6d6f63u && s.high == 0x7265626d656d2d74u) { { int r = n1525(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1527(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 42; }
  return -1;
}
static int n1528(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n1527(s.end, m, k + 2);
  return -1;
}
static int q35(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x74696d696cu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 3) == 3 ? 35 : -1;
}
static int n1529(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q35(p, m); }
  return -1;
}
static int n1530(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x656c6173u) { { int r = n1528(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readText(s, &m->path[k])) return n1529(s.end, m, k + 2);
  return -1;
}
static int q38(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 38 : -1;
}
static int n1531(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q38(p, m); }
  return -1;
}
static int n1532(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1531(s.end, m, k + 2);
  return -1;
}
static int n1533(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 48; }
  return -1;
}
static int n1534(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x656c797473u) { { int r = n1533(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q29(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 29 : -1;
}
static int n1535(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q29(p, m); }
  return -1;
}
static int q34(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 34 : -1;
}
static int n1536(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q34(p, m); }
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n1535(s.end, m, k + 2);
  return -1;
}
static int n1537(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 9; }
  return -1;
}
static int q2(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x6e656b6f74u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x646f69726570u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x74657366666fu) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    }
  }
  return (seen & 2) == 2 ? 2 : -1;
}
static int n1538(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q2(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x656369746f6eu) { { int r = n1537(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q12(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 12 : -1;
}
static int n1539(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q12(p, m); }
  return -1;
}
static int q4(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x737574617473u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 3) == 3 ? 4 : -1;
}
static int n1540(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q4(p, m); }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1539(s.end, m, k + 2);
  return -1;
}
static int q40(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 40 : -1;
}
static int n1541(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q40(p, m); }
  return -1;
}
static int n1542(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x72656c6c6573u) { { int r = n1541(s.end, m, k); if (r >= 0) return r; } }
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
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 6 : -1;
}
static int n1543(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q6(p, m); }
  return -1;
}
static int q3(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 3 : -1;
}
static int n1544(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q3(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x796e61706d6f63u) { { int r = n1543(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q23(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 23 : -1;
}
static int n1545(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q23(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 3:
    if (s.low == 0x716166u) { { int r = n1526(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 4:
    if (s.low == 0x6c6c6f70u) { { int r = n1532(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x6567617473u) { { int r = n1534(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x796576727573u) { { int r = n1540(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x746e656d796170u) { { int r = n1530(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x72702d65726f7473u && s.high == 0x6f6d6f72702d6572u) { { int r = n1536(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x726566736e617274u && s.high == 0x656e6f7a2d726566u) { { int r = n1542(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 14:
    if (s.low == 0x2d7463656a627573u && s.high == 0x6f69647574732d74u) { { int r = n1538(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1544(s.end, m, k + 2);
  return -1;
}
static int n1546(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 1; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 3:
    if (s.low == 0x676174u) { { int r = n1512(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 4:
    if (s.low == 0x776f6873u) { { int r = n1506(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6b656577u) { { int r = n1524(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x6575657571u) { { int r = n1497(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    switch (s.low) {
    case 0x7265746c6966u: { int r = n1481(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6e6f73616573u: { int r = n1499(s.end, m, k); if (r >= 0) return r; } break;
    case 0x726f646e6576u: { int r = n1520(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 7:
    switch (s.low) {
    case 0x746361746e6f63u: { int r = n1477(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6c616e72756f6au: { int r = n1484(s.end, m, k); if (r >= 0) return r; } break;
    case 0x746e656d796170u: { int r = n1490(s.end, m, k); if (r >= 0) return r; } break;
    case 0x746375646f7270u: { int r = n1492(s.end, m, k); if (r >= 0) return r; } break;
    case 0x72656b61657073u: { int r = n1508(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 11:
    if (s.low == 0x2d746e656d6d6f63u && s.high == 0x70616d2d746e656du) { { int r = n1471(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x732d74656c6c6177u && s.high == 0x79726f74732d7465u) { { int r = n1521(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 14:
    if (s.low == 0x732d6d6165727473u && s.high == 0x72656b616570732du) { { int r = n1509(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 15:
    if (s.low == 0x79726f6765746163u && s.high == 0x656372756f732d79u) { { int r = n1467(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n1545(s.end, m, k + 2);
  return -1;
}
static int q792(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 792 : -1;
}
static int n1547(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q792(p, m); }
  return -1;
}
static int n1548(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n1547(s.end, m, k + 2);
  return -1;
}
static int n1549(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1548(s.end, m, k + 2);
  return -1;
}
static int q751(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 751 : -1;
}
static int n1550(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q751(p, m); }
  return -1;
}
static int n1551(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1550(s.end, m, k + 2);
  return -1;
}
static int n1552(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 781; }
  return -1;
}
static int n1553(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6f6d6f7270u) { { int r = n1552(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x2d6e6f697373696du && s.high == 0x786f626e692d6e6fu) { { int r = n1551(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q757(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x65707974u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 757 : -1;
}
static int n1554(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q757(p, m); }
  return -1;
}
static int n1555(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1554(s.end, m, k + 2);
  return -1;
}
static int n1556(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x656c646e7562u) { { int r = n1555(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q752(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 752 : -1;
}
static int n1557(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q752(p, m); }
  return -1;
}
static int q750(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 750 : -1;
}
static int n1558(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q750(p, m); }
  return -1;
}
static int n1559(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x70657473u) { { int r = n1557(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x7265746c6966u) { { int r = n1556(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1558(s.end, m, k + 2);
  return -1;
}
static int q783(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 783 : -1;
}
static int n1560(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q783(p, m); }
  return -1;
}
static int n1561(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n1560(s.end, m, k + 2);
  return -1;
}
static int n1562(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1561(s.end, m, k + 2);
  return -1;
}
static int q787(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 787 : -1;
}
static int n1563(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q787(p, m); }
  return -1;
}
static int n1564(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 769; }
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1563(s.end, m, k + 2);
  return -1;
}
static int q791(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 791 : -1;
}
static int n1565(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q791(p, m); }
  return -1;
}
static int q785(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 785 : -1;
}
static int n1566(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q785(p, m); }
  return -1;
}
static int n1567(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1566(s.end, m, k + 2);
  return -1;
}
static int n1568(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x6769732d6e616c70u && s.high == 0x6c616e6769732d6eu) { { int r = n1567(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x2d6c616e72756f6au && s.high == 0x6563616c702d6c61u) { { int r = n1565(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q759(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 5:
      if (s.low == 0x6e656b6f74u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 6:
      if (s.low == 0x7265746c6966u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 759 : -1;
}
static int n1569(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q759(p, m); }
  return -1;
}
static int q761(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 761 : -1;
}
static int n1570(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q761(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 13:
    if (s.low == 0x657469726f766166u && s.high == 0x706c65682d657469u) { { int r = n1569(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q770(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 770 : -1;
}
static int n1571(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q770(p, m); }
  return -1;
}
static int q772(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 772 : -1;
}
static int n1572(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q772(p, m); }
  return -1;
}
static int n1573(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x6e752d6572616873u && s.high == 0x74696e752d657261u) { { int r = n1572(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1574(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x72656e74726170u) { { int r = n1573(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1575(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 14:
    if (s.low == 0x2d6c616e72756f6au && s.high == 0x726f646e65762d6cu) { { int r = n1571(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1574(s.end, m, k + 2);
  return -1;
}
static int n1576(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 799; }
  return -1;
}
static int q789(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 789 : -1;
}
static int n1577(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q789(p, m); }
  return -1;
}
static int q793(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 2) == 2 ? 793 : -1;
}
static int n1578(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q793(p, m); }
  return -1;
}
static int n1579(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x656369746f6eu) { { int r = n1578(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1580(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x74726f707865u) { { int r = n1576(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x742d6d6165727473u && s.high == 0x7961646f742d6d61u) { { int r = n1577(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1579(s.end, m, k + 2);
  return -1;
}
static int q796(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x74696d696cu) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 796 : -1;
}
static int n1581(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q796(p, m); }
  return -1;
}
static int n1582(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 788; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x74686769736e69u) { { int r = n1581(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q784(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x65676170u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      if (s.low == 0x77656976u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 9:
      if (s.low == 0x6867696c68676968u && s.high == 0x746867696c686769u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 784 : -1;
}
static int n1583(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q784(p, m); }
  return -1;
}
static int n1584(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 794; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x656d6f68u) { { int r = n1583(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1585(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 8:
    if (s.low == 0x79726f6765746163u) { { int r = n1584(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q798(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x666572u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 798 : -1;
}
static int n1586(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q798(p, m); }
  return -1;
}
static int q782(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 1:
      if (s.low == 0x71u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 14) == 14 ? 782 : -1;
}
static int n1587(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q782(p, m); }
  return -1;
}
static int q768(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x726564726fu) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 768 : -1;
}
static int n1588(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q768(p, m); }
  return -1;
}
static int n1589(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n1588(s.end, m, k + 2);
  return -1;
}
static int n1590(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x6e6f6974617473u) { { int r = n1587(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n1589(s.end, m, k + 2);
  return -1;
}
static int q778(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x676e616cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 778 : -1;
}
static int n1591(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q778(p, m); }
  return -1;
}
static int n1592(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6576696cu) { { int r = n1591(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1593(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 780; }
  return -1;
}
static int n1594(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 779; }
  return -1;
}
static int n1595(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6563696f76u) { { int r = n1594(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x762d657069636572u && s.high == 0x726f646e65762d65u) { { int r = n1593(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1596(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 786; }
  return -1;
}
static int q771(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x77656976u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 771 : -1;
}
static int n1597(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q771(p, m); }
  return -1;
}
static int n1598(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6c65746f68u) { { int r = n1595(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6572616873u) { { int r = n1596(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1597(s.end, m, k + 2);
  return -1;
}
static int q775(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 775 : -1;
}
static int n1599(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q775(p, m); }
  return -1;
}
static int n1600(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 10:
    if (s.low == 0x61742d616964656du && s.high == 0x6b7361742d616964u) { { int r = n1599(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q795(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x6d6f7266u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 2) == 2 ? 795 : -1;
}
static int n1601(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q795(p, m); }
  return -1;
}
static int n1602(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x6569766f6du) { { int r = n1601(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1603(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n1602(s.end, m, k + 2);
  return -1;
}
static int n1604(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n1603(s.end, m, k + 2);
  return -1;
}
static int q776(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 776 : -1;
}
static int n1605(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q776(p, m); }
  return -1;
}
static int n1606(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readInt(s, &m->path[k])) return n1605(s.end, m, k + 2);
  return -1;
}
static int q766(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65707974u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 5:
      if (s.low == 0x6c6576656cu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x6c69746e75u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 766 : -1;
}
static int n1607(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q766(p, m); }
  return -1;
}
static int n1608(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x74656b636974u) { { int r = n1607(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1609(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 11:
    if (s.low == 0x72642d7962626f6cu && s.high == 0x74666172642d7962u) { { int r = n1608(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x7974697669746361u && s.high == 0x726573752d797469u) { { int r = n1606(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q773(const uint8_t *p, Match *m) {
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
  return (seen & 0) == 0 ? 773 : -1;
}
static int n1610(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q773(p, m); }
  return -1;
}
static int n1611(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n1610(s.end, m, k + 2);
  return -1;
}
static int q765(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65676170u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x737574617473u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 2) == 2 ? 765 : -1;
}
static int n1612(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q765(p, m); }
  return -1;
}
static int n1613(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 12:
    if (s.low == 0x72612d6572616873u && s.high == 0x7473697472612d65u) { { int r = n1612(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1614(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 758; }
  return -1;
}
static int n1615(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 6:
    if (s.low == 0x6f6964757473u) { { int r = n1614(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int n1616(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 754; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x746e657665u) { { int r = n1615(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q756(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 8:
      if (s.low == 0x79636e6572727563u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 756 : -1;
}
static int n1617(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q756(p, m); }
  return -1;
}
static int n1618(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n1617(s.end, m, k + 2);
  return -1;
}
static int n1619(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x77656976u) { { int r = n1618(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q790(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 8 || !readText(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x676e616cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 3) == 3 ? 790 : -1;
}
static int n1620(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q790(p, m); }
  return -1;
}
static int n1621(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readUUID(s, &m->path[k])) return n1620(s.end, m, k + 2);
  return -1;
}
static int q763(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 5:
      if (s.low == 0x6c69746e75u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 4) == 4 ? 763 : -1;
}
static int n1622(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q763(p, m); }
  return -1;
}
static int q762(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x666572u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    case 8:
      if (s.low == 0x6e676961706d6163u) { if (seen & 8 || !readInt(v, &m->items[6])) return -1; seen |= 8; }
      break;
    case 17:
      if (s.low == 0x47746e6572727563u && s.high == 0x6e6f69746172656eu && memcmp(s.start + 8, "e", 1) == 0) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 10) == 10 ? 762 : -1;
}
static int n1623(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q762(p, m); }
  return -1;
}
static int q764(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 6:
      if (s.low == 0x656372756f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 1) == 1 ? 764 : -1;
}
static int n1624(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q764(p, m); }
  return -1;
}
static int n1625(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 7:
    if (s.low == 0x746361746e6f63u) { { int r = n1624(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q767(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726f6c6f63u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 1) == 1 ? 767 : -1;
}
static int n1626(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q767(p, m); }
  return -1;
}
static int q777(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 5:
      if (s.low == 0x726564726fu) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 777 : -1;
}
static int n1627(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q777(p, m); }
  return -1;
}
static int q760(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 3:
      if (s.low == 0x626174u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 4:
      if (s.low == 0x6d6f7266u) { if (seen & 2 || !readText(v, &m->items[2])) return -1; seen |= 2; }
      if (s.low == 0x77656976u) { if (seen & 4 || !readText(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 1) == 1 ? 760 : -1;
}
static int n1628(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q760(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x7472616863u) { { int r = n1627(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q797(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x65646f6du) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      if (s.low == 0x676e616cu) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    case 6:
      if (s.low == 0x74657366666fu) { if (seen & 4 || !readInt(v, &m->items[4])) return -1; seen |= 4; }
      break;
    }
  }
  return (seen & 0) == 0 ? 797 : -1;
}
static int n1629(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q797(p, m); }
  return -1;
}
static int n1630(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  if (readText(s, &m->path[k])) return n1629(s.end, m, k + 2);
  return -1;
}
static int q774(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x74726f73u) { if (seen & 1 || !readInt(v, &m->items[0])) return -1; seen |= 1; }
      break;
    }
  }
  return (seen & 0) == 0 ? 774 : -1;
}
static int n1631(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q774(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 5:
    if (s.low == 0x646e657274u) { { int r = n1630(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 8:
    if (s.low == 0x7069742d65646972u) { { int r = n1628(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 14:
    if (s.low == 0x746e656d75636f64u && s.high == 0x6569766f6d2d746eu) { { int r = n1626(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
static int q753(const uint8_t *p, Match *m) {
  unsigned seen = 0;
  while (*p == '?' || *p == '&') {
    Segment s = key(p + 1), v = value(s);
    p = v.end;
    switch (s.length) {
    case 4:
      if (s.low == 0x657a6973u) { if (seen & 1 || !readText(v, &m->items[0])) return -1; seen |= 1; }
      break;
    case 6:
      if (s.low == 0x726f73727563u) { if (seen & 2 || !readInt(v, &m->items[2])) return -1; seen |= 2; }
      break;
    }
  }
  return (seen & 0) == 0 ? 753 : -1;
}
static int n1632(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return q753(p, m); }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    if (s.low == 0x6b736174u) { { int r = n1623(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x72616579u) { { int r = n1625(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x7962626f6cu) { { int r = n1621(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x74656b736162u) { { int r = n1616(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x746c75736572u) { { int r = n1622(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    if (s.low == 0x746e756f636361u) { { int r = n1613(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x796e61706d6f63u) { { int r = n1619(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readUUID(s, &m->path[k])) return n1631(s.end, m, k + 2);
  return -1;
}
static int n1633(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) { if (*p == '/') p++; return 755; }
  Segment s = segment(p + 1);
  switch (s.length) {
  case 4:
    switch (s.low) {
    case 0x74696465u: { int r = n1568(s.end, m, k); if (r >= 0) return r; } break;
    case 0x72756f74u: { int r = n1604(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6b656577u: { int r = n1611(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 5:
    switch (s.low) {
    case 0x7465737361u: { int r = n1559(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6472616f62u: { int r = n1562(s.end, m, k); if (r >= 0) return r; } break;
    case 0x68746e6f6du: { int r = n1585(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6369706f74u: { int r = n1600(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 6:
    switch (s.low) {
    case 0x747369747261u: { int r = n1553(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6567616e616du: { int r = n1582(s.end, m, k); if (r >= 0) return r; } break;
    case 0x656c706f6570u: { int r = n1592(s.end, m, k); if (r >= 0) return r; } break;
    case 0x6d6165727473u: { int r = n1598(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 7:
    switch (s.low) {
    case 0x65766968637261u: { int r = n1549(s.end, m, k); if (r >= 0) return r; } break;
    case 0x74686769736e69u: { int r = n1575(s.end, m, k); if (r >= 0) return r; } break;
    case 0x72656e74726170u: { int r = n1590(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 8:
    if (s.low == 0x7265766f63736964u) { { int r = n1564(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x6f74732d7473696cu && s.high == 0x65726f74732d7473u) { { int r = n1580(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x626e692d77656976u && s.high == 0x786f626e692d7765u) { { int r = n1609(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 11:
    if (s.low == 0x6f662d68746e6f6du && s.high == 0x6d75726f662d6874u) { { int r = n1586(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x2d65646f73697065u && s.high == 0x74726168632d6564u) { { int r = n1570(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  if (readInt(s, &m->path[k])) return n1632(s.end, m, k + 2);
  return -1;
}
static int n1634(const uint8_t *p, Match *m, int k) {
  if (isEnd(p)) return -1;
  Segment s = segment(p + 1);
  switch (s.length) {
  case 3:
    if (s.low == 0x676174u) { { int r = n1216(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 4:
    if (s.low == 0x6d616574u) { { int r = n1295(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6c6f6f74u) { { int r = n1374(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 5:
    if (s.low == 0x746e657665u) { { int r = n572(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x7469736976u) { { int r = n1464(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 6:
    if (s.low == 0x656c706f6570u) { { int r = n842(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x656372756f73u) { { int r = n1148(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 7:
    switch (s.low) {
    case 0x6c656e6e616863u: { int r = n242(s.end, m, k); if (r >= 0) return r; } break;
    case 0x65646f73697065u: { int r = n484(s.end, m, k); if (r >= 0) return r; } break;
    case 0x72656863756f76u: { int r = n1546(s.end, m, k); if (r >= 0) return r; } break;
    }
    break;
  case 8:
    if (s.low == 0x79726f6765746163u) { { int r = n163(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 10:
    if (s.low == 0x656e2d6f746f6870u && s.high == 0x7377656e2d6f746fu) { { int r = n924(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x626c612d656c6173u && s.high == 0x6d75626c612d656cu) { { int r = n1071(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6f74732d6b726f77u && s.high == 0x79726f74732d6b72u) { { int r = n1633(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 12:
    if (s.low == 0x772d656369766564u && s.high == 0x68637461772d6563u) { { int r = n320(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x6f732d7466617264u && s.high == 0x656372756f732d74u) { { int r = n405(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 13:
    if (s.low == 0x722d726577736e61u && s.high == 0x6e6f696765722d72u) { { int r = n86(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x722d657469766e69u && s.high == 0x746c757365722d65u) { { int r = n663(s.end, m, k); if (r >= 0) return r; } }
    break;
  case 14:
    if (s.low == 0x2d72656e74726170u && s.high == 0x656c706f65702d72u) { { int r = n754(s.end, m, k); if (r >= 0) return r; } }
    if (s.low == 0x2d7463656a6f7270u && s.high == 0x6567616e616d2d74u) { { int r = n995(s.end, m, k); if (r >= 0) return r; } }
    break;
  }
  return -1;
}
int match_1000(const uint8_t *link, Match *m) {
  static const char web[] = "https://app.example.com", app[] = "bench:/";
  const uint8_t *p;
  if (memcmp(link, web, sizeof web - 1) == 0) p = link + sizeof web - 1;
  else if (memcmp(link, app, sizeof app - 1) == 0) p = link + sizeof app - 1;
  else return -1;
  return n1634(p, m, 0);
}
