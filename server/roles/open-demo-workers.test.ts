import { expect, test } from 'vitest'
import { buildBrewery, buildGroup } from '../../tests/support/builders/builders.ts'
import { bearer, openAccountShop } from '../../tests/support/shops/account-shop.ts'
import { openDemoWorkers } from './open-demo-workers.ts'

const local = { loadsDemoShop: true, publicUrl: 'http://localhost:3000' }

test.each([{ publicUrl: 'https://shop.example' }, { loadsDemoShop: false }])(
  'people of the demo brewery and of the demo staff sign in on this machine alone (ROLE-18)',
  async (elsewhere) => {
    const shop = await openAccountShop()
    const connection = { ...shop.connection, kind: 'embedded' as const }
    const { database } = connection
    const { id } = await buildBrewery(database, { slug: 'learmonth-basin' })
    await buildGroup(database, { slug: 'forth-crossing', breweryIds: [id] })
    const open = await openDemoWorkers(connection, local, shop.now())
    const brewery = ['brewer', 'sales', 'cellar', 'accounts']
    const names = [...brewery, 'organiser', 'support', 'operations', 'finance', 'admin']
    expect(open.map(({ email }) => email.split('@')[0])).toEqual(names)
    const signIn = async ({ email, password } = open[1]!) =>
      shop.post('/public/auth/login', { email, password })
    const session = (await signIn()).json()
    const place = (await shop.get('/api/sell/learmonth-basin', bearer(session))).json()
    expect(place).toMatchObject({ role: 'sales' })
    const finance = (await signIn(open[7])).json()
    expect((await shop.get('/api/admin', bearer(finance))).json()).toEqual({
      name: 'Ada Price',
      roles: ['finance'],
    })
    const organiser = (await signIn(open[4])).json()
    expect((await shop.get('/api/sell', bearer(organiser))).json()).toMatchObject({
      breweries: [],
      groups: [{ slug: 'forth-crossing' }],
    })
    expect(await openDemoWorkers(connection, local, shop.now())).toEqual(open)

    expect(await openDemoWorkers(connection, { ...local, ...elsewhere }, shop.now())).toEqual([])
    for (const person of open) expect((await signIn(person)).statusCode).toBe(401)
    expect((await shop.get('/api/sell/learmonth-basin', bearer(session))).statusCode).toBe(401)
    expect((await shop.get('/api/admin', bearer(finance))).statusCode).toBe(401)
  },
)
