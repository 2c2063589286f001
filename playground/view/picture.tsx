import { useState } from 'preact/hooks'
import type { Media } from '../../src/core/result.js'
import { toSearch } from '../state/request.js'
import { Icon } from './icons.js'

interface Props {
  page: string
  field: 'image' | 'logo'
  media: Media | undefined
  alt: string
}

/** An image of the page, fetched through the service: nobody else learns who looks. */
export function Picture({ page, field, media, alt }: Props) {
  const [failed, setFailed] = useState(false)
  if (failed) {
    return (
      <span
        class={`picture-missing ${field}`}
        role="img"
        aria-label={`${alt}, which could not be loaded`}
      >
        <Icon name="picture" />
      </span>
    )
  }
  const search = toSearch([
    ['url', page],
    [`meta.${field}`, 'true'],
    ['embed', `${field}.url`],
  ])
  return (
    <img
      class={`picture ${field}`}
      src={`/?${search}`}
      width={media?.width}
      height={media?.height}
      alt={alt}
      onError={() => setFailed(true)}
    />
  )
}
