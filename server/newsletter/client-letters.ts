import {
  categoryLabel,
  letterCategories,
  letterWishes,
  type Letters,
  registrationConsent,
} from '../../shared/newsletter.ts'
import type { Database } from '../database/connect.ts'
import { dropWaitingLetters } from '../mail/drop-waiting-letters.ts'
import {
  beginSubscription,
  dropSubscriptions,
  endSubscription,
  renameSubscriptions,
  subscriptionsOf,
} from './subscription-queries.ts'

type Address = { email: string; emailKey: string }

/** Which letters an address gets. */
export async function lettersOf(database: Database, emailKey: string): Promise<Letters> {
  const rows = await subscriptionsOf(database, emailKey)
  const active = new Set(rows.filter((row) => row.confirmedAt && !row.endedAt).map((row) => row.category))
  const pairs = letterCategories.map((category) => [category, active.has(category)])
  return Object.fromEntries(pairs) as Letters
}

/** Sets which letters a client gets, for an address that is known to be the client's own (OPEN-25). */
export async function chooseLetters(
  transaction: Database,
  { email, emailKey }: Address,
  { letters, now }: { letters: Letters; now: Date },
): Promise<void> {
  for (const category of letterCategories) {
    const consent = { consentText: letterWishes[category], consentPlace: 'account', askedAt: now }
    if (letters[category]) await beginSubscription(transaction, { email, emailKey, category, ...consent })
    else if (await endSubscription(transaction, { emailKey, category, now }))
      await dropWaitingLetters(transaction, { emailKey, category })
  }
}

/** Begins what a client ticked when registering, once the address is confirmed. */
export async function beginRegisteredLetters(
  transaction: Database,
  { email, emailKey }: Address,
  now: Date,
): Promise<void> {
  const consent = { consentText: registrationConsent, consentPlace: 'registration', askedAt: now }
  await beginSubscription(transaction, { email, emailKey, category: 'newsletter', ...consent })
}

/** What an address subscribed to goes with its client to another one, which both are the client's own. */
export async function moveLetters(transaction: Database, fromKey: string, to: Address): Promise<void> {
  if (fromKey === to.emailKey) return
  const atNew = await subscriptionsOf(transaction, to.emailKey)
  // Whoever chose at the new address already has chosen.
  if (atNew.length > 0) return dropSubscriptions(transaction, fromKey)
  await renameSubscriptions(transaction, fromKey, to)
}

/** Before an account goes. */
export async function forgetLetters(transaction: Database, emailKey: string): Promise<void> {
  await dropSubscriptions(transaction, emailKey)
}

/** For the download of own data: each subscription with the words that were agreed to. */
export async function ownLetters(database: Database, emailKey: string) {
  const rows = await subscriptionsOf(database, emailKey)
  return rows.map(({ category, consentText, consentPlace, askedAt, confirmedAt, endedAt }) => ({
    category,
    label: categoryLabel(category),
    consentText,
    consentPlace,
    askedAt: askedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  }))
}
