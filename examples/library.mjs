// node examples/library.mjs https://example.com
import { LinkglassError, linkglass } from 'linkglass'

const [url = 'https://example.com'] = process.argv.slice(2)

try {
  const { data } = await linkglass(url, {
    meta: { title: true, image: true },
    data: {
      headings: { selectorAll: 'h1, h2', attr: 'text' },
      price: [
        { selector: '[itemprop=price]', attr: 'content', type: 'number' },
        { selector: '.price', attr: 'text', type: 'number' },
      ],
    },
    // A 404, a login or an empty page is an error.
    requireOk: true,
  })
  console.log(`${data.title} (${data.image?.url ?? 'no image'})`)
  for (const heading of data.headings) console.log(`- ${heading}`)
  if (data.price !== null) console.log(`costs ${data.price}`)
} catch (error) {
  if (!(error instanceof LinkglassError)) throw error
  console.error(`${error.code}: ${error.message}`)
  process.exitCode = 1
} finally {
  await linkglass.close()
}
