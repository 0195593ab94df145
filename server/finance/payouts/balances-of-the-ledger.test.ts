import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { openCreditShop } from '../../../tests/support/shops/credit-shop.ts'
import { bankPayment, madeGood } from '../ledger/booking-rules.ts'
import { postLedger } from '../ledger/post-ledger.ts'

const shop = await openCreditShop()
const { database, finance } = shop
const read = async (path: string, who: Record<string, string> = finance) => (await shop.get(path, who)).json()
const book = (booking: Pick<Parameters<typeof postLedger>[1], 'event' | 'entries'>) =>
  database.transaction((transaction) =>
    postLedger(transaction, { ...booking, key: crypto.randomUUID(), now: shop.now() }),
  )
/** What finance reads of an owner in an account of the ledger. */
const ofLedger = async (account: string, owner: string) =>
  (await read(`/api/admin/money/ledger/${account}`)).rows.find(
    (row: { owner: string }) => row.owner === owner,
  )?.balanceMinor ?? 0

test('one more entry of a brewery changes its balance wherever it is (LEDG-03)', async () => {
  const buyer = await shop.creditBuyer()
  const number = await shop.invoiced(buyer, 12_000)
  await shop.operate('orders', 'dispatch', number)
  const { team } = (await shop.order(number, buyer)).consignments[0]!
  const person = await shop.buyer()
  await addMember(database, { clientId: person.clientId, breweryId: team!.id, role: 'owner' })
  const figures = async () => {
    const own = await read(`/api/sell/${team!.slug}/money`, person)
    const entries = (await read(`/api/sell/${team!.slug}/money/entries?account=due`, person)).rows
    const { rows } = await read('/api/admin/money/breweries')
    const words = await shop.operate('money', 'balance', team!.slug)
    return [
      own.dueMinor,
      entries.reduce((sum: number, { amountMinor }: { amountMinor: number }) => sum + amountMinor, 0),
      rows.find(({ slug }: { slug: string }) => slug === team!.slug).dueMinor,
      -(await ofLedger('brewery_due', team!.id)),
      Math.round(Number(/due £([\d.]+)/.exec(words)![1]) * 100),
    ]
  }
  const [dueMinor, ...others] = await figures()
  expect(dueMinor).toBeGreaterThan(0)
  expect(others).toEqual(others.map(() => dueMinor))
  await book({ event: 'made_good', entries: madeGood(123, team!.id, 'dray') })
  expect(await figures()).toEqual([dueMinor, ...others].map((minor) => minor + 123))
})

test('one more entry of a buyer changes what is owed wherever it is (LEDG-03)', async () => {
  const buyer = await shop.creditBuyer()
  const { clientId } = buyer
  await shop.invoiced(buyer, 12_000)
  const figures = async () => {
    const { rows } = await read('/api/admin/money/receivables')
    return [
      (await read('/api/account/credit', buyer)).account.usedMinor,
      (await shop.dossier(clientId)).account?.usedMinor,
      (await shop.dossier(clientId)).invoices.reduce((sum, { openMinor }) => sum + openMinor, 0),
      rows.find((row: { clientId: string }) => row.clientId === clientId).openMinor,
      await ofLedger('buyer', clientId),
    ]
  }
  expect(await figures()).toEqual(Array(5).fill(12_000))
  await book({ event: 'bank_payment', entries: bankPayment(2345, clientId) })
  expect(await figures()).toEqual(Array(5).fill(9655))
})

test('no table has a balance of its own (LEDG-03)', async () => {
  const { rows } = await database.execute(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name ~ 'balance|(owed|due|held|used|open)_minor'`)
  expect(rows).toEqual([])
})
