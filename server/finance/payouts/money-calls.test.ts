import { randomUUID } from 'node:crypto'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { expect, test } from 'vitest'
import type { BreweryMoney } from '../../../shared/api/money-api.ts'
import type { BreweryRole } from '../../../shared/accounts/roles.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { addMember, addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openPayoutShop } from '../../../tests/support/shops/payout-shop.ts'

const shop = await openPayoutShop()
const { database } = shop
type Headers = Record<string, string>
const keyed = (headers: Headers) => ({ 'idempotency-key': randomUUID(), ...headers })

async function member(breweryId: string, role: BreweryRole) {
  const person = await shop.buyer()
  await addMember(database, { clientId: person.clientId, breweryId, role })
  return person
}
async function finance() {
  const person = await shop.buyer()
  await addStaff(database, person.clientId, 'finance')
  return person
}

test('a brewery reads its money at each step, with each booking’s document and its payout (PAYO-03)', async () => {
  const monday = shop.nextMonday()
  shop.waitUntil(monday, '12:00')
  const one = await shop.acceptedOrder()
  const { brewery, order } = one
  const money = async (what = '') => {
    const accounts = await member(brewery.id, 'accounts')
    const reply = await shop.get(`/api/sell/${brewery.slug}/money${what}`, accounts)
    expect(reply.headers['cache-control']).toContain('no-store')
    return reply.json()
  }
  expect(await money()).toMatchObject({
    heldMinor: 24_000,
    dueMinor: 0,
    onItsWayMinor: 0,
    paidMinor: 0,
    hold: null,
    account: { kind: 'stripe' },
  })
  await one.run('dispatch')
  expect(await money()).toMatchObject({
    heldMinor: 0,
    dueMinor: 23_280,
    notYetMinor: 23_280,
    availableMinor: 0,
    nextPayoutOn: addDays(monday, 1),
  })
  shop.waitUntil(addDays(monday, 3), '06:00')
  await shop.make()
  expect(await money()).toMatchObject({ dueMinor: 0, onItsWayMinor: 23_280, availableMinor: 0 })
  await shop.send()
  expect(await money()).toMatchObject({
    dueMinor: 0,
    onItsWayMinor: 0,
    paidMinor: 23_280,
    paidThisMonthMinor: 23_280,
  })
  const payouts = await money('/payouts')
  const [{ number }] = payouts.rows
  expect(payouts.rows).toMatchObject([
    {
      state: 'paid',
      amountMinor: 23_280,
      isByBank: false,
      reference: one.transfers()[0]!.id,
      lines: [
        { orderNumber: order.number, document: expect.stringMatching(/-000001$/), amountMinor: 23_280 },
      ],
    },
  ])
  const invoice = payouts.rows[0].lines[0].document
  const sales = await money('/sales')
  expect(sales.rows).toEqual([
    {
      soldOn: londonDay(new Date(`${monday}T12:00:00Z`)),
      orderNumber: order.number,
      buyer: expect.any(String),
      invoice,
      invoiceId: expect.any(String),
      goodsNetMinor: 20_000,
      deliveryNetMinor: 0,
      vatMinor: 4000,
      totalMinor: 24_000,
      creditedMinor: 0,
      feeMinor: 720,
      feeVatMinor: 120,
      palletMinor: 0,
      yoursMinor: 23_280,
      payouts: [number],
    },
  ])
  const entries = await money('/entries')
  expect(
    entries.rows.map(({ account, event, document, amountMinor }: Record<string, unknown>) => [
      account,
      event,
      document,
      amountMinor,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['held', 'part_invoiced', invoice, 24_000],
      ['held', 'dispatched', invoice, -24_000],
      ['due', 'dispatched', invoice, 24_000],
      ['due', 'fee', invoice, -720],
      ['due', 'payout', number, -23_280],
    ]),
  )
  expect(entries.total).toBe(5)
  expect((await money('/papers')).rows).toMatchObject([
    { number: invoice, kind: 'invoice', totalMinor: 24_000 },
  ])
  const accounts = await member(brewery.id, 'accounts')
  const csv = await shop.get(`/api/sell/${brewery.slug}/money/sales?format=csv`, accounts)
  expect(csv.body).toContain(`${order.number},`)
  expect(csv.body).toContain('200.00,0.00,40.00,240.00,0.00,7.20,1.20,0.00,232.80,DRY-P-')
})

