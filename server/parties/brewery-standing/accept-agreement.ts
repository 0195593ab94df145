import type { Database } from '../../platform/database/database.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import { agencyAgreementVersion } from '../../../shared/standing/agreement-text.ts'
import { changeStanding, type StandingChange } from './change-standing.ts'
import { updateStanding } from './standing-queries.ts'

/**
 * Accepts the agency agreement for a brewery, by the name typed. Throws RequestError 400 for another version than the
 * present one.
 */
export async function acceptAgreement(
  transaction: Database,
  change: StandingChange & { version: string; name: string },
): Promise<void> {
  const { breweryId, version, name, now } = change
  if (version !== agencyAgreementVersion)
    throw badField('version', `The agreement that counts now is version ${agencyAgreementVersion}.`)
  await changeStanding(transaction, change, 'agreement_accepted', () =>
    updateStanding(transaction, breweryId, {
      agreementVersion: version,
      agreementAcceptedAt: now.toISOString(),
      agreementAcceptedBy: name.trim(),
    }),
  )
}
