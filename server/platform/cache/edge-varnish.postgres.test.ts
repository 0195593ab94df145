import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../../tests/support/servers/free-port.ts'
import { findProgram } from '../../../tests/support/servers/proxy-process.ts'
import { startServerProcess } from '../../../tests/support/servers/server-process.ts'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'

const varnish = findProgram('varnishd')
const named = varnish === null ? ' (skipped: varnishd is not installed)' : ''

/** Varnish with the file of deploy/ before a shop, asked once a second how the shop is. */
async function startVarnish(port: number, shopPort: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dray-varnish-'))
  const file = join(folder, 'dray.vcl')
  const shipped = readFileSync('deploy/varnish.vcl', 'utf8')
  for (const text of ['"3000"', '.interval = 5s']) expect(shipped).toContain(text)
  writeFileSync(
    file,
    shipped.replace('"3000"', `"${shopPort}"`).replace('.interval = 5s', '.interval = 200ms'),
  )
  const places = ['-a', `127.0.0.1:${port}`, '-n', join(folder, 'work'), '-f', file, '-s', 'malloc,32m']
  const cache = spawn(varnish!, ['-F', ...places, '-j', 'none'], { stdio: ['ignore', 'ignore', 'pipe'] })
  let words = ''
  cache.stderr.on('data', (bytes: Buffer) => void (words += bytes.toString()))
  onTestFinished(async () => {
    const gone = cache.exitCode === null ? once(cache, 'exit') : null
    cache.kill('SIGTERM')
    await gone
    rmSync(folder, { recursive: true, force: true })
  })
  await vi.waitFor(
    async () => {
      expect(cache.exitCode, words).toBe(null)
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    },
    { timeout: 30_000, interval: 100 },
  )
  return `http://127.0.0.1:${port}`
}

test.skipIf(varnish === null)(
  `a page stays in Varnish until what it shows has changed, and can be read while the shop is away${named}`,
  { timeout: 180_000 },
  async () => {
    const port = await freePort()
    const database = await createServerDatabase()
    const shop = await startServerProcess({
      DATABASE_URL: database,
      DEMO_SHOP: 'true',
      CDN_PURGE_URL: `http://127.0.0.1:${port}/purge-by-tag`,
    })
    const edge = await startVarnish(port, Number(new URL(shop.address).port))
    const client = new pg.Client(database)
    await client.connect()
    onTestFinished(() => client.end())
    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(edge + path, { headers: { accept: 'text/html', ...headers } })
      // Two numbers for an answer out of the cache: this request, and the one that it came with.
      const isHit = (answer.headers.get('x-varnish') ?? '').includes(' ')
      return { status: answer.status, isHit, headers: answer.headers, body: await answer.text() }
    }
    /** Until it comes out of the cache: the start has everything purged once. */
    const held = async (path: string, headers: Record<string, string> = {}) =>
      vi.waitFor(async () => expect((await ask(path, headers)).isHit, path).toBe(true), {
        timeout: 20_000,
        interval: 200,
      })

    // Markdown for programs that would rather have it, HTML for those that would not.
    const kindOf = async (accept: string) => (await ask('/retail', { accept })).headers.get('content-type')
    expect(await kindOf('text/markdown, text/html, */*')).toMatch(/^text\/markdown/)
    expect(await kindOf('text/markdown, text/html;q=0.9')).toMatch(/^text\/markdown/)
    expect(await kindOf('text/html, text/markdown;q=0.5')).toMatch(/^text\/html/)
    expect(await kindOf('text/html,application/xhtml+xml,*/*;q=0.8')).toMatch(/^text\/html/)

    // A signed-in visitor’s cookies make no difference to a page that is everybody’s.
    await held('/retail')
    await held('/brewery/learmonth-basin')
    await held('/brewery/learmonth-basin', { cookie: 'client_refresh=x' })
    expect((await ask('/brewery/learmonth-basin')).headers.has('surrogate-key')).toBe(false)
    expect((await ask('/brewery/learmonth-basin', { cookie: 'shopViewMode=list' })).isHit).toBe(false)
    expect((await ask('/cart')).isHit).toBe(false)

    await client.query(`update breweries set name = 'Basin & Daughters' where slug = 'learmonth-basin'`)
    await vi.waitFor(
      async () => expect((await ask('/brewery/learmonth-basin')).body).toContain('Basin &amp; Daughters'),
      { timeout: 20_000, interval: 200 },
    )
    expect((await fetch(`${edge}/purge-by-tag`)).status).toBe(404)

    await held('/brewery/learmonth-basin')
    await shop.kill()
    const away = await ask('/brewery/learmonth-basin')
    expect([away.status, away.body.includes('Basin &amp; Daughters')]).toEqual([200, true])
    expect((await ask('/cart')).status).toBe(503)
  },
)
