import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dumpDatabase } from '../../../tests/support/servers/dump-database.ts'
import { addMember, addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openPayoutShop } from '../../../tests/support/shops/payout-shop.ts'
import { testSealer } from '../../../tests/support/shops/test-sealer.ts'
import { sealPlainSecrets } from '../../platform/secrets/reseal-secrets.ts'
import { sealedAccountNumbers } from './payout-account-queries.ts'
import { breweryBankAccounts } from './payout-tables.ts'
import { openBankAccounts } from './open-bank-account.ts'

const shop = await openPayoutShop()
const { database } = shop
const number = '73920461'

const ofBrewery = (breweryId: string) => eq(breweryBankAccounts.breweryId, breweryId)
const ending = async ({ id, slug }: { id: string; slug: string }) => {
  const owner = await shop.buyer()
  await addMember(database, { clientId: owner.clientId, breweryId: id, role: 'owner' })
  return (await shop.get(`/api/sell/${slug}/money`, owner)).json().account
}

test('no account number is in the database, and finance reads it (security 16, PAYO-03, PAYO-08)', async () => {
  const monday = shop.nextMonday()
  shop.waitUntil(monday, '12:00')
  const { brewery, run } = await shop.acceptedOrder({ account: false })
  await run('dispatch')
  await shop.operate('money', 'bank-account', brewery.slug, '20-00-00', number, 'Tern Ltd')
  expect(await dumpDatabase(database)).not.toContain(number)
  expect(await ending(brewery)).toEqual({ kind: 'bank', ending: '0461' })
  const finance = await shop.buyer()
  await addStaff(database, finance.clientId, 'finance')
  const year = new Date(shop.now()).getUTCFullYear()
  const report = await shop.get(`/api/admin/money/sellers-report?year=${year}`, finance)
  expect(report.body).toContain(`20-00-00 ${number}`)
})

test('a number that the version before wrote is read, and sealed at the next start (security 16)', async () => {
  const { brewery } = await shop.unpaidOrder()
  await shop.operate('money', 'bank-account', brewery.slug, '20-00-00', '11112222', 'Tern Ltd')
  await database.update(breweryBankAccounts).set({ accountNumber: number }).where(ofBrewery(brewery.id))
  const account = { holder: 'Tern Ltd', sortCode: '20-00-00', accountNumber: number }
  expect(await ending(brewery)).toEqual({ kind: 'bank', ending: '0461' })
  expect((await openBankAccounts(database, testSealer, [brewery.id])).get(brewery.id)).toEqual(account)
  await sealPlainSecrets(database, testSealer, [sealedAccountNumbers])
  expect(await dumpDatabase(database)).not.toContain(number)
  expect(await ending(brewery)).toEqual({ kind: 'bank', ending: '0461' })
  expect((await openBankAccounts(database, testSealer, [brewery.id])).get(brewery.id)).toEqual(account)
})

test('a number that was moved to another brewery opens for no one (security 16)', async () => {
  const [one, two] = [(await shop.unpaidOrder()).brewery, (await shop.unpaidOrder()).brewery]
  for (const { slug } of [one, two])
    await shop.operate('money', 'bank-account', slug, '20-00-00', number, 'Tern Ltd')
  const [moved] = await database.select().from(breweryBankAccounts).where(ofBrewery(one.id))
  const { accountNumber } = moved!
  await database.update(breweryBankAccounts).set({ accountNumber }).where(ofBrewery(two.id))
  expect((await openBankAccounts(database, testSealer, [two.id])).size).toBe(0)
})
