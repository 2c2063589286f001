export interface Example {
  readonly name: string
  readonly url: string
}

/** Pages to start with, as the service names them in the document; none by default. */
export function examples(): Example[] {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="linkglass:example"]')
  return [...metas].map(({ content }) => {
    const [url = '', ...name] = content.split(' ')
    return { name: name.join(' ') || url, url }
  })
}
