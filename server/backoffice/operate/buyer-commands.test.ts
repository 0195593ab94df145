import { expect, test } from 'vitest'
import { openTradeShop } from '../../../tests/support/shops/trade-shop.ts'
import { operatorContext } from '../../../tests/support/shops/operator-context.ts'
import { commandFor } from './find-command.ts'

const shop = await openTradeShop()
const emailOf = async (headers: Record<string, string>) =>
  (await shop.get('/api/account', headers)).json().client.email

test.each([
  ['https://shop.example', 'review'],
  ['http://localhost:3000', 'automatic'],
  ['http://127.0.0.1:3000', 'automatic'],
  ['http://[::1]:3000', 'automatic'],
  ['https://localhost.example', 'review'],
])('at %s trade.approval is %s, and as set by hand after that (TRADE-04)', async (publicUrl, usual) => {
  const context = { ...operatorContext, publicUrl }
  const operate = (...words: string[]) => commandFor(['settings', ...words])(shop.database, context)
  expect(JSON.parse(await operate('get', 'trade.approval'))).toBe(usual)
  const other = usual === 'review' ? 'automatic' : 'review'
  await operate('set', 'trade.approval', JSON.stringify(other))
  expect(JSON.parse(await operate('get', 'trade.approval'))).toBe(other)
  await expect(operate('set', 'trade.approval', '"never"')).rejects.toMatchObject({ code: 'bad_setting' })
  await operate('set', 'trade.approval', 'null')
})

test('the operator takes the verbs of the staff (TRADE-06)', async () => {
  const buyer = await shop.newcomer()
  const email = await emailOf(buyer)
  await expect(shop.operate('buyers', 'approve', email, 'Seen.')).rejects.toMatchObject({ status: 404 })
  await shop.apply(buyer)
  expect(await shop.operate('buyers', 'list', 'applied')).toContain(`applied   ${email}  The Tap Ltd`)
  await shop.operate('buyers', 'ask', email, 'Which', 'licence?')
  expect((await shop.trade(buyer)).question).toBe('Which licence?')
  expect(await shop.operate('buyers', 'refuse', email, 'No such licence.')).toBe(`${email}: refused.\n`)
  await shop.apply(buyer)
  expect(await shop.operate('buyers', 'approve', email, 'Seen.')).toBe(`${email}: approved.\n`)
  expect(await shop.operate('buyers', 'hold', email, 'Documents.')).toBe(`${email}: on_hold.\n`)
  expect(await shop.operate('buyers', 'release', email)).toBe(`${email}: approved.\n`)
  await shop.apply(buyer, { licenceNumber: 'PL-9' })
  expect(await shop.operate('buyers', 'list')).toContain(`approved* ${email}`)
  const dossier = JSON.parse(await shop.operate('buyers', 'show', email))
  expect(dossier.history.map(({ verb, by }: { verb: string; by: string }) => [verb, by])).toEqual([
    ['apply', 'Maggie Tapster'],
    ['ask', 'Operator'],
    ['refuse', 'Operator'],
    ['apply', 'Maggie Tapster'],
    ['approve', 'Operator'],
    ['hold', 'Operator'],
    ['release', 'Operator'],
    ['apply for change', 'Maggie Tapster'],
  ])
  expect(await shop.news(buyer)).toHaveLength(8)
})

test.each([
  [['approve']],
  [['refuse', 'maggie@thetap.example']],
  [['hold', 'maggie@thetap.example']],
  [['show']],
  [['list', 'closed']],
])('buyers %j is a usage error (TRADE-06)', async (words) => {
  await expect(shop.operate('buyers', ...words)).rejects.toMatchObject({ name: 'UsageError' })
})

test('an address without an account is nothing there (TRADE-06, OPER-05)', async () => {
  await expect(shop.operate('buyers', 'approve', 'nobody@thetap.example', 'Seen.')).rejects.toMatchObject({
    name: 'NothingThere',
  })
})
