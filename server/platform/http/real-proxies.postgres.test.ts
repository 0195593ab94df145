import { once } from 'node:events'
import { connect } from 'node:tls'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { askProxy } from '../../../tests/support/servers/ask-proxy.ts'
import { openBodySink } from '../../../tests/support/servers/body-sink.ts'
import { openByteTap, type ByteTap } from '../../../tests/support/servers/byte-tap.ts'
import type { ProxyKind } from '../../../tests/support/servers/proxy-configurations.ts'
import { findProgram, type RunningProxy, startProxy } from '../../../tests/support/servers/proxy-process.ts'
import { runCommand } from '../../../tests/support/servers/run-command.ts'
import { namedSeller } from '../../../tests/support/servers/public-choices.ts'
import { type ServerProcess, startServerProcess } from '../../../tests/support/servers/server-process.ts'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'
import type { Finding } from '../../backoffice/doctor/finding.ts'

type Row = {
  kind: ProxyKind
  /** The first three parts of its visitors' addresses. */
  network: string
  redirectStatus: number
  /** The line without which it passes on what a visitor writes; null where it never does. */
  careful: string | null
}
const rows: Row[] = [
  {
    kind: 'nginx',
    network: '127.0.1',
    redirectStatus: 301,
    careful: 'proxy_set_header X-Forwarded-For $remote_addr;',
  },
  {
    kind: 'haproxy',
    network: '127.0.2',
    redirectStatus: 301,
    careful: 'http-request set-header X-Forwarded-For %[src]',
  },
  { kind: 'caddy', network: '127.0.3', redirectStatus: 308, careful: null },
]
const isMissing = (kind: ProxyKind) => findProgram(kind) === null || findProgram('openssl') === null
const proxies = rows.map((row) => ({
  ...row,
  isSkipped: isMissing(row.kind),
  name: isMissing(row.kind) ? `${row.kind} (skipped: it or openssl is not installed)` : row.kind,
}))

const metricsToken = 'of-the-metrics'
const ends: (() => unknown)[] = []
let shop: ServerProcess
let tap: ByteTap

beforeAll(async () => {
  if (proxies.every(({ isSkipped }) => isSkipped)) return
  const environment = {
    DATABASE_URL: await createServerDatabase(),
    PUBLIC_URL: 'https://shop.example',
    // Not the default: visitors have addresses of this machine as well, and are not to be trusted.
    TRUSTED_PROXIES: '127.0.0.1',
    SITE_PASSWORD: 'hops',
    METRICS_TOKEN: metricsToken,
  }
  shop = await startServerProcess(environment, (end) => void ends.push(end))
  tap = await openByteTap(Number(new URL(shop.address).port))
  ends.unshift(() => tap.close())
})
afterAll(async () => {
  for (const end of ends) await end()
})

