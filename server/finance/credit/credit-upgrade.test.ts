import { globSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invoiceApprovals } from './credit-tables.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()
const { database } = shop

test('a client who was approved for invoices gets £1,000.00 and 14 days (CRED-03)', async () => {
  const [approved, other] = [await shop.buyer(), await shop.buyer()]
  await database.execute(sql`drop table credit_accounts, bank_payments, credit_reminders, write_offs`)
  const { clientId } = approved
  await database.insert(invoiceApprovals).values({ clientId, approvedOn: '2026-03-04' })
  const [file] = globSync('database/migrations/*_credit-accounts.sql')
  for (const statement of readFileSync(file!, 'utf8').split('--> statement-breakpoint'))
    await database.execute(sql.raw(statement))
  const creditOf = async (who: Record<string, string>) =>
    (await shop.get('/api/account/credit', who)).json().account
  expect(await creditOf(approved)).toEqual({
    state: 'open',
    reason: null,
    terms: '14',
    termsText: '14 days from the invoice',
    limitMinor: 100_000,
    usedMinor: 0,
    leftMinor: 100_000,
  })
  expect(await creditOf(other)).toBeNull()
  await shop.add({ ...(await shop.variant({ priceMinor: 1000 })), quantity: 1 }, approved)
  expect((await shop.place(approved, { payment: 'invoice' })).statusCode).toBe(201)
})
