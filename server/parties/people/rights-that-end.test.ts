import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import { buildBrewery } from '../../../tests/support/builders/builders.ts'
import { bearer, newEmail, registration, tokenOf } from '../../../tests/support/shops/account-shop.ts'
import { addMember, addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openFactorShop } from '../../../tests/support/shops/factor-shop.ts'
import { operatorContext } from '../../../tests/support/shops/operator-context.ts'
import { commandFor } from '../../backoffice/operate/find-command.ts'

const shop = await openFactorShop({})
const { database } = shop.connection
const admin = await shop.register({ name: 'Greta Hall' })
await addStaff(database, admin.client.id, 'admin')

type Place = { slug: string; people: string; lead: SignedIn; person: SignedIn }
type Way = { from: 'brewery' | 'dray'; end: (place: Place) => Promise<unknown> }

const keyed = (session: SignedIn) => ({ ...bearer(session), 'idempotency-key': randomUUID() })
const operate = async (...words: string[]) =>
  commandFor(words)(database, { ...operatorContext, clock: shop.now })

const ways: Record<string, Way> = {
  'removal by an owner': {
    from: 'brewery',
    end: ({ people, person, lead }) =>
      shop.call('DELETE', `${people}/${person.client.id}`, undefined, keyed(lead)),
  },
  'a change of roles': {
    from: 'brewery',
    end: ({ people, person, lead }) =>
      shop.call('PUT', `${people}/${person.client.id}/roles`, { roles: ['cellar'] }, keyed(lead)),
  },
  'leaving the brewery': {
    from: 'brewery',
    end: ({ slug, person }) => shop.call('DELETE', `/api/sell/${slug}/membership`, undefined, keyed(person)),
  },
  'the command people change': {
    from: 'brewery',
    end: ({ slug, person }) => operate('people', 'change', slug, person.client.email, 'none'),
  },
  'the command breweries remove-member': {
    from: 'brewery',
    end: ({ slug, person }) => operate('breweries', 'remove-member', slug, person.client.email, 'sales'),
  },
  'deletion of the account': {
    from: 'brewery',
    end: ({ person }) =>
      shop.call('DELETE', '/api/account', { password: registration.password }, bearer(person)),
  },
  'removal by an admin': {
    from: 'dray',
    end: ({ people, person }) =>
      shop.call('DELETE', `${people}/${person.client.id}`, undefined, keyed(admin)),
  },
  'a change of roles by an admin': {
    from: 'dray',
    end: ({ people, person }) =>
      shop.call('PUT', `${people}/${person.client.id}/roles`, { roles: ['finance'] }, keyed(admin)),
  },
  'the command staff revoke': {
    from: 'dray',
    end: ({ person }) => operate('staff', 'revoke', person.client.email, 'support'),
  },
}

test.each(Object.entries(ways))(
  '%s also ends open invitations to the person (ROLE-05)',
  async (name, { from, end }) => {
    const person = await shop.register({ name: 'Isla Gray' })
    const { id: clientId, email } = person.client
    const slug = name.replaceAll(' ', '-')
    let place = { slug: 'dray', people: '/api/admin/people', lead: admin, person }
    if (from === 'dray') await addStaff(database, clientId, 'support')
    else {
      const { id: breweryId } = await buildBrewery(database, { name, slug })
      const lead = await shop.register()
      await addMember(database, { clientId: lead.client.id, breweryId, role: 'owner' })
      await addMember(database, { clientId, breweryId, role: 'sales' })
      place = { slug, people: `/api/sell/${slug}/people`, lead, person }
    }
    const invitation = { email, role: from === 'dray' ? 'admin' : 'owner' }
    await shop.post(`${place.people}/invitations`, invitation, keyed(place.lead))
    const mail = (await shop.mailsTo(email)).findLast(({ template }) => template === 'invitation')
    await end(place)
    const deleted = name === 'deletion of the account'
    const back = deleted ? await shop.register({ email }) : await shop.signIn(email)
    const joined = await shop.post('/api/join', { token: tokenOf(mail?.data.link) }, keyed(back))
    expect(joined.statusCode).toBe(deleted ? 404 : 409)
    expect((await shop.get(place.people, bearer(back))).statusCode).toBe(404)
  },
)

test('an invitation to a former address does not lead a person back who was taken out since (ROLE-05)', async () => {
  const { id: breweryId } = await buildBrewery(database, { name: 'Former ales', slug: 'former' })
  const [lead, person] = [await shop.register(), await shop.register({ name: 'Isla Gray' })]
  const { id: clientId, email } = person.client
  await addMember(database, { clientId: lead.client.id, breweryId, role: 'owner' })
  await addMember(database, { clientId, breweryId, role: 'sales' })
  const { password } = registration
  const changeAddress = async (to: string) => {
    await shop.post('/api/account/email', { email: to, password }, bearer(person))
    const mail = (await shop.mailsTo(to)).findLast(({ template }) => template === 'email-change')
    const token = tokenOf(mail?.data.link)
    expect((await shop.post('/public/auth/confirm-email-change', { token })).statusCode).toBe(204)
  }
  const people = '/api/sell/former/people'
  await shop.post(`${people}/invitations`, { email, role: 'owner' }, keyed(lead))
  const mail = (await shop.mailsTo(email)).findLast(({ template }) => template === 'invitation')
  await changeAddress(newEmail())
  shop.wait(1)
  await shop.call('DELETE', `${people}/${clientId}`, undefined, keyed(lead))
  await changeAddress(email)
  const joined = await shop.post('/api/join', { token: tokenOf(mail?.data.link) }, keyed(person))
  expect([joined.statusCode, joined.json().code]).toEqual([409, 'invitation_ended'])
  expect((await shop.get(people, bearer(person))).statusCode).toBe(404)
  // One that is sent afterwards works.
  shop.wait(1)
  await shop.post(`${people}/invitations`, { email, role: 'cellar' }, keyed(lead))
  const again = (await shop.mailsTo(email)).findLast(({ template }) => template === 'invitation')
  const back = await shop.post('/api/join', { token: tokenOf(again?.data.link) }, keyed(person))
  expect(back.statusCode).toBe(200)
})

test('the preview of a removal names open invitations to the person, and a new role ends none (ROLE-05)', async () => {
  const { id: breweryId } = await buildBrewery(database, { name: 'Preview ales', slug: 'preview' })
  const [lead, person] = [await shop.register(), await shop.register({ name: 'Isla Gray' })]
  await addMember(database, { clientId: lead.client.id, breweryId, role: 'owner' })
  await addMember(database, { clientId: person.client.id, breweryId, role: 'sales' })
  const people = '/api/sell/preview/people'
  const invited = { email: person.client.email, role: 'owner' }
  await shop.post(`${people}/invitations`, invited, keyed(lead))
  const more = { roles: ['sales', 'cellar'] }
  const changed = await shop.call('PUT', `${people}/${person.client.id}/roles`, more, keyed(lead))
  expect(changed.json().invitations).toHaveLength(1)
  const path = `${people}/${person.client.id}?dryRun=true`
  expect((await shop.call('DELETE', path, undefined, keyed(lead))).json().deadlines).toEqual([
    'Isla Gray sees nothing of Preview ales from now on.',
    'Open invitations to Isla Gray stop working.',
  ])
})
