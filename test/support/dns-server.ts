import { createSocket } from 'node:dgram'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { type Answer, decode, encode, type Packet, streamEncode } from 'dns-packet'

/** Answers for a name. Absent answers are empty. */
export interface Zone {
  readonly a?: readonly string[]
  readonly aaaa?: readonly string[]
  /** Chain of aliases, of which the last has the addresses. */
  readonly cname?: readonly string[]
  readonly rcode?: 'NXDOMAIN' | 'SERVFAIL' | 'REFUSED' | 'NOTIMP' | 'FORMERR'
  /**
   * `late` answers after the other family, `spoofed` with a wrong id.
   * `truncated` wants TCP, `besides` answers another question.
   */
  readonly manner?: 'silent' | 'late' | 'garbage' | 'truncated' | 'spoofed' | 'besides'
}

/** @param count number of equal questions so far */
export type Names = (name: string, type: 'A' | 'AAAA', count: number) => Zone | undefined

export interface DnsServer {
  /** `127.0.0.1:PORT`, over UDP and TCP. */
  readonly address: string
  /** `TYPE name` of every question so far. */
  readonly questions: string[]
  /** Resolves when so many answers have been sent. */
  readonly answered: (count: number) => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts a DNS server on loopback that answers as a test wants. */
export async function startDns(names: Names | Readonly<Record<string, Zone>>): Promise<DnsServer> {
  const find = typeof names === 'function' ? names : (name: string) => names[name]
  const questions: string[] = []
  const sockets = new Set<Socket>()
  const late: (() => void)[] = []
  const waiting = new Set<() => void>()
  let sent = 0

  const reply = (query: Packet, tcp: boolean, send: (packet: Packet | Buffer) => void): void => {
    const [question] = query.questions ?? []
    const type = question?.type === 'AAAA' ? 'AAAA' : 'A'
    const name = question?.name.toLowerCase() ?? ''
    questions.push(`${type} ${name}`)
    const count = questions.filter((asked) => asked === `${type} ${name}`).length
    const zone = find(name, type, count) ?? { rcode: 'NXDOMAIN' }
    if (zone.manner === 'silent') return
    const packet = zone.manner === 'garbage' ? Buffer.from('no dns') : respond(query, zone, tcp)
    const answer = () => {
      send(packet)
      sent++
      for (const look of waiting) look()
    }
    if (zone.manner === 'late') late.push(answer)
    else answer()
    // Both families are asked for at once.
    if (questions.filter((asked) => asked.endsWith(` ${name}`)).length < 2) return
    setImmediate(() => {
      for (const one of late.splice(0)) one()
    })
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      reply(decode(bytes.subarray(2)), true, (packet) => {
        if (!socket.destroyed) socket.write(Buffer.isBuffer(packet) ? packet : streamEncode(packet))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const udp = createSocket('udp4')
  udp.on('message', (bytes, from) => {
    reply(decode(bytes), false, (packet) => {
      udp.send(Buffer.isBuffer(packet) ? packet : encode(packet), from.port, from.address)
    })
  })
  await new Promise<void>((resolve) => udp.bind(port, '127.0.0.1', resolve))

  return {
    address: `127.0.0.1:${port}`,
    questions,
    answered: (count) =>
      new Promise((resolve) => {
        const look = () => void (sent >= count && resolve())
        waiting.add(look)
        look()
      }),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => udp.close(() => resolve()))
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const RCODES = { FORMERR: 1, SERVFAIL: 2, NXDOMAIN: 3, NOTIMP: 4, REFUSED: 5 } as const
const RESPONSE = 0x8180
const TRUNCATED = 0x0200

function respond(query: Packet, zone: Zone, tcp: boolean): Packet {
  const [question] = query.questions ?? []
  const owner = question?.name ?? ''
  const chain = [owner, ...(zone.cname ?? [])]
  const last = chain.at(-1) ?? owner
  const links = chain
    .slice(1)
    .map((data, index): Answer => ({ type: 'CNAME', name: chain[index] ?? owner, ttl: 0, data }))
  const addresses =
    question?.type === 'AAAA'
      ? (zone.aaaa ?? []).map((data): Answer => ({ type: 'AAAA', name: last, ttl: 0, data }))
      : (zone.a ?? []).map((data): Answer => ({ type: 'A', name: last, ttl: 0, data }))
  const truncated = zone.manner === 'truncated' && !tcp
  const id = ((query.id ?? 0) + (zone.manner === 'spoofed' ? 1 : 0)) & 0xffff
  const questions: Packet['questions'] =
    zone.manner === 'besides' ? [{ type: 'A', name: 'else.test' }] : (query.questions ?? [])
  const head = { type: 'response', id, questions } as const
  const flags = RESPONSE | (truncated ? TRUNCATED : 0) | (zone.rcode ? RCODES[zone.rcode] : 0)
  return { ...head, flags, answers: truncated || zone.rcode ? [] : [...links, ...addresses] }
}
