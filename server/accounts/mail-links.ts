import { mailLinkMinutes } from '../../shared/limits.ts'
import { paths } from '../../shared/paths.ts'
import type { Database } from '../database/connect.ts'
import { RequestError } from '../errors.ts'
import type { Accounts } from './accounts.ts'
import type { MailTokenPurpose } from './client-tables.ts'
import { insertMailToken, lockMailToken, type MailTokenRow } from './mail-token-queries.ts'
import { hashOfToken, newRefreshToken } from './sessions/refresh-token.ts'

const kinds: Record<MailTokenPurpose, { path: string; minutes: number }> = {
  'confirm-email': { path: paths.confirmEmail, minutes: mailLinkMinutes.confirmEmail },
  'reset-password': { path: paths.resetPassword, minutes: mailLinkMinutes.resetPassword },
  'change-email': { path: paths.changeEmail, minutes: mailLinkMinutes.changeEmail },
}

/** A single-use link for a mail. Its token stands in the fragment, which reaches no server and no log. */
export async function makeMailLink(
  { publicUrl }: Accounts,
  transaction: Database,
  {
    purpose,
    clientId,
    email,
    now,
  }: { purpose: MailTokenPurpose; clientId: string; email: string; now: Date },
): Promise<{ link: string; validMinutes: number }> {
  const { path, minutes } = kinds[purpose]
  const token = newRefreshToken()
  const expiresAt = new Date(now.getTime() + minutes * 60_000)
  await insertMailToken(transaction, { tokenHash: hashOfToken(token), clientId, purpose, email, expiresAt })
  return { link: `${publicUrl}${path}#token=${token}`, validMinutes: minutes }
}

/** The token of a link, locked. Throws RequestError 400 when there is none or it has expired. */
export async function takeMailToken(
  transaction: Database,
  { token, purpose, now }: { token: string; purpose: MailTokenPurpose; now: Date },
): Promise<MailTokenRow & { tokenHash: string }> {
  const tokenHash = hashOfToken(token)
  const row = await lockMailToken(transaction, { tokenHash, purpose })
  if (row === null || row.expiresAt <= now) throw linkOver()
  return { ...row, tokenHash }
}

export const linkOver = () =>
  new RequestError(
    400,
    'link_over',
    'This link has expired or was used already. Please ask for a new one.',
    'token',
  )
