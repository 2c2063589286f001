// Shows sections with the searched words. Runs in a browser.
import { renderSearchHits } from '../../src/entry/http/docs/docs-sections.js'
import { withStaticAddresses } from './static-addresses.js'

const words = new URLSearchParams(location.search).get('q')?.trim() ?? ''
document.querySelector('#q').value = words
document.querySelector('main').innerHTML = withStaticAddresses(renderSearchHits(SECTIONS, words))
