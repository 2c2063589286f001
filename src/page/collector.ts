import { decodeHTML } from 'entities'

/** Gathers the text of one open element, up to a limit. */
export class Collector {
  private raw = ''

  constructor(
    /** Depth of the element on the stack: when that one closes, the text is whole. */
    readonly depth: number,
    /** Stands where a child element starts or ends. */
    private readonly joint: string,
    private readonly maxChars: number,
    private readonly done: (text: string) => void,
    /** Scripts have no entities. */
    private readonly entities = true,
  ) {}

  add(raw: string): void {
    const room = this.maxChars - this.raw.length
    if (room > 0) this.raw += raw.length > room ? raw.slice(0, room) : raw
  }

  boundary(block: boolean): void {
    this.add(block ? ' ' : this.joint)
  }

  finish(): void {
    this.done(this.entities ? decode(this.raw) : this.raw)
  }
}

/** Entities decoded, once. */
export function decode(raw: string): string {
  return raw.includes('&') ? decodeHTML(raw) : raw
}
