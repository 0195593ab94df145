import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bearer } from '../../../../tests/support/shops/account-shop.ts'
import { addDays, londonDay } from '../../../../shared/working-time/working-time.ts'
import { pubWithCharges } from '../../../../tests/support/builders/charged-containers.ts'
import { openCreditShop } from '../../../../tests/support/shops/credit-shop.ts'
import { pdfText } from '../../../../tests/support/shops/pdf-text.ts'
import { operatorActor } from '../../../platform/audit/actor.ts'
import { documents } from '../../../finance/documents/document-tables.ts'
import { findOrderDocuments } from '../../../finance/documents/read-documents.ts'
import { readImbalance } from '../../../finance/ledger/read-balances.ts'
import { readOwedOnAccount } from '../../../finance/ledger/read-on-account.ts'
import { readDueOfBreweries } from '../../../finance/ledger/read-brewery-dues.ts'
import { orderRow } from '../../orders/order-read-queries.ts'
import { findDepositsLeft } from '../../orders/refunds/find-deposits-left.ts'
import { findOpenClaimMoney } from '../../orders/claims/open-claim-money.ts'
import { findAvailable } from '../../../finance/payouts/find-available.ts'
import { saveDocuments } from '../../../parties/brewery-standing/save-approval-documents.ts'

const shop = await openCreditShop()
const { database } = shop

const documentsBeside = (breweryId: string) =>
  database
    .select()
    .from(documents)
    .where(eq(documents.issuerId, breweryId))
    .then((rows) => rows.filter(({ orderId }) => orderId === null))

const dueTo = async (breweryId: string) =>
  (await readDueOfBreweries(database)).find((row) => row.breweryId === breweryId)?.dueMinor ?? 0

test('a charge is announced for what is over 90 days, by its price less the deposit (EMPT-06)', async () => {
  const one = await pubWithCharges(shop)
  await one.setDeposit(3000)
  await one.old(2, 90)
  const place = await one.place()
  expect((await one.announce({ place, count: 1 })).json().code).toBe('container_price_missing')
  expect((await one.setPrice(12_000)).statusCode).toBe(200)
  const early = await one.announce({ place, count: 1 })
  expect([early.statusCode, early.json()]).toMatchObject([409, { code: 'not_old_enough', chargeable: 0 }])
  await one.waitDays(1)
  expect((await one.ofBrewery()).rows).toMatchObject([{ announced: 0, chargeable: 2, charged: 0 }])
  expect((await one.announce({ place, count: 3 })).json()).toMatchObject({ chargeable: 2 })

  const note = 'We need them.'
  const preview = (await one.announce({ place, count: 2, note }, '?dryRun=true')).json()
  expect(preview.money).toEqual([
    '2 firkins at £90.00 ex VAT each (£120.00 less the deposit of £30.00).',
    expect.stringMatching(/ then owes £216\.00, with VAT\. Dray takes no fee of it\.$/),
  ])
  expect(preview.documents).toEqual([expect.stringMatching(/^Your invoice on .*, due 14 days later/)])
  expect(preview.deadlines).toHaveLength(1)
  expect(preview.mails).toEqual([expect.stringMatching(/Give 2 firkins back by/)])
  expect(await one.charges()).toEqual([])

  const done = await one.announce({ place, count: 2, note }, `?digest=${preview.digest}`)
  expect(done.json()).toMatchObject({ rows: [{ announced: 2, chargeable: 0 }], chargeAfterDays: 90 })
  expect(await one.charges()).toMatchObject([
    {
      state: 'announced',
      left: 2,
      netMinor: 18_000,
      vatMinor: 3600,
      totalMinor: 21_600,
      priceMinor: 12_000,
      chargeOn: addDays(londonDay(shop.now()), 14),
      invoice: null,
    },
  ])
  const [mail] = await one.mails(one.pub)
  expect(mail!.data['lines']).toContainEqual(expect.stringContaining('£216.00 with VAT'))
  expect((await one.announce({ place, count: 1 })).statusCode).toBe(409)
})

test('what is back on day 13 is not charged (EMPT-06)', async () => {
  const one = await pubWithCharges(shop)
  await one.setPrice(12_000)
  await one.old(1)
  await one.announce({ place: await one.place(), count: 1 })
  const [charge] = await one.charges()
  await one.waitDays(13)
  expect((await one.backSigned(1)).statusCode).toBe(200)
  expect(await one.charges()).toMatchObject([{ id: charge.id, state: 'back', left: 0 }])
  expect((await one.end(charge.id, 'withdraw', { note: 'Too late.' })).statusCode).toBe(409)
  await one.waitDays(2)
  await one.invoice()
  expect(await documentsBeside(one.brewery.id)).toEqual([])
  expect((await one.mails(one.pub)).map(({ data }) => data['heading'])).toContain(
    'Nothing is charged for 1 firkin',
  )
})

