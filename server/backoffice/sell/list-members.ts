import type { ClientListToSave } from '../../../shared/api/price-lists-api.ts'
import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import { findSitesOf } from '../../identity/accounts/sites/find-site-businesses.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import { findOwnPubs } from '../../trading/orders/selling/find-selling-buyer.ts'
import { readPriceLists } from '../../trading/prices/read-price-lists.ts'
import { findBusinessNames } from '../../parties/trade-accounts/find-business-names.ts'
import { readTradeAccount } from '../../parties/trade-accounts/trade-view.ts'

/**
 * The clients that a brewery names for a list: pubs that bought of it or are on a list of its own, and those of an
 * address with an approved trade account. Throws RequestError 400 that says which is neither.
 */
export async function readMembers(
  database: Database,
  breweryId: string,
  members: ClientListToSave['members'],
): Promise<string[]> {
  const named = members.flatMap((member) => ('pub' in member ? [member.pub] : []))
  const known = await knownPubs(database, breweryId, named)
  if (named.some((pub) => !known.has(pub)))
    throw badField('members', 'A pub is named by its email until it has bought from you.')
  const clientIds: string[] = []
  for (const member of members) {
    if ('pub' in member) clientIds.push(member.pub)
    else clientIds.push(await clientOfEmail(database, member.email))
  }
  return clientIds
}

/**
 * The businesses that a brewery names for a list: those of pubs that it knows, and those on a list of its own. Throws
 * RequestError 400 for others (BIZ-12).
 */
export async function requireKnownBusinesses(
  database: Database,
  breweryId: string,
  businessIds: readonly string[],
): Promise<void> {
  if (businessIds.length === 0) return
  const lists = await readPriceLists(database, breweryId)
  const known = new Set(lists.flatMap((list) => list.businessIds))
  const unknown = businessIds.filter((id) => !known.has(id))
  if (unknown.length === 0) return
  const sites = await findSitesOf(database, unknown)
  const pubs = await knownPubs(
    database,
    breweryId,
    sites.map(({ siteId }) => siteId),
  )
  for (const { siteId, businessId } of sites) if (pubs.has(siteId)) known.add(businessId)
  if (unknown.some((id) => !known.has(id)))
    throw badField(
      'businesses',
      'A business can be on a list once one of its pubs is, or has bought from you.',
    )
}

/** Those of these clients whom a brewery knows, by an order or a list. */
export async function knownPubs(
  database: Database,
  breweryId: string,
  clientIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const bought = await findOwnPubs(database, { breweryId, clientIds })
  const listed = (await readPriceLists(database, breweryId)).flatMap((list) => list.clientIds)
  return new Set([...bought, ...listed])
}

/** What to call these clients: their business, else the person. */
export async function nameMembers(
  database: Database,
  clientIds: readonly string[],
): Promise<(clientId: string) => string> {
  const businesses = await findBusinessNames(database, clientIds)
  const people = await findPublicClients(database, clientIds)
  return (clientId) => businesses.get(clientId) || people.get(clientId)?.displayName || 'A pub'
}

async function clientOfEmail(database: Database, email: string): Promise<string> {
  const client = await findClientByEmail(database, email)
  const account = client && (await readTradeAccount(database, client.id))
  if (client === null || account?.state !== 'approved')
    throw badField('members', `No pub with a trade account signs in as ${email.trim()}.`)
  return client.id
}
