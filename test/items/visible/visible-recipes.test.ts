import { afterAll, describe, expect, test } from 'vitest'
import { createLinkglass, type Item, loadConfig } from '../../../src/entry/library/library.js'

// Threads start slowly on a machine that is busy with other tests.
const linkglass = createLinkglass(loadConfig({ LINKGLASS_READING_TIMEOUT: '60s' }))
afterAll(() => linkglass.close())

async function readItem(html: string, url = 'https://site.example/soup'): Promise<Item | null> {
  const { data } = await linkglass.fromHtml(html, { url, meta: false, item: true })
  return data.item
}

const PEA_SOUP = {
  type: 'recipe',
  kind: 'Recipe',
  name: 'Pea soup',
  url: 'https://site.example/soup',
  description: null,
  image: null,
  images: [],
  lang: 'en',
  author: [],
  publisher: null,
  published: null,
  modified: null,
  category: [],
  cuisine: [],
  diet: [],
  keywords: [],
  yield: { value: 4, max: null, unit: 'servings', text: 'Serves 4' },
  prepMinutes: 10,
  cookMinutes: 40,
  totalMinutes: 50,
  ingredients: ['300 g peas', '1 carrot', '20 g butter'],
  ingredientGroups: [],
  instructions: ['Soak the peas for a night.', 'Boil them with the carrot.'],
  instructionGroups: [],
  nutrition: {},
  rating: null,
}

const HEAD = '<!doctype html><html lang="en"><title>Pea soup</title><h1>Pea soup</h1>'
const FACTS = '<p>Serves 4</p><p>Prep time: 10 mins</p><p>Cook time: 40 mins</p>'
const LINES = ['300 g peas', '1 carrot', '20 g butter']
const STEPS = ['Soak the peas for a night.', 'Boil them with the carrot.']
const each = (tag: string, lines: readonly string[]) =>
  lines.map((line) => `<${tag}>${line}</${tag}>`).join('')

describe('recipes that nothing declares', () => {
  test.each([
    [
      'lists under headings',
      `<h2>Ingredients</h2><ul>${each('li', LINES)}</ul><h2>Method</h2><ol>${each('li', STEPS)}</ol>`,
    ],
    [
      'paragraphs under bold words',
      `<p><b>Ingredients:</b></p>${each('p', LINES)}<p><b>Directions</b></p>${each('p', STEPS)}`,
    ],
    [
      'elements that are named after the parts',
      `<div class="recipe-ingredients"><ul>${each('li', LINES)}</ul></div><div class="recipe-instructions">${each('p', STEPS)}</div>`,
    ],
    [
      'rows of amounts and names',
      `<h3>Ingredients</h3><section>${LINES.map((line) => line.replace(/^(\d+(?: g)?) (.*)$/, '<div class="row"><div>$1</div><div>$2</div></div>')).join('')}</section><h3>Method</h3>${each('p', STEPS)}`,
    ],
    [
      'one line with bullets, and numbered steps',
      `<h3>Ingredients</h3><p>${LINES.map((line) => `• ${line}`).join(' ')}</p><h3>Method</h3>${STEPS.map((step, index) => `<p>${index + 1}. ${step}</p>`).join('')}`,
    ],
    [
      'the list shown again for telephones',
      `<h2>Ingredients</h2><ul>${each('li', LINES)}</ul><ul>${each('li', LINES)}</ul><h2>Method</h2><ol>${each('li', STEPS)}</ol>`,
    ],
    [
      'notes and comments after it',
      `<h2>Ingredients</h2><ul>${each('li', LINES)}</ul><h2>Method</h2><ol>${each('li', STEPS)}</ol><h2>Notes</h2><ul><li>Keeps for three days in the cold.</li></ul><div class="comments"><p>I made this, and all of us liked it.</p></div>`,
    ],
  ])('%s', async (_, lists) => {
    expect(await readItem(HEAD + FACTS + lists)).toEqual(PEA_SOUP)
  })

  test.each([
    ['de', 'Zutaten', 'Zubereitung'],
    ['fr', 'Ingrédients', 'Préparation'],
    ['es', 'Ingredientes', 'Elaboración'],
    ['it', 'Ingredienti', 'Procedimento'],
    ['nl', 'Benodigdheden', 'Bereidingswijze'],
    ['pt', 'Ingredientes', 'Modo de preparo'],
    ['sv', 'Ingredienser', 'Gör så här'],
    ['pl', 'Składniki', 'Sposób przygotowania'],
    ['cs', 'Suroviny', 'Postup'],
    ['hu', 'Hozzávalók', 'Elkészítés'],
    ['ru', 'Ингредиенты', 'Приготовление'],
    ['ja', '材料', '作り方'],
    ['zh', '用料', '做法'],
    ['ko', '재료', '만드는 법'],
    ['tr', 'Malzemeler', 'Hazırlanışı'],
    ['da', 'Ingredienser', 'Fremgangsmåde'],
    ['fi', 'Ainekset', 'Valmistusohje'],
    ['el', 'Υλικά', 'Εκτέλεση'],
    ['ar', 'المكونات', 'طريقة التحضير'],
    ['he', 'מצרכים', 'אופן ההכנה'],
  ])('headings in %s', async (lang, ingredients, method) => {
    const html = `<!doctype html><html lang="${lang}"><title>Pea soup</title><h1>Pea soup</h1><h2>${ingredients}</h2><ul>${each('li', LINES)}</ul><h2>${method}</h2><ol>${each('li', STEPS)}</ol>`
    const item = await readItem(html)
    expect(item?.type === 'recipe' && [item.ingredients, item.instructions]).toEqual([LINES, STEPS])
  })

  test.each([
    ['no steps', `<h2>Ingredients</h2><ul>${each('li', LINES)}</ul>`],
    [
      'no amounts',
      `<h2>Ingredients</h2><ul><li>Water</li><li>Glycerin</li></ul><h2>Directions</h2><ol>${each('li', STEPS)}</ol>`,
    ],
    [
      'other lists with numbers',
      '<ul><li>3 users</li><li>5 GB of space</li><li>2 months</li></ul><h2>Method</h2><p>Choose a plan that fits you.</p>',
    ],
  ])('%s: no recipe', async (_, lists) => {
    expect(await readItem(HEAD + lists)).toBe(null)
  })
})