test('on day 14 the brewery’s invoice is issued once with VAT, and found on day 20 it is credited (EMPT-06)', async () => {
  const one = await pubWithCharges(shop)
  const { clientId } = one
  const breweryId = one.brewery.id
  await one.setDeposit(3000)
  expect((await one.setPrice(12_000)).statusCode).toBe(200)
  const { part } = await one.old(3)
  expect(await findDepositsLeft(database, [part])).toEqual([
    { partId: part, replacements: [], kind: 'firkin', units: 3, netMinor: 3000 },
  ])
  const before = { due: await dueTo(breweryId), owed: await readOwedOnAccount(database, clientId) }
  const place = await one.place()
  await one.announce({ place, count: 3 })
  const announced = londonDay(shop.now())
  await one.waitDays(12)
  await one.backSigned(1)
  await one.creditDeposits()
  await one.invoice()
  expect(await documentsBeside(breweryId)).toEqual([])
  await one.waitDays(2.5)
  await Promise.all([one.invoice(), one.invoice()])
  await one.invoice()

  const [invoice, ...others] = await documentsBeside(breweryId)
  expect(others).toEqual([])
  const today = londonDay(shop.now())
  expect(today >= addDays(announced, 14)).toBe(true)
  expect(invoice).toMatchObject({ kind: 'invoice', netMinor: 18_000, vatMinor: 3600, totalMinor: 21_600 })
  expect(invoice!.number).toMatch(/^[A-Z]{3,5}-\d{6}$/)
  expect(invoice!.dueOn).toBe(addDays(today, 14))
  const { contents } = invoice!
  expect(contents).toMatchObject({ title: 'VAT invoice', taxPoint: today, orderNumber: null })
  expect(contents.agentText).toMatch(/^Issued by .* as agent of /)
  expect(contents.sections[0]!.lines).toMatchObject([
    { description: 'Lost container, firkin', quantity: 2, unitPriceMinor: 9000, vatRate: 2000 },
  ])
  expect(contents.sections[0]!.lines[0]!.details[0]).toBe('£120.00 less the deposit of £30.00.')
  const text = pdfText((await one.paper(invoice!.id)).rawPayload)
  for (const words of ['Lost container, firkin', 'Total with VAT', 'discharges your debt', invoice!.number])
    expect(text).toContain(words)
  expect((await one.paper(invoice!.id, (await shop.register()).client.email)).statusCode).toBe(404)
  expect((await one.ofPub()).rows).toEqual([])
  expect(await one.charges()).toMatchObject([
    { state: 'invoiced', left: 2, invoice: { number: invoice!.number, dueOn: invoice!.dueOn } },
  ])
  expect((await dueTo(breweryId)) - before.due).toBe(21_600 - 3600)
  expect((await readOwedOnAccount(database, clientId)) - before.owed).toBe(21_600)

  await one.waitDays(5)
  expect((await one.backSigned(3, place)).json().code).toBe('more_back_than_out')
  const [charge] = await one.charges()
  expect((await one.end(charge.id, 'found', { count: 3, where: 'back' })).json().code).toBe(
    'more_found_than_charged',
  )
  const found = await one.end(charge.id, 'found', { count: 1, where: 'back' })
  expect(found.statusCode).toBe(200)
  await one.end(charge.id, 'found', { count: 1, where: 'pub' })
  const credits = (await documentsBeside(breweryId)).filter(({ kind }) => kind === 'credit_note')
  expect(credits.map(({ contents: { about }, totalMinor }) => [about?.number, totalMinor])).toEqual([
    [invoice!.number, 10_800],
    [invoice!.number, 10_800],
  ])
  expect(await one.charges()).toMatchObject([{ state: 'credited', left: 0, totalMinor: 0 }])
  expect((await one.ofPub()).rows).toMatchObject([{ atPub: 1, charged: 0 }])
  await one.creditDeposits()
  expect(await readOwedOnAccount(database, clientId)).toBe(before.owed)
  // The deposits of the one that came in time and of the one that was found and is back; the third is at the pub.
  expect((await dueTo(breweryId)) - before.due).toBe(-2 * 3600)
  expect(await readImbalance(database)).toBe(0)
})

