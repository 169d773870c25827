'use strict';
class RoutePrinter { print() { return {app: {problem: 'x'}, web: {problem: 'x'}, path: {problem: 'x'}, payload: {problem: 'x'}}; } }