test('the rows behind each figure add up to it, and what the sales leave is all of the money (SELL-32, SELL-33)', async () => {
  const monday = shop.nextMonday()
  shop.waitUntil(monday, '12:00')
  const { brewery, run } = await shop.acceptedOrder()
  // Another person each time, since days pass and sessions end.
  const money = async (what = '') => {
    const accounts = await member(brewery.id, 'accounts')
    return (await shop.get(`/api/sell/${brewery.slug}/money${what}`, accounts)).json()
  }
  type Row = { amountMinor: number; yoursMinor: number }
  const sum = (rows: Row[], of: keyof Row = 'amountMinor') => rows.reduce((all, row) => all + row[of], 0)
  /** The fee of what is not sent yet is expected, and off what the sales leave. */
  const agree = async (expectedFeeMinor = 0) => {
    const all = await money()
    const { heldMinor, dueMinor, onItsWayMinor, paidMinor, paidThisMonthMinor, monthBegan } = all
    expect(sum((await money('/entries?account=held')).rows)).toBe(heldMinor)
    expect(sum((await money('/entries?account=due')).rows)).toBe(dueMinor + onItsWayMinor)
    expect(sum((await money('/payouts?state=on_its_way')).rows)).toBe(onItsWayMinor)
    expect(sum((await money('/payouts?state=paid')).rows)).toBe(paidMinor)
    const paid = await money(`/payouts?state=paid&from=${monthBegan}`)
    expect(sum(paid.rows)).toBe(paidThisMonthMinor)
    expect(sum((await money('/sales')).rows, 'yoursMinor')).toBe(
      heldMinor + dueMinor + onItsWayMinor + paidMinor - expectedFeeMinor,
    )
    return all
  }
  expect(await agree(720)).toMatchObject({ heldMinor: 24_000 })
  await run('dispatch')
  expect(await agree()).toMatchObject({ heldMinor: 0, dueMinor: 23_280 })
  shop.waitUntil(addDays(monday, 3), '06:00')
  await shop.make()
  expect(await agree()).toMatchObject({ onItsWayMinor: 23_280 })
  await shop.send()
  expect(await agree()).toMatchObject({ paidMinor: 23_280 })
  expect((await money('/payouts?state=paid&from=2999-01-01')).total).toBe(0)
})

test('money is for owner and accounts of the brewery itself, and the account for the owner (PAYO-03, SELL-32)', async () => {
  const { brewery } = await shop.unpaidOrder()
  const other = (await shop.unpaidOrder()).brewery
  const statuses = async (role: BreweryRole, of = brewery) => {
    const person = await member(of.id, role)
    const read = await shop.get(`/api/sell/${brewery.slug}/money`, person)
    const body = { holder: 'Tern Ltd', sortCode: '20 00 00', accountNumber: '12345678' }
    const written = await shop.app.inject({
      method: 'PUT',
      url: `/api/sell/${brewery.slug}/money/account`,
      payload: body,
      headers: keyed(person),
    })
    return [read.statusCode, written.statusCode]
  }
  expect(await statuses('owner')).toEqual([200, 200])
  expect(await statuses('accounts')).toEqual([200, 403])
  // What they may not see is not there for them.
  expect(await statuses('sales')).toEqual([404, 404])
  expect(await statuses('cellar')).toEqual([404, 404])
  expect(await statuses('owner', other)).toEqual([404, 404])
  const person = await member(brewery.id, 'accounts')
  const money: BreweryMoney = (await shop.get(`/api/sell/${brewery.slug}/money`, person)).json()
  expect(money.account).toEqual({ kind: 'bank', ending: '5678' })
})

test('another bank account says before from which to which payouts go, and from when (PAYO-03, SELL-08)', async () => {
  const { brewery } = await shop.unpaidOrder()
  const owner = await member(brewery.id, 'owner')
  const put = async (accountNumber: string, query = '') =>
    (
      await shop.app.inject({
        method: 'PUT',
        url: `/api/sell/${brewery.slug}/money/account${query}`,
        payload: { holder: 'Tern Ltd', sortCode: '20 00 00', accountNumber },
        headers: keyed(owner),
      })
    ).json()
  await put('12345678')
  const { nextPayoutOn } = await put('12345678')
  expect((await put('12345678', '?preview=1')).warnings).toEqual([
    'The account ends in 5678, as the one before.',
  ])
  const preview = await put('87654321', '?preview=1')
  expect(preview.money).toEqual([
    `Payouts go to the bank account ending in 4321 instead of that ending in 5678, from that of ${dayText(nextPayoutOn)} on.`,
  ])
  expect(JSON.stringify(preview)).not.toContain('87654321')
  const read = async () => (await shop.get(`/api/sell/${brewery.slug}/money`, owner)).json().account
  expect(await read()).toEqual({ kind: 'bank', ending: '5678' })
  await put('87654321', `?digest=${preview.digest}`)
  expect(await read()).toEqual({ kind: 'bank', ending: '4321' })
})

