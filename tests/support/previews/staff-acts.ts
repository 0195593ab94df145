import { sql, type SQL } from 'drizzle-orm'
import fc from 'fast-check'
import { agencyAgreementVersion } from '../../../shared/standing/agreement-text.ts'
import type { PreviewWorldInput, Person, Scenario, World } from './preview-world.ts'

const words = fc.constantFrom('Looked at.', 'They rang.', 'The documents say so.')

/** What each row of a statement leads to. */
const forEach = (
  statement: SQL,
  asked: (row: Record<string, string>, world: World) => PreviewWorldInput,
  as: Person = 'operations',
): Scenario => ({
  as,
  tries: async (world) => (await world.rows(statement)).map((row) => asked(row, world)),
})
const cleared = sql`select slug from breweries where slug in ('damask', 'quilts-wynd') order by slug`
const ofBrewery = (body: (world: World) => object) =>
  forEach(cleared, ({ slug }, world) => ({ params: { slug: slug! }, body: body(world) }))
const reviewsIn = (statement: SQL, body: object) =>
  forEach(statement, ({ id }) => ({ params: { id: id! }, body }))
const pubsIn = (state: string, verb: string, body: object) =>
  forEach(
    sql`select client_id as id from client_trade_details where state = ${state} order by random() limit 1`,
    ({ id }) => ({ params: { id: id!, verb }, body }),
  )
const together = (as: Person, ...scenarios: Scenario[]): Scenario => ({
  as,
  tries: async (world) => (await Promise.all(scenarios.map(({ tries }) => tries(world)))).flat(),
})
const changes = (body: object) =>
  forEach(sql`select id from beer_changes where state = 'waiting' order by random() limit 1`, ({ id }) => ({
    params: { change: id! },
    body,
  }))
const staffCalled = (email: string) => sql`select id from clients where email = ${email}`

