/** Addresses of a service that a folder of files has no page for. */
const SERVICE_ONLY = /<a href="\/playground[^"]*">([^<]*)<\/a>(?: &nbsp; )?/g

/**
 * Rewrites addresses of a service to files beside each other, so that the folder can stand anywhere:
 * `/docs/rules#lists` becomes `rules.html#lists`. Links to the playground become their text.
 */
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
