import type { Socket } from 'node:net'

/** Answers of hostile servers, as functions of the socket. */
export type Talk = (socket: Socket) => void

export const OK = 'HTTP/1.1 200 OK\r\n'
export const HTML = 'content-type: text/html; charset=utf-8\r\n'

/** A whole answer with a length, after which the connection is closed. */
export function answer(body: string | Uint8Array, headers = HTML, status = '200 OK'): Talk {
  const bytes = Buffer.from(body)
  const head = `HTTP/1.1 ${status}\r\n${headers}content-length: ${bytes.length}\r\n\r\n`
  return (socket) => {
    socket.write(head)
    socket.end(bytes)
  }
}

export function redirect(location: string, status = '302 Found'): Talk {
  return answer('', `location: ${location}\r\n`, status)
}

/** Says something again and again, `milliseconds` apart, until the connection is gone. */
export function drip(start: string, piece: string | Uint8Array, milliseconds: number): Talk {
  return (socket) => {
    socket.write(start)
    const timer = setInterval(() => socket.write(piece), milliseconds)
    socket.on('close', () => clearInterval(timer))
  }
}

/** Sends `total` bytes, or endlessly, as fast as possible. */
export function pour(start: string, block: Uint8Array, total = Number.POSITIVE_INFINITY): Talk {
  return (socket) => {
    let left = total
    const more = () => {
      while (!socket.destroyed && left > 0) {
        left -= block.length
        if (!socket.write(block)) return
      }
      if (left <= 0) socket.end()
    }
    socket.on('drain', more)
    socket.write(start)
    more()
  }
}
