/** Characters that Base64 encodes together (RFC 4648, section 4). */
const GROUP = 4

/** Decodes a file in Base64 whose text arrives in parts. */
export class Base64File {
  readonly #pieces: Buffer[] = []
  #rest = ''

  addPart(part: Buffer): void {
    const text = this.#rest + part.toString('latin1')
    const end = text.length - (text.length % GROUP)
    this.#rest = text.slice(end)
    this.#pieces.push(Buffer.from(text.slice(0, end), 'base64'))
  }

  get bytes(): Buffer {
    return Buffer.concat([...this.#pieces, Buffer.from(this.#rest, 'base64')])
  }
}
