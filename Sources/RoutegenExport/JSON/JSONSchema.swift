/// The JSON Schema of ``exportJSON(_:)``, which is `Documentation/routes.schema.json`.
///
/// A test compares this text with the file and, with `ROUTEGEN_UPDATE`, replaces it.
package let exportedJSONSchema = ##"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "The output of `routegen export json`",
    "description": "A route set. Within a version, fields may be added, but no field changes its meaning or is removed. An absent value has no key.",
    "type": "object",
    "properties": {
      "version": {
        "const": 1
      },
      "name": {
        "type": "string",
        "description": "The name of the route set."
      },
      "documentation": {
        "type": "string",
        "description": "The documentation comment of the route set."
      },
      "schemes": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "The declared custom schemes. Links are printed with the first."
      },
      "hosts": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "The declared hosts, such as `example.com` and `*.example.com`. Web links are printed with the first one without a wildcard."
      },
      "acceptsHTTP": {
        "type": "boolean",
        "description": "Whether `http` links are accepted where `https` links are."
      },
      "isCaseless": {
        "type": "boolean",
        "description": "Whether literal texts and the texts of enums are compared without the case of ASCII letters."
      },
      "plusIsLiteral": {
        "type": "boolean",
        "description": "Whether a `+` in a query is a plus, and not a space."
      },
      "expires": {
        "type": "string",
        "description": "The key of the time at which a link expires."
      },
      "requirements": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "The names that `require` declares."
      },
      "enums": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/enum"
        }
      },
      "types": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "The Swift types that `type` declares."
      },
      "typePrefixes": {
        "type": "object",
        "description": "The texts after `begins`, by the names of the types.",
        "additionalProperties": {
          "type": "string"
        }
      },
      "payload": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/payloadRule"
        },
        "description": "The rules for payloads, in the order in which they are tried."
      },
      "routes": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/route"
        },
        "description": "In the order of the file."
      },
      "exceptions": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "pattern": {
              "type": "string"
            },
            "hosts": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "The hosts of the block, `*` for any host and `*:*` for any host and port; empty outside of blocks."
            },
            "schemes": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "The schemes of the block; empty outside of blocks."
            }
          },
          "required": [
            "hosts",
            "pattern",
            "schemes"
          ]
        },
        "description": "The patterns after `except`."
      },
      "envelopes": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "pattern": {
              "type": "string"
            },
            "key": {
              "type": "string",
              "description": "The key whose value is the inner link; without a key, the fragment is the inner link."
            },
            "hosts": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "The hosts of the block, `*` for any host and `*:*` for any host and port; empty outside of blocks."
            },
            "schemes": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "The schemes of the block; empty outside of blocks."
            }
          },
          "required": [
            "hosts",
            "pattern",
            "schemes"
          ]
        },
        "description": "The patterns after `unwrap`."
      },
      "mounts": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "pattern": {
              "type": "string"
            },
            "name": {
              "type": "string"
            },
            "module": {
              "type": "string",
              "description": "The module of the set, if it is another one."
            }
          },
          "required": [
            "name",
            "pattern"
          ]
        },
        "description": "The mounted route sets."
      },
      "scopes": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/scope"
        },
        "description": "The patterns that links match: the blocks in the order in which they are tried, then the patterns outside of blocks."
      },
      "payloadPatterns": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/pattern"
        },
        "description": "The patterns for a path that a payload's `type` names, in the order in which they are tried; absent without such a rule."
      },
      "valueTypes": {
        "type": "array",
        "items": {
          "$ref": "#/$defs/valueType"
        },
        "description": "The types of parameters and segments, which name them by their positions in this list."
      },
      "limits": {
        "type": "object",
        "description": "The greatest number of bytes, path segments and query items of a link, and of envelopes around it.",
        "properties": {
          "bytes": {
            "type": "integer",
            "minimum": 0
          },
          "segments": {
            "type": "integer",
            "minimum": 0
          },
          "items": {
            "type": "integer",
            "minimum": 0
          },
          "envelopes": {
            "type": "integer",
            "minimum": 0
          }
        },
        "required": [
          "bytes",
          "envelopes",
          "items",
          "segments"
        ]
      }
    },
    "required": [
      "acceptsHTTP",
      "documentation",
      "enums",
      "envelopes",
      "exceptions",
      "hosts",
      "isCaseless",
      "limits",
      "mounts",
      "name",
      "payload",
      "plusIsLiteral",
      "requirements",
      "routes",
      "schemes",
      "scopes",
      "types",
      "valueTypes",
      "version"
    ],
    "$defs": {
      "enum": {
        "type": "object",
        "properties": {
          "name": {
            "type": "string"
          },
          "documentation": {
            "type": "string"
          },
          "isOpen": {
            "type": "boolean",
            "description": "Whether every other text is a value, too."
          },
          "isCaseless": {
            "type": "boolean",
            "description": "Whether capital and small ASCII letters are the same in the texts."
          },
          "isMounted": {
            "type": "boolean",
            "description": "Whether the enum belongs to a mounted route set."
          },
          "values": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "name": {
                  "type": "string",
                  "description": "The name of the case in Swift."
                },
                "text": {
                  "type": "string",
                  "description": "The text in links."
                }
              },
              "required": [
                "name",
                "text"
              ]
            }
          }
        },
        "required": [
          "documentation",
          "isCaseless",
          "isMounted",
          "isOpen",
          "name",
          "values"
        ]
      },
      "payloadRule": {
        "type": "object",
        "properties": {
          "kind": {
            "enum": [
              "type",
              "link",
              "when",
              "else"
            ]
          },
          "key": {
            "type": "string",
            "description": "The key of the payload; absent for `else`."
          },
          "value": {
            "type": "string",
            "description": "The text that the key must have."
          },
          "route": {
            "type": "string",
            "description": "The name of the route, for `when` and `else`."
          },
          "keys": {
            "type": "object",
            "description": "The keys of the payload that supply the parameters of the route, by the names of the parameters.",
            "additionalProperties": {
              "type": "string"
            }
          },
          "constants": {
            "type": "object",
            "description": "The texts that the file supplies, by the names of the parameters.",
            "additionalProperties": {
              "type": "string"
            }
          }
        },
        "required": [
          "kind"
        ]
      },
      "route": {
        "type": "object",
        "properties": {
          "name": {
            "type": "string",
            "description": "The name with those of the groups around it: `users.me`."
          },
          "pattern": {
            "type": "string",
            "description": "The pattern that is printed."
          },
          "aliases": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "The patterns after `also`."
          },
          "documentation": {
            "type": "string"
          },
          "parameters": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/parameter"
            },
            "description": "In the order of the case in Swift."
          },
          "examples": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "link": {
                  "type": "string"
                },
                "opens": {
                  "type": "boolean",
                  "description": "Whether the link opens the route; `false` for `nomatch`."
                }
              },
              "required": [
                "link",
                "opens"
              ]
            }
          },
          "internal": {
            "type": "boolean",
            "description": "Whether the route, or a group that contains it, is `@internal`."
          },
          "unlinked": {
            "type": "boolean",
            "description": "Whether the route, or a group that contains it, is `@unlinked`, so that no link opens it."
          },
          "deprecated": {
            "type": "string",
            "description": "The reason for the deprecation."
          },
          "deprecatedUntil": {
            "type": "string",
            "format": "date",
            "description": "The last day on which the file promises to keep the route."
          },
          "requires": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "The requirements for opening the route, those of its groups first."
          },
          "shortcuts": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "The types of quick actions that open the route."
          },
          "activities": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "The types of activities that open the route."
          },
          "triggers": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/trigger"
            },
            "description": "The same, with the values of parameters."
          },
          "hosts": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "The hosts of the block, `*` for any host and `*:*` for any host and port; empty outside of blocks."
          },
          "schemes": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "The schemes of the block; empty outside of blocks."
          },
          "mounted": {
            "type": "string",
            "description": "The mounted route set that declares the route."
          },
          "printed": {
            "type": "object",
            "description": "The pattern with which links are printed, in which each `{_}` is a text; absent for an `@unlinked` route.",
            "properties": {
              "segments": {
                "type": "array",
                "items": {
                  "$ref": "#/$defs/segment"
                },
                "description": "The path."
              },
              "query": {
                "type": "array",
                "items": {
                  "$ref": "#/$defs/item"
                },
                "description": "The query."
              },
              "fragment": {
                "$ref": "#/$defs/fragment",
                "description": "The fragment; absent if the pattern has none."
              }
            },
            "required": [
              "query",
              "segments"
            ]
          }
        },
        "required": [
          "activities",
          "aliases",
          "documentation",
          "examples",
          "hosts",
          "internal",
          "name",
          "parameters",
          "pattern",
          "requires",
          "schemes",
          "shortcuts",
          "triggers",
          "unlinked"
        ]
      },
      "parameter": {
        "type": "object",
        "properties": {
          "name": {
            "type": "string"
          },
          "type": {
            "type": "string",
            "description": "The type as the file has it: `Int`, `[String]`."
          },
          "valueType": {
            "type": "integer",
            "minimum": 0,
            "description": "The position in `valueTypes`."
          },
          "form": {
            "enum": [
              "single",
              "optional",
              "list",
              "dictionary",
              "listDictionary",
              "rest",
              "optionalRest"
            ],
            "description": "One value, an optional one, a list of query items of one key, all query items that nothing else names (with one value or with a list of values for each key), or the rest of the path (which may be empty)."
          },
          "isRequired": {
            "type": "boolean"
          },
          "defaultValue": {
            "type": "string",
            "description": "The default as text."
          }
        },
        "required": [
          "form",
          "isRequired",
          "name",
          "type",
          "valueType"
        ]
      },
      "trigger": {
        "type": "object",
        "properties": {
          "kind": {
            "enum": [
              "shortcut",
              "activity"
            ]
          },
          "type": {
            "type": "string"
          },
          "keys": {
            "type": "object",
            "description": "The keys of `userInfo` that supply parameters, by the names of the parameters.",
            "additionalProperties": {
              "type": "string"
            }
          },
          "constants": {
            "type": "object",
            "description": "The texts that the file supplies, by the names of the parameters.",
            "additionalProperties": {
              "type": "string"
            }
          }
        },
        "required": [
          "constants",
          "keys",
          "kind",
          "type"
        ]
      },
      "valueType": {
        "type": "object",
        "properties": {
          "kind": {
            "enum": [
              "string",
              "text",
              "int",
              "uint",
              "double",
              "bool",
              "uuid",
              "date",
              "url",
              "enum",
              "type"
            ]
          },
          "name": {
            "type": "string",
            "description": "The name of the enum, or of the type that the file declares."
          },
          "enum": {
            "type": "integer",
            "minimum": 0,
            "description": "The position of the enum in `enums`."
          },
          "begins": {
            "type": "string",
            "description": "The text with which each value begins."
          },
          "low": {
            "type": "string",
            "description": "The least number; absent if it is the least one of the type. Numbers are texts, because those of 64 bits are not exact in all programs."
          },
          "high": {
            "type": "string",
            "description": "The greatest number; absent if it is the greatest one of the type."
          },
          "digits": {
            "type": "integer",
            "minimum": 1,
            "description": "The number of digits of each text of a zero-padded number."
          },
          "hosts": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "The hosts of a URL."
          }
        },
        "required": [
          "kind"
        ]
      },
      "scope": {
        "type": "object",
        "properties": {
          "origin": {
            "type": "object",
            "description": "The origin constraint of the block; absent for the patterns outside of blocks.",
            "properties": {
              "kind": {
                "enum": [
                  "host",
                  "anyHost",
                  "anyHostAndPort",
                  "scheme"
                ]
              },
              "name": {
                "type": "string",
                "description": "The host or the scheme."
              }
            },
            "required": [
              "kind"
            ]
          },
          "patterns": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/pattern"
            },
            "description": "In the order in which they are tried."
          }
        },
        "required": [
          "patterns"
        ]
      },
      "pattern": {
        "type": "object",
        "properties": {
          "segments": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/segment"
            },
            "description": "The path."
          },
          "query": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/item"
            },
            "description": "The query."
          },
          "fragment": {
            "$ref": "#/$defs/fragment",
            "description": "The fragment; absent if the pattern has none."
          },
          "target": {
            "enum": [
              "route",
              "except",
              "unwrap"
            ],
            "description": "What the pattern leads to: a route, nothing, or the link that is the value of its only parameter."
          },
          "route": {
            "type": "string",
            "description": "The name of the route."
          },
          "text": {
            "type": "string",
            "description": "The pattern as the file has it."
          },
          "path": {
            "type": "integer",
            "minimum": 0,
            "description": "The number of the path among those of the scope. Patterns with the same number have paths of the same form; all of them are tried before the next path, first without empty texts as values of required parameters, then with them."
          },
          "constants": {
            "type": "object",
            "description": "The texts that the pattern supplies, by the names of the parameters.",
            "additionalProperties": {
              "type": "string"
            }
          },
          "keys": {
            "type": "object",
            "description": "Of a pattern that only payloads match: the keys that supply parameters of the path, whose segments are omitted.",
            "additionalProperties": {
              "type": "string"
            }
          },
          "required": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "The parameters that this pattern requires although the route does not."
          },
          "isPrinted": {
            "type": "boolean",
            "description": "Whether links of the route are printed with this pattern."
          }
        },
        "required": [
          "isPrinted",
          "path",
          "query",
          "segments",
          "target",
          "text"
        ]
      },
      "segment": {
        "type": "object",
        "description": "A path segment: `literal`, `type`, `pieces` or `rest`.",
        "properties": {
          "literal": {
            "type": "string",
            "description": "The percent-decoded text that the segment is equal to."
          },
          "parameter": {
            "type": "string",
            "description": "The name of the parameter; absent for `{_}`."
          },
          "type": {
            "type": "integer",
            "minimum": 0,
            "description": "The position of the type in `valueTypes`."
          },
          "pieces": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/segment"
            },
            "description": "The literal texts and the parameters of a mixed segment."
          },
          "rest": {
            "const": true,
            "description": "One or more segments to the end of the path."
          }
        },
        "required": []
      },
      "item": {
        "type": "object",
        "properties": {
          "key": {
            "type": "string",
            "description": "The percent-decoded key; absent with `others`."
          },
          "text": {
            "type": "string",
            "description": "The value that the item must have."
          },
          "any": {
            "const": true,
            "description": "The item may have any value."
          },
          "parameter": {
            "type": "string",
            "description": "The parameter whose value the item has."
          },
          "restOfLink": {
            "const": true,
            "description": "The value extends to the end of the link if it begins with `http://` or `https://`."
          },
          "others": {
            "const": true,
            "description": "The parameter has all items that nothing else names."
          },
          "plusIsLiteral": {
            "const": true,
            "description": "A `+` in the value is a plus sign, whatever the file says."
          }
        },
        "required": []
      },
      "fragment": {
        "type": "object",
        "properties": {
          "parameter": {
            "type": "string",
            "description": "The parameter whose value the fragment is."
          },
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/$defs/item"
            },
            "description": "The items of a fragment that is written like a query."
          }
        },
        "required": []
      }
    }
  }

  """##
