import { describe, expect, it } from 'vitest'
import { answer } from '../rules/apply/support.js'
import { site } from './pages.js'

/** As KaTeX 0.16 writes a formula: MathML, then the same drawn by CSS. */
const KATEX = `<span class="katex"><span class="katex-mathml"><math xmlns="http://www.w3.org/1998/Math/MathML">
<semantics><mrow><mi>V</mi><mo>=</mo><mn>2</mn><msup><mi>t</mi><mn>2</mn></msup></mrow>
<annotation encoding="application/x-tex">V = 2t^2</annotation></semantics></math></span><span class="katex-html"
aria-hidden="true"><span class="base"><span class="strut" style="height:0.6833em;"></span><span
class="mord mathnormal" style="margin-right:0.22222em;">V</span><span class="mrel">=</span></span><span
class="base"><span class="mord">2</span><span class="mord"><span class="mord mathnormal">t</span><span
class="msupsub"><span class="mord mtight">2</span></span></span></span></span></span>`

/** As MathJax 4 writes one: drawn by CSS, then MathML for screen readers. */
const MATHJAX_4 = `<mjx-container class="MathJax" jax="CHTML" tabindex="0"><mjx-math class="MJX-TEX"
aria-hidden="true"><mjx-mi class="mjx-i"><mjx-c class="mjx-c1D43C">𝐼</mjx-c></mjx-mi><mjx-mo><mjx-c
class="mjx-c3D">=</mjx-c></mjx-mo></mjx-math><mjx-assistive-mml unselectable="on" display="inline"><math
xmlns="http://www.w3.org/1998/Math/MathML"><mi>I</mi><mo>=</mo><mfrac><mi>U</mi><mi>R</mi></mfrac></math></mjx-assistive-mml
></mjx-container>`

/** As MathJax 2 writes one, with what it was made of in a script. */
const MATHJAX_2 = `<span class="MathJax_Preview"></span><span class="MathJax" id="MathJax-Element-1-Frame"
tabindex="0" role="presentation"><nobr aria-hidden="true"><span class="math"><span class="mi">a</span><span
class="mo">&lt;</span><span class="mi">b</span></span></nobr><span class="MJX_Assistive_MathML"
role="presentation"><math xmlns="http://www.w3.org/1998/Math/MathML"><mi>a</mi><mo>&lt;</mo><mi>b</mi></math></span
></span><script type="math/tex" id="MathJax-Element-1">a < b</script>`

/** As wikis write one: MathML, then an image of it. */
const IMAGE = `<span class="mwe-math-element"><span class="mwe-math-mathml-inline mwe-math-mathml-a11y"
style="display: none;"><math alttext="E=mc^{2}"><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></math></span
><img src="/formula.svg" class="mwe-math-fallback-image-inline" aria-hidden="true" alt="E=mc^{2}"></span>`

const PAGE = site(
  'The water in the well',
  `<article><h1>The water in the well</h1>
<p>The water that we drew in a day, in buckets, was found to be ${KATEX}, where the time is that from sunrise
to the evening bell, counted in hours and rounded to the nearest whole one by the sexton.</p>
<p>Everybody on the hill agreed that the pump draws ${MATHJAX_4}, which the smith had told us from the start, and
that it holds only where ${MATHJAX_2}, as it does for every pump that he has built so far.</p>
<p>Nobody asked what the water weighs by ${IMAGE}, although the teacher would have been glad to tell, and had
brought a slate and three colours of chalk. <span aria-hidden="true">★</span></p></article>`,
)

const FORMULAS = [
  '# The water in the well',
  'The water that we drew in a day, in buckets, was found to be $V = 2t^2$, where the time is that from sunrise to the evening bell, counted in hours and rounded to the nearest whole one by the sexton.',
  'Everybody on the hill agreed that the pump draws $I=\\frac{U}{R}$, which the smith had told us from the start, and that it holds only where $a<b$, as it does for every pump that he has built so far.',
  'Nobody asked what the water weighs by $E=mc^{2}$, although the teacher would have been glad to tell, and had brought a slate and three colours of chalk. ★',
].join('\n\n')

const PROSE =
  'The water that we drew in a day, in buckets, was carried up to the house by everybody who lived on the hill, and by some who did not.'

describe('formulas that a page also draws', () => {
  it('stand once in the Markdown of the main text', async () => {
    expect(await answer(PAGE, { selectors: [':main(with-title)'], attrs: ['markdown'] })).toBe(
      FORMULAS,
    )
  })

  it('keep what stands in them together in a line of text', async () => {
    const page = site(
      'Wells',
      `<p>${PROSE} <math><mi>a</mi><mo>=</mo><mn>2</mn></math> ${PROSE}</p>`,
    )
    expect(await answer(page, { selectors: [':main'], attrs: ['text'] })).toBe(
      `${PROSE} a=2 ${PROSE}`,
    )
  })

  it('stand once in the Markdown of an element', async () => {
    expect(await answer(PAGE, { selectors: ['article'], attrs: ['markdown'] })).toBe(FORMULAS)
  })
})
