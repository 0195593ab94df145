import {
  categoryLabel,
  newsletterCategories,
  subscriptionTexts,
  type Subscriptions,
  registrationConsent,
} from '../../../shared/newsletter/newsletter-data.ts'
import type { Database } from '../../platform/database/database.ts'
import { dropWaitingCopies } from '../../platform/mail/enqueue-mail.ts'
import {
  beginSubscription,
  dropRequests,
  dropSubscriptions,
  endSubscription,
  renameSubscriptions,
  subscriptionsOf,
} from './subscription-queries.ts'

type Address = { email: string; emailKey: string }

/** The newsletters that an address subscribes to. */
export async function subscriptionsOfClient(database: Database, emailKey: string): Promise<Subscriptions> {
  const rows = await subscriptionsOf(database, emailKey)
  const active = new Set(rows.filter((row) => row.confirmedAt && !row.endedAt).map((row) => row.category))
  const pairs = newsletterCategories.map((category) => [category, active.has(category)])
  return Object.fromEntries(pairs) as Subscriptions
}

/** Sets a client's subscriptions, for an address that the client has confirmed (OPEN-25). */
export async function chooseSubscriptions(
  transaction: Database,
  { email, emailKey }: Address,
  { letters, now }: { letters: Subscriptions; now: Date },
): Promise<void> {
  for (const category of newsletterCategories) {
    const consent = { consentText: subscriptionTexts[category], consentPlace: 'account', askedAt: now }
    if (letters[category]) await beginSubscription(transaction, { email, emailKey, category, ...consent })
    else if (await endSubscription(transaction, { emailKey, category, now }))
      await dropWaitingCopies(transaction, { emailKey, category })
  }
}

/** Starts the subscriptions that a client ticked at registration, once the address is confirmed. */
export async function beginRegisteredSubscription(
  transaction: Database,
  { email, emailKey }: Address,
  now: Date,
): Promise<void> {
  const consent = { consentText: registrationConsent, consentPlace: 'registration', askedAt: now }
  await beginSubscription(transaction, { email, emailKey, category: 'newsletter', ...consent })
}

/**
 * Moves an address's subscriptions to the same client's new address. The client has confirmed both: a choice or an end
 * there wins for its category, and requests there that no one has confirmed are dropped.
 */
export async function moveSubscriptions(transaction: Database, fromKey: string, to: Address): Promise<void> {
  if (fromKey === to.emailKey) return
  await dropRequests(transaction, to.emailKey)
  await renameSubscriptions(transaction, fromKey, to)
  await dropSubscriptions(transaction, fromKey)
}

/** Runs before an account is deleted: copies that wait to be sent leave with the subscriptions. */
export async function forgetSubscriptions(transaction: Database, emailKey: string): Promise<void> {
  await dropSubscriptions(transaction, emailKey)
  for (const category of newsletterCategories) await dropWaitingCopies(transaction, { emailKey, category })
}

/** For the download of own data: each subscription with the words that were agreed to. */
export async function ownSubscriptions(database: Database, emailKey: string) {
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
