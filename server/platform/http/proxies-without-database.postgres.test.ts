import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { askProxy } from '../../../tests/support/servers/ask-proxy.ts'
import { openByteTap, type ByteTap } from '../../../tests/support/servers/byte-tap.ts'
import type { ProxyKind } from '../../../tests/support/servers/proxy-configurations.ts'
import { findProgram, startProxy } from '../../../tests/support/servers/proxy-process.ts'
import { startServerProcess } from '../../../tests/support/servers/server-process.ts'
import { openSilentProxy, type SilentProxy } from '../../../tests/support/servers/silent-proxy.ts'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'

const kinds: ProxyKind[] = ['nginx', 'haproxy', 'caddy']
const isMissing = (kind: ProxyKind) => findProgram(kind) === null || findProgram('openssl') === null

const ends: (() => unknown)[] = []
let network: SilentProxy
let tap: ByteTap

beforeAll(async () => {
  if (kinds.every(isMissing)) return
  network = await openSilentProxy(await createServerDatabase())
  const environment = { DATABASE_URL: network.address, PUBLIC_URL: 'https://shop.example' }
  const shop = await startServerProcess(environment, (end) => void ends.push(end))
  tap = await openByteTap(Number(new URL(shop.address).port))
  ends.push(
    () => tap.close(),
    () => network.close(),
  )
})
afterAll(async () => {
  network?.unmute()
  for (const end of ends) await end()
})

for (const kind of kinds)
  test.skipIf(isMissing(kind))(
    `${kind} passes pages on while no process reaches the database, and calls get their 503 with Retry-After (INST-10)`,
    async () => {
      const proxy = await startProxy(kind, tap.port)
      onTestFinished(proxy.stop)
      onTestFinished(() => network.unmute())
      const page = () => askProxy(proxy, { path: '/terms-and-conditions' })
      const status = async (path: string) => (await askProxy(proxy, { path })).status
      await expect.poll(() => status('/readyz')).toBe(200)
      expect((await page()).status).toBe(200)

      network.mute()
      const checks = () => tap.passed().split('GET /readyz').length
      await expect.poll(() => status('/readyz')).toBe(503)
      // A proxy that asks for itself has by then seen more refusals than make it give up a server.
      const noticed = kind === 'nginx' ? 0 : checks() + 12
      await expect.poll(checks, { timeout: 20_000 }).toBeGreaterThan(noticed)
      const { status: shown, body } = await page()
      expect([shown, body.includes('<h1')]).toEqual([200, true])
      const { status: refused, headers } = await askProxy(proxy, {
        path: `/public/marketplace/comments?subjectId=${randomUUID()}`,
      })
      expect([refused, headers['retry-after']]).toEqual([503, '2'])

      network.unmute()
      await expect.poll(() => status('/readyz'), { timeout: 20_000 }).toBe(200)
    },
  )
