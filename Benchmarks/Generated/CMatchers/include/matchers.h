#pragma once
#include "reference.h"
int match_10(const uint8_t *link, Match *match);
int match_100(const uint8_t *link, Match *match);
int match_1000(const uint8_t *link, Match *match);
