// Shows the sections of the documents that contain the words of the address. Runs in a browser, and
// is bundled by `build.ts`, which gives it the sections.
import { renderSearchHits } from '../../src/entry/http/docs/docs-sections.js'
import { withStaticAddresses } from './static-addresses.js'

const words = new URLSearchParams(location.search).get('q')?.trim() ?? ''
document.querySelector('#q').value = words
document.querySelector('main').innerHTML = withStaticAddresses(renderSearchHits(SECTIONS, words))
