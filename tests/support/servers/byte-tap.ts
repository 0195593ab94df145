import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type ByteTap = {
  port: number
  /** All that went towards the server so far. */
  passed: () => string
  close: () => void
}

/** Passes every byte on to a port of this machine and back, and shows what went there. */
export async function openByteTap(serverPort: number): Promise<ByteTap> {
  const sockets = new Set<Socket>()
  let passed = ''
  const tap = createServer((incoming) => {
    const outgoing = connect(serverPort, '127.0.0.1')
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => [incoming, outgoing].map((end) => end.destroy()))
    }
    incoming.on('data', (bytes: Buffer) => void (passed += bytes.toString('latin1')))
    incoming.pipe(outgoing).pipe(incoming)
  })
  await new Promise<void>((resolve) => {
    tap.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: (tap.address() as AddressInfo).port,
    passed: () => passed,
    close: () => {
      for (const socket of sockets) socket.destroy()
      tap.close()
    },
  }
}
