/** What stands around the content on most sites. */
const HEADER = `
<a class="skip-link" href="#content">Skip to content</a>
<header class="site-header"><a href="/"><img src="/logo.png" alt="Hollow Hill"></a>
<nav class="main-menu"><ul><li><a href="/a">Orchards</a></li><li><a href="/b">Workshops</a></li>
<li><a href="/c">Opening hours</a></li><li><a href="/d">Our people</a></li></ul></nav>
<form role="search"><label>Search <input name="q"></label><button>Go</button></form></header>`

const FOOTER = `
<div class="cookie-banner" role="dialog"><p>We use cookies to measure how this site is used. You can
refuse them at any time in your settings.</p><button>Accept all</button></div>
<aside class="sidebar"><h3>Most read</h3><ul><li><a href="/1">Five wells worth a visit</a></li>
<li><a href="/2">What the frost left us</a></li><li><a href="/3">Bees, week by week</a></li></ul></aside>
<section class="newsletter"><h3>Letters from the hill</h3><p>Subscribe to our newsletter.</p>
<form><input type="email"><button>Subscribe</button></form></section>
<footer class="site-footer"><ul><li><a href="/imprint">Imprint</a></li>
<li><a href="/privacy">Privacy policy</a></li></ul><p>© 2026 Hollow Hill. All rights reserved.</p></footer>`

export function site(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><title>${title} – Hollow Hill</title></head><body>
${HEADER}<div id="content" class="page">${content}</div>${FOOTER}</body></html>`
}

/** Words of the frame, none of which is content. */
export const FRAME = ['Opening hours', 'cookies', 'Most read', 'Subscribe', 'All rights reserved']

export const ARTICLE = site(
  'The cellar press',
  `<article class="post"><h1>The cellar press</h1><p class="byline">By Ina Morrow</p>
<p>The old press in the cellar had not turned for thirty years when we found it, and nobody on the
hill could say who had bolted it to the floor, or why the handle was missing.</p>
<h2>A handle from the smith</h2>
<p>We took the measure of the shaft with a strip of paper, walked down to the smith in the valley, and
came back with a handle that was a finger too long. It turned, all the same, and it turned well.</p>
<figure><img src="/press.jpg" alt="The press"><figcaption>The press, before it was cleaned of thirty
years of rust.</figcaption></figure>
<p>By the evening the first juice ran into the trough. It was cloudy and sharp, and everybody who had
laughed at us in the morning wanted a glass of it, and then another.</p></article>
<div class="related-posts"><h3>You may also like</h3><ul><li><a href="/4">Old ladders, new rungs</a></li>
<li><a href="/5">How deep is the pond?</a></li></ul></div>`,
)

export const PRODUCT = site(
  'Oak stool',
  `<div class="breadcrumb"><a href="/">Home</a> / <a href="/stools">Stools</a></div>
<div class="product"><div class="gallery"><img src="/stool.jpg" alt="Oak stool"></div>
<h1 class="product-title">Oak stool</h1><p class="price">€ 89.00</p>
<div class="product-description"><p>A stool for the workshop and the kitchen, turned from one plank of
oak and oiled three times. It stands on three legs, so that it never rocks on an uneven floor.</p>
<ul><li>Seat height 46 cm, which fits most tables</li><li>Oak from a forest two valleys away</li>
<li>Carries up to 140 kg without complaint</li></ul>
<p>Each stool is made when you order it, and leaves the workshop after about two weeks.</p></div>
<button class="add-to-cart">Add to cart</button></div>
<section class="recommendations"><h2>Customers also bought</h2><div class="card"><a href="/6">Ash bench</a>
<span>€ 149.00</span></div><div class="card"><a href="/7">Linen cushion</a><span>€ 29.00</span></div></section>`,
)

function post(name: string, text: string) {
  return `<div class="post"><div class="author"><a href="/u/${name}">${name}</a></div>
<div class="post-body"><p>${text}</p></div><div class="post-actions"><button>Like</button>
<button>Reply</button></div></div>`
}

export const FORUM = site(
  'Pump runs dry',
  `<h1>Pump runs dry</h1><div class="thread">
${post('marlow', 'Since last week our pump runs dry after ten minutes, although the well has water enough. We cleaned the filter twice and it did not help at all.')}
${post('tessa', 'Have you looked at the foot valve? Ours hung open because of a pebble, and the pipe emptied itself whenever the pump stood still over night.')}
${post('marlow', 'That was it. A pebble no larger than a pea, and now it runs as it did when it was new. Thank you, I owe you a basket of apples.')}</div>`,
)

export const DOCUMENTATION = site(
  'Configure the gate',
  `<div class="docs"><nav class="toc"><ul><li><a href="#install">Install</a></li>
<li><a href="#options">Options</a></li></ul></nav><main class="markdown-body"><h1>Configure the gate</h1>
<p>The gate reads one file when it starts. Every line of it names an option and its value, and lines
that begin with a number sign are comments, which the gate skips.</p>
<h2 id="install">Install</h2><p>Install the gate with the package manager of your system, then start it
once so that it writes a file with all the defaults.</p>
<pre><code class="language-sh">gate install --prefix /opt/gate
gate start --once</code></pre><h2 id="options">Options</h2>
<table><tr><th>Option</th><th>Meaning</th></tr><tr><td>height</td><td>How far the gate opens, in
centimetres from the ground.</td></tr><tr><td>delay</td><td>How long it waits before it closes, in
seconds.</td></tr></table></main></div>`,
)

export const SERVICE = site(
  'Well digging',
  `<section class="hero"><h1>Well digging</h1><p>We dig wells by hand where no machine can go, and we
have done so for three generations.</p><a class="button" href="/contact">Get a quote</a></section>
<section><h2>How we work</h2><div class="columns"><div><h3>We look</h3><p>One of us walks your land with
you and tells you, free of charge, where water is likely and how deep it may be.</p></div><div>
<h3>We dig</h3><p>Two of us dig, one of us watches. A well of eight metres takes us about five days,
if the weather is with us.</p></div><div><h3>We line</h3><p>The well is lined with stone from your own
land where there is enough of it, and with brick where there is not.</p></div></div></section>`,
)

function item(name: string, text: string) {
  return `<li class="entry"><h3><a href="/${name}">${name}</a></h3><p>${text}</p><time>3 May 2026</time></li>`
}

export const LISTING = site(
  'News from the hill',
  `<h1>News from the hill</h1><ul class="entries">
${item('The bridge is open again', 'After a winter of waiting, carts can cross the brook once more, and the mill has flour.')}
${item('A new bell for the school', 'The old one cracked in the frost, so the smith has cast another, a little deeper in tone.')}
${item('Apples for everybody', 'Whoever helps to pick on Saturday may carry home as much as fits in two baskets.')}
${item('The fair moves to June', 'There was too much rain in May three years in a row, and the tents have suffered.')}</ul>`,
)
