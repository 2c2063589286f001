import { anyText, bytes, flag, integer, oembedProviders, timeout } from './parsers.js'
import { setting } from './setting.js'

export const READING_SETTINGS = {
  reading: {
    workers: setting('LINKGLASS_READING_WORKERS', '2', integer(1, 64)).means(
      'Threads that read large pages and apply selectors; as many again run `evaluate`.',
    ),
    queue: setting('LINKGLASS_READING_QUEUE', '64', integer(0, 1e5)).means(
      'Pages that wait for such a thread, and calls of `evaluate` that wait for theirs; the next is refused.',
    ),
    deadline: setting('LINKGLASS_READING_TIMEOUT', '3s', timeout).means(
      'Time to read one page, half of it to build its elements; rules see what is there by then.',
    ),
    workerMemory: setting('LINKGLASS_READING_MEMORY', '112MiB', bytes).means(
      'Heap of one such thread.',
    ),
    selectTimeout: setting('LINKGLASS_SELECT_TIMEOUT', '1s', timeout).means(
      'Time that all selectors of a request have.',
    ),
    maxOutput: setting('LINKGLASS_MAX_OUTPUT', '5MB', bytes).means(
      'Size of all values of one answer.',
    ),
  },
  capture: {
    maxBytes: setting('LINKGLASS_MAX_CAPTURE', '50MB', bytes).means(
      'Size of all bodies of one capture, as they came over the wire.',
    ),
    replay: setting('LINKGLASS_REPLAY', '', anyText).means(
      'Folder of captures from which everything is answered, without the network.',
    ),
  },
  media: {
    timeout: setting('LINKGLASS_MEDIA_TIMEOUT', '5s', timeout).means('Time for one address.'),
  },
  oembed: {
    describes: setting('LINKGLASS_OEMBED', 'true', flag).means(
      '`true` asks the oEmbed provider of a link for what its page does not say: because of a wall, a refusal, a missing field.',
    ),
    providers: setting('LINKGLASS_OEMBED_PROVIDERS', '[]', oembedProviders, { secret: true }).means(
      'oEmbed providers of one’s own, asked before those of the public list. JSON in the form of that list, or the path of a file.',
    ),
  },
  sandbox: {
    timeout: setting('LINKGLASS_SANDBOX_TIMEOUT', '500ms', timeout).means(
      'Time of one `evaluate`.',
    ),
  },
  functions: {
    timeout: setting('LINKGLASS_FUNCTION_TIMEOUT', '10s', timeout).means(
      'Time of one `function`, waiting for the page included.',
    ),
    cpu: setting('LINKGLASS_FUNCTION_CPU', '5s', timeout).means(
      'Time that it may run, without waiting.',
    ),
  },
}
