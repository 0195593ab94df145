import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import type { BreweryRole } from '../../../shared/accounts/roles.ts'
import type { People } from '../../../shared/api/people-api.ts'
import { buildBrewery } from '../../../tests/support/builders/builders.ts'
import { bearer, newEmail, registration, tokenOf } from '../../../tests/support/shops/account-shop.ts'
import { addMember, addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openFactorShop } from '../../../tests/support/shops/factor-shop.ts'
import { auditTrailOf } from '../../platform/audit/write-audit.ts'
import { invitations } from './invitation-tables.ts'

const shop = await openFactorShop({})
const { database } = shop.connection

/** A brewery with an owner. */
async function open(slug: string) {
  const brewery = await buildBrewery(database, { name: `${slug} ales`, slug })
  const owner = await join(brewery.id, 'owner', 'Jan Mason')
  return { brewery, owner, path: `/api/sell/${slug}/people` }
}

async function join(breweryId: string, role: BreweryRole, name = 'Isla Gray'): Promise<SignedIn> {
  const session = await shop.register({ name })
  await addMember(database, { clientId: session.client.id, breweryId, role })
  return session
}

const keyed = (session: SignedIn) => ({ ...bearer(session), 'idempotency-key': randomUUID() })
const listOf = async (path: string, session: SignedIn) =>
  (await shop.get(path, bearer(session))).json() as People
const invite = (path: string, session: SignedIn, body: { email: string; role: string }) =>
  shop.post(`${path}/invitations`, body, keyed(session))
const linkTo = async (email: string) =>
  tokenOf((await shop.mailsTo(email)).findLast(({ template }) => template === 'invitation')?.data.link)
const accept = (token: string, session: SignedIn) => shop.post('/api/join', { token }, keyed(session))
const verbsOf = async (id: string) =>
  (await auditTrailOf(database, { kind: 'brewery', id }))
    .filter(({ actorRole }) => actorRole !== 'system')
    .map(({ verb, actorName }) => `${actorName}: ${verb}`)

test('an owner invites an address, and the person who has it joins with a new account (ROLE-05)', async () => {
  const { brewery, owner, path } = await open('towpath')
  const email = newEmail()
  const seen = await shop.post(`${path}/invitations?dryRun=true`, { email, role: 'sales' }, bearer(owner))
  expect(seen.json().mails).toEqual([email])
  expect(await shop.mailsTo(email)).toEqual([])
  const invited = await shop.post(
    `${path}/invitations?digest=${seen.json().digest}`,
    { email, role: 'sales' },
    keyed(owner),
  )
  expect(invited.json().invitations).toMatchObject([{ email, role: 'sales', hasEnded: false }])
  const token = await linkTo(email)
  expect((await shop.post('/public/invitation', { token })).json()).toMatchObject({
    state: 'open',
    place: 'towpath ales',
    role: 'sales',
    invitedBy: 'Jan Mason',
    email,
    hasAccount: false,
  })
  const isla = await shop.register({ email, name: 'Isla Gray' })
  const joined = await accept(token, isla)
  expect(joined.json()).toEqual({ place: 'towpath ales', role: 'sales', path: '/sell/towpath' })
  const { people, invitations } = await listOf(path, owner)
  const of = (wanted: string) => people.find(({ name }) => name === wanted)!.roles
  expect(people).toHaveLength(2)
  expect(of('Jan Mason')).toMatchObject([{ role: 'owner' }])
  expect(of('Isla Gray')).toMatchObject([{ role: 'sales', givenBy: 'Jan Mason' }])
  expect(invitations).toEqual([])
  expect((await shop.signIn(email)).client.emailConfirmed).toBe(true)
  expect(await verbsOf(brewery.id)).toEqual(['Jan Mason: invite', 'Isla Gray: join'])
})

