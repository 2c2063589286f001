/** Matches links to the playground, missing in a static site. */
const SERVICE_ONLY = /<a href="\/playground[^"]*">([^<]*)<\/a>(?: &nbsp; )?/g

/** Makes links relative: `/docs/rules#lists` becomes `rules.html#lists`. */
export function withStaticAddresses(html: string): string {
  return html
    .replace('<a class="wordmark" href="/playground">', '<a class="wordmark" href="/docs">')
    .replace(/ &nbsp; <a href="\/playground">Playground<\/a>/, '')
    .replace('<form action="/docs"', '<form action="search.html"')
    .replace(SERVICE_ONLY, '$1')
    .replace(/\b(href|src)="\/([^"]*)"/g, (_, name, path) => `${name}="${toFile(path)}"`)
}

function toFile(path: string): string {
  const [address = '', section] = path.split('#')
  const anchor = section === undefined ? '' : `#${section}`
  if (address === 'docs') return `index.html${anchor}`
  const name = address.replace(/^docs\//, '')
  return name.includes('.') ? name : `${name}.html${anchor}`
}
