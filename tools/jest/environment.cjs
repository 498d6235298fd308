const { keepStyles, quickStyles } = require('./quick-styles.cjs')

quickStyles()

const { TestEnvironment } = require('jest-environment-jsdom')

/**
 * What browsers have and jsdom lacks, taken from Node. Node's fetch only knows its own AbortSignal, so these go
 * together. `FormData` stays jsdom's: its forms accept no other.
 */
const FROM_NODE = /** @type {const} */ ([
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoderStream',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
])

module.exports = class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup()
    const { global } = this
    for (const name of FROM_NODE) Object.assign(global, { [name]: globalThis[name] })
    Object.defineProperty(global, 'crypto', { value: globalThis.crypto, configurable: true })
    keepStyles(global)
    // Styles go in rule by rule, as in the product: as text, jsdom would read the whole sheet anew after each.
    global.process.env.SC_DISABLE_SPEEDY = 'false'
    Object.assign(global, { CSS: { supports: () => false, escape: String } })
  }
}