test('a link works once, for its own address, for seven days, and then says whom to ask (ROLE-05)', async () => {
  const { brewery, owner, path } = await open('damask')
  const [isla, other] = [await shop.register({ name: 'Isla Gray' }), await shop.register()]
  const { email } = isla.client
  await invite(path, owner, { email, role: 'cellar' })
  const token = await linkTo(email)
  const foreign = await accept(token, other)
  expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'invitation_of_other'])
  expect((await accept(token, isla)).statusCode).toBe(200)
  const again = await accept(token, isla)
  expect([again.statusCode, again.json().code]).toEqual([409, 'invitation_used'])
  expect((await shop.post('/public/invitation', { token })).json()).toMatchObject({
    state: 'used',
    email: null,
  })
  await invite(path, owner, { email, role: 'sales' })
  const late = await linkTo(email)
  shop.wait(7 * 86_400)
  const evening = await shop.signIn(email)
  const ended = await accept(late, evening)
  expect([ended.statusCode, ended.json().code]).toEqual([409, 'invitation_ended'])
  expect(ended.json().message).toBe('This invitation has ended. Ask Jan Mason of damask ales for a new one.')
  expect(await verbsOf(brewery.id)).toEqual(['Jan Mason: invite', 'Isla Gray: join', 'Jan Mason: invite'])
})

test('fifty open invitations are the most; ended ones make room (ROLE-05)', async () => {
  const { brewery, owner, path } = await open('fifty')
  const row = (at: number) => ({
    tokenHash: randomUUID(),
    breweryId: brewery.id,
    role: 'sales' as const,
    email: `${at}@fifty.example`,
    emailKey: `${at}@fifty.example`,
    invitedBy: 'Jan Mason',
    madeAt: shop.now(),
    endsAt: new Date(shop.now().getTime() + 60_000),
  })
  await database.insert(invitations).values(Array.from({ length: 50 }, (_, at) => row(at)))
  const email = newEmail()
  const refused = await invite(path, owner, { email, role: 'cellar' })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_invitations'])
  shop.wait(61)
  expect((await invite(path, owner, { email, role: 'cellar' })).statusCode).toBe(200)
})

test('a new invitation ends the former, and a withdrawn one opens nothing (ROLE-05)', async () => {
  const { owner, path } = await open('linnet')
  const isla = await shop.register()
  const { email } = isla.client
  await invite(path, owner, { email, role: 'sales' })
  const first = await linkTo(email)
  const { invitations } = (await invite(path, owner, { email, role: 'sales' })).json() as People
  expect(invitations).toHaveLength(1)
  expect((await accept(first, isla)).json().code).toBe('invitation_ended')
  await shop.call('DELETE', `${path}/invitations/${invitations[0]!.id}`, undefined, keyed(owner))
  expect((await accept(await linkTo(email), isla)).json().code).toBe('invitation_ended')
  expect((await listOf(path, owner)).invitations).toEqual([])
})

test('owners alone see and change their own people, and those of other breweries change nothing (ROLE-02)', async () => {
  const { brewery, owner, path } = await open('quay')
  const rival = await open('rival')
  const sales = await join(brewery.id, 'sales')
  expect((await shop.get(path, bearer(sales))).statusCode).toBe(404)
  expect((await shop.get(path, bearer(rival.owner))).statusCode).toBe(404)
  expect((await invite(path, sales, { email: newEmail(), role: 'owner' })).statusCode).toBe(404)
  const salesId = sales.client.id
  const across = await shop.call('DELETE', `${rival.path}/${salesId}`, undefined, keyed(rival.owner))
  expect(across.statusCode).toBe(404)
  await invite(path, owner, { email: newEmail(), role: 'sales' })
  const [invitation] = (await listOf(path, owner)).invitations
  const withdrawn = await shop.call(
    'DELETE',
    `${rival.path}/invitations/${invitation!.id}`,
    undefined,
    keyed(rival.owner),
  )
  expect(withdrawn.statusCode).toBe(404)
  expect((await listOf(path, owner)).people).toHaveLength(2)
})

