import { expect, test } from 'vitest'
import { addDays, londonDay, londonMoment } from '../../../../shared/working-time/working-time.ts'
import { buildRunShop } from '../../../../tests/support/builders/run-order.ts'
import { addMember, addOrganiser } from '../../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { testSealer } from '../../../../tests/support/shops/test-sealer.ts'
import { findPublicClients } from '../../../identity/accounts/find-public-clients.ts'
import { remindOfRuns } from './remind-of-runs.ts'

const shop = await openOrderShop()
const { database } = shop
const remind = () =>
  remindOfRuns({ database, publicUrl: 'https://dray.example', sealer: testSealer, clock: shop.now })
const goTo = (moment: Date) => shop.wait((moment.getTime() - shop.now().getTime()) / 1000)

/** A run with an order, its organiser, a seller of its brewery, and what each of them was written. */
async function group() {
  const built = await buildRunShop(shop, { of: 1 })
  const [organiser, seller] = [await shop.buyer(), await shop.buyer()]
  await addOrganiser(database, organiser.clientId, built.group.id)
  const breweryId = built.breweries[0]!.id
  await addMember(database, { clientId: seller.clientId, breweryId, role: 'sales' })
  const { email } = await built.order()
  const clients = await findPublicClients(database, [organiser.clientId, seller.clientId])
  const headings = async (address: string) =>
    (await shop.mailsTo(address))
      .map(({ data }) => String((data as { heading?: string }).heading ?? ''))
      .filter((heading) => /tomorrow/.test(heading))
  const notices = async () => ({
    organiser: await headings(clients.get(organiser.clientId)!.email),
    brewery: await headings(clients.get(seller.clientId)!.email),
    pub: await headings(email),
  })
  return { run: built.runs[0]!, notices, breweryId }
}
const nothing = { organiser: [], brewery: [], pub: [] }

test('the day before its cut-off organisers, breweries and pubs of a run have a mail once, and not in the night (NOTE-06)', async () => {
  const { run, notices } = await group()
  const eve = addDays(londonDay(new Date(run.cutOffAt)), -1)
  goTo(new Date(londonMoment(eve, '07:00').getTime() - 1000))
  await remind()
  expect(await notices()).toEqual(nothing)
  goTo(londonMoment(eve, '07:00'))
  await Promise.all([remind(), remind()])
  await remind()
  expect(await notices()).toEqual({
    organiser: [expect.stringMatching(/^The run of .+ closes tomorrow$/)],
    brewery: [expect.stringMatching(/^The run of .+ closes tomorrow$/)],
    pub: ['Your pallet closes tomorrow at 12:00'],
  })
})

test('the day before its beer is brought organisers and breweries have a mail, a run without orders is not (NOTE-06)', async () => {
  const { run, notices } = await group()
  const eve = addDays(londonDay(new Date(run.bringByAt)), -1)
  goTo(londonMoment(eve, '21:30'))
  await remind()
  expect(await notices()).toEqual(nothing)
  goTo(londonMoment(eve, '20:59'))
  await remind()
  await remind()
  const said = [expect.stringMatching(/^The run of .+ is loaded tomorrow$/)]
  expect(await notices()).toMatchObject({ organiser: said, brewery: said, pub: [] })
})
