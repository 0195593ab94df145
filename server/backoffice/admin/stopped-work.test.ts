import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { SystemState } from '../../../shared/api/system-api.ts'
import { endJobs } from '../../../tests/support/builders/end-jobs.ts'
import { addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openWebhookShop } from '../../../tests/support/shops/webhook-shop.ts'
import { auditTrailOf } from '../../platform/audit/write-audit.ts'
import { jobs } from '../../platform/job-runner/job-tables.ts'
import { webhookDeliveries } from '../../integrations/webhooks/webhook-tables.ts'

const shop = await openWebhookShop()
const { database, receiver, send } = shop
const owner = await shop.owner('tern')
const staff = await shop.buyer()
await addStaff(database, staff.clientId, 'operations')
const stopped = async () => ((await shop.get('/api/admin/system', staff)).json() as SystemState).stopped
const retry = (kind: string, id: string) =>
  shop.post(`/api/admin/system/stopped/${kind}/${encodeURIComponent(id)}/retry`, undefined, {
    'idempotency-key': crypto.randomUUID(),
    ...staff,
  })

/** A test of a webhook that was given up after its last attempt. */
async function givenUp(path: string): Promise<{ id: string; turn: (isOn: boolean) => Promise<unknown> }> {
  const hook = await shop.hook(owner, { path })
  await hook.test()
  receiver.answer({ status: 500, body: 'ask jo@pub.example' })
  await send()
  const [delivery] = await hook.log()
  await database
    .update(webhookDeliveries)
    .set({ state: 'given_up' })
    .where(eq(webhookDeliveries.id, delivery!.id))
  return { id: delivery!.id, turn: hook.turn }
}

test('a webhook that was given up is listed with what was answered, and comes again with one press (OPER-12)', async () => {
  const { id, turn } = await givenUp('/down')
  expect((await stopped()).find((work) => work.id === id)).toMatchObject({
    kind: 'webhook',
    tries: 1,
    error: 'answered 500',
    whyNot: null,
  })
  expect(await shop.operate('jobs', 'list')).toContain(`${id}  webhook  `)
  await turn(false)
  expect((await stopped()).find((work) => work.id === id)?.whyNot).toBe('Its webhook is off.')
  expect((await retry('webhook', id)).json()).toMatchObject({ code: 'webhook_off' })
  await turn(true)
  receiver.answer({ status: 200 })
  expect((await retry('webhook', id)).json()).toEqual({ isRetried: true })
  const before = shop.received('/down').length
  await send()
  expect(shop.received('/down')).toHaveLength(before + 1)
  expect((await stopped()).find((work) => work.id === id)).toBeUndefined()
  expect((await retry('webhook', id)).statusCode).toBe(404)
  expect((await auditTrailOf(database, { kind: 'webhook', id })).map(({ verb }) => verb)).toEqual([
    'webhook tried again',
  ])
})

test('a webhook that was given up is dropped, and is not sent any more (OPER-12)', async () => {
  const { id } = await givenUp('/gone')
  expect(await shop.operate('jobs', 'drop', id)).toBe('1 is off the list.\n')
  const before = shop.received('/gone').length
  await send()
  expect(shop.received('/gone')).toHaveLength(before)
  expect((await stopped()).find((work) => work.id === id)).toBeUndefined()
})

test('a job that failed is listed, an alarm, and due at once with one press; it cannot be dropped (OPER-12, STAF-23)', async () => {
  const name = 'a broken job'
  await endJobs(database, [{ name, everySeconds: 3600, endedAt: new Date(), error: 'no more room' }])
  expect((await stopped()).find(({ id }) => id === name)).toMatchObject({
    kind: 'job',
    tries: 1,
    error: 'no more room',
  })
  const { figures } = (await shop.get('/api/admin/system', staff)).json() as SystemState
  expect(figures.find((figure) => figure.name === 'dray_jobs_failing')).toMatchObject({
    value: 1,
    isAlarm: true,
  })
  await expect(shop.operate('jobs', 'drop', name)).rejects.toThrow('is a job')
  expect((await retry('job', name)).json()).toEqual({ isRetried: true })
  const [row] = await database
    .select({ isDue: sql<boolean>`${jobs.dueAt} <= now()` })
    .from(jobs)
    .where(eq(jobs.name, name))
  expect(row).toEqual({ isDue: true })
  expect(await shop.operate('jobs', 'show')).toContain(`${name}  last `)
  for (const [kind, id] of [
    ['job', 'a job of no one'],
    ['mail', name],
    ['order', name],
  ] as const)
    expect((await retry(kind, id)).statusCode).toBe(404)
})
