import { hash, timingSafeEqual } from 'node:crypto'
import { countAgainstLimits, uncount } from '../../platform/rate-limits/rate-limits.ts'
import { by } from './account-limits.ts'
import type { Accounts, Caller } from './accounts.ts'
import { wrongSitePassword } from '../../platform/errors/account-errors.ts'

/**
 * Whether this is the password of the site: trimmed (GATE-09), in constant time, under a limit, since the password
 * itself never leaves the server (C-93). Throws RequestError 401 with the gate's text (GATE-08).
 */
export async function checkSitePassword(
  { database, limits, sitePassword, clock }: Accounts,
  { password, caller }: { password: string; caller: Caller },
): Promise<void> {
  const tried = [by(limits.gateByCaller, caller.network)]
  await countAgainstLimits(database, tried, clock())
  const isRight = timingSafeEqual(digest(password.trim()), digest(sitePassword ?? ''))
  if (sitePassword === null || !isRight) throw wrongSitePassword()
  await uncount(database, tried)
}

const digest = (text: string) => hash('sha256', text.normalize('NFKC'), 'buffer')
