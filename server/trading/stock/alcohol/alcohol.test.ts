import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { londonDay } from '../../../../shared/working-time/working-time.ts'
import { addMember } from '../../../../tests/support/shops/add-staff.ts'
import { openPayoutShop } from '../../../../tests/support/shops/payout-shop.ts'
import { sumAlcohol } from './sum-alcohol.ts'

const firkin = { title: 'Towpath, firkin', type: 'cask', volumeMl: 40_915, packSize: 1, abv: 4.1 }
const cans = { title: 'Hopper, 24 × 440 ml', type: 'smallpack', volumeMl: 440, packSize: 24, abv: 6.5 }

test('six firkins and two cases give the litres and pure alcohol reckoned by hand (PLAT-32)', () => {
  // 6 × 40.915 l = 245.490 l, of which 4.1 % is 10.06509 l; 48 × 0.44 l = 21.120 l, of which 6.5 % is 1.3728 l.
  const golden = [
    { ...cans, units: 2 },
    { ...firkin, units: 6 },
  ]
  expect(sumAlcohol(golden)).toEqual({
    rows: [
      { band: 'middle', isDraught: true, ml: 245_490, pureMl: 10_065 },
      { band: 'middle', isDraught: false, ml: 21_120, pureMl: 1373 },
    ],
    unknown: [],
  })
})

test('bands begin where duty changes, and what has no strength is named instead (PLAT-32)', () => {
  const each = [0.5, 1.2, 1.25, 3.49, 3.5, 8.49, 8.5, 22, 22.1].map((abv) => ({ ...cans, abv, units: 1 }))
  const { rows } = sumAlcohol(each)
  expect(rows.map(({ band, ml }) => [band, ml / 10_560])).toEqual([
    ['free', 2],
    ['low', 2],
    ['middle', 2],
    ['high', 2],
    ['highest', 1],
  ])
  const unknown = [
    { ...cans, abv: null, title: 'Zwei', units: 1 },
    { ...firkin, volumeMl: null, title: 'Eins', units: 1 },
  ]
  expect(sumAlcohol(unknown)).toEqual({ rows: [], unknown: ['Eins', 'Zwei'] })
})

test('a month holds what was dispatched less what came back, for owner and accounts alone (PLAT-32)', async () => {
  const shop = await openPayoutShop()
  const { brewery, order, run } = await shop.acceptedOrder()
  const month = londonDay(shop.now()).slice(0, 7)
  const accounts = await shop.buyer()
  await addMember(shop.database, { clientId: accounts.clientId, breweryId: brewery.id, role: 'accounts' })
  const owner = await shop.buyer()
  await addMember(shop.database, { clientId: owner.clientId, breweryId: brewery.id, role: 'owner' })
  const read = async (query = `?month=${month}`) =>
    shop.get(`/api/sell/${brewery.slug}/money/alcohol${query}`, accounts)

  expect((await read()).json()).toEqual({ month, rows: [], unknown: [] })
  await run('dispatch')
  const units = order.consignments[0]!.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const [row] = (await read()).json().rows
  const perUnit = row.ml / units
  expect(perUnit).toBeGreaterThan(0)

  const stock = await shop.get(`/api/sell/${brewery.slug}/stock`, owner)
  const [{ containerId }] = stock.json().rows
  const returned = await shop.app.inject({
    method: 'POST',
    url: `/api/sell/${brewery.slug}/stock`,
    headers: { ...owner, 'idempotency-key': randomUUID() },
    payload: { kind: 'returned', reason: 'Not drunk.', items: [{ containerId, units: 1 }] },
  })
  expect(returned.statusCode).toBe(200)
  expect((await read()).json().rows[0].ml).toBe(row.ml - perUnit)
  const csv = (await read(`?month=${month}&format=csv`)).body.split('\r\n')
  expect(csv[0]).toBe('﻿month,strength,draught,litres,litres of pure alcohol')
  expect(csv[1]).toContain(`,${((row.ml - perUnit) / 1000).toFixed(3)},`)
  expect((await read('?month=2020-01')).json().rows).toEqual([])
  for (const wrong of ['', '?month=2026-13']) expect((await read(wrong)).statusCode).toBe(400)
  const stranger = await shop.buyer()
  expect(
    (await shop.get(`/api/sell/${brewery.slug}/money/alcohol?month=${month}`, stranger)).statusCode,
  ).toBe(404)
})
