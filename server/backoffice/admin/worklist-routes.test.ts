import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { StaffRole } from '../../../shared/accounts/roles.ts'
import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import type { Worklist } from '../../../shared/api/admin-api.ts'
import type { WorklistInsight } from '../../../shared/api/insight-api.ts'
import { addStaff } from '../../../tests/support/shops/add-staff.ts'
import { bearer, openAccountShop } from '../../../tests/support/shops/account-shop.ts'
import { openFactorShop } from '../../../tests/support/shops/factor-shop.ts'
import { systemActor } from '../../platform/audit/actor.ts'
import { auditTrailOf } from '../../platform/audit/write-audit.ts'
import { features } from '../../features.ts'
import { endJobs } from '../../../tests/support/builders/end-jobs.ts'
import { closeEntry, openEntry } from '../../platform/worklist/worklist.ts'
import { checkingJobs } from './read-worklist.ts'

const entry = {
  kind: 'escalate_answer',
  subject: 'A1',
  about: 'Towpath waits.',
  owner: 'operations',
} as const

async function openStaffShop(...roles: StaffRole[]) {
  const shop = await openAccountShop()
  const { database } = shop.connection
  const people = []
  for (const role of roles) {
    const session = await shop.register({ name: `Person of ${role}` })
    await addStaff(database, session.client.id, role)
    people.push(session)
  }
  const read = async (session: SignedIn, query = '') =>
    (await shop.get(`/api/admin/worklist${query}`, bearer(session))).json() as Worklist
  const act = (session: SignedIn, path: string, body?: object) =>
    shop.post(`/api/admin/worklist/${path}`, body, {
      ...bearer(session),
      'idempotency-key': randomUUID(),
    })
  return { shop, database, people, read, act }
}

test('staff of any role read the worklist, others find nothing there', async () => {
  const { shop, database } = await openStaffShop()
  const session = await shop.register()
  const read = () => shop.get('/api/admin/worklist', bearer(session))
  expect((await read()).statusCode).toBe(404)
  expect((await shop.get('/api/admin', bearer(session))).statusCode).toBe(404)
  expect((await shop.get('/api/admin/worklist')).statusCode).toBe(401)
  await addStaff(database, session.client.id, 'support')
  const now = shop.now()
  await openEntry(database, { ...entry, now })
  const answer = await read()
  expect(answer.headers['cache-control']).toBe('no-store')
  const [row] = answer.json().rows
  expect(row).toEqual({
    ...entry,
    id: row.id,
    openedAt: now.toISOString(),
    dueAt: null,
    order: null,
    group: null,
    takenBy: null,
    snoozed: null,
  })
})

test('an entry is taken by one of the staff, others see the name, and it can be given back (STAF-04)', async () => {
  const { shop, database, people, read, act } = await openStaffShop('support', 'operations')
  const [support, operations] = people as [SignedIn, SignedIn]
  await openEntry(database, { ...entry, now: shop.now() })
  const { id } = (await read(support)).rows[0]!
  expect((await act(support, `${id}/take`)).statusCode).toBe(200)
  expect((await act(support, `${id}/take`)).statusCode).toBe(200)
  expect((await read(support, '?view=mine')).rows[0]!.takenBy).toEqual({
    name: 'Person of support',
    isCaller: true,
  })
  expect((await read(operations)).rows[0]!.takenBy).toEqual({ name: 'Person of support', isCaller: false })
  expect((await read(operations, '?taken=nobody')).total).toBe(0)
  const refused = await act(operations, `${id}/take`)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'entry_taken'])
  expect((await act(operations, `${id}/give-back`)).statusCode).toBe(200)
  expect((await act(operations, `${id}/take`)).statusCode).toBe(200)
  const trail = await auditTrailOf(database, { kind: 'worklist', id })
  expect(trail.map(({ verb, actorName }) => [verb, actorName])).toEqual([
    ['worklist take', 'Person of support'],
    ['worklist give back', 'Person of operations'],
    ['worklist take', 'Person of operations'],
  ])
})