export const staffScenarios = new Map<string, Scenario>([
  [
    'POST /api/admin/buyers/:id/trade/:verb',
    together(
      'operations',
      pubsIn('applied', 'approve', { note: 'Looked at.' }),
      pubsIn('approved', 'hold', { reason: 'The licence lapsed.' }),
      pubsIn('on_hold', 'release', {}),
    ),
  ],
  [
    'POST /api/admin/breweries/:slug/awrs-checks',
    ofBrewery((world) => ({
      awrsNumber: 'XAAW00000123456',
      lookedUpAt: world.now.toISOString(),
      nameOnRegister: 'Of the register',
      status: world.any(fc.constantFrom('approved', 'ceased', 'not_found')),
      evidence: { text: 'As it was there.' },
    })),
  ],
  [
    'POST /api/admin/breweries/:slug/awrs-exclusions',
    ofBrewery(() => ({ reason: 'same_group', endsOn: '2027-03-01', evidence: { text: 'One group.' } })),
  ],
  ['PUT /api/admin/breweries/:slug/papers', ofBrewery(() => ({ legalName: 'The Canal Brewers Limited' }))],
  [
    'POST /api/admin/breweries/:slug/agreement',
    ofBrewery(() => ({ version: agencyAgreementVersion, name: 'Jan' })),
  ],
  ['POST /api/admin/breweries/:slug/suspension', ofBrewery((world) => ({ reason: world.any(words) }))],
  [
    'DELETE /api/admin/breweries/:slug/suspension',
    forEach(cleared, ({ slug }) => ({ params: { slug: slug! } })),
  ],
  [
    'POST /api/admin/applications/:id/:verb',
    forEach(sql`select id from brewery_applications where state = 'applied'`, ({ id }, world) => ({
      params: { id: id!, verb: world.any(fc.constantFrom('take-on', 'turn-down')) },
      body: { reason: 'Looked at.' },
    })),
  ],
  ['POST /api/admin/catalogue/:change/approve', changes({})],
  ['POST /api/admin/catalogue/:change/refuse', changes({ reason: 'No claims of health.' })],
  [
    'POST /api/admin/reviews/:id/hide',
    reviewsIn(sql`select id from reviews where state = 'approved' order by random() limit 2`, {
      reason: 'It names people.',
    }),
  ],
  [
    'POST /api/admin/reviews/:id/approve',
    reviewsIn(sql`select id from reviews where state <> 'approved' order by random() limit 2`, {
      note: 'Looked at.',
    }),
  ],
  [
    'POST /api/admin/reviews/:id/bar',
    reviewsIn(sql`select id from reviews order by random() limit 1`, { reason: 'Advertising.' }),
  ],
  [
    'POST /api/admin/reviews/:id/unbar',
    reviewsIn(
      sql`select r.id from reviews r join reviewers w on w.client_id = r.author_id where w.barred_reason is not null limit 1`,
      {},
    ),
  ],
  [
    'PUT /api/admin/shop/:entry',
    {
      as: 'admin',
      tries: async () => [
        { params: { entry: 'flag:home.teamPromotion' }, body: { json: 'true' } },
        {
          params: { entry: 'menu:menu.top:brewers' },
          body: { json: 'false', from: '2026-12-01', until: '2026-12-05' },
        },
      ],
    },
  ],
  [
    'POST /api/admin/shop/:entry/undo',
    { as: 'admin', tries: async () => [{ params: { entry: 'flag:home.teamPromotion' }, body: {} }] },
  ],
  [
    'POST /api/admin/standing-orders/:id/:verb',
    forEach(sql`select id, state from standing_orders`, ({ id, state }) => ({
      params: { id: id!, verb: state === 'active' ? 'pause' : 'resume' },
      body: { reason: 'They rang.' },
    })),
  ],
  [
    'POST /api/admin/empties/counts/:count/decision',
    forEach(sql`select id from container_counts where state = 'disputed'`, ({ id }, world) => ({
      params: { count: id! },
      body: { outcome: world.any(fc.constantFrom('book', 'drop')), note: 'The sheet says so.' },
    })),
  ],
  [
    'POST /api/admin/groups',
    {
      as: 'operations',
      tries: async (world) => {
        const region = world.any(fc.constantFrom('wales', 'east-england', 'rest-of-uk'))
        return [{ params: {}, body: { slug: `estuary-${region}`, name: 'Estuary', region } }]
      },
    },
  ],
  [
    'POST /api/admin/groups/:slug/members',
    forEach(
      sql`select slug from breweries where id not in (select brewery_id from group_breweries gb
        join groups g on g.id = gb.group_id where g.slug = 'forth-crossing') order by random() limit 2`,
      ({ slug }) => ({ params: { slug: 'forth-crossing' }, body: { brewery: slug } }),
    ),
  ],
  [
    'DELETE /api/admin/groups/:slug/members/:brewery',
    forEach(
      sql`select b.slug from group_breweries gb join groups g on g.id = gb.group_id
        join breweries b on b.id = gb.brewery_id where g.slug = 'forth-crossing' order by random() limit 2`,
      ({ slug }) => ({ params: { slug: 'forth-crossing', brewery: slug! } }),
    ),
  ],
  [
    'POST /api/admin/groups/:slug/organisers',
    {
      as: 'admin',
      tries: async (world) => {
        const email = world.any(fc.constantFrom('landlord@dray.example', 'cellar@dray.example'))
        return [{ params: { slug: 'forth-crossing' }, body: { email } }]
      },
    },
  ],
  [
    'DELETE /api/admin/groups/:slug/organisers/:id',
    forEach(
      sql`select client_id as id from role_grants where role = 'organiser' and until is null order by random() limit 1`,
      ({ id }) => ({ params: { slug: 'forth-crossing', id: id! } }),
      'admin',
    ),
  ],
  [
    'POST /api/admin/people/invitations',
    {
      as: 'admin',
      tries: async (world) => [
        {
          params: {},
          body: {
            email: 'bell@dray.example',
            role: world.any(fc.constantFrom('support', 'finance', 'admin')),
          },
        },
      ],
    },
  ],
  [
    'DELETE /api/admin/people/invitations/:id',
    forEach(
      sql`select id from invitations where brewery_id is null and used_at is null and withdrawn_at is null limit 1`,
      ({ id }) => ({ params: { id: id! } }),
      'admin',
    ),
  ],
  [
    'PUT /api/admin/people/:id/roles',
    forEach(
      staffCalled('support@dray.example'),
      ({ id }) => ({ params: { id: id! }, body: { roles: ['support', 'operations'] } }),
      'admin',
    ),
  ],
  [
    'DELETE /api/admin/people/:id',
    forEach(staffCalled('support@dray.example'), ({ id }) => ({ params: { id: id! } }), 'admin'),
  ],
])
