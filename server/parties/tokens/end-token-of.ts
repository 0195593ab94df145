import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { endToken, endTokensOfMaker, endTokensOfMakers } from './api-token-queries.ts'
import { subjectOfOwner, type TokenOwner } from './token-owner.ts'

type Ending = {
  id: string
  owner: TokenOwner
  /** Leaves those of others alone; null ends anybody's. */
  makerId: string | null
  actor: Actor
  now: Date
}

/** Ends a token at once and says so in the trail. Throws RequestError 404 for one that its owner does not have. */
export async function endTokenOf(
  transaction: Database,
  { id, owner, makerId, actor, now }: Ending,
): Promise<void> {
  if (!(await endToken(transaction, { id, owner, makerId, now }))) throw notFound('The token')
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'end token',
    subject: subjectOfOwner(owner),
    before: { id },
  })
}

/** Ends the tokens that a person has made for a brewery or a group, and says how many. */
export const endTokensOf = (
  transaction: Database,
  which: { owner: TokenOwner; makerId: string; now: Date },
): Promise<number> => endTokensOfMaker(transaction, which)

/** Ends every token that these clients have made, for themselves and for breweries and groups. */
export const endEveryTokenOf = (
  database: Database,
  makers: { makerIds: readonly string[]; now: Date },
): Promise<void> => endTokensOfMakers(database, makers)
