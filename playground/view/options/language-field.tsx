import { type Parameters, valueAt, withValue } from '../../state/request/parameters.js'

interface Props {
  options: Parameters
  onChange: (options: Parameters) => void
}

/** The header by which a visitor asks for a language (RFC 9110, section 12.5.4). */
const NAME = 'headers.accept-language'

const LANGUAGES: ReadonlyArray<readonly [tag: string, name: string]> = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['es', 'Español'],
  ['fr', 'Français'],
  ['it', 'Italiano'],
  ['ja', '日本語'],
  ['nl', 'Nederlands'],
  ['pl', 'Polski'],
  ['pt', 'Português'],
  ['tr', 'Türkçe'],
  ['zh', '中文'],
]

/** The language in which the page is asked for. */
export function LanguageField({ options, onChange }: Props) {
  const value = valueAt(options, NAME) ?? ''
  const isListed = value === '' || LANGUAGES.some(([tag]) => tag === value)
  return (
    <label class="language">
      <span>language</span>
      <select
        value={value}
        onChange={({ currentTarget }) =>
          onChange(withValue(options, NAME, currentTarget.value || undefined))
        }
      >
        <option value="">any</option>
        {!isListed && <option value={value}>{value}</option>}
        {LANGUAGES.map(([tag, name]) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