describe.each(proxies)('$name', ({ kind, network, redirectStatus, careful, isSkipped }) => {
  let proxy: RunningProxy
  beforeAll(async () => {
    if (isSkipped) return
    proxy = await startProxy(kind, tap.port)
    ends.unshift(proxy.stop)
  })

  test.skipIf(isSkipped)('sends visitors of http to https (INST-09)', async () => {
    const { status, headers } = await askProxy(proxy, { path: '/shop?style=ipa', isPlain: true })
    expect([status, headers.location]).toEqual([redirectStatus, 'https://shop.example/shop?style=ipa'])
  })

  test.skipIf(isSkipped)('serves HTTP/2 to those who know it, and HTTP/1.1 to others (INST-09)', async () => {
    expect(await protocolOf(proxy, ['h2', 'http/1.1'])).toBe('h2')
    expect(await protocolOf(proxy, ['http/1.1'])).toBe('http/1.1')
  })

  test.skipIf(isSkipped)('passes the Host on and says that it was https (INST-09)', async () => {
    expect((await askProxy(proxy, { path: '/healthz/address?host' })).status).toBe(200)
    const heads = tap.passed().toLowerCase().split('\r\n\r\n')
    const head = heads.findLast((text) => text.includes('get /healthz/address?host http/1.1'))
    expect(head).toMatch(/\r\nhost: shop\.example(\r\n|$)/)
    expect(head).toMatch(/\r\nx-forwarded-proto: https(\r\n|$)/)
  })

  test.skipIf(isSkipped)(
    'lets limits count the true address, whatever a visitor writes (SAFE-07)',
    async () => {
      const tryFrom = async (from: string, forwardedFor: string) => {
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor }
        const body = JSON.stringify({ password: 'malt' })
        return (await askProxy(proxy, { path: '/public/gate/password', method: 'POST', from, headers, body }))
          .status
      }
      const statuses: number[] = []
      for (let at = 1; at <= 12; at += 1) statuses.push(await tryFrom(`${network}.1`, `203.0.113.${at}`))
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
      expect(await tryFrom(`${network}.2`, '203.0.113.1')).toBe(401)
      const seen = await askProxy(proxy, { path: '/healthz/address', from: `${network}.3` })
      expect(JSON.parse(seen.body)).toEqual({ address: `${network}.3` })
    },
  )

  test.skipIf(isSkipped)(
    'refuses a body larger than any picture, and passes on one of that size (INST-09)',
    async () => {
      const sink = await openBodySink()
      const before = await startProxy(kind, sink.port)
      onTestFinished(before.stop)
      const isTaken = (bytes: number) =>
        askProxy(before, { path: '/picture', method: 'POST', body: 'x'.repeat(bytes) }).then(
          ({ status }) => status === 200,
          // A proxy that has refused may close the connection while we still send.
          () => false,
        )
      expect([await isTaken(6_400_000), await isTaken(5_000_000)]).toEqual([false, true])
      expect(sink.arrived()).toEqual([5_000_000])
    },
  )

  test.skipIf(isSkipped)('cuts headers that never end, before the shop gets any (SAFE-03)', async () => {
    const { address: host, httpsPort: port, certificate: ca } = proxy
    const socket = connect({ host, port, ca, servername: 'shop.example' })
    onTestFinished(() => void socket.destroy())
    const closed = new Promise<void>((resolve) => void socket.on('close', () => resolve()))
    socket.on('error', () => {})
    socket.on('secureConnect', () =>
      socket.write(`GET /never-ending/${kind} HTTP/1.1\r\nHost: shop.example\r\nX-Slow: `),
    )
    socket.resume()
    await closed
    expect(tap.passed()).not.toContain(`never-ending/${kind}`)
  })

  test.skipIf(isSkipped)('shows no metrics outside, not even with their token (SAFE-12)', async () => {
    const headers = { authorization: `Bearer ${metricsToken}` }
    expect((await fetch(`${shop.address}/metrics`, { headers })).status).toBe(200)
    for (const path of ['/metrics', '/metrics/', '/metrics?a=b', '//metrics', '/%6detrics', '/./metrics']) {
      const { status, body } = await askProxy(proxy, { path, headers })
      expect([path, status, body.includes('dray_')]).toEqual([path, 404, false])
    }
  })

  test.skipIf(isSkipped)('is found fit by the doctor (INST-05)', async () => {
    expect(await doctorsWord(proxy)).toMatch(/^ok/)
  })

  test.skipIf(isSkipped || careful === null)(
    'is found out by the doctor where it passes on what a visitor writes (INST-05)',
    async () => {
      const careless = await startProxy(kind, tap.port, (file) => file.replace(careful!, ''))
      onTestFinished(careless.stop)
      expect(await doctorsWord(careless)).toMatch(
        /^fail: The shop believes the X-Forwarded-For that a visitor/,
      )
    },
  )
})

/** The protocol that a proxy chooses of those that a visitor offers. */
async function protocolOf(
  { address: host, httpsPort: port, certificate: ca }: RunningProxy,
  ALPNProtocols: string[],
): Promise<string | false | null> {
  const socket = connect({ host, port, ca, servername: 'shop.example', ALPNProtocols })
  onTestFinished(() => void socket.destroy())
  await once(socket, 'secureConnect')
  return socket.alpnProtocol
}

/** What the doctor finds of proxies, asked through one. */
async function doctorsWord({ address, httpsPort, certificateFile }: RunningProxy): Promise<string> {
  const { output } = await runCommand('doctor', ['--json'], {
    PUBLIC_URL: `https://${address}:${httpsPort}`,
    NODE_EXTRA_CA_CERTS: certificateFile,
    VAR_FOLDER: 'var/never-made',
    PAYMENTS: 'sandbox',
    MAILS: 'files',
    ...namedSeller,
    DEMO_SHOP: 'false',
  })
  const { findings } = JSON.parse(output) as { findings: Finding[] }
  const { state, sentence } = findings.find(({ check }) => check === 'proxies')!
  return `${state}: ${sentence}`
}
