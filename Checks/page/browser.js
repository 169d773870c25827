'use strict';

// A page in headless Chromium, over the DevTools protocol in a pair of pipes.
const { spawn } = require('node:child_process');

const names = ['chromium-headless-shell', 'chromium', 'google-chrome'];

// How long an answer of the browser, the load of a page, and the end of its process take at most, in seconds.
const longest = 60;

/** The browser has ended, a page has crashed, or there was no answer: no fault of the page. */
class BrowserError extends Error {}

/** What a promise resolves to, if it does so in time. */
function inTime(promise, what) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new BrowserError(`${what}: nothing after ${longest} s`)), longest * 1000);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Starts the browser, uses a page in it, and ends the browser.
 *
 * If the browser fails, all is done a second time, so that what `use` prints has to come last in it.
 */
async function withPage(use) {
  for (let attempts = 1; ; attempts += 1) {
    const browser = await startBrowser();
    try {
      return await use(await browser.newPage());
    } catch (error) {
      if (!(error instanceof BrowserError) || attempts === 2) throw error;
      console.error(`${error.message}; the browser is started again`);
    } finally {
      await browser.close();
    }
  }
}

async function startBrowser() {
  for (const name of names) {
    const process = spawn(name, [
      '--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--remote-debugging-pipe',
      '--hide-scrollbars',
    ], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    const isThere = await new Promise((resolve) => {
      process.once('spawn', () => resolve(true));
      process.once('error', () => resolve(false));
    });
    if (isThere) return new Browser(process);
  }
  throw new Error(`none of ${names.join(', ')} is installed`);
}

class Browser {
  constructor(process) {
    this.process = process;
    this.lastID = 0;
    this.waiting = new Map();
    this.listeners = [];
    this.hasEnded = new Promise((resolve) => process.once('exit', resolve));
    this.hasFailed = new Promise((_, reject) => { this.fail = reject; });
    this.hasFailed.catch(() => {});
    this.hasEnded.then(() => this.fail(new BrowserError('the browser has ended')));
    let rest = '';
    process.stdio[3].on('error', (error) => this.fail(new BrowserError(error.message)));
    process.stdio[4].setEncoding('utf8');
    process.stdio[4].on('data', (data) => {
      const messages = (rest + data).split('\0');
      rest = messages.pop();
      for (const message of messages) this.receive(JSON.parse(message));
    });
  }

  receive({ id, result, error, method, params, sessionId }) {
    if (id === undefined) {
      if (method === 'Inspector.targetCrashed') this.fail(new BrowserError('a page has crashed'));
      for (const listener of this.listeners) listener(method, params, sessionId);
      return;
    }
    const { resolve, reject, name } = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) reject(new Error(`${name}: ${error.message}`));
    else resolve(result);
  }

  /** What a promise resolves to, unless the browser fails. */
  wait(promise, what) {
    return inTime(Promise.race([promise, this.hasFailed]), what);
  }

  /** Calls a method of the protocol, and returns its result. */
  send(name, params = {}, sessionId = undefined) {
    this.lastID += 1;
    const id = this.lastID;
    this.process.stdio[3].write(`${JSON.stringify({ id, method: name, params, sessionId })}\0`);
    return this.wait(new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject, name })), name);
  }

  /** Opens a tab. */
  async newPage() {
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
    const page = new Page(this, sessionId);
    for (const domain of ['Page', 'Runtime', 'Log', 'Network', 'Inspector']) await page.send(`${domain}.enable`);
    return page;
  }

  /** Ends the browser with all its processes. It may end before it answers. */
  async close() {
    this.send('Browser.close').catch(() => {});
    await inTime(this.hasEnded, 'the end').catch(() => this.process.kill('SIGKILL'));
    for (const pipe of this.process.stdio.slice(3)) pipe.destroy();
  }
}

class Page {
  constructor(browser, session) {
    Object.assign(this, { browser, session, messages: [], requests: [] });
    browser.listeners.push((method, params, sessionId) => {
      if (sessionId !== session) return;
      if (method === 'Runtime.consoleAPICalled') this.messages.push(JSON.stringify(params.args));
      if (method === 'Runtime.exceptionThrown') this.messages.push(JSON.stringify(params.exceptionDetails));
      if (method === 'Log.entryAdded') this.messages.push(params.entry.text);
      if (method === 'Network.requestWillBeSent') this.requests.push(params.request.url);
      if (method === 'Page.loadEventFired') this.loaded?.();
    });
  }

  send(name, params) {
    return this.browser.send(name, params, this.session);
  }

  /** Opens an address, and waits until the page is loaded. */
  async open(url) {
    // An address with another fragment alone would not load the page again.
    for (const next of ['about:blank', url]) {
      const isLoaded = new Promise((resolve) => { this.loaded = resolve; });
      const { errorText } = await this.send('Page.navigate', { url: next });
      if (errorText) throw new Error(`${next}: ${errorText}`);
      await this.browser.wait(isLoaded, next);
    }
  }

  /** The value of an expression in the page. */
  async value(expression) {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', {
      expression, returnByValue: true, awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`);
    return result.value;
  }

  /** Replaces the text of the element that has the focus, as by typing. */
  async type(text) {
    await this.value('document.activeElement.select?.()');
    await this.send('Input.insertText', { text });
  }

  async press(key, text = undefined) {
    await this.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text });
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  }

  /** A PNG of the window, or of a rectangle of the page. */
  async screenshot(clip = undefined) {
    const { data } = await this.send('Page.captureScreenshot', {
      format: 'png', captureBeyondViewport: true, ...clip && { clip: { ...clip, scale: 1 } },
    });
    return Buffer.from(data, 'base64');
  }

  size(width, height) {
    return this.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  }
}

module.exports = { withPage };
