import { randomUUID } from 'node:crypto'
import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import type { Business } from '../../../shared/api/businesses-api.ts'
import type { SiteRole } from '../../../shared/accounts/site-roles.ts'
import { findPublicClients } from '../../../server/identity/accounts/find-public-clients.ts'
import { approveClients } from '../builders/approve-clients.ts'
import { tradeApplication } from '../builders/trade-application.ts'
import { bearer, tokenOf } from './account-shop.ts'
import { openOrderShop } from './order-shop.ts'

type Headers = Record<string, string>
export type Person = { session: SignedIn; headers: Headers; id: string }

const keyed = (headers: Headers) => ({ ...headers, 'idempotency-key': randomUUID() })

/** The whole shop with calls of businesses: sites, people and where they act. */
export const openBusinessShop = async () => withBusinesses(await openOrderShop())

/** The same calls for a shop that is open. */
export function withBusinesses<Shop extends Awaited<ReturnType<typeof openOrderShop>>>(shop: Shop) {
  const person = async (name = 'Maggie Tapster'): Promise<Person> => {
    const session = await shop.register({ name })
    await shop.confirm(session)
    return { session, headers: bearer(session), id: session.client.id }
  }
  const act = (who: Person, siteId: string | null) =>
    shop.call('PUT', '/api/account/place', { siteId }, who.headers)
  const addSite = async (owner: Person, businessName: string): Promise<string> => {
    const body = { ...tradeApplication, businessName }
    const reply = await shop.post('/api/account/business/sites', body, keyed(owner.headers))
    if (reply.statusCode !== 200) throw new Error(reply.body)
    return (reply.json() as Business).sites.at(-1)!.id
  }
  const invite = async (owner: Person, email: string, role: SiteRole, siteId: string | null) => {
    const body = { email, role, siteId }
    const reply = await shop.post('/api/account/business/invitations', body, keyed(owner.headers))
    if (reply.statusCode !== 200) throw new Error(reply.body)
    const sent = (await shop.mailsTo(email)).filter(({ template }) => template === 'invitation')
    return tokenOf(sent.at(-1)!.data.link)
  }
  return {
    // A shop whose buyers have accounts of their own calls these by the same name.
    ...(shop as Omit<Shop, 'person' | 'keyed'>),
    keyed,
    person,
    act,
    addSite,
    invite,
    business: async (who: Person): Promise<Business> =>
      (await shop.get('/api/account/business', who.headers)).json(),
    /** Where a site's mails go; null for no such client. */
    emailOf: async (clientId: string): Promise<string | null> =>
      (await findPublicClients(shop.database, [clientId])).get(clientId)?.email ?? null,
    join: (who: Person, token: string) => shop.post('/api/join', { token }, keyed(who.headers)),
    /** A person with a role, invited and joined, whose device acts for the site. */
    member: async (owner: Person, role: SiteRole, siteId: string | null): Promise<Person> => {
      const joined = await person(`Jo of ${role}`)
      const token = await invite(owner, joined.session.client.email, role, siteId)
      const reply = await shop.post('/api/join', { token }, keyed(joined.headers))
      if (reply.statusCode !== 200) throw new Error(reply.body)
      return joined
    },
    /** A business of two approved sites: the owner's own account and another. */
    twoSites: async () => {
      const owner = await person()
      await approveClients(shop.database, [owner.id])
      const second = await addSite(owner, 'The Salt Cellar')
      await approveClients(shop.database, [second])
      return { owner, first: owner.id, second }
    },
  }
}
