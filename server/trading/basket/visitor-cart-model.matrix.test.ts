import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bearer } from '../../../tests/support/shops/account-shop.ts'
import { openBasketShop } from '../../../tests/support/shops/basket-shop.ts'
import { runCount } from '../../../tests/support/builders/run-counts.ts'
import { addLine, type BasketLine, removeLine, setQuantity } from '../../../shared/basket/basket-lines.ts'
import { carts } from './cart-tables.ts'

/** Two clients and two visitors by cookie over HTTP, held against the pure rules of shared/basket/basket-lines.ts. */
const shop = await openBasketShop()
const items = [await shop.variant(), await shop.variant(), await shop.upsell()]
const clients = [bearer(await shop.register()), bearer(await shop.register())]

type Lines = readonly BasketLine[]
type World = {
  stock: readonly number[]
  /** Of both clients, then of both visitors. */
  carts: readonly Lines[]
  /** The visitors' headers: their address, and the cookie of the last answer they received. */
  visitors: Record<string, string>[]
}
/** Performs a step over HTTP and returns the contents of the carts after it. */
type Action = { description: string; do: (world: World) => Promise<World> }

const isVisitor = (owner: number) => owner >= clients.length
const headersOf = (world: World, owner: number): Record<string, string> =>
  isVisitor(owner) ? world.visitors[owner - clients.length]! : clients[owner]!

function lineOf(world: World, item: number, quantity: number): BasketLine {
  const { kind, ...ids } = items[item]!
  return {
    itemKey: `${kind}:${Object.values(ids)[0]!}`,
    quantity,
    maxQuantity: world.stock[item]!,
    group: null,
    priceMinor: 1000,
    baselinePriceMinor: 1000,
    priceAcknowledgedAt: null,
  }
}

/** Lines as the stock is now. */
const current = (world: World, lines: Lines) => {
  const known = items.map((_item, at) => lineOf(world, at, 1))
  return lines.map((line) => ({
    ...line,
    maxQuantity: known.find(({ itemKey }) => itemKey === line.itemKey)!.maxQuantity,
  }))
}
const withCart = (world: World, owner: number, change: (lines: Lines) => Lines): World => ({
  ...world,
  carts: world.carts.map((lines, at) => (at === owner ? change(current(world, lines)) : lines)),
})

/** Sends an addition; the visitor stores the answer's cookie unless the answer is lost. */
async function send(world: World, owner: number, body: object, key: string, isLost: boolean): Promise<void> {
  const headers = headersOf(world, owner)
  const answer = await shop.add(body, { ...headers, 'idempotency-key': key })
  expect([200, 409]).toContain(answer.statusCode)
  const cookie = answer.headers['set-cookie']
  if (isVisitor(owner) && cookie !== undefined && !isLost) headers['cookie'] = String(cookie).split(';')[0]!
}

function expectStatus(answer: { statusCode: number }, status: number): void {
  expect(answer.statusCode).toBe(status)
}
function expectOneAnswer(answers: readonly unknown[]): void {
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
}

const owner = fc.nat({ max: 3 })
const item = fc.nat({ max: items.length - 1 })
const quantity = fc.integer({ min: 1, max: 8 })
const lostAnswers = fc.nat({ max: 2 })

const adds = fc
  .record({ owner, item, quantity, lostAnswers })
  .map(({ owner, item, quantity, lostAnswers }): Action => ({
    description: `${owner} adds ${quantity} of ${item} and loses ${lostAnswers} answers`,
    do: async (world) => {
      const key = crypto.randomUUID()
      for (let lost = 0; lost <= lostAnswers; lost += 1)
        await send(world, owner, { ...items[item], quantity }, key, lost < lostAnswers)
      return withCart(world, owner, (lines) => addLine(lines, lineOf(world, item, quantity)))
    },
  }))

const addsAtOnce = fc
  .record({ owner, first: item, second: item, quantity })
  .map(({ owner, first, second, quantity }): Action => ({
    description: `two devices of ${owner} add ${quantity} of ${first} and of ${second} at once`,
    do: async (world) => {
      // Devices that share a cart have its cookie
      if (isVisitor(owner) && world.carts[owner]!.length === 0) return world
      const bodies = [first, second].map((at) => ({ ...items[at], quantity }))
      await Promise.all(bodies.map((body) => send(world, owner, body, crypto.randomUUID(), false)))
      return [first, second].reduce(
        (after, at) => withCart(after, owner, (lines) => addLine(lines, lineOf(world, at, quantity))),
        world,
      )
    },
  }))

