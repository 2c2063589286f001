export { type ChromiumOptions, startChromium } from './chromium.js'
export { createMessageBounds, createVisitBounds } from './limits.js'
export { createMeter, type Meter } from './meter.js'
export { MeteredPipe } from './metered-pipe.js'
