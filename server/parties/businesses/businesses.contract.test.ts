import { expect, test } from 'vitest'
import { siteCalls } from '../../identity/accounts/sites/site-calls.ts'
import { openBusinessShop } from '../../../tests/support/shops/business-shop.ts'

const shop = await openBusinessShop()

test('an account of its own is a business of one site and one owner, with nothing else (BIZ-01)', async () => {
  const alone = await shop.person('Nell Ford')
  expect(await shop.business(alone)).toMatchObject({
    name: 'Nell Ford',
    isOwner: true,
    sites: [{ id: alone.id, state: 'none', isCurrent: true }],
    members: [],
    invitations: [],
  })
  const { places } = (await shop.get('/api/account/places', alone.headers)).json()
  expect(places).toEqual([
    { siteId: null, name: 'Nell Ford', business: null, roles: ['owner'], isCurrent: true },
  ])
  expect(alone.session.client).toMatchObject({ siteId: null, hasSites: false })
})

test('what is the id of no site is not found, whatever it looks like (BIZ-04)', async () => {
  const { owner } = await shop.twoSites()
  for (const siteId of ['x'.repeat(36), '00000000-0000-4000-8000-000000000000']) {
    expect((await shop.act(owner, siteId)).statusCode).toBe(404)
    for (const call of ['orders', 'invoices'])
      expect((await shop.get(`/api/${call}?site=${siteId}`, owner.headers)).statusCode, call).toBeLessThan(
        500,
      )
  }
})

test('a new site of an approved business is an application for that site alone (BIZ-02)', async () => {
  const { owner, first, second } = await shop.twoSites()
  await shop.operate('settings', 'set', 'trade.approval', '"review"')
  const third = await shop.addSite(owner, 'The Third Place')
  await shop.operate('settings', 'set', 'trade.approval', '"automatic"')
  expect((await shop.business(owner)).sites.map(({ id, state }) => [id, state])).toEqual([
    [first, 'approved'],
    [second, 'approved'],
    [third, 'applied'],
  ])
  const item = await shop.variant({ availableUnits: 10 })
  const orderFor = async (siteId: string | null) => {
    await shop.act(owner, siteId)
    await shop.add({ ...item, quantity: 1 }, owner.headers)
    return shop.place(owner.headers)
  }
  const refused = await orderFor(third)
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'trade_not_approved'])
  expect((await orderFor(second)).statusCode).toBe(201)
  expect((await orderFor(null)).statusCode).toBe(201)
  await shop.act(owner, second)
  expect((await shop.get('/api/orders', owner.headers)).json().orders).toHaveLength(1)
})

test('roles at a site open what they name, and nothing of another site (BIZ-03, BIZ-09)', async () => {
  const { owner, first, second } = await shop.twoSites()
  const item = await shop.variant({ availableUnits: 20 })
  await shop.add({ ...item, quantity: 1 }, owner.headers)
  const { number } = await shop.placed(owner.headers)
  const statuses: Record<string, unknown[]> = {}
  for (const role of ['buyer', 'approver', 'accounts', 'owner'] as const) {
    const member = await shop.member(owner, role, second)
    const added = await shop.add({ ...item, quantity: 1 }, member.headers)
    const tokens = await shop.get('/api/account/tokens', member.headers)
    const invited = await shop.post(
      '/api/account/business/invitations',
      { email: 'x@pub.example', role: 'buyer', siteId: second },
      shop.keyed(member.headers),
    )
    const ofFirst = await shop.get(`/api/orders/${number}`, member.headers)
    const moved = await shop.act(member, first)
    statuses[role] = [added, tokens, invited, ofFirst, moved].map(({ statusCode }) => statusCode)
  }
  expect(statuses).toEqual({
    buyer: [200, 403, 403, 404, 404],
    approver: [200, 403, 403, 404, 404],
    accounts: [403, 403, 403, 404, 404],
    // An owner of one site changes no people of the business.
    owner: [200, 200, 403, 404, 404],
  })
})

