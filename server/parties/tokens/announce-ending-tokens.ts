import { settingsSections } from '../../../shared/accounts/settings-pages.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import { nameBreweries } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { type NamedGroup, nameGroups } from '../../catalogue/groups/name-group.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { announceEnding, removeEndedTokens } from './api-token-queries.ts'

const dayMs = 86_400_000
/** So long before its end a token's maker gets a mail (PLAT-03). */
const announcedDays = 14
/** Ended tokens answer `token_ended` for so long, then they are unknown. */
const rememberedDays = 90
const mostAtOnce = 200

/** Writes to the makers of tokens that end within 14 days, once for each token, and removes those long ended. */
export async function announceEndingTokens({
  database,
  publicUrl,
  clock,
}: {
  database: Database
  publicUrl: string
  clock: () => Date
}): Promise<void> {
  const now = clock()
  await removeEndedTokens(database, new Date(now.getTime() - rememberedDays * dayMs))
  await database.transaction(async (transaction) => {
    const before = new Date(now.getTime() + announcedDays * dayMs)
    const rows = await announceEnding(transaction, { before, now, limit: mostAtOnce })
    const makers = await findPublicClients(transaction, [...new Set(rows.map(({ clientId }) => clientId))])
    const breweries = await nameBreweries(transaction, [
      ...new Set(rows.flatMap(({ breweryId }) => breweryId ?? [])),
    ])
    const groups = await nameGroups(transaction, [...new Set(rows.flatMap(({ groupId }) => groupId ?? []))])
    for (const { clientId, breweryId, groupId, name, endsAt } of rows) {
      const maker = makers.get(clientId)
      if (!maker) continue
      await enqueueMail(transaction, {
        to: { email: maker.email, name: maker.name },
        template: 'api-token',
        data: {
          name: maker.name,
          token: name,
          event: 'ending',
          endsAt: endsAt.toISOString(),
          link: `${publicUrl}${pathOfTokens({
            brewery: breweries.find(({ id }) => id === breweryId),
            group: groups.get(groupId ?? ''),
          })}`,
        },
      })
    }
  })
}

function pathOfTokens({
  brewery,
  group,
}: {
  brewery: { slug: string } | undefined
  group: NamedGroup | undefined
}): string {
  if (brewery !== undefined) return sellingPaths.connections(brewery.slug)
  return group === undefined ? settingsSections.connections.path : sellingPaths.groupSettings(group.slug)
}
