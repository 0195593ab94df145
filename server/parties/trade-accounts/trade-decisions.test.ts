import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { StaffRole } from '../../../shared/accounts/roles.ts'
import { staffRoles } from '../../../shared/accounts/roles.ts'
import { openTradeShop } from '../../../tests/support/shops/trade-shop.ts'
import { auditTrailOf } from '../../platform/audit/write-audit.ts'
import { worklistFeature } from '../../platform/worklist/worklist-feature.ts'
import { findOpenEntries } from '../../platform/worklist/worklist.ts'

const shop = await openTradeShop()
const { database } = shop
const staff = Object.fromEntries(
  await Promise.all(staffRoles.map(async (role) => [role, await shop.staff(role)] as const)),
) as Record<StaffRole, Awaited<ReturnType<typeof shop.staff>>>
const { operations, admin } = staff

const applicant = async () => {
  const buyer = await shop.newcomer()
  await shop.apply(buyer)
  return buyer
}
const approved = async () => {
  const buyer = await applicant()
  await shop.decide(operations, buyer, 'approve')
  return buyer
}
const held = async () => {
  const buyer = await approved()
  await shop.decide(operations, buyer, 'hold', { reason: 'Documents are missing.' })
  return buyer
}
const trailOf = ({ clientId }: { clientId: string }) =>
  auditTrailOf(database, { kind: 'trade', id: clientId })
const entryOf = async ({ clientId }: { clientId: string }) =>
  (await findOpenEntries(database, { kind: 'trade' })).find(({ subject }) => subject === clientId)
const words = {
  reason: 'The licence has lapsed.',
  question: 'Which licence is it?',
  note: 'Seen in the register.',
}

const wordsOf: Record<string, string> = {
  approve: words.note,
  refuse: words.reason,
  ask: words.question,
  hold: words.reason,
  release: words.note,
}

test.each<[verb: string, roles: StaffRole[], open: typeof applicant, state: string, news: string]>([
  ['approve', ['operations', 'admin'], applicant, 'approved', 'approved'],
  ['refuse', ['operations', 'admin'], applicant, 'refused', 'refused'],
  ['ask', ['operations', 'support', 'admin'], applicant, 'applied', 'asked'],
  ['hold', ['operations', 'finance', 'admin'], approved, 'on_hold', 'on-hold'],
  ['release', ['operations', 'finance', 'admin'], held, 'approved', 'released'],
])(
  '%s is for its roles alone, with one audit row and one mail each (TRADE-06)',
  async (verb, roles, open, state, news) => {
    for (const role of staffRoles) {
      const buyer = await open()
      const [trail, mails, before] = [await trailOf(buyer), await shop.news(buyer), await shop.trade(buyer)]
      const reply = await shop.decide(staff[role], buyer, verb, words)
      const rows = (await trailOf(buyer)).slice(trail.length)
      const [actorId, at] = [staff[role].clientId, shop.now()]
      expect({
        role,
        status: reply.statusCode,
        state: (await shop.trade(buyer)).state,
        rows: rows.map((row) => [row.verb, row.actorId, row.actorRole, row.reason, row.at]),
        mails: (await shop.news(buyer)).slice(mails.length),
      }).toEqual(
        roles.includes(role)
          ? { role, status: 200, state, rows: [[verb, actorId, role, wordsOf[verb], at]], mails: [news] }
          : { role, status: 403, state: before.state, rows: [], mails: [] },
      )
    }
  },
)

test('refusing, holding and asking need their words, and strangers find nothing (TRADE-06)', async () => {
  const [buyer, other] = [await applicant(), await approved()]
  for (const [of, verb, field] of [
    [buyer, 'refuse', 'reason'],
    [buyer, 'ask', 'question'],
    [other, 'hold', 'reason'],
  ] as const) {
    for (const given of [{}, { [field]: ' ' }, { [field]: 'x'.repeat(1001) }, { [field]: 'a\u202eb' }])
      expect((await shop.decide(operations, of, verb, given)).json()).toMatchObject({
        code: 'bad_field',
        field,
      })
  }
  expect((await shop.decide(other, buyer, 'approve')).statusCode).toBe(404)
  expect((await shop.decide(operations, { clientId: randomUUID() }, 'approve')).statusCode).toBe(404)
  expect((await shop.decide(operations, { clientId: 'x' }, 'approve')).statusCode).toBe(404)
  expect((await shop.decide(operations, buyer, 'promote')).statusCode).toBe(404)
  expect((await shop.trade(buyer)).state).toBe('applied')
})