test('rights of a removed member end with the next call, tokens and invitations with them (BIZ-03)', async () => {
  const { owner, second } = await shop.twoSites()
  const member = await shop.member(owner, 'owner', second)
  const made = await shop.post(
    '/api/account/tokens',
    { name: 'Till', scopes: ['orders:read', 'basket'], days: 30, password: 'a firkin of mild' },
    member.headers,
  )
  const token = { authorization: `Bearer ${made.json().token}` }
  expect((await shop.get('/api/orders', token)).statusCode).toBe(200)
  const again = await shop.invite(owner, member.session.client.email, 'buyer', null)
  const removed = await shop.call(
    'DELETE',
    `/api/account/business/members/${member.id}`,
    undefined,
    shop.keyed(owner.headers),
  )
  expect(removed.statusCode).toBe(200)
  const orders = await shop.get('/api/orders', member.headers)
  expect([orders.statusCode, orders.json().code]).toEqual([403, 'site_access_ended'])
  expect((await shop.get('/api/orders', token)).statusCode).toBe(401)
  expect((await shop.join(member, again)).json().code).toBe('invitation_ended')
  expect((await shop.get('/api/account/business', member.headers)).json().sites).toMatchObject([
    { id: member.id },
  ])
  await shop.act(member, null)
  expect((await shop.get('/api/orders', member.headers)).statusCode).toBe(200)
})

test('an invitation lasts a week, works once and for its address alone (BIZ-03)', async () => {
  const { owner } = await shop.twoSites()
  const invited = await shop.person('Isla Gray')
  const stranger = await shop.person('Nell Ford')
  const token = await shop.invite(owner, invited.session.client.email, 'buyer', null)
  const shown = await shop.post('/public/invitation', { token })
  expect(shown.json()).toMatchObject({ state: 'open', roleName: 'Buyer', hasAccount: true })
  expect((await shop.join(stranger, token)).json().code).toBe('invitation_of_other')
  expect((await shop.join(invited, token)).json()).toMatchObject({ role: 'buyer', siteId: owner.id })
  expect((await shop.join(invited, token)).json().code).toBe('invitation_used')
  const late = await shop.invite(owner, stranger.session.client.email, 'buyer', null)
  shop.wait(7 * 86_400 + 1)
  const renewed = await shop.signIn(stranger.session.client.email)
  const answer = await shop.join(
    { ...stranger, headers: { authorization: `Bearer ${renewed.token.accessToken}` } },
    late,
  )
  expect(answer.json().code).toBe('invitation_ended')
})

test('the last owner and the person whose account is a site cannot leave (BIZ-03)', async () => {
  const { owner } = await shop.twoSites()
  const leave = () =>
    shop.call('DELETE', '/api/account/business/membership', undefined, shop.keyed(owner.headers))
  expect((await leave()).json().code).toBe('own_site')
  const buyer = await shop.member(owner, 'buyer', null)
  const left = await shop.call(
    'DELETE',
    '/api/account/business/membership',
    undefined,
    shop.keyed(buyer.headers),
  )
  expect(left.statusCode).toBe(200)
  expect((await shop.get('/api/cart', buyer.headers)).statusCode).toBe(403)
})

