import { expect, test } from 'vitest'
import { buildBrewery } from '../../../tests/support/builders/builders.ts'
import { addMember, addStaff } from '../../../tests/support/shops/add-staff.ts'
import { bearer, openAccountShop } from '../../../tests/support/shops/account-shop.ts'
import { openEntry } from '../../platform/worklist/worklist.ts'
import { openFactorShop } from '../../../tests/support/shops/factor-shop.ts'

test('each brewery answers its own people alone', async () => {
  const shop = await openAccountShop()
  const { database } = shop.connection
  const towpath = await buildBrewery(database, { name: 'Towpath', slug: 'towpath' })
  await buildBrewery(database, { slug: 'damask' })
  const session = await shop.register()
  await addMember(database, { clientId: session.client.id, breweryId: towpath.id, role: 'cellar' })
  const read = (slug: string) => shop.get(`/api/sell/${slug}`, bearer(session))
  expect((await read('towpath')).json()).toEqual({
    name: 'Towpath',
    slug: 'towpath',
    role: 'cellar',
    isLooking: false,
  })
  const [foreign, unknown] = [await read('damask'), await read('nowhere')]
  expect(foreign.statusCode).toBe(404)
  expect(foreign.json().message).toBe(unknown.json().message)
})

test('an owner gives a second factor first, people of the cellar do not (ROLE-07)', async () => {
  const shop = await openFactorShop({ secondFactor: 'required' })
  const { database } = shop.connection
  const brewery = await buildBrewery(database, { slug: 'towpath' })
  const statusOf = async (role: 'owner' | 'cellar') => {
    const session = await shop.register()
    await addMember(database, { clientId: session.client.id, breweryId: brewery.id, role })
    return (await shop.get('/api/sell/towpath', bearer(session))).statusCode
  }
  expect(await statusOf('cellar')).toBe(200)
  expect(await statusOf('owner')).toBe(403)
})

test('members of the staff see how much the worklist has to do (SELL-39)', async () => {
  const shop = await openAccountShop()
  const { database } = shop.connection
  const session = await shop.register()
  const staff = async () => (await shop.get('/api/sell', bearer(session))).json().staff
  expect(await staff()).toBeNull()
  await addStaff(database, session.client.id, 'support')
  const { toDo } = await staff()
  await openEntry(database, {
    kind: 'trade',
    subject: 'A1',
    about: 'A pub is waiting for approval.',
    owner: 'support',
    now: shop.now(),
  })
  expect(await staff()).toEqual({ toDo: toDo + 1 })
})
