import type { BreweryContact } from '../../../shared/api/brewery-profile-api.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { putContact, readOwnPage } from '../../catalogue/beers/profile/own-profile.ts'
import type { Database } from '../../platform/database/database.ts'
import { giveCode } from '../../finance/documents/find-code.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import { readEmailAddress } from '../../platform/mail/email-address.ts'

/** Whose settings change, and who changes them. */
export type ProfileChange = { breweryId: string; actor: Actor; now: Date }

/** How a brewery is reached, at once. Throws RequestError 400 that names the field. Needs a transaction. */
export async function changeContact(
  transaction: Database,
  { breweryId, actor, now, ...typed }: ProfileChange & BreweryContact,
): Promise<ActionEffects> {
  const { email: oldEmail, telephone: oldTelephone } = await readOwnPage(transaction, breweryId, {
    isLocked: true,
  })
  const email = typed.email === undefined ? null : readEmailAddress(typed.email).email
  const telephone = typed.telephone?.trim() ?? null
  if (telephone !== null && !/^\+?[\d ()-]{6,}$/.test(telephone))
    throw badField('telephone', 'Type a telephone number, such as 0131 496 0000.')
  if (email === oldEmail && telephone === oldTelephone) return { warnings: ['Nothing changes.'] }
  await putContact(transaction, breweryId, { email, telephone })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'change contact',
    subject: { kind: 'brewery', id: breweryId },
    before: { email: oldEmail, telephone: oldTelephone },
    after: { email, telephone },
  })
  return {
    deadlines: [
      `Pubs see ${email ?? 'no email address'} and ${telephone ?? 'no telephone number'} on your page at once.`,
    ],
  }
}

/** The code of a brewery's documents, before the first. Throws RequestError 400 for a taken one, or once it has one. */
export async function chooseInvoiceCode(
  transaction: Database,
  { breweryId, actor, now, code: typed }: ProfileChange & { code: string },
): Promise<ActionEffects> {
  const code = typed.trim().toUpperCase()
  await giveCode(transaction, { breweryId, code })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'choose invoice code',
    subject: { kind: 'brewery', id: breweryId },
    before: null,
    after: { code },
  })
  return {
    documents: [`Your first invoice is ${code}-000001, your first credit note ${code}-C-000001.`],
    warnings: ['The code never changes afterwards.'],
    button: `Choose ${code}`,
  }
}
