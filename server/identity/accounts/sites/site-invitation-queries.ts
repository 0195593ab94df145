import { and, count, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import { businessLimits } from '../../../../shared/accounts/site-roles.ts'
import type { Database } from '../../../platform/database/database.ts'
import { businessInvitations as invitations } from '../business-tables.ts'

export type SiteInvitationRow = typeof invitations.$inferSelect

const isOpen = () => and(isNull(invitations.usedAt), isNull(invitations.withdrawnAt))

export async function insertInvitation(
  transaction: Database,
  invitation: Omit<SiteInvitationRow, 'id' | 'usedAt' | 'withdrawnAt'>,
): Promise<void> {
  await transaction.insert(invitations).values(invitation)
}

/** Invitations that were neither used nor withdrawn, the newest first; those past their end too. */
export async function openInvitations(database: Database, businessId: string): Promise<SiteInvitationRow[]> {
  return database
    .select()
    .from(invitations)
    .where(and(eq(invitations.businessId, businessId), isOpen()))
    .orderBy(desc(invitations.madeAt), desc(invitations.id))
    .limit(businessLimits.openInvitations * 2)
}

/** Those whose links still work. */
export async function countOpenInvitations(database: Database, businessId: string, now: Date) {
  const [row] = await database
    .select({ total: count() })
    .from(invitations)
    .where(and(eq(invitations.businessId, businessId), isOpen(), gt(invitations.endsAt, now)))
  return row?.total ?? 0
}

type Which = { id: string } | { emailKey: string } | { invitedById: string }

/** Ends open invitations of a business and returns them. */
export async function withdrawInvitations(
  transaction: Database,
  { businessId, which, now }: { businessId: string; which: Which; now: Date },
): Promise<SiteInvitationRow[]> {
  const chosen =
    'id' in which
      ? eq(invitations.id, which.id)
      : 'emailKey' in which
        ? eq(invitations.emailKey, which.emailKey)
        : eq(invitations.invitedById, which.invitedById)
  return transaction
    .update(invitations)
    .set({ withdrawnAt: now })
    .where(and(eq(invitations.businessId, businessId), chosen, isOpen()))
    .returning()
}

export async function invitationByHash(
  database: Database,
  tokenHash: string,
): Promise<SiteInvitationRow | null> {
  const [row] = await database.select().from(invitations).where(eq(invitations.tokenHash, tokenHash))
  return row ?? null
}

/** Ends an open invitation as used; false where it was used or withdrawn meanwhile. */
export async function markUsed(transaction: Database, id: string, now: Date): Promise<boolean> {
  const rows = await transaction
    .update(invitations)
    .set({ usedAt: now })
    .where(and(eq(invitations.id, id), isOpen()))
    .returning({ id: invitations.id })
  return rows.length > 0
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
    .limit(100)
}