test('a verb that does not fit the state changes nothing, and a key acts once (TRADE-06)', async () => {
  const buyer = await applicant()
  for (const verb of ['hold', 'release'])
    expect((await shop.decide(operations, buyer, verb, words)).json()).toMatchObject({ code: 'not_possible' })
  const once = { ...operations, 'idempotency-key': randomUUID() }
  const [first, second] = [
    await shop.decide(once, buyer, 'approve', words),
    await shop.decide(once, buyer, 'approve', words),
  ]
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  for (const verb of ['approve', 'refuse', 'ask'])
    expect((await shop.decide(operations, buyer, verb, words)).statusCode).toBe(409)
  expect(await shop.news(buyer)).toEqual(['applied', 'approved'])
})

test.each([
  ['an application', applicant, 'applied', ['PL-2041', 'PL/9999', 'PL/9999']],
  [
    'a change of an approved account',
    async () => {
      const buyer = await approved()
      await shop.apply(buyer, { licenceNumber: 'PL/5678' })
      return buyer
    },
    'approved',
    ['PL-2041', 'PL-2041', 'PL/9999'],
  ],
] as const)(
  '%s that changes after staff looked is approved by no old preview (TRADE-06, SELL-10)',
  async (_what, open, state, [before, meanwhile, after]) => {
    const buyer = await open()
    const path = `/api/admin/buyers/${buyer.clientId}/trade/approve`
    const send = (query: string) =>
      shop.post(`${path}?${query}`, { note: words.note }, { ...operations, 'idempotency-key': randomUUID() })
    const licence = async () => (await shop.trade(buyer)).details.licenceNumber
    const { digest } = (await send('dryRun=true')).json()
    expect([(await send('dryRun=true')).json().digest, await licence()]).toEqual([digest, before])
    await shop.apply(buyer, { licenceNumber: 'PL/9999' })
    const stale = await send(`digest=${digest}`)
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed_meanwhile'])
    expect([(await shop.trade(buyer)).state, await licence()]).toEqual([state, meanwhile])
    expect((await send(`digest=${stale.json().preview.digest}`)).statusCode).toBe(200)
    expect([(await shop.trade(buyer)).state, await licence()]).toEqual(['approved', after])
  },
)

test('a hold asks for no other look where the buyer changed a detail meanwhile (TRADE-07)', async () => {
  const buyer = await approved()
  const path = `/api/admin/buyers/${buyer.clientId}/trade/hold`
  const send = (query: string) =>
    shop.post(
      `${path}?${query}`,
      { reason: words.reason },
      { ...operations, 'idempotency-key': randomUUID() },
    )
  const { digest } = (await send('dryRun=true')).json()
  await shop.apply(buyer, { licenceNumber: 'PL/9999' })
  expect((await send(`digest=${digest}`)).statusCode).toBe(200)
})

test('a refused client reads why and applies again (TRADE-06)', async () => {
  const buyer = await applicant()
  await shop.decide(operations, buyer, 'refuse', { reason: 'No such licence.' })
  expect(await shop.trade(buyer)).toMatchObject({ state: 'refused', reason: 'No such licence.' })
  expect(await entryOf(buyer)).toBeUndefined()
  expect((await shop.apply(buyer, { licenceNumber: 'PL-2042' })).json()).toMatchObject({
    state: 'applied',
    reason: null,
  })
  expect(await entryOf(buyer)).toMatchObject({ owner: 'operations' })
  expect(await shop.news(buyer)).toEqual(['applied', 'refused', 'applied'])
})

test('an answer is beside its question, and its clock starts again (TRADE-06, TRADE-09)', async () => {
  const buyer = await applicant()
  const first = await entryOf(buyer)
  await shop.decide(staff.support, buyer, 'ask', { question: 'Which licence is it?' })
  expect((await entryOf(buyer))?.dueAt).toEqual(first?.dueAt)
  shop.wait(120)
  const answered = await shop.apply(buyer, { answer: 'That of the back bar.' })
  expect(answered.json()).toMatchObject({ question: 'Which licence is it?', answer: 'That of the back bar.' })
  expect((await entryOf(buyer))!.dueAt!.getTime()).toBeGreaterThan(first!.dueAt!.getTime())
  const dossier = await shop.get(`/api/admin/buyers/${buyer.clientId}/trade`, staff.finance)
  expect(dossier.json().account.answer).toBe('That of the back bar.')
  await shop.decide(operations, buyer, 'approve')
  expect(await shop.trade(buyer)).toMatchObject({ state: 'approved', question: null, answer: null })
})

