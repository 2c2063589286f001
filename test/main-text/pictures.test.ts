import { expect, it } from 'vitest'
import { answer } from '../rules/apply/support.js'
import { site } from './pages.js'

const PARAGRAPHS = [
  'The old press in the cellar had not turned for thirty years when we found it, and nobody on the hill could say who had bolted it to the floor.',
  'We took the measure of the shaft with a strip of paper, walked down to the smith in the valley, and came back with a handle that was too long.',
  'In the first week of October we pressed the apples of four orchards, and the juice ran into the old stone trough as it must have done before.',
]

function readWith(part: string) {
  const [first, ...others] = PARAGRAPHS.map((text) => `<p>${text}</p>`)
  const html = site(
    'The cellar press',
    `<article class="post"><h1>The cellar press</h1>${first}${part}${others.join('\n')}</article>`,
  )
  return answer(html, { selectors: [':main'], attrs: ['markdown'] })
}

function withPictures(pictures: readonly string[]): string {
  const [first, ...others] = PARAGRAPHS
  return [first, ...pictures, ...others].join('\n\n')
}

const IMAGE = '<img src="/p.jpg" alt="Press">'
const PICTURE = '![Press](https://site.test/p.jpg)'

it.each([
  [
    'its credit',
    `<figure>${IMAGE}<figcaption>The press in May of last year. Photo: Jane Doe</figcaption></figure>`,
  ],
  ['its credit in a paragraph', `<p>${IMAGE}<br> Photo: Jane Doe</p>`],
  [
    'a button of icons',
    `<figure>${IMAGE}<button class="lightbox-trigger"><svg><path d="M0"/></svg> Enlarge</button></figure>`,
  ],
  ['a style', `<figure>${IMAGE}<style>figure{margin:0}</style></figure>`],
  ['an icon', `<p>${IMAGE}<svg><title>Enlarge</title></svg></p>`],
])('a picture stays without %s', async (_, part) => {
  expect(await readWith(part)).toBe(withPictures([PICTURE]))
})

const LARGE = '<img src="/p.jpg" alt="Press" width="800">'

it.each([
  ['in a figure', `<figure><button class="zoom">${LARGE}</button></figure>`],
  ['in a paragraph', `<p><button>${LARGE}</button></p>`],
  ['in a box', `<div class="image"><button class="lightbox"><span>${LARGE}</span></button></div>`],
  [
    'with a label and an icon',
    `<figure><button><picture>${LARGE}</picture><svg><path d="M0"/></svg> Enlarge</button><button>Share</button></figure>`,
  ],
  [
    'of many sizes',
    '<figure><button><img srcset="/p.jpg 800w, /s.jpg 400w" alt="Press"></button></figure>',
  ],
])('a picture stays that is a button %s', async (_, part) => {
  expect(await readWith(part)).toBe(withPictures([PICTURE]))
})

it.each([
  ['an icon', '<button><img width="24" height="24" alt="Pause video" src="/pause.png"></button>'],
  ['a drawing', '<button><img width="300" alt="back to top icon" src="/arrow.svg"></button>'],
  [
    'samples of colors',
    '<div><button title="Greige"><img src="/a?size=34" alt=""></button><button title="Sprig"><img src="/b?size=34" alt=""></button></div>',
  ],
  ['an icon with a label', '<p><button><img src="/services.svg"> Our services</button></p>'],
  ['a preview', '<button><img src="/1_XS.jpg" alt="Button for slide 1"></button>'],
])('%s in a button is no picture', async (_, part) => {
  expect(await readWith(part)).toBe(PARAGRAPHS.join('\n\n'))
})

it('all pictures of a gallery stay', async () => {
  const pictures = [1, 2, 3, 4, 5].map((number) => `<figure><img src="/${number}.jpg"></figure>`)
  expect(await readWith(`<figure class="gallery">${pictures.join('\n')}</figure>`)).toBe(
    withPictures([1, 2, 3, 4, 5].map((number) => `![](https://site.test/${number}.jpg)`)),
  )
})

it('a picture stays beside code in a table for layout', async () => {
  const code = '<p>Turn the press with both of your hands.</p><pre>press start</pre>'
  expect(await readWith(`<table><tr><td>${IMAGE}</td><td>${code}</td></tr></table>`)).toBe(
    withPictures([PICTURE, 'Turn the press with both of your hands.', '```\npress start\n```']),
  )
})

it.each([
  ['of an advertisement', '<div class="advert"><img src="/ad.jpg"> Advertisement</div>'],
  ['of a video that the browser may not play', '<div><video>No videos here.</video></div>'],
  ['with line breaks', '<p>Follow us on the hill<br>and in the valley.</p>'],
])('no text %s comes back with its picture, video or line break', async (_, part) => {
  expect(await readWith(part)).toBe(withPictures([]))
})
