'use strict';

// A page in headless Chromium, over the DevTools protocol in a pair of pipes.
const { spawn } = require('node:child_process');

const names = ['chromium-headless-shell', 'chromium', 'google-chrome'];

/** Starts the browser. */
async function startBrowser() {
  for (const name of names) {
    const process = spawn(name, [
      '--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe', '--hide-scrollbars',
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
    let rest = '';
    process.stdio[4].setEncoding('utf8');
    process.stdio[4].on('data', (data) => {
      const messages = (rest + data).split('\0');
      rest = messages.pop();
      for (const message of messages) this.receive(JSON.parse(message));
    });
  }

  receive({ id, result, error, method, params, sessionId }) {
    if (id === undefined) {
      for (const listener of this.listeners) listener(method, params, sessionId);
      return;
    }
    const { resolve, reject, name } = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) reject(new Error(`${name}: ${error.message}`));
    else resolve(result);
  }

  /** Calls a method of the protocol, and returns its result. */
  send(name, params = {}, sessionId = undefined) {
    this.lastID += 1;
    const id = this.lastID;
    this.process.stdio[3].write(`${JSON.stringify({ id, method: name, params, sessionId })}\0`);
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject, name }));
  }

  /** Opens a tab. */
  async newPage() {
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
    const page = new Page(this, sessionId);
    for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await page.send(`${domain}.enable`);
    return page;
  }

  /** Ends the browser with all its processes. */
  async close() {
    const hasEnded = new Promise((resolve) => this.process.once('exit', resolve));
    await this.send('Browser.close');
    await hasEnded;
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
      await isLoaded;
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

module.exports = { startBrowser };
