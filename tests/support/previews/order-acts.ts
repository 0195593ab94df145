import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { Order } from '../../../shared/api/orders-api.ts'
import { createSandbox } from '../../../server/finance/payments/sandbox-provider.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { checkoutContact } from '../builders/checkout-contact.ts'
import type { PreviewWorldInput, Scenario, World } from './preview-world.ts'

const brewery = 'learmonth-basin'
const words = fc.constantFrom('They rang.', 'The van is full.', 'A hoop was loose, said the cellar.')
type Placed = { number: string; part: string; units: number }
type Via = [verb: string, body: (placed: Placed) => object]

type OrderActionsInput = { option?: 'collection'; token?: string }

/** An order of the landlord at the demo brewery, paid, or otherwise what the card's token brings about. */
async function placeOrder(
  world: World,
  { option, token = sandboxTokens.success }: OrderActionsInput = {},
): Promise<Placed> {
  await agePlacedOrders(world)
  const units = world.any(fc.integer({ min: 2, max: 4 }))
  const [beer] = await world.rows(
    sql`select c.storefront_variant_id as variant, b.id as brewery from containers c join beers on beers.id = c.beer_id
      join breweries b on b.id = beers.brewery_id
      where b.slug = ${brewery} and c.available_units > 8 and c.archived_at is null and c.price_minor is not null order by random() limit 1`,
  )
  await world.ask('landlord', 'POST', '/api/cart/items', { variantId: beer!['variant'], quantity: units })
  const placed = (await world.ask('landlord', 'POST', '/api/orders', {
    contact: checkoutContact,
    payment: 'card',
    ...(option && { shipping: [{ teamId: beer!['brewery'], option }] }),
  })) as Order
  const { number, consignments } = placed
  const paying = world.ask('landlord', 'POST', `/api/orders/${number}/payment`, { token })
  await (token === sandboxTokens.success ? paying : paying.catch(() => {}))
  return { number, part: consignments[0]!.id, units }
}

/** No one orders as often within an hour as this test does: what the landlord has ordered was ordered before. */
export const agePlacedOrders = (world: World) =>
  world.rows(
    sql`update orders set placed_at = placed_at - interval '61 minutes' from clients c
      where c.id = orders.client_id and c.email = 'landlord@dray.example' and placed_at > ${world.now.toISOString()}::timestamptz - interval '1 hour'`,
  )

/** A part that the brewery has brought on so far. */
async function walkedPart(world: World, via: readonly Via[], option?: 'collection'): Promise<Placed> {
  const placed = await placeOrder(world, option && { option })
  for (const [verb, body] of via)
    await world.ask('brewer', 'POST', `/api/sell/${brewery}/orders/${placed.part}/${verb}`, body(placed))
  return placed
}

const accept: Via = ['accept', () => ({})]
const lessOf = ({ units }: Placed) => ({ lines: [{ position: 0, units: units - 1 }] })
const all = ({ units }: Placed) => ({ lines: [{ position: 0, units }] })

type Verb = {
  /** In which state parts of the demo trade are tried. */
  of: string
  via?: readonly Via[]
  option?: 'collection'
  body: (world: World, placed: Placed) => object
}
const nothing = () => ({})
const arrived = () => ({ receivedBy: 'Morag Bell' })
const verbs: Record<string, Verb> = {
  accept: { of: 'placed', body: nothing },
  propose: { of: 'placed', body: (_, placed) => lessOf(placed) },
  withdraw: { of: 'proposed', via: [['propose', lessOf]], body: nothing },
  refuse: {
    of: 'placed',
    body: (world) => ({
      reason: world.any(fc.constantFrom('no_stock', 'licence', 'other')),
      note: world.any(words),
    }),
  },
  pack: { of: 'accepted', via: [accept], body: nothing },
  dispatch: { of: 'packed', via: [accept, ['pack', all]], body: nothing },
  'close-rest': {
    of: 'part_dispatched',
    via: [accept, ['dispatch', lessOf]],
    body: (world) => ({ note: world.any(words) }),
  },
  deliver: { of: 'dispatched', via: [accept, ['dispatch', nothing]], body: arrived },
  'hand-over': { of: 'packed', via: [accept, ['pack', all]], option: 'collection', body: arrived },
  'not-delivered': {
    of: 'dispatched',
    via: [accept, ['dispatch', nothing]],
    body: (world) => ({ reason: world.any(words) }),
  },
}

/** Parts of the demo trade in a state, one from chance, and one that is placed for the purpose. */
async function partsFor(world: World, { of, via = [], option }: Verb, isOwn: boolean): Promise<Placed[]> {
  const found = await world.rows(
    sql`select p.id as part, o.number, coalesce((select quantity from order_lines l where l.consignment_id = p.id order by l.position limit 1), 1) as units
      from order_consignments p join orders o on o.id = p.order_id
      where p.state = ${of} and p.state_since is not null and p.brewery_slug is not null
        and (not ${isOwn} or p.brewery_slug = ${brewery}) order by random() limit 1`,
  )
  const traded = found.map(({ part, number, units }) => ({
    part: part!,
    number: number!,
    units: Number(units),
  }))
  return [await walkedPart(world, via, option), ...traded]
}

