import { expect, it } from 'vitest'
import { answer } from '../rules/apply/support.js'
import { SERVICE } from './pages.js'

const HEADING = '<h2>How we work</h2>'
const INTRODUCTION =
  'Well digging We dig wells by hand where no machine can go, and we have done so for three generations.'
const PARTS = [
  'We look One of us walks your land with you and tells you, free of charge, where water is likely and how deep it may be.',
  'We dig Two of us dig, one of us watches. A well of eight metres takes us about five days, if the weather is with us.',
  'We line The well is lined with stone from your own land where there is enough of it, and with brick where there is not.',
]

it('a service keeps a heading that is named like a control, since the text under it is content', async () => {
  const html = SERVICE.replace(HEADING, '<h2 class="social-share-title">Share the work</h2>')
  expect(await readMain(html)).toBe([INTRODUCTION, 'Share the work', ...PARTS].join(' '))
})

it('a service has no heading of a part most of which is left out', async () => {
  const html = SERVICE.replace(
    HEADING,
    `<h2 class="social-share-title">Share the work</h2><ul class="social-share">
<li><a href="/share?to=mail">By mail</a></li><li><a href="/share?to=print">In print</a></li></ul>${HEADING}`,
  )
  expect(await readMain(html)).toBe([INTRODUCTION, 'How we work', ...PARTS].join(' '))
})

function readMain(html: string) {
  return answer(html, { selectors: [':main'], attrs: ['text'] })
}
