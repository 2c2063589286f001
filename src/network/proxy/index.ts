export {
  type Connect,
  type ForwardProxy,
  type ForwardProxyOptions,
  hostAndPort,
  openForwardProxy,
  type ProxyAnswer,
  UnusableAnswer,
} from './forward-proxy.js'