test('finance holds, releases, pays by bank and reads balances; a key works once (PAYO-02, PAYO-03)', async () => {
  const monday = shop.nextMonday()
  shop.waitUntil(monday, '12:00')
  const { brewery, run } = await shop.acceptedOrder({ account: false })
  await run('dispatch')
  await shop.operate('money', 'bank-account', brewery.slug, '20-00-00', '12345678', 'Tern Ltd')
  shop.waitUntil(addDays(monday, 3), '06:00')
  await shop.make()
  const staff = await finance()
  const listed = (await shop.get('/api/admin/money/payouts?list=bank', staff)).json()
  const mine = listed.rows.find((row: { brewery: string }) => row.brewery === brewery.name)
  expect(mine).toMatchObject({
    amountMinor: 23_280,
    state: 'on_its_way',
    payInto: { holder: 'Tern Ltd', sortCode: '20-00-00', accountNumber: '12345678' },
  })
  const hold = `/api/admin/money/breweries/${brewery.slug}/hold`
  const held = await shop.post(hold, { reason: 'A court asked.' }, keyed(staff))
  expect(held.json()).toMatchObject({
    hold: { kind: 'finance', text: 'Dray holds your payouts: A court asked.' },
  })
  const balances = (await shop.get('/api/admin/money/breweries', staff)).json()
  expect(balances.rows).toContainEqual(
    expect.objectContaining({ slug: brewery.slug, dueMinor: 0, onItsWayMinor: 23_280 }),
  )
  const path = `/api/admin/money/payouts/${mine.number}/sent`
  const words = { reference: 'FP 12' }
  const doubts = ['Payouts to this brewery are on hold: A court asked.']
  const bankList = (await shop.get('/api/admin/money/payouts?list=bank', staff)).json()
  expect(bankList.rows).toContainEqual(expect.objectContaining({ number: mine.number, doubts }))
  const early = await shop.post(path, words, keyed(staff))
  expect([early.statusCode, early.json()]).toMatchObject([409, { code: 'payout_held', doubts }])
  expect((await shop.post(`${path}?dryRun=true`, words, keyed(staff))).json().warnings).toEqual(doubts)
  const released = await shop.app.inject({ method: 'DELETE', url: hold, headers: keyed(staff) })
  expect(released.json()).toMatchObject({ hold: null })
  const once = keyed(staff)
  const mark = () => shop.post(`/api/admin/money/payouts/${mine.number}/sent`, { reference: 'FP 12' }, once)
  expect([(await mark()).json(), (await mark()).json()]).toEqual([{ sent: true }, { sent: true }])
  const again = await shop.post(
    `/api/admin/money/payouts/${mine.number}/sent`,
    { reference: 'FP 12' },
    keyed(staff),
  )
  expect(again.statusCode).toBe(409)
  const returned = { amountMinor: 100, reason: 'Owed.' }
  const refused = await shop.post(`/api/admin/money/payouts/${mine.number}/return`, returned, keyed(staff))
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Only a payout that the payment provider has sent can be taken back.',
  ])
})

test.each(['entries', 'sales', 'papers', 'payouts'])(
  'beyond the end of the %s of a brewery’s money is their last page; a page that is none names its field (PAYO-03)',
  async (list) => {
    const { brewery } = await shop.acceptedOrder()
    const accounts = await member(brewery.id, 'accounts')
    const read = (page: string) => shop.get(`/api/sell/${brewery.slug}/money/${list}?page=${page}`, accounts)
    const first = (await read('1')).json()
    expect(first.rows.length).toBe(first.total)
    expect(first.total > 0).toBe(list !== 'payouts')
    expect((await read('9')).json()).toEqual(first)
    const refused = await read('two')
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'page'])
  },
)

test('a payout of the bank list is not marked sent to an account that was changed since, unless it is confirmed (PAYO-02, PAYO-03)', async () => {
  const monday = shop.nextMonday()
  shop.waitUntil(monday, '12:00')
  const { brewery, run } = await shop.acceptedOrder({ account: false })
  await run('dispatch')
  await shop.operate('money', 'bank-account', brewery.slug, '20-00-00', '12345678', 'Tern Ltd')
  shop.waitUntil(addDays(monday, 3), '06:00')
  await shop.make()
  const staff = await finance()
  const listed = (await shop.get('/api/admin/money/payouts?list=bank', staff)).json()
  const mine = listed.rows.find((row: { brewery: string }) => row.brewery === brewery.name)
  expect(mine.doubts).toEqual([])
  shop.wait(60)
  await shop.operate('money', 'bank-account', brewery.slug, '20-00-00', '87654321', 'Other Ltd')
  const path = `/api/admin/money/payouts/${mine.number}/sent`
  const words = { reference: 'FP 13' }
  const refused = await shop.post(path, words, keyed(staff))
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'payout_held'])
  await expect(shop.operate('money', 'payout-sent', mine.number, 'FP', '13')).rejects.toThrow(
    /was changed on/,
  )
  const preview = (await shop.post(`${path}?dryRun=true`, words, keyed(staff))).json()
  expect(preview.warnings).toEqual([
    expect.stringMatching(/^The bank account was changed on .*, after this was made\.$/),
  ])
  const confirmed = await shop.post(`${path}?digest=${preview.digest}`, words, keyed(staff))
  expect(confirmed.json()).toEqual({ sent: true })
})