const stepScenarios = Object.entries(verbs).flatMap(([name, verb]): [string, Scenario][] => {
  const tries = (isOwn: boolean) => async (world: World) =>
    (await partsFor(world, verb, isOwn)).map((placed): PreviewWorldInput => ({
      params: { brewery, part: placed.part },
      body: { ...verb.body(world, placed), ...(!isOwn && { why: world.any(words) }) },
    }))
  return [
    [`POST /api/sell/:brewery/orders/:part/${name}`, { as: 'brewer', tries: tries(true) }],
    [`POST /api/admin/orders/:part/${name}`, { as: 'operations', tries: tries(false) }],
  ]
})

/** A delivered part with a claim of its pub. */
async function claimed(world: World): Promise<Placed & { claim: string }> {
  const placed = await walkedPart(world, [accept, ['dispatch', nothing], ['deliver', arrived]])
  await world.ask('landlord', 'POST', `/api/orders/${placed.number}/claims`, {
    part: placed.part,
    kind: 'damaged',
    text: 'One cask came with a split shive and had leaked.',
    lines: [{ position: 0, units: 1 }],
  })
  const [row] = await world.rows(sql`select id from order_claims where consignment_id = ${placed.part}`)
  return { ...placed, claim: row!['id']! }
}

const delivered = (world: World) => walkedPart(world, [accept, ['dispatch', nothing], ['deliver', arrived]])
const bearers = fc.constantFrom('brewery', 'dray', 'carrier')

export const orderScenarios = new Map<string, Scenario>([
  ...stepScenarios,
  [
    'POST /api/admin/orders/:part/cancel',
    {
      as: 'operations',
      tries: async (world) => {
        const { part } = await walkedPart(world, world.any(fc.constantFrom([], [accept])))
        const cause = world.any(fc.constantFrom('buyer', 'brewery', 'dray', 'carrier'))
        return [{ params: { part }, body: { cause, note: world.any(words) } }]
      },
    },
  ],
  [
    'POST /api/admin/orders/:number/changes',
    {
      as: 'operations',
      tries: async (world) => {
        const { number } = await walkedPart(world, [accept])
        return [
          { params: { number }, body: { handover: { dropNotes: 'Ring twice.' }, why: world.any(words) } },
          {
            params: { number },
            body: {
              place: { street: '4 Spittal Street', postcode: 'EH3 9DX' },
              cause: 'dray',
              why: world.any(words),
            },
          },
        ]
      },
    },
  ],
  [
    'POST /api/admin/orders/:number/payment/question',
    {
      as: 'finance',
      tries: async (world) => {
        const { number } = await placeOrder(world, { token: sandboxTokens.decline })
        const [payment] = await world.rows(
          sql`select p.reference from payments p join orders o on o.id = p.order_id where o.number = ${number}`,
        )
        // The bank says yes after all, and the shop hears nothing of it.
        await createSandbox(world.connection.database).confirmIntent(
          payment!['reference']!,
          sandboxTokens.success,
          '',
        )
        return [{ params: { number }, body: {} }]
      },
    },
  ],
  [
    'POST /api/admin/orders/:number/refunds',
    {
      as: 'operations',
      tries: async (world) => {
        const { number, part } = await delivered(world)
        const shared = { reason: 'goodwill', note: world.any(words) }
        const units = { part, what: 'units', position: 0, units: 1 }
        return [
          {
            params: { number },
            body: { ...shared, items: [units], reason: 'damaged', cause: world.any(bearers) },
          },
          {
            params: { number },
            body: {
              ...shared,
              items: [],
              goodwillMinor: world.any(fc.integer({ min: 1, max: 4000 })),
              cause: 'dray',
            },
          },
        ]
      },
    },
  ],
  [
    'POST /api/admin/refunds/:id/confirmation',
    {
      as: 'admin',
      tries: async (world) =>
        (await world.rows(sql`select id from order_refunds where state = 'asked'`)).map(({ id }) => ({
          params: { id: id! },
        })),
    },
  ],
  [
    'POST /api/sell/:brewery/claims/:claim/answer',
    {
      as: 'brewer',
      tries: async (world) => {
        const answers = [
          { answer: 'admit' },
          { answer: 'refuse', note: 'It was whole.' },
          { answer: 'replace' },
        ]
        const tries = []
        for (const body of answers)
          tries.push({ params: { brewery, claim: (await claimed(world)).claim }, body })
        return tries
      },
    },
  ],
  [
    'POST /api/admin/orders/:number/claims',
    {
      as: 'operations',
      tries: async (world) => {
        const { number, part } = await delivered(world)
        const lines = [{ position: 0, units: 1 }]
        return [{ params: { number }, body: { part, kind: 'damaged', text: world.any(words), lines } }]
      },
    },
  ],
  [
    'POST /api/admin/claims/:claim/answer',
    {
      as: 'operations',
      tries: async (world) => [
        { params: { claim: (await claimed(world)).claim }, body: { answer: 'admit' } },
      ],
    },
  ],
  [
    'POST /api/admin/claims/:claim/decision',
    {
      as: 'operations',
      tries: async (world) => {
        const decided = { decision: 'admitted', bearer: world.any(bearers), note: world.any(words) }
        return [
          { params: { claim: (await claimed(world)).claim }, body: decided },
          { params: { claim: (await claimed(world)).claim }, body: { ...decided, decision: 'refused' } },
        ]
      },
    },
  ],
])
