import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { operatorContext } from '../../../tests/support/shops/operator-context.ts'
import { auditEntries } from '../../platform/audit/audit-tables.ts'
import { orderNumber } from '../../trading/orders/order-number.ts'
import { runOperation } from './run-operation.ts'

const shop = await openOrderShop({ lasts: 'file' })
const { database } = shop
const failures: unknown[] = []
const operate = (...words: string[]) =>
  runOperation(database, words, {
    ...operatorContext,
    clock: shop.now,
    typedBy: 'jan@cellar',
    fail: (error) => failures.push(error),
  })

const trailOf = (verb: string) => database.select().from(auditEntries).where(eq(auditEntries.verb, verb))

async function paidOrder(): Promise<string> {
  const buyer = await shop.buyer()
  await shop.add({ ...(await shop.variant()), quantity: 1 }, buyer)
  const { number } = await shop.placed(buyer)
  await shop.pay(number, 'sandbox_success', buyer)
  return number
}
/** An account of the staff with a role. */
async function staffMember(role: 'support' | 'operations' | 'finance') {
  const { client } = await shop.register()
  await addStaff(database, client.id, role)
  return client
}

test('the status is 0 done, 1 refused, 2 typed wrongly, 3 nothing there (OPER-05)', async () => {
  const number = await paidOrder()
  const statuses = []
  for (const words of [
    ['orders', 'accept', number],
    ['orders', 'deliver', number, 'name=Ann'],
    ['orders', 'accept', 'four'],
    ['orders', 'dance'],
    ['orders', '--as'],
    ['orders', 'accept', orderNumber('3346')],
    ['buyers', 'show', 'nobody@pub.example'],
    ['money', 'undo', 'P-1', 'typed', 'twice'],
    ['money', 'confirm-write-off', 'W-1'],
    ['orders', 'confirm-refund', 'R-1'],
  ])
    statuses.push((await operate(...words)).status)
  expect(statuses).toEqual([0, 1, 2, 2, 2, 3, 3, 2, 2, 2])
  expect(failures).toEqual([])
})

test('a dry run says what would happen and does nothing (OPER-04)', async () => {
  const number = await paidOrder()
  const dry = await operate('orders', 'accept', number, '--dry-run')
  expect(dry).toMatchObject({
    status: 0,
    text: expect.stringContaining('Nothing was done: this was a dry run.'),
  })
  expect(dry.text).toContain('accepted')
  expect((await operate('orders', 'show', number)).text).not.toContain('accepted')
  expect(await operate('orders', 'cancel', number, '--dry-run')).toMatchObject({ status: 2 })
  expect(await trailOf('operate orders cancel')).toEqual([])
})

test('a member of the staff works under the own name, with the own rights alone (OPER-01, OPER-04)', async () => {
  const number = await paidOrder()
  const support = await staffMember('support')
  const refused = await operate('orders', 'accept', number, '--as', support.email)
  expect(refused).toEqual({ status: 1, text: 'Your role does not allow this.\n' })
  expect(await operate('orders', 'show', number, '--as', support.email)).toMatchObject({ status: 0 })
  const outsider = await shop.register()
  expect(await operate('orders', 'show', number, '--as', outsider.client.email)).toMatchObject({ status: 3 })

  const operations = await staffMember('operations')
  const words = [
    'orders',
    'accept',
    number,
    '--as',
    operations.email,
    '--reason',
    'Their telephone is broken',
  ]
  expect(await operate(...words)).toMatchObject({ status: 0 })
  expect(await trailOf('operate orders accept')).toContainEqual(
    expect.objectContaining({
      actorId: operations.id,
      actorRole: 'operations',
      actedBy: 'command',
      subjectId: number,
      reason: 'Their telephone is broken',
      after: { done: true },
    }),
  )
})

test('without a name the operator is recorded in the trail, for what was refused too (OPER-01, OPER-04)', async () => {
  const number = await paidOrder()
  await operate('orders', 'deliver', number, 'name=Ann')
  const rows = await trailOf('operate orders deliver')
  expect(rows.find(({ subjectId }) => subjectId === number)).toMatchObject({
    actorName: 'operator jan@cellar',
    actorRole: 'operator',
    subjectId: number,
    after: { done: false, code: 'not_possible' },
  })
  expect((await operate('orders', 'show', number)).text).not.toContain('jan@cellar')
})

test('answers and refusals are JSON where that is asked (OPER-04)', async () => {
  const listed = await operate('flags', 'list', '--json')
  expect(JSON.parse(listed.text)).toEqual({ done: true, lines: ['No flag is set.'] })
  const refused = await operate('orders', 'accept', orderNumber('3346'), '--json')
  expect(JSON.parse(refused.text)).toMatchObject({ done: false, code: 'not_found' })
})

test('finance alone asks the provider by command; a dry run leaves no row, and what is done has actor and reason (OPER-01, OPER-04)', async () => {
  const number = await paidOrder()
  const operations = await staffMember('operations')
  const finance = await staffMember('finance')
  const ask = (...words: string[]) => operate('money', 'ask-provider', number, ...words)
  expect(await ask('--as', operations.email)).toEqual({ status: 1, text: 'Your role does not allow this.\n' })
  expect(await ask('--as', finance.email, '--dry-run')).toMatchObject({ status: 0 })
  const done = async () =>
    (await trailOf('operate money ask-provider')).filter(({ refusal }) => refusal === null)
  expect(await done()).toEqual([])
  const asked = await ask('--as', finance.email, '--reason', 'They rang.', '--json')
  expect(JSON.parse(asked.text)).toEqual({
    done: true,
    lines: ['The provider says what is booked here already.', `The payment of ${number} is paid.`],
  })
  const by = { actorId: finance.id, actorRole: 'finance', actedBy: 'command', subjectId: number }
  expect(await done()).toMatchObject([{ ...by, reason: 'They rang.' }])
  const verbs = (await trailOf('provider asked')).filter(({ subjectId }) => subjectId === number)
  expect(verbs).toMatchObject([by])
  expect(await operate('money', 'ask-provider', orderNumber('3346'))).toMatchObject({ status: 3 })
})

test('who of the staff may give money back does so by command too (OPER-04)', async () => {
  const number = await paidOrder()
  const support = await staffMember('support')
  const operations = await staffMember('operations')
  const refund = await operate('orders', 'refund', number, 'goodwill=5', '--as', support.email, '--dry-run')
  expect(refund.text).not.toContain('Your role does not allow this.')
  const confirmed = await operate('orders', 'confirm-refund', randomUUID(), '--as', operations.email)
  expect(confirmed).toEqual({ status: 1, text: 'Your role does not allow this.\n' })
})