test('roles change at once, the person and the owners learn of it, and the trail has each (ROLE-05)', async () => {
  const { brewery, owner, path } = await open('teal')
  const other = await join(brewery.id, 'owner', 'Nell Ford')
  const isla = await join(brewery.id, 'sales')
  const change = (roles: string[]) =>
    shop.call('PUT', `${path}/${isla.client.id}/roles`, { roles }, keyed(owner))
  const changed = (await change(['cellar', 'accounts'])).json() as People
  const own = changed.people.find(({ id }) => id === isla.client.id)
  expect(own?.roles.map(({ role }) => role)).toEqual(['cellar', 'accounts'])
  expect((await shop.get('/api/sell/teal/pubs', bearer(isla))).statusCode).toBe(200)
  await change(['cellar'])
  expect((await shop.get('/api/sell/teal/money', bearer(isla))).statusCode).toBe(404)
  for (const { client } of [isla, other])
    expect((await shop.mailsTo(client.email)).map(({ template }) => template)).toContain('people-changed')
  expect(await verbsOf(brewery.id)).toEqual([
    'Jan Mason: grant role',
    'Jan Mason: grant role',
    'Jan Mason: revoke role',
    'Jan Mason: revoke role',
  ])
  const { entries } = (await shop.get('/api/sell/teal/trail', bearer(owner))).json()
  expect(entries[0]).toMatchObject({ who: 'Jan Mason', what: 'took the role Accounts from Isla Gray' })
})

test('who is taken out sees nothing any more, and tokens and invitations end too (ROLE-05)', async () => {
  const { brewery, owner, path } = await open('heron')
  const nell = await join(brewery.id, 'owner', 'Nell Ford')
  const wanted = { name: 'Till', scopes: ['stock:read'], days: 30 }
  const { token } = (await shop.post('/api/sell/heron/tokens', wanted, bearer(nell))).json()
  const program = { authorization: `Bearer ${token}` }
  expect((await shop.get('/api/sell/heron/stock', program)).statusCode).toBe(200)
  const email = newEmail()
  await invite(path, nell, { email, role: 'owner' })
  const remove = (query: string) =>
    shop.call('DELETE', `${path}/${nell.client.id}${query}`, undefined, keyed(owner))
  expect((await remove('?dryRun=true')).json().deadlines).toEqual([
    'Nell Ford sees nothing of heron ales from now on.',
    'A token of Nell Ford ends.',
    'Invitations that Nell Ford has sent stop working.',
  ])
  expect((await remove('')).json()).toMatchObject({ people: [{ name: 'Jan Mason' }], invitations: [] })
  expect((await shop.get('/api/sell/heron', bearer(nell))).statusCode).toBe(404)
  expect((await shop.get('/api/sell/heron/stock', program)).json().code).toBe('token_ended')
  const late = await shop.register({ email })
  expect((await accept(await linkTo(email), late)).json().code).toBe('invitation_ended')
})

test('the last owner stays, also against the own wish (ROLE-04)', async () => {
  const { brewery, owner, path } = await open('coot')
  const isla = await join(brewery.id, 'sales')
  const own = `${path}/${owner.client.id}`
  const left = await shop.call('DELETE', own, undefined, keyed(owner))
  expect([left.statusCode, left.json().code]).toEqual([409, 'last_owner'])
  const lowered = await shop.call('PUT', `${own}/roles`, { roles: ['sales'] }, keyed(owner))
  expect(lowered.json().code).toBe('last_owner')
  const raised = { roles: ['owner', 'sales'] }
  await shop.call('PUT', `${path}/${isla.client.id}/roles`, raised, keyed(owner))
  expect((await shop.call('DELETE', own, undefined, keyed(owner))).statusCode).toBe(200)
  expect((await listOf(path, isla)).people.map(({ name }) => name)).toEqual(['Isla Gray'])
})

test('a person has roles at several breweries and of the staff, and each console shows its own (ROLE-01)', async () => {
  const [one, two] = [await open('avocet'), await open('bittern')]
  const isla = await shop.register()
  for (const { owner, path } of [one, two]) {
    await invite(path, owner, { email: isla.client.email, role: 'owner' })
    await accept(await linkTo(isla.client.email), isla)
  }
  await addStaff(database, isla.client.id, 'support')
  const { breweries } = (await shop.get('/api/sell', bearer(isla))).json()
  expect(breweries.map(({ slug }: { slug: string }) => slug)).toEqual(['avocet', 'bittern'])
  const { people } = await listOf(one.path, isla)
  expect(people.map(({ name }) => name).toSorted()).toEqual(['Jan Mason', 'Maggie Tapster'])
  expect((await shop.get('/api/cart', bearer(isla))).statusCode).toBe(200)
})

