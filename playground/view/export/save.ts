/** Has the browser save a text as a file. */
export function saveText(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Names a file by the page that it was made of. */
export function fileName(url: string, ending: string): string {
  const { hostname, pathname } = URL.canParse(url) ? new URL(url) : { hostname: '', pathname: '' }
  const name = `${hostname}${pathname}`.replace(/\.html?$/, '').replace(/[^\p{L}\p{N}.]+/gu, '-')
  return `${name.replace(/^-+|-+$/g, '').slice(0, 80) || 'page'}.${ending}`
}
