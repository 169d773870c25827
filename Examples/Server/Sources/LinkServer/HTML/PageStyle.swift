/// The style sheet of all pages.
let pageStyle: HTML = """
  :root { --text: #1d2420; --weak: #5b665f; --page: #f4f6f2; --card: #fff; --line: #dce2db; --accent: #1f7a4d }
  @media (prefers-color-scheme: dark) {
    :root { --text: #eef2ee; --weak: #a3afa7; --page: #131815; --card: #1d2420; --line: #333d37; --accent: #59c08c }
  }
  * { box-sizing: border-box }
  body {
    margin: 0; min-height: 100vh; padding: 1rem; display: grid; place-items: center;
    background: var(--page); color: var(--text); font: 1.0625rem/1.5 system-ui, sans-serif;
  }
  main {
    width: 100%; max-width: 26rem; padding: 2.25rem clamp(1rem, 7vw, 2rem); text-align: center; text-wrap: balance;
    background: var(--card); border: 1px solid var(--line); border-radius: 1.25rem;
  }
  img { display: block; margin: 0 auto .75rem }
  h1 { margin: 0 0 .5rem; font-size: 1.625rem; line-height: 1.2 }
  p { margin: 0 0 1.5rem; color: var(--weak) }
  .app { margin: 0 0 1.5rem; font-size: .9375rem }
  a { color: var(--accent); border-radius: .75rem }
  a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
  .open {
    display: block; padding: .75rem 1rem; background: var(--accent); color: var(--card);
    font-weight: 600; text-decoration: none;
  }
  .stores { margin: 1.5rem 0 0; padding: 1.5rem 0 0; border-top: 1px solid var(--line) }
  .stores p { margin: 0 0 .75rem; font-size: .9375rem }
  .stores a {
    display: block; margin: .5rem 0 0; padding: .6rem 1rem; border: 1px solid var(--line);
    text-decoration: none;
  }
  """
