'use strict';

// Sends requests that no browser would send.
// usage: node sockets.js PORT
const net = require('node:net');

const port = Number(process.argv[2]);
const site = 'Host: recipes.example\r\n';
const end = 'Connection: close\r\n\r\n';

/** The requests, each with the statuses that it may have; 0 is an end without an answer. */
const requests = [
  [`GET / HTTP/1.1\r\n${site}${end}`, [200]],
  [`HEAD / HTTP/1.1\r\n${site}${end}`, [200]],
  [`GET / HTTP/1.0\r\n\r\n`, [400]],
  [`GET / HTTP/1.1\r\n${end}`, [400]],
  [`GET / HTTP/1.1\r\nHost: evil.example\r\n${end}`, [404]],
  [`GET / HTTP/1.1\r\nHost: recipes.example@evil.example\r\n${end}`, [404]],
  [`GET / HTTP/1.1\r\nHost: evil.example\r\n${site}${end}`, [400, 404]],
  // SwiftNIO drops the origin of a target, so the host is that of the field.
  [`GET http://evil.example/ HTTP/1.1\r\n${site}${end}`, [200]],
  [`GET http://evil.example//evil.example HTTP/1.1\r\n${site}${end}`, [404]],
  [`GET http://recipes.example/ HTTP/1.1\r\nHost: evil.example\r\n${end}`, [404]],
  [`GET evil:/\\evil.example HTTP/1.1\r\n${site}${end}`, [400]],
  [`GET //evil.example/x HTTP/1.1\r\n${site}${end}`, [404]],
  [`GET /\\evil.example HTTP/1.1\r\n${site}${end}`, [400]],
  [`GET evil.example HTTP/1.1\r\n${site}${end}`, [400]],
  [`GET * HTTP/1.1\r\n${site}${end}`, [400]],
  [`OPTIONS * HTTP/1.1\r\n${site}${end}`, [400, 405]],
  [`CONNECT evil.example:443 HTTP/1.1\r\n${site}${end}`, [400, 405]],
  [`POST / HTTP/1.1\r\n${site}Content-Length: 4\r\n${end}evil`, [405]],
  [`EVIL / HTTP/1.1\r\n${site}${end}`, [400, 405]],
  [`GET /recipes/7-a%0d%0aLocation:%20evil HTTP/1.1\r\n${site}${end}`, [400]],
  [`GET /recipes/7-a\0evil HTTP/1.1\r\n${site}${end}`, [400]],
  [`GET /recipes/7-a\tevil HTTP/1.1\r\n${site}${end}`, [400]],
  [`GET /recipes/7-a evil HTTP/1.1\r\n${site}${end}`, [400]],
  [`GET /recipes/7-\xff HTTP/1.1\r\n${site}${end}`, [400]],
  [`GET /r/7-a\rLocation: evil HTTP/1.1\r\n${site}${end}`, [400]],
  [`GET /recipes/7-${'a'.repeat(20000)} HTTP/1.1\r\n${site}${end}`, [400]],
  [`GET /recipes/7-${'a'.repeat(200000)} HTTP/1.1\r\n${site}${end}`, [400, 0]],
  [`GET / HTTP/1.1\r\n${site}X: ${'a'.repeat(200000)}\r\n${end}`, [400, 431, 0]],
  [`GET / HTTP/9.9\r\n${site}${end}`, [200, 400, 505, 0]],
  ['GET /\r\n\r\n', [400, 0]],
  ['\x16\x03\x01\x02\x00\x01\x00', [400, 0]],
  [`GET / HTTP/1.1\r\n${site}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n${end}`, [200, 400, 0]],
];

/** Sends a request, and returns the answer, which may be empty. */
function send(request) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.end(Buffer.from(request, 'latin1')));
    let answer = '';
    socket.setEncoding('latin1');
    socket.setTimeout(5000, () => socket.destroy());
    socket.on('data', (data) => { answer += data; });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

async function main() {
  for (const [request, statuses] of requests) {
    const answer = await send(request);
    const status = Number(answer.match(/^HTTP\/1\.1 (\d{3})/)?.[1] ?? 0);
    const shown = JSON.stringify(request.slice(0, 60));
    if (process.env.SHOW) console.log(status, shown);
    if (!statuses.includes(status)) throw new Error(`${shown} is answered with ${status}`);
    if (/evil|^location:/im.test(answer)) throw new Error(`${shown} is in its answer: ${answer}`);
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
