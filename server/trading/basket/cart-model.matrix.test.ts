import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { bearer } from '../../../tests/support/shops/account-shop.ts'
import { openBasketShop } from '../../../tests/support/shops/basket-shop.ts'
import { runCount } from '../../../tests/support/builders/run-counts.ts'
import { basketItemKey } from '../../../shared/basket/basket-keys.ts'
import {
  acknowledgePrices,
  addLine,
  type BasketLine,
  priceChangeMinor,
  removeLine,
  setQuantity,
} from '../../../shared/basket/basket-lines.ts'
import { carts } from './cart-tables.ts'

/** Two clients, six items and three baskets over HTTP, held against the pure rules of shared/basket/basket-lines.ts. */
const shop = await openBasketShop()
const { database } = shop.connection
const clients = [bearer(await shop.register()), bearer(await shop.register())]
const items = [
  await shop.variant(),
  await shop.variant(),
  await shop.variant(),
  await shop.upsell(),
  await shop.upsell({ maxQuantity: 3 }),
]
const groups = [null, await shop.group(), await shop.group()]

type StockList = { stock: number; priceMinor: number }[]
type Model = { stockList: StockList; carts: (readonly BasketLine[])[] }
type LineInput = { item: number; group: number; quantity: number }
/** What one device does: with its cart over HTTP, and with the model. */
type Action = {
  description: string
  calls: (model: Model) => Promise<unknown>
  changes: (model: Model) => Model
}

const bodyOf = ({ item, group, quantity }: LineInput) => ({
  ...items[item],
  groupId: groups[group]?.id,
  quantity,
})

function lineOf({ item, group, quantity }: LineInput, stockList: StockList): BasketLine {
  const { stock, priceMinor } = stockList[item]!
  const { kind, ...ids } = items[item]!
  const of = groups[group] ?? null
  const itemId = Object.values(ids)[0]!
  return {
    itemKey: basketItemKey({ kind: kind as 'variant' | 'upsell', itemId, groupId: of?.id ?? null }),
    quantity,
    maxQuantity: item === 4 ? Math.min(3, stock) : stock,
    group: of && { id: of.id, slug: of.slug, name: of.name },
    priceMinor,
    baselinePriceMinor: priceMinor,
    priceAcknowledgedAt: null,
  }
}

/** The lines as the stock is now. */
const current = (lines: readonly BasketLine[], stockList: StockList) =>
  lines.map((line) => {
    const item = items.findIndex((item) => line.itemKey.includes(Object.values(item)[1]!))
    const { maxQuantity, priceMinor } = lineOf({ item, group: 0, quantity: 1 }, stockList)
    return { ...line, maxQuantity, priceMinor }
  })

const withCart = (
  model: Model,
  client: number,
  change: (lines: readonly BasketLine[]) => readonly BasketLine[],
) => ({
  ...model,
  carts: model.carts.map((lines, index) =>
    index === client ? change(current(lines, model.stockList)) : lines,
  ),
})

const client = fc.constantFrom(0, 1)
const wanted = fc.record({
  item: fc.nat(items.length - 1),
  group: fc.nat(groups.length - 1),
  quantity: fc.oneof(fc.integer({ min: -1, max: 14 }), fc.constant(2.5)),
})
/** How often a call is sent: an answer that was lost is asked for again, with the same key. */
const sent = fc.integer({ min: 1, max: 3 })

const adds = (client: fc.Arbitrary<number>) =>
  fc.record({ client, wanted, sent }).map(({ client, wanted, sent }): Action => ({
    description: `client ${client} adds ${JSON.stringify(wanted)} ${sent} times`,
    calls: async () => {
      const headers = { ...clients[client], 'idempotency-key': crypto.randomUUID() }
      for (let time = 0; time < sent; time += 1) await shop.add(bodyOf(wanted), headers)
    },
    changes: (model) => withCart(model, client, (lines) => addLine(lines, lineOf(wanted, model.stockList))),
  }))

const sets = (client: fc.Arbitrary<number>, sent: fc.Arbitrary<number>) =>
  fc.record({ client, wanted, sent }).map(({ client, wanted, sent }): Action => ({
    description: `client ${client} sets ${JSON.stringify(wanted)}`,
    calls: async () => {
      for (let time = 0; time < sent; time += 1)
        await shop.add({ ...bodyOf(wanted), replaceQuantity: true }, clients[client])
    },
    changes: (model) =>
      withCart(model, client, (lines) => {
        const line = lineOf(wanted, model.stockList)
        const isHeld = lines.some(({ itemKey }) => itemKey === line.itemKey)
        return isHeld ? setQuantity(lines, line.itemKey, wanted.quantity) : addLine(lines, line)
      }),
  }))

