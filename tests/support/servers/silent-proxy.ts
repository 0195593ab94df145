import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

export type SilentProxy = {
  /** The address of the server behind it, through the proxy. */
  address: string
  /** From now on nothing passes and nothing is closed, as when a network forgets its connections. */
  mute: () => void
  /** New connections work again; those of before stay silent. */
  unmute: () => void
  close: () => Promise<void>
}

/** A TCP proxy before a database that can go silent without closing anything. */
export async function openSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const server = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isMuted = false

  const proxy = createServer((incoming) => {
    sockets.add(incoming)
    incoming.on('error', () => {}).on('close', () => sockets.delete(incoming))
    if (isMuted) return
    const outgoing = connect(Number(server.port || 5432), server.hostname)
    sockets.add(outgoing)
    outgoing
      .on('error', () => {})
      .on('close', () => {
        sockets.delete(outgoing)
        incoming.destroy()
      })
    incoming.on('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
    outgoing.pipe(incoming)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = new URL(databaseUrl)
  address.hostname = '127.0.0.1'
  address.port = String((proxy.address() as AddressInfo).port)
  return {
    address: address.href,
    mute: () => {
      isMuted = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    unmute: () => {
      isMuted = false
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}
