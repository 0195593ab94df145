import type { Socket } from 'node:net'

/** A message that is longer than it may be, or no JSON: the connection ends. */
export class BadMessage extends Error {
  override name = 'BadMessage'
}

/** Sends a message: one line of JSON. A connection that is gone takes nothing. */
export function sendMessage(socket: Socket, message: object): void {
  if (socket.writable) socket.write(`${JSON.stringify(message)}\n`)
}

/** The messages of a connection, each at most so many bytes. Throws BadMessage. */
export async function* readMessages(socket: Socket, maxBytes: () => number): AsyncGenerator<unknown> {
  let parts: Buffer[] = []
  let bytes = 0
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    let rest = chunk
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      if (bytes + end > maxBytes()) throw new BadMessage('The message is too long.')
      yield parse(Buffer.concat([...parts, rest.subarray(0, end)]))
      rest = rest.subarray(end + 1)
      parts = []
      bytes = 0
    }
    bytes += rest.length
    if (bytes > maxBytes()) throw new BadMessage('The message is too long.')
    if (rest.length > 0) parts.push(rest)
  }
}

function parse(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'))
  } catch {
    throw new BadMessage('The message is no JSON.')
  }
}
