import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { StaffGroup, StaffGroupList } from '../../../shared/api/staff-groups-api.ts'
import type { StaffRole } from '../../../shared/accounts/roles.ts'
import type { StepPreview } from '../../../shared/api/step-preview-api.ts'
import { buildBrewery } from '../../../tests/support/builders/builders.ts'
import { organisedRun } from '../../../tests/support/builders/organised-run.ts'
import { addStaff } from '../../../tests/support/shops/add-staff.ts'
import { bearer } from '../../../tests/support/shops/account-shop.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { auditTrailOf } from '../../platform/audit/write-audit.ts'

const shop = await openOrderShop()
const { database } = shop
const built = await organisedRun(shop)
const { slug, id } = built.group

async function staffOf(role: StaffRole) {
  const { client } = await shop.register()
  await addStaff(database, client.id, role)
  return async () => bearer(await shop.signIn(client.email))
}
const [support, operations, admin] = [
  await staffOf('support'),
  await staffOf('operations'),
  await staffOf('admin'),
]
type Who = typeof admin

const read = async (who: Who, path = `/${slug}`) =>
  (await shop.get(`/api/admin/groups${path}`, await who())).json()
type Sent = { status: number; preview?: StepPreview; group?: StaffGroup }
async function send(who: Who, method: 'POST' | 'DELETE', path: string, body?: object): Promise<Sent> {
  const headers = { ...(await who()), 'idempotency-key': randomUUID() }
  const call = (query: string) => shop.call(method, `/api/admin/groups${path}${query}`, body, headers)
  const looked = await call('?preview=1')
  if (looked.statusCode !== 200) return { status: looked.statusCode }
  const preview = looked.json() as StepPreview
  const done = await call(`?digest=${preview.digest}`)
  return { status: done.statusCode, preview, group: done.json() as StaffGroup }
}
const verbs = async (group: string) =>
  (await auditTrailOf(database, { kind: 'group', id: group })).map(({ verb }) => verb)

test('groups are listed with breweries, organisers and next run, those without either apart (STAF-26)', async () => {
  const empty = await send(operations, 'POST', '', { slug: 'estuary', name: 'Estuary', region: 'wales' })
  expect(empty.group).toMatchObject({
    name: 'Estuary',
    region: 'Wales',
    members: [],
    organisers: [],
    runs: [],
    comingRuns: [],
  })
  const { rows, views } = (await read(support, '')) as StaffGroupList
  expect(rows.find((row) => row.slug === slug)).toMatchObject({
    members: built.breweries.length,
    organisers: 1,
    nextRun: { day: built.run.day, state: 'open' },
  })
  expect(Object.fromEntries(views.map(({ key, count }) => [key, count]))).toEqual({
    all: rows.length,
    no_organiser: rows.filter(({ organisers }) => organisers === 0).length,
    no_run: rows.filter(({ nextRun }) => nextRun === null).length,
  })
  const slugsOf = async (query: string) =>
    ((await read(support, query)) as StaffGroupList).rows.map((row) => row.slug)
  expect(await slugsOf('?view=no_run&q=estu')).toEqual(['estuary'])
  expect(await slugsOf('?view=no_organiser&q=estu')).toEqual(['estuary'])
  expect(await slugsOf(`?view=no_run&q=${slug}`)).toEqual([])
  expect(
    (await send(operations, 'POST', '', { slug: 'estuary', name: 'Other', region: 'wales' })).status,
  ).toBe(400)
  expect((await send(support, 'POST', '', { slug: 'moor', name: 'Moor', region: 'wales' })).status).toBe(403)
})

test('operations put breweries into a group and take them out, as previewed, and the trail has it (STAF-26, SELL-08)', async () => {
  const brewery = await buildBrewery(database, {})
  const added = await send(operations, 'POST', `/${slug}/members`, { brewery: brewery.slug })
  expect(added.preview!.deadlines).toEqual([expect.stringContaining(brewery.name)])
  expect(added.group!.members.at(-1)).toEqual({ slug: brewery.slug, name: brewery.name })
  expect((await send(operations, 'POST', `/${slug}/members`, { brewery: brewery.slug })).status).toBe(400)
  const out = await send(operations, 'DELETE', `/${slug}/members/${brewery.slug}`)
  expect(out.group!.members.map((member: { slug: string }) => member.slug)).not.toContain(brewery.slug)
  expect((await send(operations, 'DELETE', `/${slug}/members/${brewery.slug}`)).status).toBe(404)
  expect(await verbs(id)).toEqual(
    expect.arrayContaining(['add brewery to group', 'take brewery out of group']),
  )
})

test('admins alone say who organises a group: its runs open to the person, and close at once (STAF-26, ROLE-03)', async () => {
  const { client } = await shop.register()
  const wanted = { email: client.email }
  const path = `/${slug}/organisers`
  const reads = async () =>
    (await shop.get(`/api/sell/group/${slug}`, bearer(await shop.signIn(client.email)))).statusCode
  expect((await send(operations, 'POST', path, wanted)).status).toBe(403)
  expect((await send(admin, 'POST', path, { email: 'nobody@pub.example' })).status).toBe(400)
  expect(await reads()).toBe(404)
  const added = await send(admin, 'POST', path, wanted)
  expect(added.group!.organisers).toContainEqual(
    expect.objectContaining({ id: client.id, email: client.email }),
  )
  expect(await reads()).toBe(200)
  expect((await send(admin, 'DELETE', `${path}/${client.id}`)).status).toBe(200)
  expect(await reads()).toBe(404)
  expect(await verbs(id)).toEqual(expect.arrayContaining(['grant role', 'revoke role']))
})

test('a group lists runs to come by cut-off and pallets apart from those that have left, which say what they charged and cost; support reads no money (STAF-26)', async () => {
  const [order] = await built.confirmed(2)
  const [run, next] = built.runs
  const before = (await read(operations)) as StaffGroup
  expect(before.runs).toEqual([])
  expect(before.comingRuns.map(({ day }) => day)).toEqual(built.runs.map(({ day }) => day))
  expect(before.comingRuns[0]).toEqual({
    id: run!.id,
    day: run!.day,
    state: 'open',
    cutOffAt: new Date(run!.cutOffAt).toISOString(),
    pallets: 1,
    capacityPallets: run!.capacityPallets,
  })
  await built.goTo(run!.answerByAt)
  await built.bring(order!.number)
  await built.work('depart', run!)
  await built.work('cancel', next!, 'The', 'road', 'is', 'closed.')
  const after = (await read(operations)) as StaffGroup
  expect(after.comingRuns.map(({ day }) => day)).toEqual(built.runs.slice(2).map(({ day }) => day))
  expect(after.runs).toMatchObject([
    { day: next!.day, state: 'cancelled', orders: 0 },
    { day: run!.day, state: 'departed', orders: 1, money: { borneBy: [], billedMinor: 0 } },
  ])
  expect(after.runs[1]!.money!.chargedMinor).toBeGreaterThan(0)
  expect(((await read(support)) as StaffGroup).runs[1]).toMatchObject({ orders: 1, money: null })
  expect(JSON.parse(await shop.operate('groups', 'show', slug))).toEqual(after)
  expect((await read(support, '/no-group')).code).toBe('not_found')
})
