import type { ApiScope } from '../../../shared/accounts/api-token-scopes.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import { tooManyTokens } from '../../platform/errors/token-errors.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { countTokens, insertToken, type TokenRow, lockTokens } from './api-token-queries.ts'
import { hashOfToken, newTokenText } from './token-text.ts'
import { idOfOwner, kindOfOwner, subjectOfOwner, type TokenOwner } from './token-owner.ts'

/** Tokens that a buyer, a brewery or a group may have at once. */
const mostTokens = 20
const dayMs = 86_400_000

type NewToken = {
  maker: { id: string; email: string; name: string }
  owner: TokenOwner
  name: string
  scopes: readonly ApiScope[]
  days: number
  actor: Actor & { clientId: string }
  /** The page of the tokens, for the mail. */
  link: string
  now: Date
}

/**
 * Makes a token and says so by mail to its maker. Its text is in the answer and nowhere else (PLAT-01). Throws RequestError
 * 409 above twenty tokens.
 */
export async function makeToken(
  database: Database,
  { maker, owner, name, scopes, days, actor, link, now }: NewToken,
): Promise<{ text: string; row: TokenRow }> {
  if (name.trim() === '') throw badField('name', 'Please name the token.')
  const text = newTokenText(kindOfOwner(owner))
  const endsAt = new Date(now.getTime() + days * dayMs)
  return database.transaction(async (transaction) => {
    await lockTokens(transaction, idOfOwner(owner))
    if ((await countTokens(transaction, owner, now)) >= mostTokens) throw tooManyTokens()
    const row = await insertToken(transaction, {
      hash: hashOfToken(text),
      clientId: maker.id,
      siteId: 'siteId' in owner ? owner.siteId : null,
      breweryId: 'breweryId' in owner ? owner.breweryId : null,
      groupId: 'groupId' in owner ? owner.groupId : null,
      name: name.trim(),
      scopes: [...new Set(scopes)],
      madeAt: now,
      endsAt,
    })
    await writeAudit(transaction, {
      at: now,
      actor,
      verb: 'make token',
      subject: subjectOfOwner(owner),
      after: { id: row.id, name: row.name, scopes: row.scopes, endsAt: endsAt.toISOString() },
    })
    await enqueueMail(transaction, {
      to: { email: maker.email, name: maker.name },
      template: 'api-token',
      data: { name: maker.name, token: row.name, event: 'made', endsAt: endsAt.toISOString(), link },
    })
    return { text, row }
  })
}
