import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import { changeSetting } from '../../platform/settings/change-setting.ts'
import { builtClientFolder } from './build-manifest.ts'

test('the service worker is at the root, is revalidated on each fetch, and names existing files', async () => {
  const { app } = await openWholeShop()
  const answer = await app.inject('/service-worker.js')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  })
  expect(answer.headers['content-security-policy']).toContain("worker-src 'self'")
  const [, json = ''] = /^self\.dray = (\{.*?\});\n/.exec(answer.body) ?? []
  const { release, shell } = JSON.parse(json) as { release: string; shell: string[] }
  expect(release).toMatch(/^[0-9a-f]{16}$/)
  const files = shell.filter((href) => href.startsWith('/assets/'))
  expect(files.filter((href) => !existsSync(`${builtClientFolder}${href.slice(1)}`))).toEqual([])
  const scripts = files.map((href) => readFileSync(`${builtClientFolder}${href.slice(1)}`, 'utf8')).join('')
  for (const words of ['Your basket is empty.', 'Your wishlist is empty.']) expect(scripts).toContain(words)
  expect((await app.inject('/shop')).body).toMatch(/<html[^>]* data-offline>/)
})

test('switched off, documents register no worker and an installed one removes itself', async () => {
  const { app, connection } = await openWholeShop()
  await changeSetting(connection.database, 'flags', { 'shop.offline.enabled': false })
  await expect.poll(async () => (await app.inject('/shop')).body.includes('data-offline')).toBe(false)
  const { body } = await app.inject('/service-worker.js')
  expect(body).toContain('registration.unregister()')
  expect(body).not.toContain('self.dray')
})