test.each(['sales', 'cellar', 'accounts'] as const)(
  'a person of %s leaves a brewery at once and of his own accord, and the owners are notified (ROLE-03)',
  async (role) => {
    const slug = `leaving-${role}`
    const { brewery, owner } = await open(slug)
    const person = await join(brewery.id, role, 'Isla Gray')
    const path = `/api/sell/${slug}/membership`
    const look = (await shop.call('DELETE', `${path}?dryRun=true`, undefined, bearer(person))).json()
    expect([look.button, look.deadlines[0]]).toEqual([
      `Leave ${slug} ales`,
      `You see nothing of ${slug} ales from now on; its deliveries leave your calendar.`,
    ])
    expect((await shop.get(`/api/sell/${slug}`, bearer(person))).statusCode).toBe(200)
    const done = await shop.call('DELETE', `${path}?digest=${look.digest}`, undefined, keyed(person))
    expect(done.json()).toEqual({ left: `${slug} ales` })
    expect((await shop.get(`/api/sell/${slug}`, bearer(person))).statusCode).toBe(404)
    expect((await shop.call('DELETE', path, undefined, keyed(person))).statusCode).toBe(404)
    expect(await verbsOf(brewery.id)).toContain('Isla Gray: revoke role')
    const { email } = owner.client
    expect(JSON.stringify(await shop.mailsTo(email))).toContain('no longer works there')
  },
)

test('the last owner cannot leave, and one of two can (ROLE-04)', async () => {
  const { brewery, owner } = await open('leaving-owner')
  const path = '/api/sell/leaving-owner/membership'
  const leave = (who: SignedIn) => shop.call('DELETE', path, undefined, keyed(who))
  expect((await leave(owner)).json().code).toBe('last_owner')
  const second = await join(brewery.id, 'owner', 'Ada Reid')
  expect((await leave(second)).statusCode).toBe(200)
  expect((await leave(owner)).statusCode).toBe(409)
})

test('the last owner cannot close the account either, and one of two can (ROLE-04)', async () => {
  const { brewery, owner } = await open('closing-owner')
  const second = await join(brewery.id, 'owner', 'Ada Reid')
  await join(brewery.id, 'sales')
  const { password } = registration
  const close = (who: SignedIn) => shop.call('DELETE', '/api/account', { password }, bearer(who))
  expect((await close(second)).statusCode).toBe(204)
  const refused = await close(owner)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'last_owner'])
  expect(refused.json().message).toBe(
    'You are the only owner of closing-owner ales. Make another person owner first, under People in its console.',
  )
  expect((await shop.get('/api/sell/closing-owner', bearer(owner))).statusCode).toBe(200)
  expect((await shop.get('/api/account', bearer(owner))).statusCode).toBe(200)
})

test('of two owners who close their accounts at once one stays (ROLE-04)', async () => {
  const [one, two] = [await open('closing-one'), await open('closing-two')]
  await addMember(database, { clientId: two.owner.client.id, breweryId: one.brewery.id, role: 'owner' })
  await addMember(database, { clientId: one.owner.client.id, breweryId: two.brewery.id, role: 'owner' })
  const { password } = registration
  const replies = await Promise.all(
    [one.owner, two.owner].map((who) => shop.call('DELETE', '/api/account', { password }, bearer(who))),
  )
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
})

test('others than owners close their accounts as before', async () => {
  const { brewery } = await open('closing-others')
  const sales = await join(brewery.id, 'sales')
  const { password } = registration
  const reply = await shop.call('DELETE', '/api/account', { password }, bearer(sales))
  expect(reply.statusCode).toBe(204)
})

test('invitations of an owner who deletes the account let no one in afterwards (ROLE-05)', async () => {
  const { brewery, path } = await open('closing-inviter')
  const leaving = await join(brewery.id, 'owner')
  const email = newEmail()
  expect((await invite(path, leaving, { email, role: 'owner' })).statusCode).toBe(200)
  const token = await linkTo(email)
  const proof = { password: registration.password }
  expect((await shop.call('DELETE', '/api/account', proof, bearer(leaving))).statusCode).toBe(204)
  const invited = await shop.register({ email })
  const joined = await accept(token, invited)
  expect([joined.statusCode, joined.json().code]).toEqual([409, 'invitation_ended'])
  expect((await shop.get(path, bearer(invited))).statusCode).toBe(404)
})
