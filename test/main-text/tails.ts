import { site } from './pages.js'

const BEGINNING =
  'The ferry across the lake will run again from Monday, after the council and the two brothers who own it agreed on a price for the winter.'
const MIDDLE =
  'For eleven weeks the boats had lain on the shore, and everybody who wanted to reach the market on the other side had to walk the long way around, by the dam and the old quarry.'
const END =
  'The brothers said that they would paint the larger boat before the first crossing, and that children would travel for nothing until the end of the year.'

export const HEADLINE = 'The ferry runs again'

/** Text of each page below: the article, whatever follows it. */
export const BODY = `${BEGINNING} ${MIDDLE} ${END}`

const PARAGRAPHS = [BEGINNING, MIDDLE, END].map((text) => `<p>${text}</p>`).join('\n')

const ARTICLE = `<article class="post"><h1>${HEADLINE}</h1>\n${PARAGRAPHS}`

const NEXT = [
  'The bakery at the bridge has hired two more people, because the bread from the new oven sells out before nine in the morning on every day of the week.',
  'Nobody had expected that, least of all the baker, who had feared for the loan that he took for the oven, and who now thinks about a second one.',
  'On Saturdays the queue reaches to the fountain, and those at its end are given a roll for the waiting, which some say is why they come.',
]
  .map((text) => `<p>${text}</p>`)
  .join('\n')

const COMMENT_TEXTS = [
  'I for one will not pay that price. My grandfather rowed across for nothing, and he took the neighbours along with him.',
  'You could walk, then, as the rest of us did for eleven weeks! I am glad that they agreed, whatever it costs us in the end.',
  'Does anybody know if they take bicycles this time? Last year it depended on who of the two was at the oars that day.',
  'They do take bicycles, I asked them yesterday. You have to hold them yourself, though, and stand at the back of the boat.',
]

function comments(texts: readonly string[]): string {
  const items = texts.map(
    (text, index) => `<li class="comment" id="comment-${index}"><div class="comment-author">
<cite>Reader ${index}</cite> <a href="#comment-${index}">4 May 2026</a></div><div class="comment-body"><p>${text}</p></div></li>`,
  )
  return `<section id="comments" class="comments-area"><h2>${texts.length} thoughts on “${HEADLINE}”</h2><ol class="comment-list">${items.join('\n')}</ol></section>`
}

/** Pages by what follows the text on them. */
export const TAILS: readonly (readonly [string, string])[] = [
  [
    'the next article, which has an address of its own',
    site(
      HEADLINE,
      `${ARTICLE}</article>
<article class="post" data-url="https://site.test/bakery"><h1><a href="/bakery">Two more bakers</a></h1>\n${NEXT}</article>`,
    ),
  ],
  [
    'comments under a post',
    site(
      HEADLINE,
      `${ARTICLE}</article>
${comments(COMMENT_TEXTS)}`,
    ),
  ],
  [
    'comments that are much longer than the post',
    site(
      HEADLINE,
      `${ARTICLE}</article>
${comments(Array.from({ length: 60 }, (_, index) => `${COMMENT_TEXTS[index % 4]} I said so ${index} times.`))}`,
    ),
  ],
  [
    'the next article in a part with another address',
    site(
      HEADLINE,
      `<article><div class="story" data-history="https://site.test/ferry"><h1>${HEADLINE}</h1>\n${PARAGRAPHS}</div>
<div class="story" data-history="https://site.test/bakery"><h1>Two more bakers</h1>\n${NEXT}</div></article>`,
    ),
  ],
  [
    'the list of what is most read in its box',
    site(
      HEADLINE,
      `${ARTICLE}
<div class="most-read"><h3>Most read</h3><ol><li><a href="/a">How deep the lake is</a></li><li><a href="/b">The last fisherman sells his nets</a></li><li><a href="/c">A bell for the school</a></li></ol></div></article>`,
    ),
  ],
  [
    'a correction',
    site(
      HEADLINE,
      `${ARTICLE}
<div class="correction"><p><em>Correction: An earlier version of this article said that the boats had lain on the shore for twelve weeks.</em></p></div></article>`,
    ),
  ],
  [
    'cards of related stories in its box',
    site(
      HEADLINE,
      `${ARTICLE}
<div class="related"><h3>More from the lake</h3><div class="card"><a href="/a"><h4>How deep the lake is</h4></a><p>We let down a line and were surprised.</p></div>
<div class="card"><a href="/b"><h4>The last fisherman</h4></a><p>He has no son and sells his nets.</p></div></div></article>`,
    ),
  ],
  [
    'a newsletter in its box',
    site(
      HEADLINE,
      `<article class="post"><h1>${HEADLINE}</h1><p>${BEGINNING}</p>
<div class="newsletter-inline"><h4>Our morning letter</h4><p>Get the news from the hill in your inbox, every morning at six. You can leave whenever you like.</p><form><input type="email" name="e"><button>Sign up</button></form></div>
<p>${MIDDLE}</p><p>${END}</p></article>`,
    ),
  ],
  [
    'lines that lead to other pages, with the links under them',
    site(
      HEADLINE,
      `<article class="post"><h1>${HEADLINE}</h1><p>${BEGINNING}</p><p>Read more: <a href="/a">How deep the lake is</a></p>
<p>${MIDDLE}</p><p>&gt;&gt; <a href="/b">The last fisherman sells his nets</a></p><p>${END}</p>
<p>Lesen Sie auch:</p><p><a href="/c">A bell for the school</a></p><p><a href="/d">Two more bakers</a></p></article>`,
    ),
  ],
  [
    'credits of pictures and captions of figures',
    site(
      HEADLINE,
      `<article class="post"><h1>${HEADLINE}</h1><p>${BEGINNING}</p><p>The boats in May. Photo: Tessa Lund</p>
<p>The brothers in front of the larger boat, which they have painted in the green of the old council and with a white line on both sides of it. (Photo: Tessa Lund/Lake News)</p>
<p>${MIDDLE}</p><p>Figure 1: How far the two brothers walked in each of the eleven weeks, in miles and by the dam.</p><p>${END}</p>
<p>© Ina Morrow</p></article>`,
    ),
  ],
  [
    'an invitation to a newsletter and a control',
    site(
      HEADLINE,
      `${ARTICLE}<p>Sign up for our newsletter and never miss what happens at the lake.</p><p>Back to top</p></article>`,
    ),
  ],
  [
    'what the site earns by it',
    site(
      HEADLINE,
      `<article class="post"><h1>${HEADLINE}</h1><p>${BEGINNING}</p><p>Article continues below this ad</p><p>${MIDDLE}</p><p>${END}</p>
<p>This article contains affiliate links: if you buy an oar through one of them, the harbour gets a part of what you pay.</p></article>`,
    ),
  ],
  [
    'the text of a wall',
    site(
      HEADLINE,
      `${ARTICLE}
<div class="paywall"><h3>Read on with a subscription</h3><p>This article is for our subscribers. Take out a subscription now and read everything, on all your devices, from one coin a week.</p><p>Already a subscriber? <a href="/login">Log in</a></p></div></article>`,
    ),
  ],
  [
    'the author and where to follow',
    site(
      HEADLINE,
      `${ARTICLE}
<div class="author-box"><img src="/ina.jpg" alt=""><h4>About the author</h4><p>Ina Morrow has written about the lake and its people for twenty years and lives above the harbour.</p></div>
<p class="follow">Follow us on <a href="/f">Facebook</a> and <a href="/t">Twitter</a>.</p></article>`,
    ),
  ],
  [
    'the credits of reporters',
    site(
      HEADLINE,
      `${ARTICLE}<p><em>Reporting by Ina Morrow and Tessa Lund; editing by Paul Marlow</em></p></article>`,
    ),
  ],
  [
    'the archive of the blog',
    site(
      HEADLINE,
      `${ARTICLE}</article>
<div class="archive"><h2>Archive</h2><ul><li><a href="/2026/04">April 2026</a> (12)</li><li><a href="/2026/03">March 2026</a> (9)</li><li><a href="/2026/02">February 2026</a> (11)</li></ul></div>
<div class="older-posts"><h2>Older posts</h2><div class="post-summary"><h3><a href="/bakery">Two more bakers</a></h3><p>The bakery at the bridge has hired two more people, because the bread sells out. <a href="/bakery">Continue reading</a></p></div>
<div class="post-summary"><h3><a href="/bell">A bell for the school</a></h3><p>The old one cracked in the frost, so the smith has cast another. <a href="/bell">Continue reading</a></p></div></div>`,
    ),
  ],
]

