export { openForwardProxy, type ProxyAnswer, parseHostAndPort } from './forward-proxy.js'
export { UnusableAnswer } from './relay.js'
