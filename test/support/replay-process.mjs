// Answers questions from their captures, and counts what would leave the process.
import dns from 'node:dns'
import { readFileSync } from 'node:fs'
import { isIP, Socket } from 'node:net'

let [sockets, names] = [0, 0]
const { connect } = Socket.prototype
Socket.prototype.connect = function (...given) {
  sockets++
  return connect.apply(this, given)
}
for (const resolver of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
  for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveAny']) {
    const ask = resolver[name]
    if (!ask) continue
    resolver[name] = function (...given) {
      // Listening on an IP address calls a look-up, too.
      if (isIP(given[0]) === 0) names++
      return ask.apply(this, given)
    }
  }

const { createLinkglass, loadConfig } = await import('../../dist/index.js')
const ask = createLinkglass(loadConfig(process.env))
const questions = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const answers = []
for (const { url, options, file } of questions)
  answers.push(
    await ask(url, { ...options, replay: file }).catch(({ code, message, data }) => ({
      code,
      message,
      data,
    })),
  )
await ask.close()
process.stdout.write(JSON.stringify({ answers, sockets, names }))