const LIKE_NOTICES = [
  'You may also row across yourself, if you bring the oars back before the bell rings in the evening.',
  'More from the lake was not to be had in that winter.',
  'The council had a picture of the harbour by the door, and behind it a hole in the wall.',
]

/** Text of the page below. */
export const LIKE_NOTICES_BODY = `${BEGINNING} ${LIKE_NOTICES.join(' ')} ${MIDDLE} boats: image: harbour/boats ${END}`

/** An article with sentences that begin almost as lines to other pages do, and with code. */
export const LIKE_NOTICES_PAGE = site(
  HEADLINE,
  `<article class="post"><h1>${HEADLINE}</h1><p>${BEGINNING}</p>
${LIKE_NOTICES.map((text) => `<p>${text}</p>`).join('\n')}
<p>${MIDDLE}</p><pre><code>boats:
  image: harbour/boats</code></pre><p>${END}</p></article>`,
)

/** Text of the pages below: an article in two parts. */
export const PARTS_BODY = `${BODY} ${NEXT.replace(/<\/?p>/g, '').replaceAll('\n', ' ')}`

/** Pages of one article by the addresses of its parts. */
export const PARTS: readonly (readonly [string, string])[] = [
  [
    'of their own under an introduction that has none',
    site(
      HEADLINE,
      `<article class="post"><h1>${HEADLINE}</h1><p>${BEGINNING}</p>
<div class="card" data-url="/p/1"><p>${MIDDLE}</p>\n<p>${END}</p></div>
<div class="card" data-url="/p/2">${NEXT}</div></article>`,
    ),
  ],
  ['with the same path', inParts('data-url="/ferry?photo=1"', 'data-url="/ferry?photo=2"')],
  ['under that of the first', inParts('data-permalink="/ferry/"', 'data-permalink="/ferry/2/"')],
  [
    'under that of the first, which also leads elsewhere',
    inParts(
      'data-url="https://harbour.test/" data-permalink="/ferry/"',
      'data-url="/ferry/2/" data-permalink="/ferry/2/"',
    ),
  ],
]

function inParts(first: string, second: string): string {
  return site(
    HEADLINE,
    `<article class="post"><h1>${HEADLINE}</h1><div class="part" ${first}>${PARAGRAPHS}</div>
<div class="part" ${second}>${NEXT}</div></article>`,
  )
}

const SHOP_TALK = COMMENT_TEXTS.map(
  (text) => `<p>${text} ${text.length} readers said the same.</p>`,
)

/** An article in a box that is named after a wall, under comments that are longer. */
export const WALLED = site(
  HEADLINE,
  `<article class="post paywall-container"><h1>${HEADLINE}</h1>${PARAGRAPHS}</article>
<section id="comments" class="comments-area"><h2>What readers say</h2>${SHOP_TALK.join('\n')}</section>`,
)
