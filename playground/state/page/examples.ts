export interface Example {
  readonly name: string
  readonly url: string
}

/** Pages to start with, as the service names them in the document; none by default. */
export function examples(): Example[] {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="linkglass:example"]')
  return [...metas].map(({ content }) => ({ name: nameOf(content), url: content }))
}

/** Requests of the doors that are open, as the service names them in the document. */
export function doorExamples(): ReadonlyMap<string, string> {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="linkglass:door"]')
  return new Map(
    [...metas].map(({ content }) => {
      const space = content.indexOf(' ')
      return [content.slice(0, space), content.slice(space + 1)]
    }),
  )
}

/** True if the service has a browser, as it says in the document. */
export function hasBrowser(): boolean {
  return document.querySelector('meta[name="linkglass:browser"]') !== null
}

/** True if the service keeps jobs, as it says in the document. */
export function hasJobs(): boolean {
  return document.querySelector('meta[name="linkglass:jobs"]') !== null
}

/** `article` for `https://example.com/posts/article.html`. */
function nameOf(address: string): string {
  if (!URL.canParse(address)) return address
  const { hostname, pathname } = new URL(address)
  return (
    pathname
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') || hostname
  )
}
