import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServerProcess } from '../../../tests/support/servers/server-process.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'

test('/readyz answers while the database does not, and says so', async () => {
  const { app, connection } = await openWholeShop()
  const held = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  // The embedded database is one connection and a server's pool is ten: all are taken.
  const holding = Array.from({ length: 10 }, () =>
    connection.database.transaction(async () => {
      isHeld.resolve()
      await held.promise
    }),
  )
  await isHeld.promise
  const reply = await app.inject('/readyz')
  expect([reply.statusCode, reply.json()]).toEqual([503, { status: 'database away' }])
  held.resolve()
  await Promise.all(holding)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('a process that is asked to end says so, answers until it has drained, and is gone', async () => {
  const server = await startServerProcess({
    DRAIN_SECONDS: '2',
    DEMO_SHOP: 'false',
    VAR_FOLDER: mkdtempSync(join(tmpdir(), 'dray-drain-')),
  })
  const ask = async (path: string) => {
    const reply = await fetch(`${server.address}${path}`)
    return [reply.status, await reply.text()] as const
  }
  expect((await ask('/readyz'))[0]).toBe(200)
  const ended = server.stop()
  await expect.poll(() => ask('/readyz')).toEqual([503, '{"status":"stopping"}'])
  expect((await ask('/public/beers/latest'))[0]).toBe(200)
  await ended
  await expect(ask('/healthz')).rejects.toThrow('fetch failed')
})
