/** Pages made to cost a reader time, memory or its stack. Generated, so that none is stored. */
const HEAD = '<!doctype html><title>Still a page</title><meta property="og:title" content="Found">'

function page(body: string) {
  return `${HEAD}${body}`
}

function many(count: number, piece: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => piece(index)).join('')
}

function jsonLd(json: string) {
  return `<script type="application/ld+json">${json}</script>`
}

function deep(count: number, open: string, close: string) {
  return `${open.repeat(count)}x${close.repeat(count)}`
}

export const PAGES: Readonly<Record<string, () => string>> = {
  'nested-div': () => page(deep(50_000, '<div>', '</div>')),
  'nested-open': () => page('<div>'.repeat(500_000)),
  'nested-inline': () => page(deep(50_000, '<span>', '</span>')),
  'nested-b': () => page(deep(25_000, '<b>', '</b>')),
  'nested-a': () => page('<a href=x>'.repeat(50_000)),
  'nested-font': () => page(many(10_000, (i) => `<font color=${i}>`)),
  'nested-table': () => page('<table>'.repeat(50_000)),
  'nested-table-cells': () => page('<table><tr><td>'.repeat(35_000)),
  'nested-svg': () => page(`<svg>${'<g>'.repeat(50_000)}`),
  'nested-math': () => page('<math><mi>'.repeat(25_000)),
  'nested-template': () => page('<template>'.repeat(25_000)),
  'nested-select': () => page('<select><option>'.repeat(100_000)),
  'nested-form': () => page('<form><div>'.repeat(50_000)),
  'nested-list': () => page('<ul><li>'.repeat(70_000)),
  'nested-button': () => page('<button>'.repeat(100_000)),
  'nested-frameset': () => page('<frameset>'.repeat(50_000)),
  'nested-comment': () => page('<!--'.repeat(500_000)),
  'nested-quote-article': () => page('<article itemscope itemprop=author>'.repeat(50_000)),
  'formatting-explosion': () =>
    page(`${many(2_000, (i) => `<b id=${i}>`)}${'<p>x'.repeat(20_000)}`),
  'adoption-agency': () => page(`${'<a><div>'.repeat(10_000)}${'</a>'.repeat(10_000)}`),
  'foster-parents': () => page(`<table>${'<b>x<tr>'.repeat(50_000)}`),
  'unclosed-p': () => page('<p>'.repeat(500_000)),
  'stray-ends': () => page(`${'<div>'.repeat(5_000)}${'</p></b></x>'.repeat(130_000)}`),
  'million-meta': () => page('<meta name=a content=b>'.repeat(1_000_000).slice(0, 5_000_000)),
  'million-og': () => page('<meta property="og:image" content="/x.png">'.repeat(130_000)),
  'million-links': () => page('<link rel=icon href=/i.png>'.repeat(150_000)),
  'million-br': () => page('<br>'.repeat(1_000_000)),
  'million-text': () => page('a<b>'.repeat(1_000_000)),
  'many-attributes': () => page(`<div ${many(50_000, (i) => `a${i}=${i} `)}>x</div>`),
  'many-attributes-html': () =>
    `<html ${many(50_000, (i) => `a${i} `)}>${'<html z>'.repeat(50_000)}${HEAD}`,
  'same-attribute': () => page(`<div ${'class=a '.repeat(500_000)}>x</div>`),
  'one-tag': () => page(`<div class="${'x '.repeat(4_000_000)}">x</div>`),
  'one-unclosed-tag': () => page(`<div class="${'x'.repeat(8_000_000)}`),
  'one-name': () => page(`<${'x'.repeat(8_000_000)}>`),
  'one-attribute-name': () => page(`<a ${'x'.repeat(8_000_000)}>`),
  'one-comment': () => page(`<!--${'-'.repeat(8_000_000)}`),
  'one-text': () => page('lorem ipsum '.repeat(700_000)),
  'one-script': () => page(`<script>${'<!--<script>'.repeat(600_000)}`),
  'one-title': () => `<title>${'word '.repeat(1_800_000)}`,
  'one-meta': () => page(`<meta name=description content="${'word '.repeat(1_800_000)}">`),
  'many-spaces': () => page(`<h1>${' '.repeat(8_000_000)}x</h1>`),
  'null-bytes': () => page(`${'\0'.repeat(500_000)}<p>\0a\0</p><a\0b c\0d=e>`),
  'null-only': () => '\0'.repeat(2_500_000),
  entities: () => page('&amp;&lt;&notit;&#x41;&#99999999;'.repeat(125_000)),
  'entity-chain': () => page(`<h1>${'&'.repeat(1_000_000)}</h1>`),
  'angle-brackets': () => page('<'.repeat(2_500_000)),
  declarations: () => page('<!doctype html><?x ?><![CDATA['.repeat(100_000)),
  surrogates: () => page('\ud800'.repeat(10) + '😀'.repeat(1_000_000)),
  'json-ld-deep': () => page(jsonLd(deep(50_000, '{"a":[', ']}').replace('x', '1'))),
  'json-ld-deep-arrays': () => page(jsonLd(`${'['.repeat(500_000)}${']'.repeat(500_000)}`)),
  'json-ld-broken-deep': () => page(jsonLd('{"a":'.repeat(60_000))),
  'json-ld-broken-long': () => page(jsonLd(`{${'"a":1 '.repeat(60_000)}`)),
  'json-ld-broken-many': () => page(many(90, () => jsonLd(`{${'a:1 '.repeat(2_500)}`))),
  'json-ld-broken-quotes': () => page(jsonLd(`{"a":"${'\\"x" '.repeat(60_000)}`)),
  'json-ld-wide': () =>
    page(jsonLd(`[${many(40_000, (i) => `{"@type":"Article","headline":"h${i}"},`)}1]`)),
  'json-ld-ids': () =>
    page(
      jsonLd(
        `{"@graph":[${many(5_000, (i) => `{"@id":"#${i}","@type":"Article","author":{"@id":"#${(i + 1) % 5_000}"}},`)}1]}`,
      ),
    ),
  'json-ld-cycle': () =>
    page(
      jsonLd(
        '{"@graph":[{"@id":"a","@type":"Article","author":{"@id":"b"}},{"@id":"b","name":{"@id":"a"}}]}',
      ),
    ),
  'json-ld-authors': () =>
    page(jsonLd(`{"@type":"Article","author":[${many(20_000, (i) => `{"name":"A ${i}"},`)}1]}`)),
  'json-ld-proto': () =>
    page(
      jsonLd(
        '{"__proto__":{"polluted":"yes","headline":"x"},"constructor":{"prototype":{"polluted":"yes"}},"@type":["__proto__","Article"],"@id":"__proto__","author":{"__proto__":{"name":"Eve"},"toString":1,"name":{"valueOf":1}}}',
      ),
    ),
  'json-ld-types': () =>
    page(
      jsonLd(
        '[1,null,"x",{"@type":5,"headline":[[[["deep"]]]],"author":true,"datePublished":{"a":1},"image":[null,5,{"url":{"url":{}}}],"publisher":[[]]}]',
      ),
    ),
  bylines: () =>
    page(many(4_000, (i) => `<p class="byline author">By ${'Jane And '.repeat(10)}${i}</p>`)),
  'byline-commas': () => page(`<p class=byline>By ${'a,'.repeat(100_000)}</p>`.repeat(4)),
  'byline-spaces': () =>
    page(`<p class=byline>By ${'x '.repeat(100)}${' '.repeat(300)}1</p>`.repeat(2_000)),
  dates: () => page(many(20_000, (i) => `<time datetime="2020-13-${i}">May ${i} 2020 at 7</time>`)),
  'date-digits': () =>
    page(`<p class=date>${'1 2 3 4 5 6 7 8 9 '.repeat(100)}2020</p>`.repeat(400)),
  'date-words': () => page(`<p class=date>${'mon tue jan feb '.repeat(60)}2020</p>`.repeat(800)),
  years: () => page(many(60_000, (i) => `<i>${2_000 + (i % 30)} ${i}</i> `)),
  titles: () =>
    `<title>${'a - b | c : d « e – '.repeat(1_000)}</title>${'<h1>a - b | c : d</h1>'.repeat(20_000)}`,
  'title-spaces': () => `<title>${`a${' '.repeat(100)}`.repeat(500)}</title>`,
  'title-dashes': () =>
    `<title>${' - '.repeat(20_000)}</title><meta property=og:site_name content="${'- '.repeat(8_000)}">`,
  'og-spaces': () =>
    `<meta property="og:title" content="${`x${'\t \n'.repeat(5_000)}`}y"><meta name=author content="${' ,'.repeat(8_000)}">`,
  images: () => page(many(50_000, (i) => `<img src=/${i}.png width=1000 height=600>`)),
  srcset: () => page(`<img srcset="${many(100_000, (i) => `/x${i} ${i}w,`)}">`),
  classes: () =>
    page(`<p class="${'author-byline-date-meta-comment '.repeat(500)}">x</p>`.repeat(400)),
  props: () => page('<i itemprop="name author headline url image">x</i>'.repeat(65_000)),
  scopes: () =>
    page('<i itemscope itemtype="https://schema.org/Person" itemprop=author>'.repeat(40_000)),
  base: () => page(`<base href="${'a/'.repeat(8_000)}">${'<a href=../../x>'.repeat(10_000)}`),
  crlf: () => page('\r\n'.repeat(1_500_000)),
  plaintext: () => page(`<plaintext>${'<div>'.repeat(1_000_000)}`),
  xmp: () => page(`<xmp>${'</xm'.repeat(1_000_000)}`),
  textarea: () => page(`<textarea>${'</textare'.repeat(350_000)}`),
}