test('an entry is put off until a time, for a reason, and is back afterwards (STAF-04)', async () => {
  const { shop, database, people, read, act } = await openStaffShop('support')
  const [support] = people as [SignedIn]
  await openEntry(database, { ...entry, now: shop.now() })
  const { id } = (await read(support)).rows[0]!
  const until = new Date(shop.now().getTime() + 600_000).toISOString()
  const past = new Date(shop.now().getTime() - 1000).toISOString()
  expect((await act(support, `${id}/snooze`, { until, reason: ' ' })).json()).toMatchObject({
    code: 'bad_field',
    field: 'reason',
  })
  expect((await act(support, `${id}/snooze`, { until: past, reason: 'Asked.' })).json()).toMatchObject({
    field: 'until',
  })
  await act(support, `${id}/snooze`, { until, reason: 'They ring back.' })
  expect((await read(support)).total).toBe(0)
  const [row] = (await read(support, '?view=snoozed')).rows
  expect(row!.snoozed).toEqual({ until, by: 'Person of support', reason: 'They ring back.' })
  shop.wait(600)
  expect((await read(support)).total).toBe(1)
  await act(support, `${id}/snooze`, {
    until: new Date(shop.now().getTime() + 60_000).toISOString(),
    reason: 'Again.',
  })
  await act(support, `${id}/wake`)
  expect((await read(support)).total).toBe(1)
  const trail = await auditTrailOf(database, { kind: 'worklist', id })
  expect(trail.map(({ verb, reason }) => [verb, reason])).toEqual([
    ['worklist snooze', 'They ring back.'],
    ['worklist snooze', 'Again.'],
    ['worklist wake', null],
  ])
})

test('an entry leaves with its cause alone, and nothing can be done with it then (STAF-03)', async () => {
  const { shop, database, people, read, act } = await openStaffShop('admin')
  const [admin] = people as [SignedIn]
  await openEntry(database, { ...entry, now: shop.now() })
  const { id } = (await read(admin)).rows[0]!
  for (const url of [`/api/admin/worklist/${id}`, `/api/admin/worklist/${id}/close`])
    for (const method of ['DELETE', 'POST'] as const)
      expect((await shop.call(method, url, {}, bearer(admin))).statusCode).toBe(404)
  await closeEntry(database, { ...entry, by: systemActor, now: shop.now() })
  expect((await read(admin)).total).toBe(0)
  expect((await act(admin, `${id}/take`)).statusCode).toBe(404)
})

test('views and filters count what they show, what is due first at the top (STAF-02)', async () => {
  const { shop, database, people, read } = await openStaffShop('operations')
  const [operations] = people as [SignedIn]
  const now = shop.now()
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  await openEntry(database, { ...entry, now })
  await openEntry(database, { ...entry, kind: 'claim', about: 'A claim is open: 50%.', dueAt: at(-5), now })
  await openEntry(database, { ...entry, kind: 'trade', about: 'The Swan.', dueAt: at(60), now })
  const list = await read(operations)
  expect(list.rows.map(({ kind }) => kind)).toEqual(['claim', 'trade', 'escalate_answer'])
  expect(list.views).toEqual([
    { key: 'waiting', count: 3 },
    { key: 'mine', count: 0 },
    { key: 'late', count: 1 },
    { key: 'snoozed', count: 0 },
  ])
  expect((await read(operations, '?view=late')).rows.map(({ kind }) => kind)).toEqual(['claim'])
  expect((await read(operations, '?kind=trade')).total).toBe(1)
  expect((await read(operations, '?q=50%25')).rows.map(({ kind }) => kind)).toEqual(['claim'])
  expect(await read(operations, '?page=9')).toMatchObject({ page: 1, pages: 1 })
})

