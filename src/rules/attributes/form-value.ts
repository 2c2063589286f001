import { type Element, findElements } from '../../page/index.js'
import { rawText, textContent } from './text-content.js'

/**
 * The value that a form would send for this field, as jQuery's `.val()` gives it: a list for
 * `<select multiple>`, and what a check box stands for whether it is checked or not.
 */
export function formValue(element: Element): string | readonly string[] | null {
  switch (element.name) {
    case 'textarea':
      return rawText(element)
    case 'select':
      return selectValue(element)
    case 'option':
      return optionValue(element)
    case 'input':
      return element.attribs.value ?? defaultValue(element)
    default:
      return element.attribs.value ?? null
  }
}

/** WHATWG HTML, `default/on` mode of the value attribute. */
function defaultValue({ attribs }: Element): string {
  return /^(?:checkbox|radio)$/i.test(attribs.type ?? '') ? 'on' : ''
}

/** WHATWG HTML, section 4.10.7: the last one selected, or else the first that isn't disabled. */
function selectValue(select: Element): string | readonly string[] | null {
  const options = findElements(select, ({ name }) => name === 'option')
  const selected = options.filter(({ attribs }) => attribs.selected !== undefined)
  if (select.attribs.multiple !== undefined) return selected.map(optionValue)
  const current = selected.at(-1) ?? options.find(({ attribs }) => attribs.disabled === undefined)
  return current ? optionValue(current) : null
}

function optionValue(option: Element) {
  return option.attribs.value ?? textContent(option)
}