describe('groups of declared ingredients', () => {
  const declared = (recipeIngredient: readonly string[]) =>
    `${HEAD}<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Pea soup', recipeIngredient })}</script>`
  const groups = async (html: string) => {
    const item = await readItem(html)
    return item?.type === 'recipe' ? item.ingredientGroups : undefined
  }

  test('the page shows their names', async () => {
    const html = `${declared(LINES)}<h2>Ingredients</h2><h4>Soup</h4><ul>${each('li', LINES.slice(0, 2))}</ul><h4>To serve:</h4><ul>${each('li', LINES.slice(2))}</ul>`
    expect(await groups(html)).toEqual([
      { name: 'Soup', ingredients: ['300 g peas', '1 carrot'] },
      { name: 'To serve', ingredients: ['20 g butter'] },
    ])
  })

  test('lines before the first name have none', async () => {
    const html = `${declared(LINES)}<h2>Ingredients</h2><ul>${each('li', LINES.slice(0, 2))}</ul><p><b>To serve</b></p><ul>${each('li', LINES.slice(2))}</ul>`
    expect(await groups(html)).toEqual([
      { name: null, ingredients: ['300 g peas', '1 carrot'] },
      { name: 'To serve', ingredients: ['20 g butter'] },
    ])
  })

  test('headings of other things are no names', async () => {
    const html = `${declared(LINES)}<h3>Equipment</h3><p>A pot</p><h2>Ingredients</h2><ul>${each('li', LINES)}</ul>`
    expect(await groups(html)).toEqual([])
  })

  test('a list of another dish gives no names', async () => {
    const html = `${declared(LINES)}<h2>Ingredients</h2><h4>Cake</h4><ul><li>1 egg</li><li>1 cup flour</li></ul>`
    expect(await groups(html)).toEqual([])
  })
})

describe('pages that are no article, whatever they say for sharing', () => {
  const head = (og: string) =>
    `<!doctype html><html lang="en"><title>Pea soup</title><meta property="og:type" content="article"><meta property="og:title" content="Pea soup">${og}`
  const dated = '<meta property="article:published_time" content="2026-05-01T10:00:00Z">'

  test.each([
    ['a post', head(dated), 'https://site.example/pea-soup', 'article'],
    ['a shelf by its address', head(dated), 'https://site.example/category/soup', undefined],
    [
      'a date that nobody can read',
      head(dated.replace('2026', 'May')),
      'https://site.example/pea-soup',
      undefined,
    ],
    [
      'a page of WordPress',
      `${head(dated)}<body class="page page-id-7">`,
      'https://site.example/pea-soup',
      undefined,
    ],
    [
      'a collection',
      `${head(dated)}<script type="application/ld+json">{"@type":"CollectionPage","name":"Soups"}</script>`,
      'https://site.example/pea-soup',
      undefined,
    ],
  ])('%s', async (_, html, url, type) => {
    expect((await readItem(html, url))?.type).toBe(type)
  })

  test('a shelf that declares a product for its stars', async () => {
    const declared =
      '<script type="application/ld+json">{"@type":"Product","name":"Pea soup","aggregateRating":{"ratingValue":4.7,"reviewCount":125}}</script>'
    const prices = each(
      'li',
      Array.from({ length: 8 }, (_, index) => `Soup ${index} € ${index}.50`),
    )
    expect((await readItem(HEAD + declared))?.type).toBe('product')
    expect(await readItem(`${HEAD + declared}<ul>${prices}</ul>`)).toBe(null)
  })
})

test('reads who wrote a recipe that nothing declares, and its first photograph', async () => {
  const html = `<html lang="hu"><title>Kuglóf</title><meta name="author" content="Berg Ada">
    <header><img src="/top.jpg"></header><img src="/logo.png"><img src="/icon.jpg" width="36">
    <h1>Kuglóf</h1><img src="/kuglof.jpg"><img src="/other.jpg"><h2>Hozzávalók</h2>
    <ul><li>4 db tojás<li>250 g porcukor<li>1 dl tej</ul><h2>A recept</h2>
    <p>A tojásokat szétválasztjuk, majd habosra keverjük.</p>`
  const url = 'https://site.example/kuglof'
  const { data } = await linkglass.fromHtml(html, { url, meta: false, item: true })
  expect(data.item).toEqual({
    type: 'recipe',
    kind: 'Recipe',
    name: 'Kuglóf',
    url,
    description: null,
    image: 'https://site.example/kuglof.jpg',
    images: ['https://site.example/kuglof.jpg'],
    lang: 'hu',
    author: ['Berg Ada'],
    publisher: null,
    published: null,
    modified: null,
    category: [],
    cuisine: [],
    diet: [],
    keywords: [],
    yield: null,
    prepMinutes: null,
    cookMinutes: null,
    totalMinutes: null,
    ingredients: ['4 db tojás', '250 g porcukor', '1 dl tej'],
    ingredientGroups: [],
    instructions: ['A tojásokat szétválasztjuk, majd habosra keverjük.'],
    instructionGroups: [],
    nutrition: {},
    rating: null,
  })
})
