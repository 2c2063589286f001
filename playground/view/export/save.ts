/** Has the browser save a text as a file. */
export function saveText(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  saveFrom(address, name)
  URL.revokeObjectURL(address)
}

/** Has the browser save the file at an address. */
export function saveFrom(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/** Names a file by the address of a page, or by another name. */
export function fileName(of: string, ending: string): string {
  const { hostname, pathname } = URL.canParse(of) ? new URL(of) : { hostname: '', pathname: of }
  const name = `${hostname}${pathname}`.replace(/\.html?$/, '').replace(/[^\p{L}\p{N}.]+/gu, '-')
  return `${name.replace(/^-+|-+$/g, '').slice(0, 80) || 'page'}.${ending}`
}
