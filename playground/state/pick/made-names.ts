/**
 * True if an id or a class looks made by a machine: a hash, a number that counts, a name that a
 * build step appends to. Such names are gone with the next release of the site.
 */
export function looksMade(name: string): boolean {
  if (
    /^(?:css|sc|jsx|jss|emotion|svelte|ember|react|ng|radix|mui|yui|ext-gen|headlessui)[-_:]?\w*\d/i.test(
      name,
    )
  )
    return true
  return name.split(/[-_:]+/).some(isMadePart)
}

function isMadePart(part: string): boolean {
  if (/^\d{3,}$/.test(part)) return true
  const isMixed = /\d/.test(part) && /[a-z]/i.test(part)
  // `h1`, `col2`, `utf8` and `mp4` are words that end in a number.
  if (isMixed && part.length >= 5 && !/^[a-z]+\d{1,2}$/i.test(part)) return true
  // Capitals in the middle of no word: `bdVaJa`, `xKqPz`.
  if (/^[a-z]{1,3}(?:[A-Z][a-z]{0,2}){2,}$/.test(part)) return true
  return part.length >= 5 && !/[aeiouyäöüáéíóú]/i.test(part) && /^[a-z]+$/i.test(part)
}

/** True if a class says how something looks, and nothing of what it is. */
export function isLook(name: string): boolean {
  return /[:[\]/!]/.test(name) || LOOKS.test(name)
}

const LOOKS =
  /^-?(?:[mp][trblxyse]?|w|h|gap|space|inset|top|left|right|bottom|z|order|flex|grid|col|row|text|font|leading|tracking|bg|border|rounded|shadow|opacity|items|justify|self|place|overflow|min|max|clearfix|pull|float|d|hidden|block|inline|relative|absolute|sticky|is|js|no|active|even|odd|first|last)(?:-[\w.]+)*$/
