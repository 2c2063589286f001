// Loaded before the service (`node --import`): says on stderr when the browser's driver is loaded, and
// when a server begins to listen.
import Module from 'node:module'
import { Server } from 'node:net'

const { _load: load } = Module
Module._load = function (request, ...more) {
  if (/playwright-core/.test(request)) note('the driver is loaded')
  return Reflect.apply(load, this, [request, ...more])
}

const { listen } = Server.prototype
Server.prototype.listen = function (...given) {
  note('the service listens')
  return Reflect.apply(listen, this, given)
}

function note(text) {
  process.stderr.write(`${text}\n`)
}
