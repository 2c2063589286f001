import { type Element, findElements } from '../../page/index.js'
import { readRawText, readTextContent } from './text-content.js'

/** Reads a field's value as jQuery's `.val()` does: a list for `<select multiple>`. */
export function readFormValue(element: Element): string | readonly string[] | null {
  switch (element.name) {
    case 'textarea':
      return readRawText(element)
    case 'select':
      return readSelect(element)
    case 'option':
      return readOption(element)
    case 'input':
      return element.attribs.value ?? readDefaultValue(element)
    default:
      return element.attribs.value ?? null
  }
}

/** Returns the value of a field that has no attribute `value` (WHATWG HTML, mode `default/on`). */
function readDefaultValue({ attribs }: Element): string {
  return /^(?:checkbox|radio)$/i.test(attribs.type ?? '') ? 'on' : ''
}

/** Reads the last selected option, or else the first that is not disabled (WHATWG HTML, 4.10.7). */
function readSelect(select: Element): string | readonly string[] | null {
  const options = findElements(select, ({ name }) => name === 'option')
  const selected = options.filter(({ attribs }) => attribs.selected !== undefined)
  if (select.attribs.multiple !== undefined) return selected.map(readOption)
  const current = selected.at(-1) ?? options.find(({ attribs }) => attribs.disabled === undefined)
  return current ? readOption(current) : null
}

function readOption(option: Element) {
  return option.attribs.value ?? readTextContent(option)
}
