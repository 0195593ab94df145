import { newsletterPaths } from '../../../shared/paths/newsletter-paths.ts'
import { newsletterLinkMinutes, unconfirmedSubscriptionDays } from '../../../shared/limits/limits.ts'
import type { AlertKind } from '../../../shared/newsletter/alert-kinds.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Sealer } from '../../platform/secrets/seal-text.ts'
import type { Limit } from '../../platform/rate-limits/rate-limits.ts'
import { type LinkKeys, openLinkKeys, renewLinkKeys } from './link-keys.ts'
import type { LinkCategory } from './sign-link.ts'
import { dropUnconfirmed } from './subscription-queries.ts'

/** The dependencies of the functions of the newsletter. */
export type Newsletter = {
  database: Database
  publicUrl: string
  keys: LinkKeys
  /** Seals the links of mails that wait. */
  sealer: Sealer
  clock: () => Date
  /**
   * Switches alerts of the client with this address on or off, as a link asks. False where that changes nothing. The alerts are a
   * feature above this one.
   */
  switchAlerts: SwitchAlerts
}
export type SwitchAlerts = (
  transaction: Database,
  wanted: { email: string; kinds: readonly AlertKind[]; isOn: boolean },
) => Promise<boolean>

const hour = 60 * 60
/** How often one network may request the newsletter, and how often for one address: no mailbox overflows. */
export const newsletterLimits = {
  signupByCaller: { what: 'newsletter signup by caller', max: 30, seconds: hour },
  signupByAddress: { what: 'newsletter signup by address', max: 3, seconds: 24 * hour },
} satisfies Record<string, Limit>

type Settings = Pick<Newsletter, 'database' | 'publicUrl' | 'sealer'> &
  Partial<Pick<Newsletter, 'clock' | 'switchAlerts'>>

const noAlerts: SwitchAlerts = async () => false

export async function openNewsletter(settings: Settings): Promise<Newsletter> {
  const { clock = () => new Date(), switchAlerts = noAlerts, ...rest } = settings
  return { ...rest, clock, switchAlerts, keys: await openLinkKeys(settings, clock()) }
}

type Subscriber = { email: string; category: LinkCategory }

/** The target of the confirmation link. */
export function confirmLink({ publicUrl, keys, clock }: Newsletter, { email, category }: Subscriber): string {
  const token = keys.sign({ purpose: 'confirm', category, email, madeAt: clock() })
  return publicUrl + newsletterPaths.confirmBy(token)
}

/** The subscriber's link to unsubscribe; it never expires and needs no sign-in. */
export function unsubscribeLink(
  { publicUrl, keys, clock }: Newsletter,
  { email, category }: Subscriber,
): string {
  const token = keys.sign({ purpose: 'unsubscribe', category, email, madeAt: clock() })
  return publicUrl + newsletterPaths.unsubscribeBy(token)
}

/** When a link to confirm is over. */
export const confirmLinkEnds = (madeAt: Date) => new Date(madeAt.getTime() + newsletterLinkMinutes * 60_000)

/** Removes unconfirmed signups and rotates the keys. Safe to run in every process at any time. */
export async function tidyNewsletter({ database, sealer, clock }: Newsletter): Promise<void> {
  const now = clock()
  await dropUnconfirmed(database, {
    before: new Date(now.getTime() - unconfirmedSubscriptionDays * 86_400_000),
  })
  await renewLinkKeys({ database, sealer }, now)
}
