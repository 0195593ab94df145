import { expect, test } from 'vitest'
import { buildAccessory, buildContainer } from '../../../tests/support/builders/builders.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'

test('/llms.txt has a name, a quoted sentence and four lists, and each of its links answers (PLAT-18)', async () => {
  const { app } = await openWholeShop(async ({ database }) => {
    await buildContainer(database)
    await buildAccessory(database)
  })
  const { statusCode, headers, body } = await app.inject('/llms.txt')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/(plain|markdown)/)
  expect(body).toMatch(/^# Dray\n\n> [^\n]+\.\n\n/)
  expect([...body.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual([
    'Catalogue',
    'Trade',
    'Programs',
    'Optional',
  ])
  const links = [...body.matchAll(/\]\(https:\/\/dray\.example([^)]*)\)/g)].map(([, path]) => path!)
  expect(links.length).toBeGreaterThan(12)
  for (const path of links) expect((await app.inject(path)).statusCode, path).toBe(200)
})

test('without the API reference no link leads to it (PLAT-18)', async () => {
  const { app } = await openWholeShop(async () => {}, { showsApiReference: false })
  expect((await app.inject('/llms.txt')).body).not.toContain('/docs/api')
})
