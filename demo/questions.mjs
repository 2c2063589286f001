// What the demo asks, as the parameters of the query string.

/**
 * @param {string} site address of the demo site
 * @returns {Array<{ title: string, parameters: Record<string, string> }>}
 */
export function questions(site) {
  return [
    {
      title: 'What is behind this link?',
      parameters: { url: `${site}/article.html` },
    },
    {
      title: 'Just two fields of a page in another language, written in Shift_JIS',
      parameters: { url: `${site}/tourou.html`, 'meta.title': 'true', 'meta.lang': 'true' },
    },
    {
      title: 'A product, by rules: text, numbers, a list, lists within lists',
      parameters: {
        url: `${site}/product.html`,
        meta: 'false',
        'data.name.selector': 'h1',
        'data.name.attr': 'text',
        'data.price.selector': '.price',
        'data.price.attr': 'text',
        'data.price.type': 'number',
        'data.photo.selector': '.photo',
        'data.photo.attr': 'src',
        'data.photo.type': 'image',
        'data.features.selectorAll': '.features li',
        'data.features.attr': 'text',
        'data.reviews.selectorAll': '.review',
        'data.reviews.data.by.selector': 'h3',
        'data.reviews.data.by.attr': 'text',
        'data.reviews.data.score.selector': '.score',
        'data.reviews.data.score.attr': 'text',
        'data.reviews.data.score.type': 'number',
        'data.reviews.data.date.selector': 'time',
        'data.reviews.data.date.attr': 'datetime',
        'data.reviews.data.date.type': 'date',
        'data.reviews.data.replies.selectorAll': '.replies li',
        'data.reviews.data.replies.data.by.selector': 'b',
        'data.reviews.data.replies.data.by.attr': 'text',
        'data.reviews.data.replies.data.text.selector': 'span',
        'data.reviews.data.replies.data.text.attr': 'text',
      },
    },
    {
      title: 'A list whose cards are not all alike: fallbacks, and your own function',
      parameters: {
        url: `${site}/lamps.html`,
        meta: 'false',
        'data.lamps.selectorAll': '.card',
        'data.lamps.data.name.selector': 'h2',
        'data.lamps.data.name.attr': 'text',
        'data.lamps.data.name.evaluate': '(name) => name.toUpperCase()',
        'data.lamps.data.link.selector': 'a',
        'data.lamps.data.link.attr': 'href',
        'data.lamps.data.link.type': 'url',
        'data.lamps.data.price.0.selector': '.price',
        'data.lamps.data.price.0.attr': 'text',
        'data.lamps.data.price.0.type': 'number',
        'data.lamps.data.price.1.selector': '.sale',
        'data.lamps.data.price.1.attr': 'data-price',
        'data.lamps.data.price.1.type': 'number',
        'data.lamps.data.image.selector': 'img',
        'data.lamps.data.image.attr.0': 'data-src',
        'data.lamps.data.image.attr.1': 'src',
        'data.lamps.data.image.type': 'image',
      },
    },
    {
      title: 'A page that is empty without its scripts: the browser has a look',
      parameters: {
        url: `${site}/tonight.html`,
        'meta.title': 'true',
        'meta.description': 'true',
        'data.lights.selectorAll': '.light',
        'data.lights.data.name.selector': 'b',
        'data.lights.data.name.attr': 'text',
        'data.lights.data.miles.selector': 'span',
        'data.lights.data.miles.attr': 'text',
        'data.lights.data.miles.type': 'number',
      },
    },
    {
      title: 'A screenshot of a page, at an address of the service',
      parameters: {
        url: `${site}/article.html`,
        meta: 'false',
        screenshot: 'true',
        device: 'iPhone 15',
      },
    },
  ]
}
