import type { StepPreview } from '../../../shared/api/step-preview-api.ts'
import type { Database } from '../database/database.ts'
import { RequestError } from '../errors/request-error.ts'
import { changedMeanwhile } from '../errors/step-errors.ts'

/** Does an action within the transaction and says what it did. */
export type MeasuredAction = (transaction: Database) => Promise<StepPreview>

/**
 * Does an action in the transaction if it still does what the preview of this digest said. Throws RequestError 409
 * `changed_meanwhile` with the new preview where it does not (SELL-10).
 */
export async function requireSame(
  transaction: Database,
  action: MeasuredAction,
  digest: string,
): Promise<void> {
  const preview = await action(transaction).catch((error: unknown) => {
    const isOver = error instanceof RequestError && error.code === 'not_possible'
    throw isOver ? changedMeanwhile({ ...nothing, warnings: [error.message] }) : error
  })
  if (preview.digest !== digest) throw changedMeanwhile(preview)
}

const nothing = { digest: '', stock: [], money: [], documents: [], mails: [], deadlines: [], warnings: [] }
