import { letterPaths } from '../../shared/letter-paths.ts'
import { newsletterLinkMinutes, unconfirmedSubscriptionDays } from '../../shared/limits.ts'
import type { LetterCategory } from '../../shared/newsletter.ts'
import type { Database } from '../database/connect.ts'
import type { Limit } from '../http/attempt-limits.ts'
import { type LinkKeys, openLinkKeys, renewLinkKeys } from './link-keys.ts'
import { dropUnconfirmed } from './subscription-queries.ts'

/** What the verbs of the newsletter work with. */
export type Newsletter = { database: Database; publicUrl: string; keys: LinkKeys; clock: () => Date }

const hour = 60 * 60
/** How often somebody may ask for the newsletter, by network and by address: nobody's letter box is filled. */
export const newsletterLimits = {
  signupByCaller: { what: 'newsletter signup by caller', max: 30, seconds: hour },
  signupByAddress: { what: 'newsletter signup by address', max: 3, seconds: 24 * hour },
} satisfies Record<string, Limit>

type Settings = { database: Database; publicUrl: string; clock?: () => Date }

export async function openNewsletter(settings: Settings): Promise<Newsletter> {
  const { clock = () => new Date(), ...rest } = settings
  return { ...rest, clock, keys: await openLinkKeys(settings.database, clock()) }
}

type Reader = { email: string; category: LetterCategory }

/** Where the mail leads that asks whether the address is the asker's own. */
export function confirmLink({ publicUrl, keys, clock }: Newsletter, { email, category }: Reader): string {
  const token = keys.sign({ purpose: 'confirm', category, email, madeAt: clock() })
  return publicUrl + letterPaths.confirmBy(token)
}

/** Where a letter's reader goes to get no more of them; it never expires and needs no sign-in. */
export function unsubscribeLink({ publicUrl, keys, clock }: Newsletter, { email, category }: Reader): string {
  const token = keys.sign({ purpose: 'unsubscribe', category, email, madeAt: clock() })
  return publicUrl + letterPaths.unsubscribeBy(token)
}

/** When a link to confirm is over. */
export const confirmLinkEnds = (madeAt: Date) => new Date(madeAt.getTime() + newsletterLinkMinutes * 60_000)

/** Forgets what nobody confirmed, and sees to the keys. Safe to run in every process at any time. */
export async function tidyNewsletter({ database, clock }: Newsletter): Promise<void> {
  const now = clock()
  await dropUnconfirmed(database, {
    before: new Date(now.getTime() - unconfirmedSubscriptionDays * 86_400_000),
  })
  await renewLinkKeys(database, now)
}