test('the worklist says when everything was last looked through, and when that is too long ago (STAF-05)', async () => {
  const { shop, database, people, read } = await openStaffShop('support')
  const [support] = people as [SignedIn]
  expect(await read(support)).toMatchObject({ checkedAt: null, isCheckLate: true })
  const names = new Set(features.flatMap(({ jobs }) => jobs ?? []).map(({ name }) => name))
  expect(checkingJobs.filter((name) => !names.has(name))).toEqual([])
  const ran = (error: string | null) =>
    endJobs(
      database,
      checkingJobs.map((name) => ({ name, everySeconds: 20, endedAt: shop.now(), error })),
    )
  await ran(null)
  const checkedAt = shop.now().toISOString()
  shop.wait(60)
  expect(await read(support)).toMatchObject({ checkedAt, isCheckLate: false })
  shop.wait(120)
  await ran('The database is away.')
  expect(await read(support)).toMatchObject({ checkedAt, isCheckLate: true })
})

test('staff give a second factor first, and again after an hour of rest (ROLE-07, ROLE-11)', async () => {
  const shop = await openFactorShop({ secondFactor: 'required' })
  const session = await shop.register()
  await addStaff(shop.connection.database, session.client.id, 'support')
  const read = () => shop.get('/api/admin/worklist', bearer(session))
  expect((await read()).json()).toMatchObject({ code: 'second_factor_missing' })
  const { secret } = await shop.addApp(session)
  const code = { code: shop.appCode(secret) }
  await shop.post('/api/account/second-factor', code, bearer(session))
  expect((await read()).statusCode).toBe(200)
})

test('each filter of the worklist alone finds the entry that fits and not the other (STAF-02, STAF-04)', async () => {
  const { shop, database, people, read, act } = await openStaffShop('operations', 'support')
  const [operations, support] = people as [SignedIn, SignedIn]
  const now = shop.now()
  await openEntry(database, { ...entry, kind: 'claim', about: 'A leaking firkin.', now })
  await openEntry(database, { ...entry, kind: 'trade', about: 'The Swan.', now })
  await openEntry(database, { ...entry, kind: 'refund', about: 'A late van.', now })
  const { rows } = await read(operations)
  const idOf = (kind: string) => rows.find((row) => row.kind === kind)!.id
  await act(operations, `${idOf('claim')}/take`)
  await act(support, `${idOf('trade')}/take`)
  const kindsOf = async (query: string) => (await read(operations, query)).rows.map(({ kind }) => kind)
  for (const [query, kinds] of [
    ['kind=claim', ['claim']],
    ['taken=me', ['claim']],
    ['taken=nobody', ['refund']],
    ['q=swan', ['trade']],
    ['view=mine', ['claim']],
    ['kind=trade&taken=me', []],
    ['kind=refund&taken=nobody&q=van', ['refund']],
  ] as const)
    expect([query, await kindsOf(`?${query}`)]).toEqual([query, kinds])
})

test('what came and was closed by day, and the oldest of each kind, are those of the entries (SEE-09)', async () => {
  const { shop, database, people } = await openStaffShop('support')
  const insight = async () =>
    (await shop.get('/api/admin/worklist/insight', bearer(people[0]!))).json() as WorklistInsight
  const before = await insight()
  const now = shop.now()
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  await openEntry(database, { ...entry, subject: 'B1', now: ago(30 * 24 + 24) })
  await openEntry(database, { ...entry, subject: 'B2', now: ago(5) })
  await openEntry(database, { ...entry, subject: 'B3', now: ago(4) })
  await closeEntry(database, { kind: entry.kind, subject: 'B3', by: systemActor, now })
  const after = await insight()
  const grown = (figure: 'opened' | 'closed') =>
    after.days.reduce((sum, day) => sum + day[figure], 0) -
    before.days.reduce((sum, day) => sum + day[figure], 0)
  expect([after.days.length, grown('opened'), grown('closed')]).toEqual([30, 2, 1])
  expect(after.kinds.find(({ kind }) => kind === entry.kind)).toEqual({
    kind: entry.kind,
    open: 2,
    oldestHours: 744,
  })
})