test('a changed licence waits while the old one goes on, and is refused or approved (TRADE-08)', async () => {
  const item = await shop.variant({ availableUnits: 20 })
  const buyer = await approved()
  const changed = (await shop.apply(buyer, { licenceNumber: 'PL-9', companyNumber: 'SC123456' })).json()
  expect(changed).toMatchObject({
    state: 'approved',
    details: { licenceNumber: 'PL-2041', companyNumber: 'SC123456' },
    change: { licenceNumber: 'PL-9' },
  })
  expect((await entryOf(buyer))?.about).toContain('The Tap Ltd')
  await shop.add({ ...item, quantity: 1 }, buyer)
  expect((await shop.place(buyer)).statusCode).toBe(201)

  await shop.decide(operations, buyer, 'refuse', { reason: 'No such licence.' })
  expect(await shop.trade(buyer)).toMatchObject({
    state: 'approved',
    details: { licenceNumber: 'PL-2041' },
    change: null,
    reason: 'No such licence.',
  })
  expect(await entryOf(buyer)).toBeUndefined()
  await shop.add({ ...item, quantity: 1 }, buyer)
  expect((await shop.place(buyer)).statusCode).toBe(201)

  await shop.apply(buyer, { licenceNumber: 'PL/10' })
  await shop.decide(admin, buyer, 'approve')
  expect(await shop.trade(buyer)).toMatchObject({
    state: 'approved',
    details: { licenceNumber: 'PL/10' },
    change: null,
    reason: null,
  })
  expect((await shop.news(buyer)).slice(2)).toEqual([
    'change-applied',
    'change-refused',
    'change-applied',
    'change-approved',
  ])
})

test.each([
  ['businessName', 'The Other Tap'],
  ['kind', 'other'],
  ['awrsNumber', 'XXAW00000123456'],
  ['vatNumber', 'GB123456782'],
])('another %s is looked at; the words as they are take the change back (TRADE-08)', async (name, value) => {
  const buyer = await approved()
  expect((await shop.apply(buyer, { [name]: value })).json()).toMatchObject({ change: { [name]: value } })
  expect(await entryOf(buyer)).toBeDefined()
  expect((await shop.apply(buyer)).json().change).toBeNull()
  expect(await entryOf(buyer)).toBeUndefined()
})

test('the decision about a change ends no hold (TRADE-07, TRADE-08)', async () => {
  const buyer = await held()
  await shop.apply(buyer, { licenceNumber: 'PL-9' })
  await shop.decide(operations, buyer, 'approve')
  expect(await shop.trade(buyer)).toMatchObject({
    state: 'on_hold',
    reason: 'Documents are missing.',
    details: { licenceNumber: 'PL-9' },
  })
})

test('an application no one decides goes to an admin after four working days (TRADE-09)', async () => {
  const [job] = worklistFeature.jobs
  const thursday = new Date('2027-02-04T12:00:00Z')
  shop.wait((thursday.getTime() - shop.now().getTime()) / 1000)
  const buyer = await applicant()
  expect(await entryOf(buyer)).toMatchObject({
    owner: 'operations',
    openedAt: thursday,
    dueAt: new Date('2027-02-08T12:00:00Z'),
  })
  const ownerAt = async (moment: string) => {
    await job!.run({ database, clock: () => new Date(moment) })
    return (await entryOf(buyer))?.owner
  }
  expect(await ownerAt('2027-02-10T11:59:00Z')).toBe('operations')
  expect(await ownerAt('2027-02-10T12:00:00Z')).toBe('admin')
})

test('an answer goes to the person who asked, also where the shop approves on its own (STAF-15, TRADE-05)', async () => {
  const [asker, buyer] = [await shop.staff('operations'), await applicant()]
  await shop.decide(asker, buyer, 'ask', words)
  await shop.setApproval('automatic')
  const answered = await shop.apply(buyer, { answer: 'The one of the council.' })
  await shop.setApproval(null)
  expect(answered.json()).toMatchObject({ state: 'applied', answer: 'The one of the council.' })
  expect(await entryOf(buyer)).toBeDefined()
  await shop.decide(asker, buyer, 'approve')
  expect((await shop.trade(buyer)).state).toBe('approved')
})
