import { expect, test, vi } from 'vitest'
import { buildBrewery, buildGroup } from '../../../tests/support/builders/builders.ts'
import { bearer, openAccountShop } from '../../../tests/support/shops/account-shop.ts'
import { openDemoClients } from '../../identity/accounts/open-demo-clients.ts'
import { readConfig } from '../../platform/config/config.ts'
import { greet } from '../../greeting.ts'
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
    const { open } = await openDemoWorkers(connection, local, shop.now())
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
    expect((await openDemoWorkers(connection, local, shop.now())).open).toEqual(open)

    const barred = await openDemoWorkers(connection, { ...local, ...elsewhere }, shop.now())
    expect([barred.open, barred.closed.length]).toEqual([[], open.length])
    for (const person of open) expect((await signIn(person)).statusCode).toBe(401)
    expect((await shop.get('/api/sell/learmonth-basin', bearer(session))).statusCode).toBe(401)
    expect((await shop.get('/api/admin', bearer(finance))).statusCode).toBe(401)
  },
)

test('the start prints the demo accounts by role with where each works, each signs in, and none whose password was changed (OPER-09, SELL-39)', async () => {
  const shop = await openAccountShop()
  const connection = { ...shop.connection, kind: 'embedded' as const }
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const printed = async () => {
    write.mockClear()
    const all = [
      ...(await openDemoClients(connection)),
      ...(await openDemoWorkers(connection, local, shop.now())).open,
    ]
    greet(readConfig({}), all)
    const text = String(write.mock.calls.at(-1)?.[0])
    return [
      ...text.matchAll(/^  (\w[\w ]*?) {2,}(\S+@\S+) {2,}(\S.*?) {2,}https?:\/\/[^/]+(\/[a-z]*)$/gm),
    ].map(([, role, email, password, place]) => ({ role, email, password, place }))
  }
  const accounts = await printed()
  expect(accounts.map(({ role }) => role)).toEqual([
    'buyer',
    'buyer on account',
    'newcomer',
    'owner',
    'sales',
    'cellar',
    'accounts',
    'organiser',
    'support',
    'operations',
    'finance',
    'admin',
  ])
  const placesOf = (...roles: string[]) => [
    ...new Set(accounts.filter(({ role }) => roles.includes(role!)).map(({ place }) => place)),
  ]
  expect(placesOf('buyer', 'buyer on account', 'newcomer')).toEqual(['/'])
  expect(placesOf('owner', 'sales', 'cellar', 'accounts', 'organiser')).toEqual(['/sell'])
  expect(placesOf('support', 'operations', 'finance', 'admin')).toEqual(['/admin'])
  for (const { email, password } of accounts)
    expect([email, (await shop.post('/public/auth/login', { email, password })).statusCode]).toEqual([
      email,
      200,
    ])
  await connection.database.execute(
    "update client_credentials set password_hash = replace(password_hash, 't=1', 't=2') where client_id = (select id from clients where email = 'finance@dray.example')",
  )
  expect((await printed()).map(({ email }) => email)).toEqual(
    accounts.map(({ email }) => email).filter((email) => email !== 'finance@dray.example'),
  )
  write.mockRestore()
})
