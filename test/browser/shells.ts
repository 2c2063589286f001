/**
 * Small pages that are empty without their scripts, each in the manner of one framework or habit.
 * All come to the same page once it is rendered.
 */
const RENDER = `
  document.title = 'The lamp'
  const head = (name, content) => {
    const meta = document.createElement('meta')
    meta.setAttribute('property', name)
    meta.content = content
    document.head.append(meta)
  }
  head('og:description', 'A lamp for the table, made of brass.')
  head('article:author', 'Mara Quill')
  const show = (target) => {
    target.innerHTML = '<main><h1>The lamp</h1><p class="price">89</p><p>' + 'A lamp for the table. '.repeat(30) + '</p></main>'
  }`

function script(code: string) {
  return `<script>${RENDER};${code}</script>`
}

function page(body: string, head = '') {
  return `<!doctype html><html><head><meta charset="utf-8"><title>Loading</title>${head}</head><body>${body}</body></html>`
}

export const SHELLS: Record<string, string> = {
  react: page(
    `<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div>${script('show(root)')}`,
  ),
  vue: page(`<div id="app"></div>${script("show(document.getElementById('app'))")}`),
  svelte: page(script('show(document.body)')),
  angular: page(`<app-root></app-root>${script("show(document.querySelector('app-root'))")}`),
  next: page(
    `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">{}</script>${script("show(document.getElementById('__next'))")}`,
  ),
  nuxt: page(`<div id="__nuxt"><!----></div>${script("show(document.getElementById('__nuxt'))")}`),
  'web component': page(
    `<lamp-page></lamp-page>${script("customElements.define('lamp-page', class extends HTMLElement { connectedCallback() { show(this.attachShadow({ mode: 'open' })) } })")}`,
  ),
  'noscript wall': page(
    `<noscript><h1>JavaScript is required</h1><p>${'Please turn it on. '.repeat(30)}</p></noscript><div class="wrap"></div>${script("show(document.querySelector('.wrap'))")}`,
  ),
  spinner: page(
    `<div class="spinner">Loading…</div>${script("document.querySelector('.spinner').remove(); show(document.body.appendChild(document.createElement('div')))")}`,
  ),
  slow: page(`<div id="root"></div>${script('setTimeout(() => show(root), 1200)')}`),
  'data from elsewhere': page(
    `<div id="root"></div>${script("fetch('/data.json').then((answer) => answer.json()).then(() => show(root))")}`,
  ),
  module: page(
    `<div id="app"></div><script type="module">${RENDER};show(document.getElementById('app'))</script>`,
  ),
}
