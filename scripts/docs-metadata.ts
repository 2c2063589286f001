import { isMediaField, META_FIELDS } from '../src/contracts/fields.js'
import { IMAGE_FIELDS, TEXT_FIELDS } from '../src/metadata/detect.js'

/** Lists every field's sources in the order they are tried. */
export function sourceLists(): string {
  return META_FIELDS.map((field) => {
    const sources = isMediaField(field) ? IMAGE_FIELDS[field] : TEXT_FIELDS[field].sources
    const list = sources.map(({ name }, index) => `${index + 1}. \`${name}\``)
    return `### ${field}\n\n${list.join('\n')}`
  }).join('\n\n')
}
