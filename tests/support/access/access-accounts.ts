import type { BreweryRole, StaffRole } from '../../../shared/accounts/roles.ts'
import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import { operatorActor } from '../../../server/platform/audit/actor.ts'
import { blockReviewer } from '../../../server/engagement/reviews/block-reviewer.ts'
import { buildBrewery, buildGroup } from '../builders/builders.ts'
import { approveClients } from '../builders/approve-clients.ts'
import type { openFactorShop } from '../shops/factor-shop.ts'
import { addMember, addOrganiser, addStaff } from '../shops/add-staff.ts'
import { bearer } from '../shops/account-shop.ts'
import type { AccessStock } from './access-owner.ts'

type Shop = Awaited<ReturnType<typeof openFactorShop>>
type Headers = Record<string, string>

/** Who is asked of every route. */
const everywhere = {
  visitor: 'stranger',
  signedOut: 'stranger',
  expired: 'stranger',
  secondStep: 'stranger',
  owner: 'client',
  other: 'client',
  unconfirmed: 'client',
  blocked: 'client',
  staffWithoutFactor: 'client',
} as const
/** Who is asked where roles matter. The people of the brewery of the stock, and of a neighbour, by role. */
const brewerysPeople = { sales: 'client', cellar: 'client', accounts: 'client', brewer: 'client' } as const
const neighbours = {
  rivalSales: 'client',
  rivalCellar: 'client',
  rivalAccounts: 'client',
  rival: 'client',
} as const
const staffs = { support: 'client', operations: 'client', finance: 'client', admin: 'client' } as const

/** Every kind of account, in the order of their tries; the owner's come last. Another role is one more line above. */
export const accessKinds = {
  ...everywhere,
  ...neighbours,
  ...staffs,
  ...brewerysPeople,
  organiser: 'client',
} as const satisfies Record<string, 'stranger' | 'client'>
export type AccessKind = keyof typeof accessKinds
export type StaffKind = keyof typeof staffs
export type PersonKind = Exclude<keyof typeof brewerysPeople, 'brewer'>

export const isAskedEverywhere = (kind: AccessKind): boolean =>
  kind in everywhere || kind === 'admin' || kind === 'brewer'
export const isNeighbour = (kind: AccessKind): kind is keyof typeof neighbours => kind in neighbours

/** Clients whose work needs a second factor that they do not have. */
export const staff = new Set<string>()

/** A session whose access token has run out. The shop's clock moves on, so it comes first. */
export async function openExpired(shop: Shop): Promise<SignedIn> {
  const session = await shop.register()
  shop.wait(21 * 60)
  return session
}

/** The headers of each kind of account. */
export async function openAccounts(
  shop: Shop,
  { owner, expired, stock }: { owner: SignedIn; expired: SignedIn; stock: AccessStock },
) {
  const { database } = shop.connection
  const signedOut = await shop.register()
  await shop.post('/public/auth/logout', { refreshToken: signedOut.refresh.refreshToken })
  const other = await shop.register()
  await shop.confirm(other)
  const unconfirmed = await shop.register()
  const blocked = await shop.register()
  await shop.confirm(blocked)
  await blockReviewer(database, {
    clientId: blocked.client.id,
    reason: 'Advertised',
    actor: operatorActor,
    now: shop.now(),
  })
  const worker = await shop.register()
  await shop.confirm(worker)
  staff.add(worker.client.id)
  const confirmed = async () => {
    const session = await shop.register()
    await shop.confirm(session)
    return session
  }
  const staffOf = async (role: StaffRole) => {
    const session = await confirmed()
    await addStaff(database, session.client.id, role)
    return session
  }
  const memberOf = async (breweryId: string, role: BreweryRole) => {
    const session = await confirmed()
    await addMember(database, { clientId: session.client.id, breweryId, role })
    return session
  }
  // Another brewery, whose owner organises another group.
  const breweryOfRival = await buildBrewery(database, { slug: 'skua' })
  const groupOfRival = await buildGroup(database, { slug: 'moor', breweryIds: [breweryOfRival.id] })
  const organiser = await confirmed()
  await addOrganiser(database, organiser.client.id, stock.group.id)
  const workers = {
    support: await staffOf('support'),
    operations: await staffOf('operations'),
    finance: await staffOf('finance'),
    admin: await staffOf('admin'),
    sales: await memberOf(stock.brewery.id, 'sales'),
    cellar: await memberOf(stock.brewery.id, 'cellar'),
    accounts: await memberOf(stock.brewery.id, 'accounts'),
    brewer: await memberOf(stock.brewery.id, 'owner'),
    rivalSales: await memberOf(breweryOfRival.id, 'sales'),
    rivalCellar: await memberOf(breweryOfRival.id, 'cellar'),
    rivalAccounts: await memberOf(breweryOfRival.id, 'accounts'),
    rival: await memberOf(breweryOfRival.id, 'owner'),
    organiser,
  }
  await addOrganiser(database, workers.rival.client.id, groupOfRival.id)
  await approveClients(
    database,
    [other, blocked, worker, ...Object.values(workers)].map(({ client }) => client.id),
  )
  const careful = await shop.register()
  await shop.addApp(careful)
  await shop.call('PUT', '/api/account/second-factor/at-sign-in', { asksAtSignIn: true }, bearer(careful))
  const halfway = (await shop.login(careful.client.email)).json()
  const stepToken: string = halfway.step.token

  const sessions: Partial<Record<AccessKind, SignedIn>> = {
    signedOut,
    expired,
    other,
    unconfirmed,
    blocked,
    staffWithoutFactor: worker,
    ...workers,
    owner,
  }
  const headersOf = (kind: AccessKind): Headers => {
    if (kind === 'visitor') return {}
    if (kind === 'secondStep') return { authorization: `Bearer ${stepToken}` }
    return bearer(sessions[kind]!)
  }
  return {
    headersOf,
    rivals: { brewery: breweryOfRival, group: groupOfRival },
    /** Another session of the same client: the last one may have been ended. */
    renew: async (kind: AccessKind) => {
      if (accessKinds[kind] !== 'client') return
      sessions[kind] = await shop.signIn(sessions[kind]!.client.email)
    },
  }
}
