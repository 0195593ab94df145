import { mailLinkMinutes } from '../../../shared/limits/limits.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { serverPaths } from '../../../shared/paths/server-paths.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Accounts } from './accounts.ts'
import type { MailTokenPurpose } from './client-tables.ts'
import { insertMailToken, lockMailToken, type MailTokenRow } from './mail-token-queries.ts'
import { hashOfToken, newRefreshToken } from './sessions/refresh-token.ts'
import { linkOver } from '../../platform/errors/account-errors.ts'

type LinkPurpose = Exclude<MailTokenPurpose, 'prove-identity'>
/** Where a link leads, up to its token. */
const kinds: Record<LinkPurpose, { start: string; minutes: number }> = {
  'confirm-email': { start: `${serverPaths.confirmEmail}#token=`, minutes: mailLinkMinutes.confirmEmail },
  'reset-password': { start: `${paths.resetPassword}#token=`, minutes: mailLinkMinutes.resetPassword },
  'change-email': { start: `${serverPaths.changeEmail}#token=`, minutes: mailLinkMinutes.changeEmail },
  'cancel-email-change': {
    start: `${serverPaths.changeEmail}#cancel=`,
    minutes: mailLinkMinutes.changeEmail,
  },
  'undo-email-change': { start: `${paths.undoEmailChange}?token=`, minutes: mailLinkMinutes.undoEmailChange },
}

/**
 * A single-use link for a mail. Its token is in the fragment, which browsers send to no server and no log records; the one
 * that undoes a change of address works without JavaScript, so it is in the query.
 */
export async function makeMailLink(
  { publicUrl }: Accounts,
  transaction: Database,
  { purpose, clientId, email, now }: { purpose: LinkPurpose; clientId: string; email: string; now: Date },
): Promise<{ link: string; validMinutes: number }> {
  const { start, minutes } = kinds[purpose]
  const token = newRefreshToken()
  const expiresAt = new Date(now.getTime() + minutes * 60_000)
  await insertMailToken(transaction, { tokenHash: hashOfToken(token), clientId, purpose, email, expiresAt })
  return { link: `${publicUrl}${start}${token}`, validMinutes: minutes }
}

/** The token of a link, locked. Throws RequestError 400 when there is none or it has expired. */
export async function claimMailToken(
  transaction: Database,
  { token, purpose, now }: { token: string; purpose: MailTokenPurpose; now: Date },
): Promise<MailTokenRow & { tokenHash: string }> {
  const found = await findMailToken(transaction, { token, purpose, now })
  if (found === null) throw linkOver()
  return found
}

/** The same, or null. */
export async function findMailToken(
  transaction: Database,
  { token, purpose, now }: { token: string; purpose: MailTokenPurpose; now: Date },
): Promise<(MailTokenRow & { tokenHash: string }) | null> {
  const tokenHash = hashOfToken(token)
  const row = await lockMailToken(transaction, { tokenHash, purpose })
  return row === null || row.expiresAt <= now ? null : { ...row, tokenHash }
}