/** The line of the same name, named by the number it had when the change began. */
const touches = (client: fc.Arbitrary<number>) =>
  fc
    .record({ client, place: fc.nat(4), quantity: fc.integer({ min: 0, max: 14 }), isRemoved: fc.boolean() })
    .map(({ client, place, quantity, isRemoved }): Action => {
      let itemKey = ''
      return {
        description: `client ${client} ${isRemoved ? 'removes' : `sets to ${quantity}`} line ${place}`,
        calls: async (model) => {
          itemKey = model.carts[client]![place]?.itemKey ?? ''
          const line = (await shop.items(clients[client])).find((line) => line.itemKey === itemKey)
          const id = line?.cartItemId ?? crypto.randomUUID()
          await (isRemoved ? shop.remove(id, clients[client]) : shop.patch(id, quantity, clients[client]))
        },
        changes: (model) =>
          withCart(model, client, (lines) =>
            isRemoved ? removeLine(lines, itemKey) : setQuantity(lines, itemKey, quantity),
          ),
      }
    })

const acknowledges = (client: fc.Arbitrary<number>) =>
  client.map((client): Action => ({
    description: `client ${client} acknowledges all`,
    calls: async () => {
      const itemIds = (await shop.items(clients[client])).map(({ cartItemId }) => cartItemId)
      await shop.acknowledge({ itemIds }, clients[client])
    },
    changes: (model) =>
      withCart(model, client, (lines) =>
        acknowledgePrices(
          lines,
          lines.map(({ itemKey }) => itemKey),
          'now',
        ),
      ),
  }))

const merges = (client: fc.Arbitrary<number>) =>
  fc
    .record({ client, lines: fc.array(wanted, { maxLength: 6 }), sent })
    .map(({ client, lines, sent }): Action => ({
      description: `client ${client} merges ${JSON.stringify(lines)} ${sent} times`,
      calls: async () => {
        const key = crypto.randomUUID()
        const answers = []
        for (let time = 0; time < sent; time += 1)
          answers.push(await shop.merge(lines.map(bodyOf), key, clients[client]!))
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      },
      changes: (model) =>
        withCart(model, client, (held) =>
          lines.reduce((all, line) => addLine(all, lineOf(line, model.stockList)), held),
        ),
    }))

/** Setting has no key: sent twice it is two deeds, which matters where others come between. */
const actions = (client: fc.Arbitrary<number>, setsSent: fc.Arbitrary<number> = fc.constant(1)) =>
  fc.oneof(adds(client), adds(client), sets(client, setsSent), touches(client), merges(client))

const stockChange = fc
  .record({
    item: fc.nat(items.length - 1),
    stock: fc.nat(12),
    priceMinor: fc.integer({ min: 1, max: 20_000 }),
  })
  .map(({ item, ...now }): Action => ({
    description: `item ${item} is ${JSON.stringify(now)}`,
    calls: () => shop.change(items[item]!, now),
    changes: (model) => ({
      ...model,
      stockList: model.stockList.map((was, index) => (index === item ? now : was)),
    }),
  }))

const seen = (model: Model) =>
  model.carts.map((lines) =>
    current(lines, model.stockList).map((line) => ({
      itemKey: line.itemKey,
      quantity: line.quantity,
      maxQuantity: line.maxQuantity,
      group: line.group,
      change: priceChangeMinor(line),
    })),
  )

const shown = () =>
  Promise.all(
    clients.map(async (client) =>
      (await shop.items(client)).map(({ itemKey, quantity, maxQuantity, group, priceChangeMinor }) => ({
        itemKey,
        quantity,
        maxQuantity,
        group,
        change: priceChangeMinor,
      })),
    ),
  )

async function begin(): Promise<Model> {
  await database.delete(carts)
  const stockList = items.map(() => ({ stock: 10, priceMinor: 12_000 }))
  for (const [index, item] of items.entries()) await shop.change(item, stockList[index]!)
  return { stockList, carts: [[], []] }
}

beforeEach(begin)

test('any history of two clients, with lost answers and merges, is what the rules say (CART-37, BASK-25)', async () => {
  const histories = fc.array(
    fc.oneof({ arbitrary: actions(client, sent), weight: 4 }, stockChange, acknowledges(client)),
    {
      maxLength: 12,
    },
  )
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      let model = await begin()
      for (const { calls, changes, description } of history) {
        await calls(model)
        model = changes(model)
        expect({ description, carts: await shown() }).toEqual({ description, carts: seen(model) })
      }
    }),
    { numRuns: runCount(20) },
  )
})

test('what devices do to one cart at once ends as if they had done it one after another', async () => {
  const one = fc.constant(0)
  const before = fc.array(adds(one), { maxLength: 4 })
  const atOnce = fc.array(actions(one), { minLength: 2, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(before, atOnce, async (before, atOnce) => {
      let model = await begin()
      for (const { calls, changes } of before) {
        await calls(model)
        model = changes(model)
      }
      await Promise.all(atOnce.map(({ calls }) => calls(model)))
      const orders = permutations(atOnce).map((order) =>
        seen(order.reduce((model, { changes }) => changes(model), model)),
      )
      expect(orders).toContainEqual(await shown())
    }),
    { numRuns: runCount(30) },
  )
})

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]]
  return all.flatMap((first, index) =>
    permutations(all.filter((_other, place) => place !== index)).map((rest) => [first, ...rest]),
  )
}
