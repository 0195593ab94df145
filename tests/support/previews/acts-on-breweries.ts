import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { defaultDelivery } from '../../../shared/delivery/delivery-terms.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { newBeer } from '../access/beer-requests.ts'
import { addMember } from '../shops/add-staff.ts'
import type { PreviewWorldInput, Scenario, World } from './preview-world.ts'

export const brewery = 'learmonth-basin'
export const own = (
  tries: (world: World) => Promise<PreviewWorldInput[]> | PreviewWorldInput[],
): Scenario => ({
  as: 'brewer',
  tries: async (world) => tries(world),
})
const one = (body: (world: World) => object, params = {}) =>
  own((world) => [{ params: { brewery, ...params }, body: body(world) }])
export const cents = fc.integer({ min: 1000, max: 20_000 })
const later = (world: World, days: number) => addDays(londonDay(world.now), days)

export const sizes = (world: World, where = sql`true`) =>
  world.rows(
    sql`select c.id, c.beer_id as beer from containers c join beers on beers.id = c.beer_id
      join breweries b on b.id = beers.brewery_id
      where b.slug = ${brewery} and c.archived_at is null and ${where} order by random() limit 2`,
  )
const cellsOfPubs = (world: World) =>
  world.rows(
    sql`select l.place_id as place, l.kind, l.at_pub as count from container_levels l join breweries b on b.id = l.brewery_id
      where b.slug = ${brewery} and l.at_pub > 1 order by random() limit 2`,
  )
const atPub = (body: (world: World, count: number) => object) =>
  own(async (world) =>
    (await cellsOfPubs(world)).map(({ place, kind, count }) => {
      const most = fc.integer({ min: 1, max: Number(count) - 1 })
      return {
        params: { brewery },
        body: { place, kind, count: world.any(most), ...body(world, Number(count)) },
      }
    }),
  )
const beersOf = async (world: World) =>
  (await sizes(world)).map(({ beer }) => ({ params: { brewery, beer: beer! } }))
const charges = (state: string, body: object) =>
  own(async (world) =>
    (await world.rows(sql`select id from container_charges where state = ${state}`)).map(({ id }) => ({
      params: { brewery, charge: id! },
      body,
    })),
  )

