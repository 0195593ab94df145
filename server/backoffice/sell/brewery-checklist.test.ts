import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BreweryChecklist } from '../../../shared/api/checklist-api.ts'
import { defaultDelivery } from '../../../shared/delivery/delivery-terms.ts'
import { agencyAgreementVersion } from '../../../shared/standing/agreement-text.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { addMember, addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'

type Headers = Record<string, string>

const shop = await openOrderShop()
const keyed = (who: Headers) => ({ ...who, 'idempotency-key': randomUUID() })
const slug = 'eskside'
const brewery = await buildBrewery(shop.database, {
  name: 'Eskside',
  slug,
  description: '',
  email: null,
  closureReason: 'seller_not_cleared',
})
const owner = await shop.buyer()
await addMember(shop.database, { clientId: owner.clientId, breweryId: brewery.id, role: 'owner' })
const operations = await shop.buyer()
await addStaff(shop.database, operations.clientId, 'operations')
const root = `/api/sell/${slug}`
const checklist = async (): Promise<BreweryChecklist> => (await shop.get(`${root}/checklist`, owner)).json()
const open = async (part: 'needed' | 'wanted') =>
  (await checklist())[part].filter(({ isDone }) => !isDone).map(({ key }) => key)
const documents = (change: object) => shop.call('PUT', `${root}/papers`, change, keyed(owner))

test('each step ticks on its own, and with the last one orders open and the owner gets the mail (NOTE-14)', async () => {
  const beer = await buildBeer(shop.database, { breweryId: brewery.id })
  const container = await buildContainer(shop.database, { beerId: beer.id, availableUnits: 20 })
  const line = { variantId: container.storefrontVariantId!, quantity: 1 }
  const buyer = await shop.buyer()
  expect(await open('needed')).toEqual(['legal_name', 'address', 'vat_statement', 'agreement', 'awrs'])
  await documents({ legalName: 'Eskside Brewing Ltd' })
  expect(await open('needed')).toEqual(['address', 'vat_statement', 'agreement', 'awrs'])
  await documents({ address: ['3 Mill Lane', 'Musselburgh'] })
  expect(await open('needed')).toEqual(['vat_statement', 'agreement', 'awrs'])
  await documents({ vat: { notRegistered: true } })
  expect(await open('needed')).toEqual(['agreement', 'awrs'])
  const agreement = { version: agencyAgreementVersion, name: 'Ailsa Hogg' }
  await shop.post(`${root}/agreement`, agreement, keyed(owner))
  expect(await open('needed')).toEqual(['awrs'])
  const { needed } = await checklist()
  expect(needed.map(({ who }) => who)).toEqual(['you', 'you', 'you', 'you', 'Dray'])
  expect((await shop.add(line, buyer)).json().code).toBe('seller_not_cleared')
  expect(await newsOf(owner)).toEqual([])
  await shop.post(
    `/api/admin/breweries/${slug}/awrs-checks`,
    {
      awrsNumber: 'XAAW00000123456',
      nameOnRegister: 'Eskside Brewing Ltd',
      status: 'approved',
      lookedUpAt: shop.now().toISOString(),
      evidence: { text: 'Approved.' },
    },
    keyed(operations),
  )
  expect(await checklist()).toMatchObject({ isCleared: true, takesOrders: true })
  expect(await open('needed')).toEqual([])
  expect(await newsOf(owner)).toEqual(['Eskside can take orders.'])
  expect((await shop.add(line, buyer)).statusCode).toBe(200)
  // Saving documents once more sends no second mail.
  await documents({ companyNumber: 'SC123456' })
  expect(await newsOf(owner)).toHaveLength(1)
})

test('what is wanted besides ticks too, and says what holds until then (NOTE-14)', async () => {
  expect(await open('wanted')).toEqual(['payout_account', 'delivery_terms', 'brewery_page'])
  const { wanted } = await checklist()
  expect(wanted[0]).toMatchObject({
    who: 'you',
    note: 'Your money is waiting until then.',
    path: `/sell/${slug}/money`,
  })
  await shop.call('PUT', `${root}/delivery`, { terms: defaultDelivery }, keyed(owner))
  expect(await open('wanted')).toEqual(['payout_account', 'brewery_page'])
})

test('owners, sales and accounts read the checklist; to the cellar and to others there is none (NOTE-14)', async () => {
  expect([await status('sales'), await status('accounts')]).toEqual([200, 200])
  expect([await status('cellar'), await status(null)]).toEqual([404, 404])
})

async function status(role: 'sales' | 'accounts' | 'cellar' | null): Promise<number> {
  const person = await shop.buyer()
  if (role !== null)
    await addMember(shop.database, { clientId: person.clientId, breweryId: brewery.id, role })
  return (await shop.get(`${root}/checklist`, person)).statusCode
}

async function newsOf(who: Headers): Promise<string[]> {
  const { email } = (await shop.get('/api/account', who)).json().client
  const mails = await shop.mailsTo(email)
  return mails
    .filter(({ template }) => template === 'selling-news')
    .map(({ data }) => (data as { heading?: string }).heading ?? '')
}
