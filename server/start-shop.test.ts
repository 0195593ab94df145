import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startServerProcess } from '../tests/support/servers/server-process.ts'

test('a shop that starts without the demo lets no one in by its published passwords, staff included (SAFE-10)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dray-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const statusesWith = async (demo: 'true' | 'false') => {
    const shop = await startServerProcess({ VAR_FOLDER: folder, DEMO_SHOP: demo })
    const published = [
      ['landlord@dray.example', 'pint of the usual'],
      ['admin@dray.example', 'keys to the cellar'],
    ]
    const answers = published.map(([email, password]) =>
      fetch(`${shop.address}/public/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      }),
    )
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    await shop.stop()
    return statuses
  }
  expect(await statusesWith('true')).toEqual([200, 200])
  expect(await statusesWith('false')).toEqual([401, 401])
})
