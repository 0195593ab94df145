import { sql, type SQL } from 'drizzle-orm'
import fc from 'fast-check'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { PreviewWorldInput, Person, Scenario, World } from './preview-world.ts'

const pence = (most: number) => fc.integer({ min: 1, max: most })
const reference = fc.constantFrom('FP 7', 'BACS 4711', 'BANNOCK')
const money = (
  statement: SQL,
  asked: (row: Record<string, string>, world: World) => PreviewWorldInput,
  as: Person = 'finance',
): Scenario => ({
  as,
  tries: async (world) => (await world.rows(statement)).map((row) => asked(row, world)),
})
const runsThatLeft = sql`select r.day::text as day from runs r join groups g on g.id = r.group_id
  where g.slug = 'forth-crossing' and r.state in ('departed', 'done') order by r.day desc limit 2`
const account = sql`select client_id as id from credit_accounts where state = 'open' limit 1`
const openInvoices = sql`select d.client_id as client, d.number, d.total_minor as total from documents d
  join credit_accounts a on a.client_id = d.client_id where d.kind = 'invoice' order by d.number desc`

export const moneyScenarios = new Map<string, Scenario>([
  [
    'POST /api/admin/buyers/:id/credit/:verb',
    {
      as: 'finance',
      tries: async (world) => {
        const [open] = await world.rows(account)
        const [pub] = await world.rows(
          sql`select client_id as id from client_trade_details where state = 'approved'
            and client_id not in (select client_id from credit_accounts) limit 1`,
        )
        return [
          {
            params: { id: open!['id']!, verb: 'change' },
            body: { limitMinor: 300_000 + world.any(pence(9)) * 100, reason: 'Paid on time.' },
          },
          { params: { id: pub!['id']!, verb: 'open' }, body: { reason: 'Three years of trade.' } },
        ]
      },
    },
  ],
  [
    'POST /api/admin/money/payments',
    money(account, ({ id }, world) => ({
      params: {},
      body: {
        clientId: id,
        amountMinor: world.any(pence(9000)),
        receivedOn: londonDay(world.now),
        reference: world.any(reference),
      },
    })),
  ],
  [
    'POST /api/admin/money/payments/:id/reversal',
    money(sql`select id from bank_payments where undone_at is null limit 1`, ({ id }) => ({
      params: { id: id! },
      body: { reason: 'Another pub’s.' },
    })),
  ],
  [
    'POST /api/admin/money/write-offs',
    money(openInvoices, ({ client, number }, world) => ({
      params: {},
      body: {
        clientId: client,
        invoice: number,
        amountMinor: world.any(pence(900)),
        reason: 'Rounding at their bank.',
      },
    })),
  ],
  [
    'POST /api/admin/money/write-offs/:id/confirmation',
    {
      as: 'admin',
      tries: async (world) => {
        for (const { client, number } of await world.rows(openInvoices)) {
          const body = {
            clientId: client,
            invoice: number,
            amountMinor: 25_001,
            reason: 'The pub has closed.',
          }
          await world.ask('finance', 'POST', '/api/admin/money/write-offs', body).catch(() => {})
        }
        return (await world.rows(sql`select id from write_offs where done_at is null`)).map(({ id }) => ({
          params: { id: id! },
        }))
      },
    },
  ],
  [
    'POST /api/admin/money/pay-backs',
    {
      as: 'finance',
      tries: async (world) => {
        const clientId = await overpay(world, 'PAID AGAIN')
        return [{ params: {}, body: payBackOf(clientId, world, world.any(pence(900))) }]
      },
    },
  ],
  [
    'POST /api/admin/money/pay-backs/:id/confirmation',
    {
      as: 'admin',
      tries: async (world) => {
        const body = payBackOf(await overpay(world, 'PAID TWICE'), world, 25_001)
        await world.ask('finance', 'POST', '/api/admin/money/pay-backs', body)
        const waiting = await world.rows(sql`select id from pay_backs where done_at is null`)
        return waiting.map(({ id }) => ({ params: { id: id! } }))
      },
    },
  ],
  [
    'POST /api/admin/money/carrier-bills',
    money(runsThatLeft, ({ day }, world) => ({
      params: {},
      body: {
        group: 'forth-crossing',
        day,
        reference: 'FV 88',
        netMinor: 100 + world.any(pence(9000)),
        vatMinor: world.any(pence(99)),
      },
    })),
  ],
  [
    'POST /api/admin/money/carrier-bills/reversal',
    money(runsThatLeft, ({ day }) => ({
      params: {},
      body: { group: 'forth-crossing', day, reference: 'FV 88', reason: 'Another run’s.' },
    })),
  ],
  [
    'POST /api/admin/money/breweries/:slug/hold',
    money(sql`select slug from breweries where slug in ('damask', 'severn-loop')`, ({ slug }) => ({
      params: { slug: slug! },
      body: { reason: 'A court asked.' },
    })),
  ],
  [
    'DELETE /api/admin/money/breweries/:slug/hold',
    money(sql`select slug from breweries where slug in ('damask', 'severn-loop')`, ({ slug }) => ({
      params: { slug: slug! },
    })),
  ],
  [
    'PUT /api/admin/money/breweries/:slug/account',
    money(sql`select slug from breweries where slug = 'damask'`, ({ slug }) => ({
      params: { slug: slug! },
      body: { holder: 'Damask Ltd', sortCode: '20-00-00', accountNumber: '12345678' },
    })),
  ],
  [
    'POST /api/admin/money/refunds/:id/match',
    money(sql`select id from foreign_refunds where left_minor > 0`, ({ id }) => ({
      params: { id: id! },
      body: { reason: 'LEA-C-000001' },
    })),
  ],
  [
    'POST /api/admin/money/refunds/:id/again',
    money(sql`select id from refunds where done_at is null limit 2`, ({ id }) => ({ params: { id: id! } })),
  ],
  [
    'POST /api/admin/money/reconciliation/comparison',
    money(sql`select 1 as one`, () => ({ params: {}, body: {} })),
  ],
  [
    'POST /api/admin/money/reconciliation/explanations',
    money(sql`select key from open_differences order by key desc`, ({ key }) => ({
      params: {},
      body: { key, reason: 'The provider took its fee.' },
    })),
  ],
  [
    'POST /api/admin/money/corrections',
    money(
      sql`select id, amount from (select t.id, max(e.amount_minor) as amount from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id where t.event in ('goodwill', 'provider_fee', 'dispute_fee') group by t.id) x
        where amount < 20000 order by random() limit 6`,
      ({ id, amount }) => ({
        params: {},
        body: {
          booking: id,
          ...(Number(amount) > 1 && { rightMinor: Number(amount) - 1 }),
          reason: 'Typed wrong.',
        },
      }),
    ),
  ],
  [
    'POST /api/admin/money/corrections/:id/confirmation',
    {
      as: 'admin',
      tries: async (world) => {
        const [large] = await world.rows(
          sql`select t.id from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
            where t.event = 'goodwill' and e.amount_minor > 25000 limit 1`,
        )
        await world.ask('finance', 'POST', '/api/admin/money/corrections', {
          booking: large!['id'],
          reason: 'Typed twice.',
        })
        const waiting = await world.rows(sql`select id from ledger_corrections where done_at is null`)
        return waiting.map(({ id }) => ({ params: { id: id! } }))
      },
    },
  ],
  [
    'POST /api/admin/money/disputes/:dispute/decision',
    {
      as: 'finance',
      tries: async (world) => {
        await world.rows(sql`update disputes set state = 'lost', ended_at = heard_at`)
        return [
          { params: { dispute: 'dp_made_up_1' }, body: { bearer: 'dray', note: 'No one signed for it.' } },
        ]
      },
    },
  ],
  [
    'POST /api/admin/orders/:number/bank-refund',
    {
      as: 'finance',
      tries: async (world) => {
        // The provider lost the card: nothing of it is on its way any more.
        const [lost] = await world.rows(
          sql`delete from refunds r using payments p, orders o where p.id = r.payment_id and o.id = p.order_id
            and r.done_at is null and r.id = (select id from refunds where done_at is null limit 1) returning o.number`,
        )
        return [{ params: { number: lost!['number']! }, body: { bankReference: world.any(reference) } }]
      },
    },
  ],
  [
    'POST /api/admin/money/payouts/:number/sent',
    {
      as: 'finance',
      tries: async (world) => {
        const [payout] = await world.rows(
          sql`update payouts set provider = null, sent_at = null, reference = null, sent_by = null
            where number = (select max(number) from payouts) returning number`,
        )
        return [{ params: { number: payout!['number']! }, body: { reference: world.any(reference) } }]
      },
    },
  ],
  [
    'POST /api/admin/money/payouts/:number/return',
    {
      as: 'finance',
      tries: async (world) => {
        await oweDray(world)
        const [payout] =
          await world.rows(sql`select p.number from payouts p join breweries b on b.id = p.brewery_id
          where b.slug = ${owing} order by p.number desc limit 1`)
        return [
          {
            params: { number: payout!['number']! },
            body: { amountMinor: world.any(pence(900)), reason: 'Owed for long.' },
          },
        ]
      },
    },
  ],
  [
    'POST /api/admin/money/breweries/:slug/payments',
    {
      as: 'finance',
      tries: async (world) => [
        {
          params: { slug: owing },
          body: {
            amountMinor: world.any(pence(900)),
            receivedOn: londonDay(world.now),
            reference: world.any(reference),
          },
        },
      ],
    },
  ],
])

