import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  buildBeer,
  buildBrewery,
  buildContainer,
  catalogueFolder,
  csv,
  importFolder,
} from '../../../tests/support/builders/catalogue-folder.ts'
import { randomRuns } from '../../../tests/support/builders/run-counts.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { levelOf } from '../../../tests/support/shops/stock-levels.ts'
import { RequestError } from '../../platform/errors/request-error.ts'
import { findStockItem } from './find-stock-item.ts'
import { moveStock, reserveStock } from './move-order-stock.ts'
import { recordStock } from './record-stock.ts'
import { findLevelFaults } from './read-stock.ts'

/** Two containers and an accessory as plain sums, with what came and left at which second. */
type Item = {
  sellable: number
  reserved: number
  promised: number
  counted: number
  imported: number
  moves: [number, number][]
}
type Line = { item: number; bucket: 'reserved' | 'promised'; units: number; lineId: string }
type Step =
  | { verb: 'order' | 'owe' | 'made' | 'spoilt' | 'sold_elsewhere' | 'returned'; item: number; units: number }
  | { verb: 'pay' | 'give back' | 'short' | 'dispatch'; line: number; units: number }
  | { verb: 'count'; item: number; units: number; ago: number }
  | { verb: 'import'; figures: readonly number[] | null }

const names = ['tern/porter/keg', 'tern/porter/firkin', 'glass']
const item = fc.nat(2)
const units = fc.integer({ min: 1, max: 12 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    verb: fc.constantFrom('order', 'owe', 'made', 'spoilt', 'sold_elsewhere', 'returned'),
    item,
    units,
  }),
  fc.record({ verb: fc.constantFrom('pay', 'give back', 'short', 'dispatch'), line: fc.nat(30), units }),
  fc.record({ verb: fc.constant('count'), item, units: fc.nat(20), ago: fc.nat(6) }),
  fc.record({
    verb: fc.constant('import'),
    figures: fc.option(fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20)), { freq: 2 }),
  }),
)

/** Database and model take a step, or both refuse it. */
const agree = (inDatabase: boolean, inModel: boolean) => expect(inDatabase).toBe(inModel)
const onHand = ({ sellable, reserved, promised }: Item) => sellable + reserved + promised
const move = (of: Item, at: number, change: number) => {
  of.sellable += change
  of.moves.push([at, change])
}

function count(of: Item, figure: number, at: number) {
  const later = of.moves.filter(([moved]) => moved > at).reduce((sum, [, change]) => sum + change, 0)
  move(of, at, figure - (onHand(of) - later))
  of.counted = at
}

