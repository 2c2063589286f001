import fc from 'fast-check'

const NAMES = (
  'a address annotation-xml applet article b base big blockquote body br button caption center ' +
  'code col colgroup dd desc div dl dt em embed fieldset font foreignObject form frame frameset ' +
  'h1 h2 head hr html i iframe image img input keygen li link listing main malignmark marquee ' +
  'math menu menuitem meta mglyph mi mn mtext nobr noembed noframes noscript object ol optgroup ' +
  'option p param path plaintext pre rb rp rt rtc ruby s script select small source span strike ' +
  'strong style sub summary sup svg table tbody td template textarea tfoot th thead title tr tt u ' +
  'ul var wbr xmp x-y'
).split(' ')

const ATTRIBUTES = [
  '',
  ' a=1',
  ' a="1" A=\'2\'',
  ' type=hidden',
  ' type="text"/',
  ' color=red',
  ' encoding="text/html"',
  ' definitionurl=x viewbox=y',
  ' xlink:href="#a" xml:lang=en xmlns="u"',
  ' class="x" definitionurl="x" viewbox="y"',
  ' href="#a" xlink:href="#b" xml:lang="en"',
  ' color="red"',
  ' b="x &amp; y&lt=z &notit; &not=1"',
  ' c=&copy;&#x41&#0;&#128;',
  ' =d/e\n\tf',
  ' g\0="h\0"',
  ' "=<\'',
]

const PIECES = [
  ...['text', ' ', '\n', '\r\n', '\r', '\t', '\f', '\0', '<', '</', '<!', '<?', '</>', '</ x>'],
  ...['&amp;', '&lt', '&nope;', '&#65;', '&#x110000;', '&#13;', '&', '&notin', 'é', '😀', '\ud800'],
  ...['<!--', '-->', '--!>', '<!-->', '<!--->', '<!-- c -->', '<!---!>', '-', '--', '!', '>'],
  ...['<![CDATA[', ']]>', ']', '<![CDATA[a]]>', '<?pi a>', '<!x>', '"', "'", '='],
  ...['<!doctype html>', '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 3.2//EN">', '<!doctype>'],
  '<!doctype html public "-//W3C//DTD XHTML 1.0 Transitional//EN" "x">',
  ...['<!doctype html system "a" b>', "<!doctype x public 'a'", '<!docTYPE\0 system>'],
]

const name = fc.constantFrom(...NAMES)
const tag = fc
  .tuple(
    fc.constantFrom('<', '<', '<', '</', '</'),
    name,
    fc.boolean(),
    fc.constantFrom(...ATTRIBUTES),
  )
  .map(([open, word, isUpper, attributes]) => {
    return `${open}${isUpper ? word.toUpperCase() : word}${attributes}>`
  })

/** Markup that nobody would write, made of all that the standard's rules tell apart. */
export const soup = fc
  .array(fc.oneof({ weight: 3, arbitrary: tag }, fc.constantFrom(...PIECES)), { maxLength: 40 })
  .map(joined)

/** Joins parts of markup; parse5 makes one character of a run of NULs in SVG, the standard one of each. */
export function joined(parts: readonly string[]): string {
  return parts.join('').replace(/\0+/g, '\0')
}
