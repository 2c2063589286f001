export function productPage(number: number): string {
  const items = Array.from({ length: 60 }, (_, index) => number * 100 + index)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lamp ${number} | Shop</title>
<meta property="og:title" content="Lamp ${number}"><link rel="canonical" href="/lamp/${number}"></head><body>
<nav class="menu"><ul>${items.map((id) => `<li><a href="/c/${id}">Kind ${id}</a></li>`).join('')}</ul></nav>
<main class="product" data-sku="L-${number}"><ol class="path"><li>Home</li><li>Lamps</li></ol>
<h1 class="product__title">Lamp ${number}</h1><span class="brand">Lantern</span>
<div class="price"><span class="price__now">€ ${number}.90</span><del class="price__was">€ ${number + 20}.00</del></div>
<p class="stock">In stock</p><div class="gallery">${items
    .slice(0, 8)
    .map((id) => `<img src="/i/${id}.jpg" alt="Lamp, side ${id}">`)
    .join('')}</div>
<div class="about"><p>${TEXT.repeat(4)}</p><p>${TEXT.repeat(6)}</p></div>
<table class="facts">${items
    .slice(0, 20)
    .map((id) => `<tr><th>Fact ${id}</th><td>${id} cm</td></tr>`)
    .join('')}</table>
<section id="reviews">${items.map(review).join('')}</section>
<section id="alike">${[...items, ...items, ...items].map(card).join('')}</section></main>
<script>window.shop = ${JSON.stringify({ items, text: TEXT.repeat(200) })}</script></body></html>`
}

const TEXT = 'It gives a warm light to read by, and stands where it is put. '

function review(id: number): string {
  return `<article class="review" itemprop="review"><header><b class="review__by">Reader ${id}</b>
<time datetime="2024-01-01">1 January</time><span class="stars" data-stars="${id % 5}"><i></i><i></i></span></header>
<h3 class="review__title">Bright ${id}</h3><p class="review__text">${TEXT.repeat(3)}</p></article>`
}

function card(id: number): string {
  return `<div class="card"><a class="card__link" href="/lamp/${id}"><img src="/i/${id}.jpg" alt="">
<span class="card__name">Lamp ${id}</span></a><div class="card__foot"><span class="card__price">€ ${id}</span>
<svg viewBox="0 0 24 24"><path d="M0 0h24v24H0z"/></svg><button class="buy">Buy</button></div></div>`
}

function text(selector: string) {
  return { selector, attr: 'text' }
}

/** Twenty rules, of which six stand in two lists. */
export const PRODUCT_RULES = {
  title: text('h1.product__title'),
  brand: text('.brand'),
  sku: { selector: '[data-sku]', attr: 'data-sku' },
  price: text('.price__now'),
  was: text('.price .price__was'),
  stock: text('p.stock'),
  about: text('.about > p:first-child'),
  pictures: { selectorAll: '.gallery img', attr: 'src' },
  path: { selectorAll: 'ol.path li', attr: 'text' },
  facts: { selectorAll: 'table.facts td', attr: 'text' },
  canonical: { selector: 'link[rel=canonical]', attr: 'href' },
  links: { selectorAll: 'nav.menu a', attr: 'href' },
  reviews: {
    selectorAll: '#reviews .review',
    data: {
      by: text('.review__by'),
      date: { selector: 'time', attr: 'datetime' },
      stars: { selector: '.stars', attr: 'data-stars' },
      text: text('.review__text'),
    },
  },
  alike: {
    selectorAll: '#alike .card',
    data: { name: text('.card__name'), price: text('.card__price') },
  },
}
