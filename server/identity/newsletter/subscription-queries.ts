import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import type { NewsletterCategory } from '../../../shared/newsletter/newsletter-data.ts'
import type { Database } from '../../platform/database/database.ts'
import { subscriptions } from './newsletter-tables.ts'

export type SubscriptionName = { emailKey: string; category: NewsletterCategory }
type Consent = { email: string; consentText: string; consentPlace: string; askedAt: Date }
export type SubscriptionRow = typeof subscriptions.$inferSelect

const isNamed = ({ emailKey, category }: SubscriptionName) =>
  and(eq(subscriptions.emailKey, emailKey), eq(subscriptions.category, category))
const isActive = and(isNotNull(subscriptions.confirmedAt), isNull(subscriptions.endedAt))

const columns = {
  emailKey: subscriptions.emailKey,
  category: subscriptions.category,
  email: subscriptions.email,
  consentText: subscriptions.consentText,
  consentPlace: subscriptions.consentPlace,
  askedAt: subscriptions.askedAt,
  confirmedAt: subscriptions.confirmedAt,
  endedAt: subscriptions.endedAt,
}

export async function subscriptionsOf(database: Database, emailKey: string): Promise<SubscriptionRow[]> {
  return database.select(columns).from(subscriptions).where(eq(subscriptions.emailKey, emailKey))
}

/** Stores a request until its confirmation; leaves an active subscription unchanged. */
export async function storeAsked(database: Database, row: SubscriptionName & Consent): Promise<void> {
  const { email, consentText, consentPlace, askedAt } = row
  await database
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: [subscriptions.emailKey, subscriptions.category],
      set: { email, consentText, consentPlace, askedAt },
      setWhere: sql`${subscriptions.confirmedAt} is null or ${subscriptions.endedAt} is not null`,
    })
}

/**
 * Returns whether there was a request to confirm. A link does not restart a subscription that ended after the link was
 * created.
 */
export async function confirmAsked(
  database: Database,
  { madeAt, now, ...name }: SubscriptionName & { madeAt: Date; now: Date },
): Promise<boolean> {
  const rows = await database
    .update(subscriptions)
    .set({ confirmedAt: now, endedAt: null })
    .where(and(isNamed(name), or(isNull(subscriptions.endedAt), lte(subscriptions.endedAt, madeAt))))
    .returning({ category: subscriptions.category })
  return rows.length > 0
}

/** Starts at once, for an address that its owner has confirmed; leaves an active subscription unchanged. */
export async function beginSubscription(
  database: Database,
  { askedAt: now, ...consent }: SubscriptionName & Consent,
): Promise<void> {
  const row = { ...consent, askedAt: now, confirmedAt: now, endedAt: null }
  await database
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: [subscriptions.emailKey, subscriptions.category],
      set: row,
      setWhere: sql`${subscriptions.confirmedAt} is null or ${subscriptions.endedAt} is not null`,
    })
}

/** Returns whether it was active until now. */
export async function endSubscription(
  database: Database,
  { now, ...name }: SubscriptionName & { now: Date },
): Promise<boolean> {
  const rows = await database
    .update(subscriptions)
    .set({ endedAt: now })
    .where(and(isNamed(name), isActive))
    .returning({ category: subscriptions.category })
  return rows.length > 0
}

/** Returns whether the subscription is active afterwards: only a once confirmed one can restart. */
export async function beginAgain(
  database: Database,
  {
    now,
    consentText,
    consentPlace,
    ...name
  }: SubscriptionName & Omit<Consent, 'email' | 'askedAt'> & { now: Date },
): Promise<boolean> {
  await database
    .update(subscriptions)
    .set({ askedAt: now, confirmedAt: now, endedAt: null, consentText, consentPlace })
    .where(and(isNamed(name), isNotNull(subscriptions.confirmedAt), isNotNull(subscriptions.endedAt)))
  const [row] = await database
    .select({ category: subscriptions.category })
    .from(subscriptions)
    .where(and(isNamed(name), isActive))
  return row !== undefined
}

export async function dropSubscriptions(database: Database, emailKey: string): Promise<void> {
  await database.delete(subscriptions).where(eq(subscriptions.emailKey, emailKey))
}

/** Removes an address's requests without a confirmation. */
export async function dropRequests(database: Database, emailKey: string): Promise<void> {
  await database
    .delete(subscriptions)
    .where(and(eq(subscriptions.emailKey, emailKey), isNull(subscriptions.confirmedAt)))
}

/** Gives subscriptions to another address, in the categories that it has none of. */
export async function renameSubscriptions(
  database: Database,
  from: string,
  to: { email: string; emailKey: string },
): Promise<void> {
  const atNew = database
    .select({ category: subscriptions.category })
    .from(subscriptions)
    .where(eq(subscriptions.emailKey, to.emailKey))
  await database
    .update(subscriptions)
    .set(to)
    .where(and(eq(subscriptions.emailKey, from), notInArray(subscriptions.category, atNew)))
}

/** Removes requests without a confirmation. */
export async function dropUnconfirmed(database: Database, { before }: { before: Date }): Promise<void> {
  await database
    .delete(subscriptions)
    .where(and(isNull(subscriptions.confirmedAt), lt(subscriptions.askedAt, before)))
}

export async function countSubscribers(database: Database, category: NewsletterCategory): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(subscriptions)
    .where(and(eq(subscriptions.category, category), isActive))
  return row?.total ?? 0
}

/** Addresses of the category's active subscribers, in their order, after the given one. */
export async function nextSubscribers(
  database: Database,
  { category, after, most }: { category: NewsletterCategory; after: string; most: number },
): Promise<string[]> {
  const rows = await database
    .select({ emailKey: subscriptions.emailKey })
    .from(subscriptions)
    .where(and(eq(subscriptions.category, category), isActive, gt(subscriptions.emailKey, after)))
    .orderBy(asc(subscriptions.emailKey))
    .limit(most)
  return rows.map(({ emailKey }) => emailKey)
}

/** Those of them who are still active; they stay so until the transaction ends. */
export async function lockSubscribers(
  transaction: Database,
  { category, emailKeys }: { category: NewsletterCategory; emailKeys: readonly string[] },
): Promise<{ email: string }[]> {
  return transaction
    .select({ email: subscriptions.email })
    .from(subscriptions)
    .where(and(eq(subscriptions.category, category), isActive, inArray(subscriptions.emailKey, emailKeys)))
    .orderBy(asc(subscriptions.emailKey))
    .for('share')
}
