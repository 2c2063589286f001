export {
  type Connect,
  type ForwardProxy,
  type ForwardProxyOptions,
  openForwardProxy,
  type ProxyAnswer,
  parseHostAndPort,
  UnusableAnswer,
} from './forward-proxy.js'
