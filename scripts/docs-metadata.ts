import { MEDIA_FIELDS, TEXT_FIELDS } from '../src/metadata/detect.js'

/** For every field the ordered list of its sources, as the code tries them. */
export function sourceLists(): string {
  const fields = {
    title: TEXT_FIELDS.title.sources,
    description: TEXT_FIELDS.description.sources,
    lang: TEXT_FIELDS.lang.sources,
    author: TEXT_FIELDS.author.sources,
    publisher: TEXT_FIELDS.publisher.sources,
    image: MEDIA_FIELDS.image,
    date: TEXT_FIELDS.date.sources,
    url: TEXT_FIELDS.url.sources,
    logo: MEDIA_FIELDS.logo,
  }
  return Object.entries(fields)
    .map(([field, sources]) => {
      const list = sources.map(({ name }, index) => `${index + 1}. \`${name}\``)
      return `### ${field}\n\n${list.join('\n')}`
    })
    .join('\n\n')
}
