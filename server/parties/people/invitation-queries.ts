import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { invitations } from './invitation-tables.ts'

type InvitationRow = typeof invitations.$inferSelect
type NewInvitation = Omit<typeof invitations.$inferInsert, 'id' | 'usedAt' | 'withdrawnAt'>

/** More than a place can have open. */
const mostListed = 100

const ofPlace = (breweryId: string | null) =>
  breweryId === null ? isNull(invitations.breweryId) : eq(invitations.breweryId, breweryId)
const isOpen = () => and(isNull(invitations.usedAt), isNull(invitations.withdrawnAt))

/** Lets one change at a time happen to the people of a place, so that two together do not exceed the most. */
export async function lockPeople(transaction: Database, breweryId: string | null): Promise<void> {
  const place = `people ${breweryId ?? 'staff'}`
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`)
}

export async function insertInvitation(transaction: Database, invitation: NewInvitation): Promise<void> {
  await transaction.insert(invitations).values(invitation)
}

/** Invitations that were neither used nor withdrawn, the newest first; those past their end too. */
export async function openInvitations(
  database: Database,
  breweryId: string | null,
): Promise<InvitationRow[]> {
  return database
    .select()
    .from(invitations)
    .where(and(ofPlace(breweryId), isOpen()))
    .orderBy(desc(invitations.madeAt), desc(invitations.id))
    .limit(mostListed)
}

/** Those whose links still work. */
export async function countOpenInvitations(
  database: Database,
  breweryId: string | null,
  now: Date,
): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(invitations)
    .where(and(ofPlace(breweryId), isOpen(), gt(invitations.endsAt, now)))
  return row?.total ?? 0
}

/** Ends an open invitation and returns it; null where the place has none of this id. */
export async function withdrawById(
  transaction: Database,
  { id, breweryId, now }: { id: string; breweryId: string | null; now: Date },
): Promise<InvitationRow | null> {
  const [row] = await transaction
    .update(invitations)
    .set({ withdrawnAt: now })
    .where(and(eq(invitations.id, id), ofPlace(breweryId), isOpen()))
    .returning()
  return row ?? null
}

/** Ends open invitations of a place: those to an address, in one role or in all, or those that a client has sent. */
export async function withdrawAll(
  transaction: Database,
  {
    breweryId,
    of,
    now,
  }: {
    breweryId: string | null
    of: { emailKey: string; role?: InvitationRow['role'] } | { invitedById: string }
    now: Date
  },
): Promise<number> {
  const which =
    'invitedById' in of
      ? eq(invitations.invitedById, of.invitedById)
      : and(
          eq(invitations.emailKey, of.emailKey),
          of.role === undefined ? undefined : eq(invitations.role, of.role),
        )
  const rows = await transaction
    .update(invitations)
    .set({ withdrawnAt: now })
    .where(and(ofPlace(breweryId), which, isOpen()))
    .returning({ id: invitations.id })
  return rows.length
}

/** Ends all open invitations that a client has sent, of every place. */
export async function withdrawSentBy(transaction: Database, clientId: string, now: Date): Promise<void> {
  await transaction
    .update(invitations)
    .set({ withdrawnAt: now })
    .where(and(eq(invitations.invitedById, clientId), isOpen()))
}

export async function invitationByHash(database: Database, tokenHash: string): Promise<InvitationRow | null> {
  const [row] = await database.select().from(invitations).where(eq(invitations.tokenHash, tokenHash))
  return row ?? null
}

/** The same, locked until the transaction ends, so that it is used once only. */
export async function lockInvitation(
  transaction: Database,
  tokenHash: string,
): Promise<InvitationRow | null> {
  const [row] = await transaction
    .select()
    .from(invitations)
    .where(eq(invitations.tokenHash, tokenHash))
    .for('update')
  return row ?? null
}

export async function markUsed(transaction: Database, id: string, now: Date): Promise<void> {
  await transaction.update(invitations).set({ usedAt: now }).where(eq(invitations.id, id))
}

export async function removeInvitationsBefore(database: Database, before: Date): Promise<void> {
  await database.delete(invitations).where(lt(invitations.endsAt, before))
}

/** Removes what was sent to an address. */
export async function removeInvitationsTo(transaction: Database, emailKey: string): Promise<void> {
  await transaction.delete(invitations).where(eq(invitations.emailKey, emailKey))
}

export async function invitationsTo(database: Database, emailKey: string) {
  return database
    .select({
      role: invitations.role,
      email: invitations.email,
      invitedBy: invitations.invitedBy,
      madeAt: invitations.madeAt,
      usedAt: invitations.usedAt,
    })
    .from(invitations)
    .where(eq(invitations.emailKey, emailKey))
    .orderBy(desc(invitations.madeAt))
    .limit(mostListed)
}