test('a container that was charged, found and is charged again costs the price less its deposit again (EMPT-06)', async () => {
  const one = await pubWithCharges(shop)
  await one.setDeposit(3000)
  await one.setPrice(12_000)
  await one.old(1)
  const place = await one.place()
  await one.announce({ place, count: 1 })
  await one.waitDays(14.5)
  await one.invoice()
  const [charge] = await one.charges()
  expect((await one.end(charge.id, 'found', { count: 1, where: 'pub' })).statusCode).toBe(200)
  await one.waitDays(91)
  const again = (await one.announce({ place, count: 1 }, '?dryRun=true')).json()
  expect(again.money[0]).toBe('1 firkin at £90.00 ex VAT each (£120.00 less the deposit of £30.00).')
})

test('what is back of one part, lost and found or never lost, is credited by one note (EMPT-05, EMPT-06)', async () => {
  const one = await pubWithCharges(shop)
  await one.setDeposit(3000)
  await one.setPrice(12_000)
  const { number } = await one.old(3)
  await one.announce({ place: await one.place(), count: 2 })
  await one.waitDays(14.5)
  await one.invoice()
  const [charge] = await one.charges()
  expect((await one.end(charge.id, 'found', { count: 1, where: 'pub' })).statusCode).toBe(200)
  expect((await one.backSigned(2)).statusCode).toBe(200)
  await one.creditDeposits()
  const { id } = (await orderRow(database, null, number))!
  const credits = (await findOrderDocuments(database, [id])).filter(({ kind }) => kind === 'credit_note')
  expect(credits.map(({ totalMinor }) => totalMinor)).toEqual([7200])
})

async function creditedOf({ number }: { number: string }) {
  const { id } = (await orderRow(database, null, number))!
  const papers = await findOrderDocuments(database, [id])
  return papers.filter(({ kind }) => kind === 'credit_note').map(({ totalMinor }) => totalMinor)
}

test('the older of two charges is found: its own containers are back, with their deposit (EMPT-05, EMPT-06)', async () => {
  const one = await pubWithCharges(shop)
  await one.setPrice(12_000)
  const bare = await one.old(1)
  await one.setDeposit(3000)
  const bearing = await one.old(1)
  const place = await one.place()
  for (const _ of [bare, bearing]) {
    await one.announce({ place, count: 1 })
    await one.waitDays(14.5)
    await one.invoice()
  }
  const charges = await one.charges()
  expect(charges.map(({ netMinor }: { netMinor: number }) => netMinor)).toEqual([9000, 12_000])
  expect((await one.end(charges[1].id, 'found', { count: 1, where: 'back' })).statusCode).toBe(200)
  await one.creditDeposits()
  expect([await creditedOf(bare), await creditedOf(bearing)]).toEqual([[], []])
  expect((await one.end(charges[0].id, 'found', { count: 1, where: 'back' })).statusCode).toBe(200)
  await one.creditDeposits()
  expect([await creditedOf(bare), await creditedOf(bearing)]).toEqual([[], [3600]])
})

test('more back than there are by the books are lost ones: their charge is credited, though it was paid (EMPT-06)', async () => {
  const one = await pubWithCharges(shop)
  await one.setPrice(10_000)
  await one.old(2)
  const place = await one.place()
  await one.announce({ place, count: 1 })
  await one.waitDays(15)
  await one.invoice()
  expect((await one.ofPub()).rows).toMatchObject([{ atPub: 1, charged: 1 }])
  await shop.signInAgain()
  await shop.markPaid(one.clientId, 12_000)
  expect(await readOwedOnAccount(database, one.clientId)).toBe(0)
  await one.waitDays(6)
  expect((await one.backSigned(3)).json()).toMatchObject({ code: 'more_back_than_out', atPub: 1 })
  expect((await one.backSigned(2)).statusCode).toBe(200)
  expect((await one.ofPub()).rows).toEqual([])
  expect(await one.charges()).toMatchObject([{ state: 'credited' }])
  expect(await readOwedOnAccount(database, one.clientId)).toBe(-12_000)
  await shop.signInAgain()
  const { body: csv } = await shop.get('/api/orders/export.csv', bearer(await shop.signIn(one.pub)))
  const rows = csv.split('\r\n').filter((row) => row.startsWith(',,'))
  expect(rows.map((row) => Number(/,(-?[\d.]+),,,$/.exec(row)?.[1]))).toEqual([120, -120])
  expect(await shop.dossier(one.clientId)).toMatchObject({
    overpaidMinor: 12_000,
    account: { state: 'closed' },
  })
  expect(await readImbalance(database)).toBe(0)
})