export const breweryScenarios = new Map<string, Scenario>([
  [
    'POST /api/sell/:brewery/stock',
    own(async (world) => {
      const kinds = world.any(
        fc.shuffledSubarray(['count', 'made', 'spoilt', 'sold_elsewhere', 'returned'], {
          minLength: 2,
          maxLength: 2,
        }),
      )
      const items = (await sizes(world, sql`c.available_units > 5`)).map(({ id }) => ({
        containerId: id,
        units: world.any(fc.integer({ min: 1, max: 3 })),
      }))
      return kinds.map((kind) => ({
        params: { brewery },
        body: { kind, reason: 'Looked at the cold store.', items },
      }))
    }),
  ],
  [
    'POST /api/sell/:brewery/prices',
    own(async (world) =>
      (await sizes(world)).map(({ id }) => ({
        params: { brewery },
        body: { containerId: id, priceMinor: world.any(cents), fromDay: later(world, 3) },
      })),
    ),
  ],
  [
    'POST /api/sell/:brewery/sheet',
    own(async (world) => {
      const rows = await sizes(world, sql`c.available_units > 5`)
      return [
        {
          params: { brewery },
          body: {
            fromDay: later(world, 3),
            prices: rows.map(({ id }) => ({ containerId: id, priceMinor: world.any(cents) })),
            counts: rows.map(({ id }) => ({
              containerId: id,
              units: world.any(fc.integer({ min: 50, max: 90 })),
            })),
          },
        },
      ]
    }),
  ],
  ['PUT /api/sell/:brewery/contact', one(() => ({ telephone: '0131 496 0123' }))],
  ['POST /api/sell/:brewery/closures', one((world) => ({ from: later(world, 40), to: later(world, 42) }))],
  [
    'DELETE /api/sell/:brewery/closures/:closure',
    own(async (world) =>
      (await world.rows(sql`select id from brewery_closures limit 1`)).map(({ id }) => ({
        params: { brewery, closure: id! },
      })),
    ),
  ],
  [
    'PUT /api/sell/:brewery/invoice-code',
    own(async (world) => {
      // A brewery of the same person that has issued nothing yet.
      const [fresh] = await world.rows(
        sql`select id, slug from breweries b where not exists (select 1 from document_codes d where d.brewery_id = b.id) order by slug limit 1`,
      )
      const [brewer] = await world.rows(sql`select id from clients where email = 'brewer@dray.example'`)
      const member = { clientId: brewer!['id']!, breweryId: fresh!['id']!, role: 'owner' as const }
      await addMember(world.connection.database, member)
      return [{ params: { brewery: fresh!['slug']! }, body: { code: 'QZX' } }]
    }),
  ],
  [
    'POST /api/sell/:brewery/pause',
    one((world) => ({ until: world.any(fc.constantFrom(null, later(world, 9))) })),
  ],
  ['DELETE /api/sell/:brewery/pause', own(() => [{ params: { brewery } }])],
  ['POST /api/sell/:brewery/page', one(() => ({ title: 'Beer of the canal' }))],
  ['POST /api/sell/:brewery/beers', one(() => newBeer)],
  [
    'POST /api/sell/:brewery/beers/:beer',
    own(async (world) =>
      (await beersOf(world)).map((asked) => ({ ...asked, body: { tastingNotes: 'Burnt toast.' } })),
    ),
  ],
  [
    'PUT /api/sell/:brewery/beers/:beer/containers/:container/online',
    own(async (world) =>
      (await sizes(world)).map(({ id, beer }) => ({
        params: { brewery, beer: beer!, container: id! },
        body: { isOnline: false },
      })),
    ),
  ],
  [
    'PUT /api/sell/:brewery/beers/:beer/containers/:container/archived',
    own(async (world) =>
      (await sizes(world)).map(({ id, beer }) => ({
        params: { brewery, beer: beer!, container: id! },
        body: { isArchived: true },
      })),
    ),
  ],
  [
    'PUT /api/sell/:brewery/beers/:beer/archived',
    own(async (world) =>
      (await beersOf(world)).slice(0, 1).map((asked) => ({ ...asked, body: { isArchived: true } })),
    ),
  ],
  ['POST /api/sell/:brewery/deposits', one((world) => ({ kind: 'firkin', netMinor: world.any(cents) }))],
  [
    'POST /api/sell/:brewery/container-prices',
    one((world) => ({ kind: 'firkin', netMinor: world.any(cents) })),
  ],
  ['POST /api/sell/:brewery/empties/back', atPub(() => ({}))],
  ['POST /api/sell/:brewery/empties/write-off', atPub(() => ({ count: 1, note: 'The pub has closed.' }))],
  [
    'POST /api/sell/:brewery/empties/charges',
    own(async (world) => {
      // What went out in autumn has been out since summer: more than has come back, which takes the oldest first.
      const old = await world.rows(
        sql`with old as (
            insert into container_movements (place_id, brewery_id, kind, what, count, at, part_id, order_number, actor)
            select place_id, brewery_id, kind, what, 50, at - interval '120 days', null, order_number, actor
            from container_movements where id = (select max(m.id) from container_movements m
              join breweries b on b.id = m.brewery_id
              where b.slug = ${brewery} and m.what = 'out' and m.kind = 'firkin')
            returning place_id, brewery_id, kind)
          update container_levels l set at_pub = l.at_pub + 50 from old
          where l.place_id = old.place_id and l.brewery_id = old.brewery_id and l.kind = old.kind
          returning l.place_id as place, l.kind`,
      )
      return old.map(({ place, kind }) => ({ params: { brewery }, body: { place, kind, count: 1 } }))
    }),
  ],
  ['POST /api/sell/:brewery/empties/charges/:charge/found', charges('invoiced', { count: 1, where: 'back' })],
  ['POST /api/sell/:brewery/empties/charges/:charge/withdraw', charges('announced', { note: 'We have it.' })],
  [
    'POST /api/sell/:brewery/empties/counts/:count/answer',
    own(async (world) => {
      const [level] =
        await world.rows(sql`select l.place_id as place, l.kind, l.brewery_id as brewery from container_levels l
        join container_places p on p.id = l.place_id join clients c on c.id = p.client_id
        join breweries b on b.id = l.brewery_id
        where c.email = 'landlord@dray.example' and b.slug = ${brewery} and l.at_pub > 0 limit 1`)
      await world.ask('landlord', 'POST', '/api/account/empties/counts', { ...level, count: 1 })
      return (
        await world.rows(sql`select id from container_counts where state = 'asked' and side = 'pub'
        and brewery_id = (select id from breweries where slug = ${brewery})`)
      ).map(({ id }) => ({
        params: { brewery, count: id! },
        body: { agrees: world.any(fc.boolean()), note: 'We looked.' },
      }))
    }),
  ],
  [
    'POST /api/sell/:brewery/imports/:id/undo',
    own(async (world) =>
      (
        await world.rows(
          sql`update brewery_imports set taken_at = ${world.now.toISOString()}::timestamptz - interval '1 day',
            undone_at = null, undone_by = null returning id`,
        )
      ).map(({ id }) => ({
        params: { brewery, id: id! },
      })),
    ),
  ],
  [
    'POST /api/sell/:brewery/people/invitations',
    one((world) => ({
      email: 'till@learmonth.example',
      role: world.any(fc.constantFrom('sales', 'cellar', 'accounts', 'owner')),
    })),
  ],
  [
    'DELETE /api/sell/:brewery/people/invitations/:id',
    own(async (world) =>
      (
        await world.rows(
          sql`select id from invitations where brewery_id is not null and used_at is null and withdrawn_at is null`,
        )
      ).map(({ id }) => ({ params: { brewery, id: id! } })),
    ),
  ],
  [
    'PUT /api/sell/:brewery/people/:id/roles',
    own(async (world) =>
      (
        await world.rows(
          sql`select id from clients where email in ('sales@dray.example', 'cellar@dray.example')`,
        )
      ).map(({ id }) => ({
        params: { brewery, id: id! },
        body: { roles: world.any(fc.constantFrom(['owner'], ['sales', 'accounts'])) },
      })),
    ),
  ],
  [
    'DELETE /api/sell/:brewery/people/:id',
    own(async (world) =>
      (await world.rows(sql`select id from clients where email = 'accounts@dray.example'`)).map(({ id }) => ({
        params: { brewery, id: id! },
      })),
    ),
  ],
  [
    'PUT /api/sell/:brewery/delivery',
    one((world) => ({
      terms: {
        ...defaultDelivery,
        zones: defaultDelivery.zones.map((zone) => ({ ...zone, chargeMinor: world.any(cents) })),
      },
    })),
  ],
  [
    'PUT /api/sell/:brewery/money/account',
    one(() => ({ holder: 'Learmonth Basin Ltd', sortCode: '20-00-00', accountNumber: '12345678' })),
  ],
  [
    'PUT /api/sell/:brewery/price-lists/:list',
    own(async (world) => {
      const prices = (await sizes(world)).map(({ id }) => ({ containerId: id, priceMinor: world.any(cents) }))
      const [pub] = await world.rows(
        sql`select o.client_id as pub from orders o join order_consignments p on p.order_id = o.id
          join breweries b on b.id = p.brewery_id where b.slug = ${brewery} and o.client_id is not null limit 1`,
      )
      const list = { name: 'Friends of the brewery', percentOff: 750, members: [pub], prices }
      return [{ params: { brewery, list: world.any(fc.uuid()) }, body: list }]
    }),
  ],
  [
    'DELETE /api/sell/:brewery/price-lists/:list',
    own(async (world) =>
      (
        await world.rows(
          sql`select l.id from client_price_lists l join breweries b on b.id = l.brewery_id
            where b.slug = ${brewery} limit 1`,
        )
      ).map(({ id }) => ({ params: { brewery, list: id! } })),
    ),
  ],
])

/** The last of all: the brewer works there no more. */
export const leavingScenario = new Map<string, Scenario>([
  [
    'DELETE /api/sell/:brewery/membership',
    own(async (world) => {
      const [other] = await world.rows(sql`select id from clients where email = 'sales@dray.example'`)
      await world.ask('brewer', 'PUT', `/api/sell/${brewery}/people/${other!['id']}/roles`, {
        roles: ['owner'],
      })
      return [{ params: { brewery } }]
    }),
  ],
])
