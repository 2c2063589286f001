/** The playground's colors, so that all pages have one look; a test holds both to the same. */
const COLORS = `
  --ground: light-dark(#f5f5f1, #0f1213); --surface: light-dark(#ffffff, #171b1c);
  --sunken: light-dark(#efefea, #121617); --ink: light-dark(#191c1d, #e9edeb);
  --muted: light-dark(#596163, #9ba6a5); --line: light-dark(#e1e2db, #283031);
  --edge: light-dark(#c6c9c2, #3b4546); --accent: light-dark(#0a6b67, #74d6cd);
  --tint: light-dark(#e3f1ef, #16302f); --good: light-dark(#17703a, #7fd69c);`

/** Quiet, readable, light and dark as in the playground: by the system, or as the reader chose. */
export const STYLE = `:root { color-scheme: light dark;${COLORS}
  --mono: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace }
:root[data-theme=light] { color-scheme: light } :root[data-theme=dark] { color-scheme: dark }
* { box-sizing: border-box }
html { scroll-padding-top: 1rem }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 100%/1.65 system-ui, -apple-system, "Segoe UI", Roboto, "Open Sans", sans-serif }
header { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.25rem; max-width: 72rem; margin: 0 auto;
  padding: 1rem clamp(1rem, 3vw, 2rem); font-size: .9375rem }
header a { color: var(--muted); text-decoration: none } header a:hover { color: var(--ink); text-decoration: underline }
header .wordmark { color: var(--ink); font-weight: 650; letter-spacing: -.01em; margin-right: auto }
header svg { width: 1.375rem; height: 1.375rem; vertical-align: -.3em; fill: none; stroke: var(--accent); stroke-width: 1.75; stroke-linecap: round }
header small { color: var(--muted) }
input, button { font: inherit; color: inherit }
header input { width: 11rem; padding: .3rem .7rem; border: 1px solid var(--edge); border-radius: 10px; background: var(--surface) }
header input::placeholder { color: var(--muted); opacity: 1 }
.columns { display: grid; grid-template-columns: 15rem minmax(0, 48rem); gap: 3rem; justify-content: center; padding: 0 1.25rem }
.columns.alone { grid-template-columns: minmax(0, 48rem) }
nav.pages { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow: auto; padding: 1rem .6rem; font-size: .9375rem }
nav ul { list-style: none; margin: 0 0 1.25rem; padding: 0 }
nav li a { display: block; padding: .2rem .6rem; margin-left: -.6rem; border-radius: 8px; color: var(--muted); text-decoration: none }
nav li a:hover { color: var(--ink) }
nav [aria-current] { background: var(--tint); color: var(--accent) }
main { padding: 1rem 0 6rem; min-width: 0; overflow-wrap: break-word }
a { color: var(--accent); text-underline-offset: .2em }
:is(h1, h2, h3, h4) { line-height: 1.25; margin: 2.2em 0 .6em; text-wrap: balance; letter-spacing: -.01em }
h1 { margin-top: 0; font-size: 2rem } h2 { font-size: 1.375rem } h3 { font-size: 1.125rem }
:is(h1, h2, h3, h4) > a { color: inherit; text-decoration: none }
:is(h1, h2, h3, h4) > a:hover::after { content: ' #'; color: var(--muted) }
code, pre { font: .875em/1.6 var(--mono) }
code { background: var(--tint); border-radius: 5px; padding: .1em .3em; overflow-wrap: anywhere }
.block { position: relative }
pre { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 1rem; overflow: auto }
pre code { background: none; padding: 0; overflow-wrap: normal }
.copy { position: absolute; top: .5rem; right: .5rem; padding: .15rem .6rem; border: 1px solid var(--line); border-radius: 8px;
  background: var(--surface); color: var(--muted); font-size: .8125rem; cursor: pointer }
.copy:hover { color: var(--ink) } .copy.is-copied { color: var(--good) }
.try { margin: -.5rem 0 1rem; font-size: .875rem }
.hits { padding: 0; list-style: none } .hits li { margin: 0 0 1.25rem } .hits p { margin: .2rem 0 0; color: var(--muted) }
.table { overflow: auto; border: 1px solid var(--line); border-radius: 14px; background: var(--surface) }
table { border-collapse: collapse; width: 100%; font-size: .9375rem }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem; border-bottom: 1px solid var(--line) }
tbody tr:last-child td { border-bottom: 0 }
td code { overflow-wrap: break-word }
img { max-width: 100%; height: auto; border-radius: 14px; border: 1px solid var(--line) }
blockquote { margin: 1rem 0; padding-left: 1rem; border-left: .2rem solid var(--line); color: var(--muted) }
.next { margin-top: 4rem; padding-top: 1.5rem; border-top: 1px solid var(--line); text-align: right }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.skip { position: absolute; left: -99rem } .skip:focus { left: 1rem; top: 1rem; background: var(--surface); padding: .5rem }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px }
@media (max-width: 56rem) {
  .columns { display: block }
  nav.pages { position: static; max-height: none; padding: .5rem 0 0; margin: 0 0 1.5rem; border-bottom: 1px solid var(--line) }
  nav.pages ul { display: flex; flex-wrap: wrap; gap: .1rem .9rem; margin-bottom: .75rem }
  nav li a { margin: 0; padding: .15rem 0 } nav [aria-current] { background: none; font-weight: 600 }
}
@media print { nav, header, .skip, .next, .copy, .try { display: none } .columns { display: block } }
`
