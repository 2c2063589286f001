/** Parts of a record that a test sets. */
export interface RecordParts {
  readonly type?: string
  readonly url?: string
  readonly head?: string
  readonly body?: string | Uint8Array
  readonly lines?: readonly string[]
  readonly length?: number | string
  readonly date?: string
  readonly id?: string
}

/** Writes a record as another program might write it, right or wrong. */
export function toRecord({
  type = 'response',
  url = 'http://site.test/',
  head = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n',
  body = '',
  lines = [],
  length,
  date = '2024-05-06T07:08:09Z',
  id = '00000000-0000-4000-8000-000000000000',
}: RecordParts): Buffer {
  const block = Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body as string)])
  const named = [
    'WARC/1.0',
    `WARC-Type: ${type}`,
    `WARC-Target-URI: ${url}`,
    `WARC-Date: ${date}`,
    `WARC-Record-ID: <urn:uuid:${id}>`,
    'Content-Type: application/http; msgtype=response',
    ...lines,
    `Content-Length: ${length ?? block.length}`,
  ]
  return Buffer.concat([
    Buffer.from(`${named.join('\r\n')}\r\n\r\n`),
    block,
    Buffer.from('\r\n\r\n'),
  ])
}
