import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OwnBeerRow } from '../../../shared/api/beers-api.ts'
import { ownBeerViews } from '../../../shared/api/list-views.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { systemActor } from '../../platform/audit/actor.ts'
import { insertChange } from './beer-change-queries.ts'
import { listOwnBeers } from './list-own-beers.ts'

const now = new Date('2028-02-07T12:00:00Z')
const states = ['approved', 'refused', 'withdrawn', 'waiting'] as const

test('the list of beers is what a plain filter over beers, sizes and changes finds (SELL-27)', async () => {
  const { database } = await useTestDatabase()
  const { id: breweryId } = await buildBrewery(database)
  await buildContainer(database)
  const all: Omit<OwnBeerRow, 'imageUrl'>[] = []
  for (let n = 0; n < 90; n += 1) {
    const [isNew, isArchived] = [n % 6 === 1, n % 7 === 3 && n % 6 !== 1]
    const name = `${'ÉbCda'[n % 5]} ale ${n}`
    const archivedAt = isArchived ? now : null
    const beerId = isNew
      ? randomUUID()
      : (await buildBeer(database, { breweryId, name, archivedAt, targetAbv: 4.25 })).id
    const sizes = []
    const most = isNew ? 0 : n % 4
    for (let size = 0; size < most; size += 1) {
      const isOnline = !isArchived && (n + size) % 3 !== 0
      const putAway = !isOnline && size === 1 ? now : null
      const priceMinor = size === 2 ? null : 900 - n - size
      const values = { storefrontVariantId: isOnline ? randomUUID() : null, priceMinor, archivedAt: putAway }
      const made = await buildContainer(database, {
        ...values,
        beerId,
        name: `keg${size}`,
        availableUnits: n,
      })
      sizes.push({ ...made, isOnline })
    }
    // Up to three changes one after the other: the last says what is shown.
    const count = isNew ? 1 + (n % 3) : n % 4
    const given = Array.from({ length: count }, (_, at) => states[(n + at) % (at === count - 1 ? 4 : 3)]!)
    for (const state of given) {
      const proposed = { name, style: 'porter', targetAbv: 5 }
      const moments = { askedAt: now, dueAt: now, askedBy: systemActor }
      await insertChange(database, { breweryId, beerId, isNew, state, proposed, ...moments })
    }
    const last = given.at(-1)
    const change = last === 'waiting' || last === 'refused' ? last : null
    const online = sizes.filter(({ isOnline }) => isOnline)
    const prices = online.flatMap(({ priceMinor }) => priceMinor ?? [])
    const row = {
      id: beerId,
      name,
      style: 'Porter',
      isNew,
      isArchived,
      change,
      targetAbv: isNew ? 5 : 4.25,
      containers: sizes.filter(({ archivedAt: away }) => away === null).map((size) => size.name),
      fromMinor: prices.length === 0 ? null : Math.min(...prices),
      sellable: online.length * n,
      isOnline: online.length > 0,
    }
    if (!isNew || change !== null) all.push(row)
  }
  all.sort((one, other) => one.name.localeCompare(other.name, 'en-GB'))
  type Row = (typeof all)[number]
  const belongs: Record<(typeof ownBeerViews)[number], (row: Row) => boolean> = {
    all: (row) => !row.isArchived,
    online: (row) => row.isOnline,
    offline: (row) => !row.isOnline && !row.isNew && !row.isArchived,
    waiting: (row) => row.change === 'waiting',
    refused: (row) => row.change === 'refused',
    archived: (row) => row.isArchived,
  }
  const asked = fc.record({
    view: fc.constantFrom(...ownBeerViews),
    q: fc.constantFrom('', 'é', 'ALE 1', 'keg1', 'keg0 b', 'porter keg2', 'nothing'),
    page: fc.integer({ min: 1, max: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(asked, async ({ view, q, page }) => {
      const found = all.filter((row) =>
        q
          .toLowerCase()
          .split(' ')
          .every((word) => [row.name, row.style, ...row.containers].join(' ').toLowerCase().includes(word)),
      )
      const seen = found.filter(belongs[view])
      const list = await listOwnBeers(database, { breweryId, view, q, page })
      const from = (list.page - 1) * 50
      const rows = list.rows.map(({ imageUrl, ...row }) => {
        expect([row.id, imageUrl?.startsWith(`/pictures/beer/${row.id}/`) ?? null]).toEqual([
          row.id,
          row.isNew ? null : true,
        ])
        return row
      })
      expect(rows).toEqual(seen.slice(from, from + 50))
      expect(list.total).toBe(seen.length)
      expect(list.views).toEqual(
        ownBeerViews.map((key) => ({ key, count: found.filter(belongs[key]).length })),
      )
    }),
    { numRuns: 15 },
  )
})
