import { expect, test } from 'vitest'
import type { GoToAnswer } from '../../../shared/api/go-to-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { buildRuns } from '../../../tests/support/builders/run-builder.ts'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'
import { buildBrewery, buildGroup } from '../../../tests/support/builders/builders.ts'
import { openTradeShop } from '../../../tests/support/shops/trade-shop.ts'
import { rankOf } from './rank-found.ts'

test.each([
  ['vkty', { name: 'DRAY-VKTY', about: '' }, 0],
  ['salt cell', { name: 'The Salt Cellar', about: '' }, 2],
  ['the salt', { name: 'The Salt Cellar', about: '' }, 1],
  ['cellar', { name: 'Wine-cellars', about: '' }, 2],
  ['ella', { name: 'The Salt Cellar', about: '' }, 3],
  ['leeds', { name: 'The Salt Cellar', about: 'Morag, Leeds' }, 4],
  ['EH1', { name: 'DRAY-1', about: 'The Tap' }, 5],
])('ranks %s in %j as %i (STAF-06)', (typed, found, rank) => {
  expect(rankOf(typed, found)).toBe(rank)
})

test('what a caller says leads to the order, pub, brewery, group, run or document, the best first, at most eight (STAF-06)', async () => {
  const shop = await openTradeShop()
  const support = await shop.staff('support')
  const { number, run } = await placeTwoBreweryOrder(shop, 'card')
  await run('accept')
  const pub = await shop.newcomer()
  await shop.apply(pub, { businessName: 'The Salt Cellar' })
  for (let at = 0; at < 10; at += 1) await buildBrewery(shop.database, { name: `Saltmarsh ${at}` })
  const find = async (words: string) =>
    ((await shop.get(`/api/admin/go-to?q=${encodeURIComponent(words)}`, support)).json() as GoToAnswer).found
  expect((await find(number.toLowerCase()))[0]).toMatchObject({ kind: 'order', key: number })
  expect((await find(number.replace(/^DRAY-/, '').toLowerCase()))[0]).toMatchObject({ key: number })
  expect((await find('salt cell'))[0]).toMatchObject({ kind: 'buyer', key: pub.clientId })
  expect(await find('salt')).toHaveLength(8)
  expect((await find('saltmarsh 3'))[0]).toMatchObject({ kind: 'brewery', name: 'Saltmarsh 3' })
  const group = await buildGroup(shop.database, { name: 'Solway Coast', region: 'wales', hasRuns: false })
  expect((await find('solway'))[0]).toEqual({
    kind: 'group',
    key: group.slug,
    name: 'Solway Coast',
    about: 'Wales',
  })
  const [run0, run1, run2] = await buildRuns(shop.database, group.id, {
    inDays: -6,
    count: 6,
    now: shop.now(),
  })
  expect(await find('solway')).toMatchObject([
    { kind: 'group' },
    { kind: 'run', key: run1!.id, group: group.slug, name: `Solway Coast, ${dayText(run1!.day)}` },
    { kind: 'run', key: run2!.id },
    { kind: 'run' },
  ])
  expect((await find(`solway ${dayText(run0!.day)}`))[0]).toMatchObject({ kind: 'run', key: run0!.id })
  expect((await find(`${dayText(run2!.day)}, Solway`))[0]).toMatchObject({ kind: 'run', key: run2!.id })
  const documents = (await shop.get(`/api/admin/orders/${number}`, support)).json().papers
  expect((await find(documents[0].number))[0]).toMatchObject({ kind: 'document', key: number })
  expect(await find('%')).toEqual([])
  expect((await shop.get('/api/admin/go-to?q=x', pub)).statusCode).toBe(404)
})
