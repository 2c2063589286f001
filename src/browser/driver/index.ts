export { startChromium } from './chromium.js'
export { longestMessages, visitBounds } from './limits.js'
export { Meter } from './meter.js'
export { MeteredPipe } from './metered-pipe.js'
