/** A list of links as it is sent, with the headers that it needs. */
export interface ListToSend {
  readonly name: string
  readonly body: string | File
  readonly headers: Readonly<Record<string, string>>
}

export function fromText(text: string): ListToSend {
  return { name: '', body: text, headers: { 'content-type': 'text/plain' } }
}

/** Sends a file as it is, also one that gzip made. */
export function fromFile(file: File): ListToSend {
  const coding = file.name.endsWith('.gz') ? { 'content-encoding': 'gzip' } : {}
  return {
    name: file.name,
    body: file,
    headers: { 'content-type': 'application/octet-stream', ...coding },
  }
}

/** Builds the address that a list is posted to; `options` are parameters of all links. */
export function toPostAddress(name: string, options: string): string {
  const search = new URLSearchParams(options)
  if (name !== '') search.set('name', name.slice(0, 200))
  return `/jobs?${search}`
}