const touches = fc
  .record({ owner, by: owner, place: fc.nat({ max: 2 }), quantity: fc.nat({ max: 9 }) })
  .map(({ owner, by, place, quantity }): Action => ({
    description: `${by} sets line ${place} of ${owner} to ${quantity}`,
    do: async (world) => {
      const itemKey = world.carts[owner]![place]?.itemKey ?? ''
      const held = await shop.items(headersOf(world, owner))
      const id = held.find((line) => line.itemKey === itemKey)?.cartItemId ?? crypto.randomUUID()
      const headers = headersOf(world, by)
      const answer = quantity === 0 ? await shop.remove(id, headers) : await shop.patch(id, quantity, headers)
      if (owner !== by) {
        expectStatus(answer, quantity === 0 ? 204 : 404)
        return world
      }
      return withCart(world, owner, (lines) =>
        quantity === 0 ? removeLine(lines, itemKey) : setQuantity(lines, itemKey, quantity),
      )
    },
  }))

const merges = fc
  .record({ client: fc.nat({ max: 1 }), visitor: fc.nat({ max: 1 }), lostAnswers })
  .map(({ client, visitor, lostAnswers }): Action => ({
    description: `visitor ${visitor} signs in as ${client} and loses ${lostAnswers} answers`,
    do: async (world) => {
      const key = crypto.randomUUID()
      const headers = { ...clients[client]!, ...world.visitors[visitor]! }
      const answers = []
      for (let sent = 0; sent <= lostAnswers; sent += 1) answers.push(await shop.merge([], key, headers))
      expectOneAnswer(answers)
      const owner = clients.length + visitor
      const lines = current(world, world.carts[owner]!)
      const taken = lines.filter(({ maxQuantity }) => maxQuantity !== 0)
      const merged = withCart(world, client, (held) => taken.reduce<Lines>(addLine, held))
      return withCart(merged, owner, () => lines.filter((line) => !taken.includes(line)))
    },
  }))

const restocking = fc.record({ item, stock: fc.nat({ max: 12 }) }).map(({ item, stock }): Action => ({
  description: `of ${item} there are ${stock}`,
  do: async (world) => {
    await shop.change(items[item]!, { stock, priceMinor: 1000 })
    return { ...world, stock: world.stock.map((was, at) => (at === item ? stock : was)) }
  },
}))

const shown = (lines: readonly { itemKey: string; quantity: number }[]) =>
  lines.map(({ itemKey, quantity }) => `${itemKey} ${quantity}`).toSorted()

let runs = 0
async function begin(): Promise<World> {
  await shop.connection.database.delete(carts)
  for (const item of items) await shop.change(item, { stock: 10, priceMinor: 1000 })
  runs += 1
  const visitors = [1, 2].map((last) => ({ 'x-forwarded-for': `10.3.${runs % 256}.${last}` }))
  return { stock: items.map(() => 10), carts: [[], [], [], []], visitors }
}

test('whatever clients and visitors do, with lost answers and merges, each cart is its owner’s alone (C-46, C-52, OPEN-48)', async () => {
  const action = fc.oneof(
    { arbitrary: adds, weight: 4 },
    { arbitrary: addsAtOnce, weight: 2 },
    { arbitrary: touches, weight: 3 },
    { arbitrary: merges, weight: 2 },
    { arbitrary: restocking, weight: 1 },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 10 }), async (history) => {
      let world = await begin()
      for (const { description, do: act } of history) {
        world = await act(world)
        const seen = await Promise.all(
          world.carts.map(async (_lines, owner) => shown(await shop.items(headersOf(world, owner)))),
        )
        expect({ description, carts: seen }).toEqual({ description, carts: world.carts.map(shown) })
      }
      expect(await shop.items()).toEqual([])
    }),
    { numRuns: runCount(20) },
  )
})