test('levels are the sums of whatever happened, and loading a file again changes none (STOCK-01, STOCK-02)', async () => {
  const { database } = await useTestDatabase()
  const began = Date.now() + 3_600_000
  const at = (second: number) => new Date(began + second * 1000)
  let second = 0
  const load = async (figures: readonly number[]) => {
    const folder = await catalogueFolder({
      'breweries.csv': csv(buildBrewery()),
      'beers.csv': csv(buildBeer()),
      'containers.csv': csv(
        ...[0, 1].map((index) =>
          buildContainer({ external_id: names[index]!, available_units: figures[index]! }),
        ),
      ),
      'accessories.csv': csv({
        external_id: 'glass',
        slug: 'glass',
        name: 'Glass',
        picture: 'coupler',
        current_stock: figures[2]!,
      }),
    })
    expect((await importFolder(database, folder, { startedAt: at(second) })).result.kind).toBe('loaded')
  }
  await load([10, 10, 10])
  const ids = await Promise.all(names.map(async (name) => (await findStockItem(database, name)).id))
  const { rows } = await database.execute('select id, storefront_variant_id as variant from containers')
  const orderedAs = ids.map((id) => String(rows.find((row) => row['id'] === id)?.['variant'] ?? id))
  let figures: readonly number[] = [10, 10, 10]
  const items: Item[] = ids.map(() => ({
    sellable: 10,
    reserved: 0,
    promised: 0,
    counted: 0,
    imported: 10,
    moves: [],
  }))
  const lines: Line[] = []

  /** Does a step in the database; false where it was refused and undone. */
  const does = async (work: (transaction: typeof database) => Promise<unknown>) => {
    try {
      await database.transaction(work as never)
      return true
    } catch (error) {
      if (error instanceof RequestError || (error as Error).message === 'short') return false
      throw error
    }
  }

  async function run(wanted: Step): Promise<void> {
    second += 1
    const cause = { at: at(second), actor: null, reason: 'At random.' }
    if (wanted.verb === 'import') {
      figures = wanted.figures ?? figures
      await load(figures)
      items.forEach((of, index) => {
        if (of.imported !== figures[index]) count(of, figures[index]!, second)
        of.imported = figures[index]!
      })
    } else if ('line' in wanted) {
      const line = lines[wanted.line % Math.max(1, lines.length)]
      if (line === undefined) return
      const of = items[line.item]!
      const all = [{ lineId: line.lineId, units: null }]
      if (wanted.verb === 'pay') {
        await moveStock(database, 'promise', all, cause)
        if (line.bucket === 'reserved')
          [of.reserved, of.promised] = [of.reserved - line.units, of.promised + line.units]
        line.bucket = 'promised'
      } else if (wanted.verb === 'give back') {
        await moveStock(database, 'release', all, cause)
        await moveStock(database, 'unpromise', all, cause)
        of[line.bucket] -= line.units
        of.sellable += line.units
        line.units = 0
      } else {
        const gone =
          line.bucket !== 'promised'
            ? 0
            : wanted.verb === 'short'
              ? Math.min(wanted.units, line.units)
              : line.units
        const part = [{ lineId: line.lineId, units: wanted.verb === 'short' ? wanted.units : null }]
        await moveStock(database, wanted.verb, part, cause)
        of.promised -= gone
        of.moves.push([second, -gone])
        line.units -= gone
      }
    } else {
      const of = items[wanted.item]!
      if (wanted.verb === 'order' || wanted.verb === 'owe') {
        const lineId = randomUUID()
        const taken = {
          kind: wanted.item === 2 ? ('upsell' as const) : ('variant' as const),
          itemId: orderedAs[wanted.item]!,
          lineId,
          quantity: wanted.units,
        }
        const isTaken = await does(async (transaction) => {
          const kind = wanted.verb === 'owe' ? 'promise_on_account' : 'reserve'
          if ((await reserveStock(transaction, kind, [taken], cause)).shortIds.length > 0)
            throw new Error('short')
        })
        agree(isTaken, wanted.units <= of.sellable)
        if (!isTaken) return
        const bucket = wanted.verb === 'owe' ? 'promised' : 'reserved'
        of.sellable -= wanted.units
        of[bucket] += wanted.units
        lines.push({ item: wanted.item, bucket, units: wanted.units, lineId })
      } else {
        const counted = wanted.verb === 'count' ? second - wanted.ago : second
        const record = {
          kind: wanted.verb,
          items: [{ itemId: ids[wanted.item]!, units: wanted.units }],
          countedAt: wanted.verb === 'count' ? at(counted) : null,
        }
        const isDone = await does((transaction) => recordStock(transaction, record, cause))
        const sign = wanted.verb === 'made' || wanted.verb === 'returned' ? 1 : -1
        if (wanted.verb === 'count') agree(isDone, counted >= of.counted)
        else agree(isDone, sign > 0 || wanted.units <= onHand(of))
        if (isDone && wanted.verb === 'count') count(of, wanted.units, counted)
        else if (isDone) move(of, second, sign * wanted.units)
      }
    }
  }

  const history = fc.array(step, { minLength: 10, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      for (const wanted of steps) {
        await run(wanted)
        for (const [index, { sellable, reserved, promised }] of items.entries())
          expect(await levelOf(database, ids[index]!)).toEqual({
            sellable,
            reserved,
            promised,
            onHand: sellable + reserved + promised,
          })
      }
      await load(figures)
      expect(await findLevelFaults(database)).toEqual([])
    }),
    { numRuns: randomRuns({ quick: 6, thorough: 60 }), endOnFailure: true },
  )
}, 120_000)
