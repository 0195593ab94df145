import type { BreweryRole } from '../../../shared/accounts/roles.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import { nameBreweries } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { isMailbox } from '../../platform/mail/enqueue-mail.ts'
import { findPeopleOfBreweries } from '../roles/find-people.ts'

/** One of a brewery's people, or its own address. */
export type Recipient = {
  memberId: string | null
  name: string
  email: string
  /** The page where one of its people can switch these mails off. */
  choicePath?: string
}
/** The link of that page for the headers of a mail. */
export const choiceLinkOf = ({ choicePath }: Recipient, publicUrl: string): string | undefined =>
  choicePath && publicUrl + choicePath

export type NotifiedBrewery = { id: string; slug: string; name: string; recipients: Recipient[] }

/**
 * Whom these breweries have for something: their people in these roles, else the brewery's own address, else no one; then
 * the worklist says so (NOTE-03). An address to which no mail can be enqueued is none: it stops no order.
 */
export async function findRecipients(
  database: Database,
  breweryIds: readonly string[],
  roles: readonly BreweryRole[],
): Promise<NotifiedBrewery[]> {
  if (breweryIds.length === 0) return []
  const people = await findPeopleOfBreweries(database, breweryIds, roles)
  const clients = await findPublicClients(database, [...new Set(people.map(({ clientId }) => clientId))])
  return (await nameBreweries(database, breweryIds)).map(({ id, slug, name, email }) => {
    const members = [
      ...new Set(people.filter(({ breweryId }) => breweryId === id).map(({ clientId }) => clientId)),
    ].flatMap((clientId) => {
      const client = clients.get(clientId)
      if (client === undefined) return []
      const choicePath = sellingPaths.notifications(slug)
      return [{ memberId: clientId, name: client.name, email: client.email, choicePath }]
    })
    const own = { memberId: null, name, email: email ?? '' }
    const others = isMailbox(own.email) ? [own] : []
    return { id, slug, name, recipients: members.length > 0 ? members : others }
  })
}
