import type { FollowBody } from '../../../shared/api/alerts-api.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { findBreweryNames } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { tooManyFollows } from '../../platform/errors/alert-errors.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { findGroupNames } from '../../catalogue/groups/find-group-names.ts'
import { switchKind } from '../../parties/notices/own-notices.ts'
import { deleteFollow, insertFollow, isFollowed } from './follow-queries.ts'

type Follow = FollowBody & { clientId: string }

/**
 * Lets a client follow a brewery or group, and switches emails about new releases on. Needs a transaction. Throws RequestError 404
 * for an unknown one, 409 for one too many.
 */
export async function follow(
  transaction: Database,
  { now, ...follow }: Follow & { now: Date },
): Promise<void> {
  const { clientId, kind, id } = follow
  if (!isUuid(id) || !(await isKnown(transaction, { kind, id })))
    throw notFound(kind === 'brewery' ? 'The brewery' : 'The group')
  await insertFollow(transaction, { ...follow, now })
  if (!(await isFollowed(transaction, follow))) throw tooManyFollows()
  await switchKind(transaction, { clientId, kind: 'followed_release', isOn: true })
}

/** Ends a follow; one that is not there has ended already. */
export async function unfollow(database: Database, follow: Follow): Promise<void> {
  if (isUuid(follow.id)) await deleteFollow(database, follow)
}

async function isKnown(database: Database, { kind, id }: FollowBody): Promise<boolean> {
  if (kind === 'brewery') return (await findBreweryNames(database, [id])).size > 0
  return (await findGroupNames(database, { ids: [id], slugs: [] })).length > 0
}
