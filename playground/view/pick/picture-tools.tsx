import type { Media } from '../../../src/contracts/result.js'
import { type Parameters, valueAt, withValue } from '../../state/request/parameters.js'
import { fileName } from '../export/save.js'
import { Icon } from '../shared/icons.js'
import '../../style/choices.css'

interface Props {
  url: string
  options: Parameters
  /** The picture, once it is there. */
  image: Media | undefined
  onChange: (options: Parameters) => void
}

interface Choice {
  readonly option: string
  readonly title: string
  /** Values with their labels; the first stands for none. */
  readonly values: ReadonlyArray<readonly [value: string, label: string]>
}

const CHOICES: readonly Choice[] = [
  {
    option: 'device',
    title: 'Device',
    values: [
      ['', 'Desktop'],
      ['tablet', 'Tablet'],
      ['mobile', 'Phone'],
    ],
  },
  {
    option: 'colorScheme',
    title: 'Colors of the page',
    values: [
      ['', 'Light'],
      ['dark', 'Dark'],
    ],
  },
]

/** The device and the colors of the picture, and the picture as a file. */
export function PictureTools({ url, options, image, onChange }: Props) {
  return (
    <div class="picture-tools">
      {CHOICES.map(({ option, title, values }) => (
        <fieldset class="choices" key={option}>
          <legend class="unseen">{title}</legend>
          {values.map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name={`picture-${option}`}
                checked={(valueAt(options, option) ?? '') === value}
                onChange={() => onChange(withValue(options, option, value || undefined))}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      ))}
      {image && (
        <a class="quiet" href={image.url} download={fileName(url, image.type ?? 'png')}>
          <Icon name="save" />
          Save the picture
        </a>
      )}
    </div>
  )
}
