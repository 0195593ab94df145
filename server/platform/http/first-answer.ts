import type { Server, ServerResponse } from 'node:http'

/** The end of the first answer of a server that is about to listen, or of `atMostMs` milliseconds, or of `leave`. */
export function awaitFirstAnswer(
  server: Server,
  atMostMs: number,
): { over: Promise<void>; leave: () => void } {
  const { promise: over, resolve: leave } = Promise.withResolvers<void>()
  server.once('request', (_request, response: ServerResponse) => response.once('close', leave))
  server.once('listening', () => setTimeout(leave, atMostMs).unref())
  return { over, leave }
}
