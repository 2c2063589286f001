import { useState } from 'preact/hooks'
import type { Media } from '../../../src/contracts/result.js'
import { useImageAddress } from '../../state/capture/capture-context.js'
import { Icon } from './icons.js'

interface Props {
  field: 'image' | 'logo'
  media: Media
  alt: string
}

/** An image of the page, fetched through the service: nobody else learns who looks. A capture has its own. */
export function Picture({ field, media, alt }: Props) {
  const [failed, setFailed] = useState(false)
  const address = useImageAddress(media.url)
  if (failed || address === 'missing') {
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
  return (
    <img
      class={`picture ${field}`}
      src={address}
      width={media.width}
      height={media.height}
      alt={alt}
      loading="lazy"
      onError={() => setFailed(true)}
    />
  )
}
