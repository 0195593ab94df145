import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, londonDay, londonTime } from '../../../../shared/working-time/working-time.ts'
import { buildBeer, buildBrewery } from '../../../../tests/support/builders/builders.ts'
import { randomRuns } from '../../../../tests/support/builders/run-counts.ts'
import { openStandingOrderShop } from '../../../../tests/support/shops/standing-order-shop.ts'
import { latestOccurrences } from './standing-order-queries.ts'

const shop = await openStandingOrderShop()
const hour = 3600

/** When processes sweep, in seconds from a cut-off, how many at once, and whether they die in the middle. */
const sweeps = (from: number, to: number, edge: number) =>
  fc.record({
    at: fc.oneof(fc.constant(edge), fc.integer({ min: from, max: to })),
    processes: fc.integer({ min: 1, max: 2 }),
    /** After how many seals they die; null: they live. */
    diesAfter: fc.option(fc.nat({ max: 1 })),
  })
/** Round each cut-off: some sweeps while it is previewed, some once it has come, and one in the weeks between. */
const turn = fc
  .tuple(
    fc.array(sweeps(-72 * hour, -1, -1), { minLength: 1, maxLength: 2 }),
    fc.array(sweeps(0, 24 * hour, 0), { minLength: 1, maxLength: 2 }),
    fc.array(sweeps(-120 * hour, -73 * hour, -72 * hour - 1), { maxLength: 1 }),
  )
  .map((all) => all.flat().toSorted((one, other) => one.at - other.at))
/** Thirteen turns, four weeks apart: all but a few weeks of a year, after which a brewery's AWRS look-up is too old. */
const rhythmWeeks = 4
const turnCount = 13
const year = fc.array(turn, { minLength: turnCount, maxLength: turnCount })

/** A sealer that ends the transaction in the middle, as a process that dies does. */
const dying = (after: number) => {
  let left = after
  const { sealer } = shop.deps
  return {
    ...sealer,
    seal: (...words: Parameters<typeof sealer.seal>) => {
      if ((left -= 1) < 0) throw new Error('The process died.')
      return sealer.seal(...words)
    },
  }
}

test('over a year of moved clocks, summer time included, each occurrence becomes one order, whatever runs twice or dies between (STAND-06, INV-15)', async () => {
  await fc.assert(
    fc.asyncProperty(year, async (turns) => {
      await shop.signInAgain()
      const who = await shop.standingBuyer('invoice')
      const brewery = await buildBrewery(shop.database, {}, shop.now())
      const { id: beerId } = await buildBeer(shop.database, { breweryId: brewery.id })
      const keg = await shop.variant({ beerId, priceMinor: 10_000, availableUnits: 5000 })
      await shop.add({ ...keg, quantity: 1 }, who.buyer)
      const { id, firstOn } = await shop.made(who, { rhythmWeeks, firstOn: shop.dayAhead(10) })
      const due = turns.map((_, index) => addDays(firstOn, 7 * rhythmWeeks * index))
      for (const [index, day] of due.entries())
        for (const { at, processes, diesAfter } of turns[index]!) {
          shop.goTo(day, '10:00', at)
          const more = diesAfter === null ? {} : { sealer: dying(diesAfter) }
          await Promise.all(Array.from({ length: processes }, () => shop.sweepStanding(more)))
          // Who died comes back.
          if (diesAfter !== null) await shop.sweepStanding()
        }
      await shop.step(who, id, 'end')
      const occurrences = await latestOccurrences(shop.database, id, 100)
      expect(occurrences.map(({ day }) => day).toReversed()).toEqual(due)
      expect(new Set(occurrences.map(({ state }) => state))).toEqual(new Set(['placed']))
      for (const { day, cutOffAt } of occurrences)
        expect([londonDay(new Date(cutOffAt)), londonTime(new Date(cutOffAt))]).toEqual([day, '10:00'])
      const numbers = (await shop.ordersOf(who)).map(({ number }) => number)
      expect(numbers.toSorted()).toEqual(occurrences.map(({ orderNumber }) => orderNumber).toSorted())
      const previews = (await shop.mailsTo(who.email)).filter(
        ({ template }) => template === 'standing-order-preview',
      )
      expect(previews).toHaveLength(due.length)
    }),
    // The clock does not go back, so that a smaller case would begin in another year
    { numRuns: randomRuns({ quick: 1, thorough: 20 }), endOnFailure: true },
  )
}, 600_000)