/** Far more is received than a pub with a credit account owes. */
async function overpay(world: World, twice: string): Promise<string> {
  const [pub] = await world.rows(account)
  await world.ask('finance', 'POST', '/api/admin/money/payments', {
    clientId: pub!['id'],
    amountMinor: 2_000_000,
    receivedOn: londonDay(world.now),
    reference: twice,
  })
  return pub!['id']!
}

const payBackOf = (clientId: string, world: World, amountMinor: number) => ({
  clientId,
  amountMinor,
  reference: world.any(reference),
  reason: 'Paid twice.',
})

const owing = 'saucelhill'
/** All that a brewery of one order was paid for is given back, so that it owes Dray. */
async function oweDray(world: World): Promise<void> {
  const lines = await world.rows(
    sql`select o.number, p.id as part, l.position, l.quantity from order_lines l
      join order_consignments p on p.id = l.consignment_id join orders o on o.id = p.order_id where p.brewery_slug = ${owing}`,
  )
  const items = lines.map(({ part, position, quantity }) => ({
    part,
    what: 'units',
    position,
    units: Number(quantity),
  }))
  const body = { items, reason: 'damaged', cause: 'brewery', note: 'All of it was sour.' }
  await world.ask('finance', 'POST', `/api/admin/orders/${lines[0]!['number']}/refunds`, body)
  const asked = await world.rows(
    sql`select id from order_refunds where state = 'asked' order by asked_at desc limit 1`,
  )
  for (const { id } of asked) await world.ask('admin', 'POST', `/api/admin/refunds/${id}/confirmation`)
}
