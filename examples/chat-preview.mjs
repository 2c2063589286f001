// node examples/chat-preview.mjs 'Have you seen https://example.com and https://example.org?'
import { linkglass } from 'linkglass'

/** More cards than that bury the message. */
const MOST_CARDS = 3

/**
 * The links of a message as cards, in their order. A link that fails, or leads to no page, gets none:
 * the message itself still shows it.
 * @param {string} message
 */
export async function previews(message) {
  const links = [...new Set(message.match(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/g) ?? [])]
  const results = await Promise.allSettled(
    links.slice(0, MOST_CARDS).map((link) =>
      linkglass(link, {
        meta: { title: true, description: true, image: true, publisher: true },
        requireOk: true,
        timeout: '5s',
      }),
    ),
  )
  return results.flatMap((result, index) =>
    result.status === 'fulfilled' && result.value.data.title !== null
      ? [{ link: links[index], ...result.value.data }]
      : [],
  )
}

if (process.argv[2] !== undefined) {
  for (const { link, title, description, publisher, image } of await previews(process.argv[2])) {
    console.log(`┃ ${title}\n┃ ${[publisher, description].filter(Boolean).join(' · ')}`)
    console.log(`┃ ${image === null ? link : `${image.url} ${image.width}×${image.height}`}\n`)
  }
  await linkglass.close()
}
