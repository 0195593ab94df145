import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A server behind a proxy that takes whatever comes, and says how long each body was that came whole. */
export async function openBodySink(): Promise<{ port: number; arrived: () => readonly number[] }> {
  const arrived: number[] = []
  const sink = createServer((request, response) => {
    let length = 0
    request.on('error', () => {})
    request.on('data', (bytes: Buffer) => void (length += bytes.length))
    request.on('end', () => {
      if (request.method === 'POST') arrived.push(length)
      response.end()
    })
  })
  await new Promise<void>((resolve) => {
    sink.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    sink.closeAllConnections()
    sink.close()
  })
  return { port: (sink.address() as AddressInfo).port, arrived: () => arrived }
}
