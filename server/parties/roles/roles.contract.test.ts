import { expect, test } from 'vitest'
import { buildBrewery, buildGroup } from '../../../tests/support/builders/builders.ts'
import { bearer, openAccountShop } from '../../../tests/support/shops/account-shop.ts'
import { addMember, addOrganiser, addStaff } from '../../../tests/support/shops/add-staff.ts'
import { operatorContext } from '../../../tests/support/shops/operator-context.ts'
import { operatorActor } from '../../platform/audit/actor.ts'
import { auditTrailOf } from '../../platform/audit/write-audit.ts'
import { commandFor } from '../../backoffice/operate/find-command.ts'
import { grantRole, revokeRole } from './change-role.ts'
import { requireBreweryRole, requireStaffRole } from './require-role.ts'

const shop = await openAccountShop({ lasts: 'file' })
const { database } = shop.connection
const towpath = await buildBrewery(database, { name: 'Towpath', slug: 'towpath' })
const damask = await buildBrewery(database, { name: 'Damask', slug: 'damask' })
const change = { actor: operatorActor, now: shop.now() }
const register = async () => (await shop.register()).client

test('one person has several roles, each at its own place', async () => {
  const { id: clientId } = await register()
  await addMember(database, { clientId, breweryId: towpath.id, role: 'sales' })
  await addMember(database, { clientId, breweryId: towpath.id, role: 'owner' })
  await addMember(database, { clientId, breweryId: damask.id, role: 'cellar' })
  await addStaff(database, clientId, 'support')
  const at = (brewerySlug: string, ...roles: ('owner' | 'sales' | 'cellar')[]) =>
    requireBreweryRole(database, { clientId, brewerySlug }, roles)
  expect(await at('towpath', 'owner', 'sales')).toMatchObject({ breweryId: towpath.id, role: 'owner' })
  expect(await at('towpath', 'sales')).toMatchObject({ role: 'sales' })
  expect(await at('damask', 'owner', 'cellar')).toMatchObject({ breweryName: 'Damask', role: 'cellar' })
  await expect(at('damask', 'owner')).rejects.toMatchObject({ status: 403, code: 'role_missing' })
  expect(await requireStaffRole(database, clientId, ['admin', 'support'])).toBe('support')
})

test('who has no role there gets what an unknown place answers', async () => {
  const { id: clientId } = await register()
  const missing = { status: 404, code: 'not_found' }
  await expect(requireStaffRole(database, clientId, ['admin'])).rejects.toMatchObject(missing)
  const at = (brewerySlug: string) => requireBreweryRole(database, { clientId, brewerySlug }, ['owner'])
  const own = await at('towpath').catch((error: Error) => error.message)
  const unknown = await at('nowhere').catch((error: Error) => error.message)
  expect(own).toBe(unknown)
  await addMember(database, { clientId, breweryId: damask.id, role: 'owner' })
  await expect(at('towpath')).rejects.toMatchObject(missing)
  await expect(at('nowhere')).rejects.toMatchObject(missing)
  await addStaff(database, clientId, 'support')
  await expect(requireStaffRole(database, clientId, ['admin'])).rejects.toMatchObject({
    code: 'role_missing',
  })
})

test('a role that is taken away holds no longer, and the trail has both', async () => {
  const { id: clientId } = await register()
  await addStaff(database, clientId, 'finance')
  await revokeRole(database, { clientId, role: 'finance', breweryId: null }, change)
  await expect(requireStaffRole(database, clientId, ['finance'])).rejects.toMatchObject({ status: 404 })
  const trail = await auditTrailOf(database, { kind: 'client', id: clientId })
  expect(trail.map(({ verb, actorName }) => [verb, actorName])).toEqual([
    ['grant role', 'Operator'],
    ['revoke role', 'Operator'],
  ])
})

test('the last owner of a brewery and the last admin stay (ROLE-04)', async () => {
  const brewery = await buildBrewery(database, { name: 'Lone', slug: 'lone' })
  const [one, other] = [await register(), await register()]
  const owner = (clientId: string) => ({ clientId, role: 'owner' as const, breweryId: brewery.id })
  await addMember(database, owner(one.id))
  await expect(revokeRole(database, owner(one.id), change)).rejects.toMatchObject({ code: 'last_owner' })
  await addMember(database, owner(other.id))
  const both = await Promise.allSettled([one, other].map(({ id }) => revokeRole(database, owner(id), change)))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await addStaff(database, one.id, 'admin')
  const admin = { clientId: one.id, role: 'admin' as const, breweryId: null }
  await expect(revokeRole(database, admin, change)).rejects.toMatchObject({ status: 409 })
})

test('operators give and take roles by command', async () => {
  const { id: clientId, email } = await register()
  const operate = (...words: string[]) => commandFor(words)(database, operatorContext)
  expect(await operate('staff', 'grant', email, 'operations')).toBe(`${email}: operations.\n`)
  expect(await requireStaffRole(database, clientId, ['operations'])).toBe('operations')
  await operate('staff', 'revoke', email, 'operations')
  await expect(requireStaffRole(database, clientId, ['operations'])).rejects.toMatchObject({ status: 404 })
  await operate('breweries', 'add-member', 'damask', email, 'sales')
  expect(await requireBreweryRole(database, { clientId, brewerySlug: 'damask' }, ['sales'])).toBeDefined()
  await operate('breweries', 'remove-member', 'damask', email, 'sales')
  await expect(operate('staff', 'grant', email, 'brewer')).rejects.toThrow('staff grant <e-mail> <role>')
})

test('operators make organisers of a group, and no one is one of a brewery', async () => {
  const { client, ...session } = await shop.register()
  const coast = await buildGroup(database, { slug: 'coast', breweryIds: [towpath.id] })
  const operate = (...words: string[]) => commandFor(words)(database, operatorContext)
  const status = async () =>
    (await shop.get('/api/sell/group/coast', bearer({ client, ...session }))).statusCode
  expect(await status()).toBe(404)
  await operate('groups', 'add-organiser', 'coast', client.email)
  expect(await status()).toBe(200)
  expect((await shop.get('/api/sell/towpath', bearer({ client, ...session }))).statusCode).toBe(404)
  await operate('groups', 'remove-organiser', 'coast', client.email)
  expect(await status()).toBe(404)
  const unfitting = { clientId: client.id, role: 'organiser' as const, breweryId: towpath.id }
  await expect(grantRole(database, unfitting, change)).rejects.toMatchObject({ status: 404 })
  const staff = { clientId: client.id, role: 'admin' as const, breweryId: null, groupId: coast.id }
  await expect(grantRole(database, staff, change)).rejects.toMatchObject({ status: 404 })
})

test('who works for Dray, owns a brewery or organises a group needs a second factor, buying never asks (ROLE-07)', async () => {
  const session = await shop.register()
  const overview = async () => (await shop.get('/api/account', bearer(session))).json().secondFactor
  expect(await overview()).toMatchObject({ isNeeded: false })
  await addMember(database, { clientId: session.client.id, breweryId: towpath.id, role: 'cellar' })
  expect(await overview()).toMatchObject({ isNeeded: false })
  await addStaff(database, session.client.id, 'support')
  expect(await overview()).toMatchObject({ isNeeded: true })
  const organiser = await shop.register()
  const isNeeded = async () =>
    (await shop.get('/api/account', bearer(organiser))).json().secondFactor.isNeeded as boolean
  expect(await isNeeded()).toBe(false)
  const group = await buildGroup(database, { breweryIds: [towpath.id] })
  await addOrganiser(database, organiser.client.id, group.id)
  expect(await isNeeded()).toBe(true)
})