test('two buyers share the basket of their site, and not that of another (BIZ-05)', async () => {
  const { owner, second } = await shop.twoSites()
  const [one, other] = [await shop.member(owner, 'buyer', second), await shop.member(owner, 'buyer', second)]
  const [cask, keg] = [await shop.variant({ availableUnits: 9 }), await shop.variant({ availableUnits: 9 })]
  await Promise.all([
    shop.add({ ...cask, quantity: 1 }, one.headers),
    shop.add({ ...keg, quantity: 2 }, other.headers),
  ])
  const [line] = await shop.items(one.headers)
  const set = await Promise.all([
    shop.patch(line!.cartItemId, 3, one.headers),
    shop.patch(line!.cartItemId, 4, other.headers),
  ])
  expect(set.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const items = await shop.items(one.headers)
  expect(items).toHaveLength(2)
  expect(items).toEqual(await shop.items(other.headers))
  expect([3, 4]).toContain(items.find(({ cartItemId }) => cartItemId === line!.cartItemId)!.quantity)
  expect(await shop.items(owner.headers)).toEqual([])
})

test('a person of two businesses finds each place, and the next session acts where the last one did (BIZ-04, BIZ-10)', async () => {
  const one = await shop.twoSites()
  // Places are in the order in which their businesses began.
  shop.wait(1)
  const other = await shop.twoSites()
  const member = await shop.member(one.owner, 'buyer', one.second)
  const token = await shop.invite(other.owner, member.session.client.email, 'accounts', null)
  expect((await shop.join(member, token)).statusCode).toBe(200)
  await shop.act(member, one.second)
  const { places } = (await shop.get('/api/account/places', member.headers)).json()
  const shown = places.map(({ siteId, roles, isCurrent }: Record<string, unknown>) => [
    siteId,
    roles,
    isCurrent,
  ])
  expect(shown).toEqual([
    [null, ['owner'], false],
    [one.second, ['buyer'], true],
    [other.first, ['accounts'], false],
    [other.second, ['accounts'], false],
  ])
  const again = await shop.signIn(member.session.client.email)
  expect(again.client).toMatchObject({ siteId: one.second, hasSites: true })
  const refreshed = (await shop.refresh(again)).json()
  expect(refreshed.client).toMatchObject({ id: member.id, siteId: one.second })
  const { addresses } = (await shop.get('/api/account', member.headers)).json()
  expect(addresses).toMatchObject([{ label: 'The Tap', postcode: 'LS1 4DY' }])
})

test('no one signs in to a site, and its address finds no account (BIZ-02)', async () => {
  const { second } = await shop.twoSites()
  for (const email of [`site:${second}`, `site:${second}@dray.example`]) {
    const reply = await shop.post('/public/auth/login', { email, password: 'a firkin of mild' })
    expect([400, 401]).toContain(reply.statusCode)
    const reset = await shop.post('/public/auth/request-reset', { email })
    expect([400, 202]).toContain(reset.statusCode)
    expect(await shop.mailsTo(email)).toEqual([])
  }
})

test('mails of a site go to another owner when its contact leaves (BIZ-03)', async () => {
  const { owner } = await shop.twoSites()
  const partner = await shop.member(owner, 'owner', null)
  await shop.act(partner, owner.id)
  const added = await shop.addSite(partner, 'The Fourth Wall')
  const contactOf = async () => (await shop.emailOf(added)) ?? ''
  expect(await contactOf()).toBe(partner.session.client.email)
  await shop.call('DELETE', '/api/account', { password: 'a firkin of mild' }, partner.headers)
  expect(await contactOf()).toBe(owner.session.client.email)
})

test('an account with sites is deleted with them, and stays while others act for it (BIZ-03)', async () => {
  const { owner, second } = await shop.twoSites()
  const buyer = await shop.member(owner, 'buyer', second)
  const close = () => shop.call('DELETE', '/api/account', { password: 'a firkin of mild' }, owner.headers)
  expect((await close()).json().code).toBe('last_owner')
  await shop.call('DELETE', '/api/account', { password: 'a firkin of mild' }, buyer.headers)
  expect((await close()).statusCode).toBe(204)
  expect(await shop.emailOf(second)).toBeNull()
})

test('calls of sites are calls of the server (BIZ-09)', () => {
  const routes = new Set(shop.routes.map(({ method, path }) => `${method} ${path}`))
  expect(
    Object.values(siteCalls)
      .flat()
      .filter((call) => !routes.has(call)),
  ).toEqual([])
})