test('a count that is waiting for an answer holds the invoice back; agreed it ends the charge (EMPT-06)', async () => {
  const one = await pubWithCharges(shop)
  await one.setPrice(10_000)
  await one.old(1)
  const place = await one.place()
  await one.announce({ place, count: 1 })
  await one.waitDays(13)
  const given = { place, brewery: one.brewery.id, kind: 'firkin', count: 1 }
  expect((await one.send(one.pub, '/api/account/empties/counts', given)).statusCode).toBe(200)
  await one.waitDays(2)
  await one.invoice()
  expect(await one.charges()).toMatchObject([{ state: 'announced' }])
  const [count] = (await one.ofPub()).counts
  await one.send(one.sales, `${one.path}/empties/counts/${count.id}/answer`, { agrees: true })
  await one.invoice()
  expect(await one.charges()).toMatchObject([{ state: 'back' }])
  expect(await documentsBeside(one.brewery.id)).toEqual([])
})

test('a charge is withdrawn with a reason that the pub reads; others neither see nor end it (EMPT-06)', async () => {
  const one = await pubWithCharges(shop)
  const two = await pubWithCharges(shop)
  await one.setPrice(10_000)
  await one.old(1)
  const place = await one.place()
  await two.setPrice(10_000)
  expect((await two.announce({ place, count: 1 })).statusCode).toBe(404)
  await one.announce({ place, count: 1 })
  const [charge] = await one.charges()
  expect((await two.ofPub()).charges).toEqual([])
  expect((await two.ofBrewery()).charges).toEqual([])
  expect((await two.end(charge.id, 'withdraw', { note: 'Mine.' })).statusCode).toBe(404)
  const accounts = await one.person('accounts')
  const call = `${one.path}/empties/charges`
  expect((await one.send(accounts, call, { place, kind: 'firkin', count: 1 })).statusCode).toBe(403)
  expect((await one.end(charge.id, 'withdraw', { note: 'We found it in our yard.' })).statusCode).toBe(200)
  expect(await one.charges()).toMatchObject([{ state: 'withdrawn', endNote: 'We found it in our yard.' }])
  await one.waitDays(15)
  await one.invoice()
  expect(await documentsBeside(one.brewery.id)).toEqual([])
  expect((await one.ofBrewery()).rows).toMatchObject([{ chargeable: 1, announced: 0 }])
})

test('a brewery that is not registered for VAT charges none (EMPT-06, DOC-08)', async () => {
  const one = await pubWithCharges(shop)
  const { id: breweryId } = one.brewery
  await one.setPrice(10_000)
  await one.old(1)
  const change = {
    breweryId,
    actor: operatorActor,
    now: shop.now(),
    papers: { vat: { notRegistered: true as const } },
  }
  await database.transaction((transaction) => saveDocuments(transaction, change))
  await one.announce({ place: await one.place(), count: 1 })
  await one.waitDays(15)
  await one.invoice()
  expect(await documentsBeside(breweryId)).toMatchObject([
    { netMinor: 10_000, vatMinor: 0, totalMinor: 10_000, contents: { title: 'Invoice' } },
  ])
})

test('a charge is paid out once its pub paid or owes by today, and is late like other invoices (EMPT-06, CRED-10, CRED-05)', async () => {
  const one = await pubWithCharges(shop)
  const { id: breweryId } = one.brewery
  await one.setPrice(10_000)
  await one.old(1)
  await one.announce({ place: await one.place(), count: 1 })
  const asked = {
    breweryId,
    nation: 'england-and-wales',
    provider: 'sandbox',
    claimedOf: findOpenClaimMoney,
  } as const
  const available = async () => (await findAvailable(database, { ...asked, now: shop.now() })).availableMinor
  await one.waitDays(14.5)
  const before = await available()
  await one.invoice()
  expect(await available()).toBe(before)
  await one.waitDays(13)
  expect(await available()).toBe(before)
  await one.waitDays(3)
  expect(await available()).toBe(before + 12_000)
  await shop.settleDays()
  expect((await shop.mailsTo(one.pub)).map(({ template }) => template)).toContain('invoices-due')
  const credit = (await shop.get('/api/account/credit', await one.as(one.pub))).json()
  expect(credit.invoices).toMatchObject([{ orderNumber: null, openMinor: 12_000 }])
  const entries = (
    await shop.get(`${one.path}/money/entries`, await one.as(await one.person('accounts')))
  ).json()
  expect(entries.rows[0]).toMatchObject({ words: 'Lost containers', document: credit.invoices[0].number })
})
