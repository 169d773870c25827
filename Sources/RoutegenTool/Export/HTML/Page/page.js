// The search, the forms and the field for links of the page, which works without them as a list. Texts become
// parts of the page only as text, never as markup.
(() => {
  const model = JSON.parse(document.getElementById('page--document').textContent);
  const all = new RouteDocument(model);
  const routes = new Map(model.routes.map((route) => [route.name, route]));

  /** Returns an element with properties, such as `className` and `onclick`, and contents. */
  function element(name, properties = {}, ...contents) {
    const { aria = {}, ...others } = properties;
    const result = Object.assign(document.createElement(name), others);
    for (const [key, value] of Object.entries(aria)) result.setAttribute(`aria-${key}`, value);
    result.append(...contents.flat());
    return result;
  }

  const code = (text, className = '') => element('code', { className }, text);
  let lastID = 0;
  const newID = () => `field-${lastID += 1}`;

  // MARK: Links

  /** A button that copies a text and says so. */
  function copyButton(label, text) {
    const button = element('button', { type: 'button' }, label);
    button.onclick = async () => {
      const isCopied = await copy(text);
      button.textContent = isCopied ? 'Copied' : 'Press Ctrl-C';
      setTimeout(() => { button.textContent = label; }, 2000);
    };
    return button;
  }

  /** Copies a text; the clipboard is not available to every page that is opened from a file. */
  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const field = element('textarea', { value: text, readOnly: true });
      document.body.append(field);
      field.select();
      const isCopied = document.execCommand('copy');
      field.remove();
      return isCopied;
    }
  }

  /** A text in single quotes for a shell. */
  const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

  /** The commands that open a link in a simulator and on a device. */
  function commands(link) {
    // The shell of the device reads the command again, and there is no quotation mark in quotes for both.
    const action = 'am start -W -a android.intent.action.VIEW -c android.intent.category.BROWSABLE';
    const inner = `${action} -d '${link.replaceAll("'", '%27')}'`;
    return [
      ['simctl', `xcrun simctl openurl booted ${quoted(link)}`],
      ['adb', `adb shell ${quoted(inner)}`],
    ];
  }

  /** The QR code of a link; a note if the link is too long for one. */
  function qrCode(link) {
    const found = QRCode.svgPath(link);
    if (!found) return element('p', { className: 'soft' }, 'The link is too long for a QR code.');
    const { size, path } = found;
    const namespace = 'http://www.w3.org/2000/svg';
    const image = document.createElementNS(namespace, 'svg');
    image.setAttribute('viewBox', `0 0 ${size} ${size}`);
    image.setAttribute('role', 'img');
    image.setAttribute('aria-label', `QR code of ${link}`);
    image.setAttribute('shape-rendering', 'crispEdges');
    const modules = document.createElementNS(namespace, 'path');
    modules.setAttribute('d', path);
    modules.setAttribute('fill', '#000000');
    image.append(modules);
    return element('span', { className: 'code' }, image);
  }

  /** A button that shows and hides what a function returns, below the row. */
  function toggle(label, row, make) {
    let shown = null;
    const button = element('button', { type: 'button', aria: { expanded: 'false' } }, label);
    button.onclick = () => {
      if (shown) shown.remove();
      shown = shown ? null : make();
      if (shown) row.after(shown);
      button.setAttribute('aria-expanded', String(shown !== null));
    };
    return button;
  }

  /** The buttons for a link, or for a path, which nothing but the app opens. */
  function tools(link) {
    const row = element('div', { className: 'row' }, copyButton('Copy', link));
    if (/^[A-Za-z][A-Za-z0-9+.-]*:/.test(link)) {
      row.append(
        toggle('QR code', row, () => qrCode(link)),
        ...commands(link).map(([name, command]) => copyButton(name, command)));
    }
    row.append(element('button', { type: 'button', onclick: () => showTest(link, true) }, 'Test'));
    return row;
  }

  /** A link with its label and its buttons, or the reason why there is none. */
  function linkRow(label, { link, problem }) {
    if (link === undefined) {
      return element('div', { className: 'soft' }, `${label}: none, ${problem}`);
    }
    return element('div', {}, element('span', { className: 'soft' }, `${label} `), code(link), tools(link));
  }

  // MARK: The form of a route

  /** The field for a parameter, and a function that returns its value; `undefined` for none. */
  function field(route, parameter) {
    const { name, form, isRequired, defaultValue, valueType } = parameter;
    const type = model.valueTypes[valueType];
    const properties = { id: newID(), aria: { describedby: `${route.name}-${name}` } };
    const placeholder = defaultValue ?? '';
    const isSingle = form === 'single' || form === 'optional';
    const texts = type.kind === 'bool' ? ['true', 'false']
      : type.kind === 'enum' && !model.enums[type.enum].isOpen
        ? model.enums[type.enum].values.map(({ text }) => text) : null;
    let input;
    let value;
    if (isSingle && texts) {
      const none = element('option', { value: '' }, isRequired ? 'Choose…' : placeholder || 'None');
      const choices = texts.map((text, index) => element('option', { value: String(index) }, text || '(empty)'));
      input = element('select', properties, none, choices);
      value = () => (input.value === '' ? undefined : texts[Number(input.value)]);
    } else if (isSingle && type.kind !== 'text') {
      input = element('input', { ...properties, type: 'text', placeholder, spellcheck: false, autocomplete: 'off' });
      value = () => (input.value === '' && (!isRequired || type.kind !== 'string') ? undefined : input.value);
    } else {
      const hint = isSingle ? placeholder : form.endsWith('ictionary') ? 'key=value, one a line' : 'one a line';
      input = element('textarea', { ...properties, rows: 3, placeholder: hint });
      value = () => {
        if (input.value === '') return undefined;
        if (isSingle) return input.value;
        const lines = input.value.split('\n');
        if (!form.endsWith('ictionary')) return lines;
        return lines.filter((line) => line).map((line) => {
          const [key] = line.split('=', 1);
          return [key, line.slice(key.length + 1)];
        });
      };
    }
    const label = element('label', { htmlFor: properties.id }, code(name), isRequired ? '' : ' (optional)');
    return { name, value, input, view: element('div', { className: 'field' }, label, input) };
  }

  /** The form that makes the links of a route. */
  function maker(route) {
    const fields = route.parameters.map((parameter) => field(route, parameter));
    const output = element('div', { className: 'output', aria: { live: 'polite' } });
    const update = () => {
      const values = {};
      for (const { name, value } of fields) {
        const current = value();
        if (current !== undefined) values[name] = current;
      }
      const printed = all.print(route.name, values);
      for (const { name, input } of fields) {
        input.setAttribute('aria-invalid', String(printed.parameter === name));
      }
      if (printed.problem) {
        output.replaceChildren(element('p', { className: 'bad' }, printed.problem));
        return;
      }
      output.replaceChildren(
        linkRow('App link', printed.app), linkRow('Web link', printed.web), linkRow('Path', printed.path),
        payloadRow(printed.payload));
    };
    const form = element('form', { className: 'maker', onsubmit: (event) => event.preventDefault() },
      fields.map(({ view }) => view), output);
    form.addEventListener('input', update);
    update();
    return form;
  }

  function payloadRow({ value, problem }) {
    if (!value) return element('div', { className: 'soft' }, `Payload: none, ${problem}`);
    const text = JSON.stringify(value);
    const push = JSON.stringify({ aps: { alert: { title: 'Title', body: 'Body' } }, ...value }, null, 2);
    const command = `xcrun simctl push booted com.example.app - <<'EOF'\n${push}\nEOF\n`;
    return element('div', {},
      element('span', { className: 'soft' }, 'Payload '), code(text),
      element('div', { className: 'row' }, copyButton('Copy', text), copyButton('With aps', push),
        copyButton('simctl', command),
        element('button', { type: 'button', onclick: () => showTest(text, true) }, 'Test')));
  }

  for (const article of document.querySelectorAll('.route')) {
    const route = routes.get(article.id);
    if (!route) continue;
    const row = element('div', { className: 'row' });
    row.append(toggle('Make a link', row, () => maker(route)));
    article.append(row);
    for (const example of article.querySelectorAll('.example')) {
      example.after(tools(example.textContent));
    }
  }

  // MARK: Search

  const search = document.getElementById('page--search');
  const searchField = element('input', { type: 'search', id: newID(), autocomplete: 'off', spellcheck: false });
  const count = element('p', { className: 'soft', role: 'status' });
  search.append(
    element('div', { className: 'field' },
      element('label', { htmlFor: searchField.id }, 'Search in names, patterns and descriptions'), searchField),
    count);
  search.hidden = false;
  const articles = [...document.querySelectorAll('.route')].map((article) =>
    ({ article, text: `${article.id} ${article.textContent}`.toLowerCase() }));

  function filter() {
    const words = searchField.value.toLowerCase().split(/\s+/).filter((word) => word);
    let found = 0;
    for (const { article, text } of articles) {
      article.hidden = !words.every((word) => text.includes(word));
      if (!article.hidden) found += 1;
    }
    for (const part of [...document.querySelectorAll('.group, .block')].reverse()) {
      part.hidden = !part.querySelector('.route:not([hidden])');
      if (words.length > 0 && part.matches('.group')) part.open = true;
    }
    count.textContent = words.length > 0 ? `${found} of ${articles.length} routes` : `${articles.length} routes`;
  }

  searchField.addEventListener('input', filter);
  document.addEventListener('keydown', (event) => {
    const isTyping = /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      searchField.focus();
    } else if (event.key === 'Escape' && event.target === searchField) {
      searchField.value = '';
      filter();
    }
  });
  filter();

  // MARK: Trying a link

  const tester = document.getElementById('page--tester');
  const testField = element('textarea', { id: newID(), rows: 2, spellcheck: false, autocomplete: 'off' });
  const result = element('div', { className: 'output', aria: { live: 'polite' } });
  tester.append(
    element('h2', {}, 'Try a link'),
    element('div', { className: 'field' },
      element('label', { htmlFor: testField.id }, 'A link, a path, or the JSON of a push payload'), testField),
    result);
  tester.hidden = false;

  function test() {
    const text = testField.value.trim();
    if (text === '') {
      result.replaceChildren(element('p', { className: 'soft' }, 'Nothing is opened: the page only says what the app would do.'));
      return;
    }
    result.replaceChildren(...(text.startsWith('{') ? payloadAnswer(text) : linkAnswer(text)));
  }

  /** The answer in a sentence, and the values of a route. */
  function answerView(answer) {
    const { kind, message, route, values = {}, unchecked = [], extras = [] } = answer;
    const isRoute = kind === 'route';
    const views = [element('p', { className: isRoute ? 'good' : 'bad' },
      isRoute ? '✓ ' : '✗ ', isRoute ? code(message) : `Not a route: ${message}.`)];
    if (!isRoute) return views;
    const pattern = routes.get(route);
    views.push(element('p', {}, element('a', { href: `#${route}` }, route), ' ', code(pattern ? pattern.pattern : '')));
    const rows = Object.entries(values).map(([name, texts]) => element('li', {}, code(name), ': ',
      texts.length > 0 ? texts.map((text) => code(JSON.stringify(text))).flatMap((view) => [view, ' ']) : 'absent',
      unchecked.includes(name) ? element('span', { className: 'soft' }, ' not checked here: only the app knows the values of this type') : ''));
    if (rows.length > 0) views.push(element('ul', {}, rows));
    if (extras.length > 0) {
      views.push(element('p', {}, 'Items that no parameter reads: ',
        extras.flatMap(({ key, value }) => [code(`${key}=${value}`), ' '])));
    }
    return views;
  }

  function payloadAnswer(text) {
    return answerView(all.matchPayload(text));
  }

  function linkAnswer(text) {
    const { answer, expiries, readings, nearest } = explain(all, text);
    const views = answerView(answer);
    for (const { key, value, isPast } of expiries) {
      views.push(element('p', {}, code(`${key}=${value}`), isPast ? ' is in the past.' : ' is in the future.'));
    }
    if (nearest.length > 0) {
      views.push(element('p', {}, 'The nearest routes:'), element('ul', {}, nearest.map(({ route, text: pattern, problem }) =>
        element('li', {}, element('a', { href: `#${route}` }, route), ' ', code(pattern), `: ${problem}`))));
    }
    if (readings.some(({ scopes }) => scopes.length > 0)) {
      views.push(element('details', {}, element('summary', {}, 'All patterns'), readings.map(readingView)));
    }
    if (answer.kind === 'route') views.push(tools(text));
    return views;
  }

  function readingView({ link, scopes }) {
    return element('div', {}, element('p', {}, code(link)), element('ul', { className: 'tree' },
      scopes.map(({ origin, isEntered, patterns }) => element('li', {},
        `${isEntered ? '' : '· '}${origin || 'outside of blocks'}${isEntered ? '' : ': not tried'}`,
        element('ul', {}, patterns.map(({ text, route, target, isTaken, problem }) =>
          element('li', { className: problem ? 'soft' : isTaken ? 'good' : '' },
            problem ? '✗ ' : isTaken ? '✓ ' : '· ', code(text), ` → ${route || target}`,
            problem ? `: ${problem}` : isTaken ? '' : ': matches, but another pattern is tried first')))))));
  }

  /** Shows what a text is, and puts it into the address, which can be sent to others. */
  function showTest(text, moves) {
    testField.value = text;
    test();
    remember();
    if (moves) {
      tester.scrollIntoView();
      testField.focus();
    }
  }

  function remember() {
    const text = testField.value.trim();
    const address = text ? `#test=${encodeURIComponent(text)}` : '#';
    try {
      history.replaceState(null, '', address);
    } catch {
      // Some browsers keep the address of a page that is opened from a file.
    }
  }

  function readAddress() {
    const [, encoded] = /^#test=(.*)$/s.exec(location.hash) || [];
    if (encoded === undefined) return;
    try {
      testField.value = decodeURIComponent(encoded);
    } catch {
      testField.value = encoded;
    }
    test();
  }

  testField.addEventListener('input', () => {
    test();
    remember();
  });
  window.addEventListener('hashchange', readAddress);
  test();
  readAddress();
})();
