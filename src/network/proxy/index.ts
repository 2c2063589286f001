export {
  openForwardProxy,
  type ProxyAnswer,
  parseHostAndPort,
  UnusableAnswer,
} from './forward-proxy.js'
