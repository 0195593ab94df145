import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'

/** The first line of the answer to these bytes. */
function answerTo(port: number, sent: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(sent))
    socket.on('error', reject)
    socket.once('data', (chunk: Buffer) => {
      socket.destroy()
      resolve(chunk.toString('latin1').split('\r\n')[0]!)
    })
  })
}

test('two Host headers are refused, whatever they name', async () => {
  const { app } = await openWholeShop()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const get = (...hosts: string[]) =>
    answerTo(
      port,
      `GET / HTTP/1.1\r\n${hosts.map((host) => `${host}\r\n`).join('')}Connection: close\r\n\r\n`,
    )
  expect(await get('Host: dray.example')).not.toMatch(/ 400 /)
  expect(await get('Host: dray.example', 'host: other.example')).toMatch(/ 400 /)
  expect(await get('Host: dray.example', 'Host: dray.example')).toMatch(/ 400 /)
})

test('a call without CSV says so, and one with CSV takes the parameter', async () => {
  const { app, routes } = await openWholeShop()
  const lists = [
    'orders',
    'buyers',
    'audit',
    'worklist',
    'money/ledger',
    'money/receivables',
    'money/payouts',
  ]
  for (const list of lists) {
    const path = `/api/admin/${list}`
    expect(routes.some(({ method, path: known }) => method === 'GET' && known === path)).toBe(true)
    const reply = await app.inject({ url: `${path}?format=csv` })
    expect([path, reply.statusCode, reply.json().field]).toEqual([path, 400, 'format'])
  }
  expect((await app.inject({ url: '/api/sell/towpath/stock?format=csv' })).statusCode).toBe(401)
})
