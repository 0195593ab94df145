import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startServerProcess } from '../tests/support/servers/server-process.ts'
import { createServerDatabase } from '../tests/support/servers/test-database.ts'
import { registration } from '../tests/support/shops/account-shop.ts'
import { openWholeShop } from '../tests/support/shops/whole-shop.ts'

/** Two processes start one after another: much, on a machine that does other things as well. */
const slow = { timeout: 120_000 }

const statusOf = async (address: string, path: string) => (await fetch(address + path)).status
const mailsIn = (folder: string) =>
  existsSync(join(folder, 'mail')) ? readdirSync(join(folder, 'mail')) : []

test(
  'a web process serves and leaves mails to a worker, which serves nothing else (INST-10)',
  slow,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dray-processes-'))
    const shared = {
      DATABASE_URL: await createServerDatabase(),
      PUBLIC_URL: 'https://dray.example',
      VAR_FOLDER: folder,
    }
    const web = await startServerProcess({ ...shared, ROLE: 'web' })
    const registered = await fetch(`${web.address}/public/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(registration),
    })
    expect(registered.ok).toBe(true)
    expect(await statusOf(web.address, '/shop')).toBe(200)
    expect(mailsIn(folder)).toEqual([])
    const worker = await startServerProcess({ ...shared, ROLE: 'worker' })
    expect(await statusOf(worker.address, '/healthz')).toBe(200)
    await vi.waitFor(async () => expect(await statusOf(worker.address, '/readyz')).toBe(200), 20_000)
    expect(await statusOf(worker.address, '/shop')).toBe(404)
    expect(await statusOf(worker.address, '/public/teams')).toBe(404)
    await vi.waitFor(() => expect(mailsIn(folder).length).toBeGreaterThan(0), 20_000)
  },
)

test('a web process runs no jobs (INST-10)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const before = vi.getTimerCount()
  await openWholeShop(undefined, { role: 'web' })
  const byWeb = vi.getTimerCount() - before
  await openWholeShop(undefined, { role: 'worker' })
  expect(vi.getTimerCount() - before - byWeb).toBeGreaterThan(byWeb)
})
