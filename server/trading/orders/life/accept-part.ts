import type { Database } from '../../../platform/database/database.ts'
import { badField } from '../../../platform/errors/common-errors.ts'
import { type PartStep, recordStep, requireNextState } from './part-step.ts'

/**
 * The brewery confirms its part; it may name the day on which it leaves, within what was promised. Throws RequestError
 * 400 for a later day, 409 where the part cannot be accepted.
 */
export async function acceptPart(
  transaction: Database,
  step: PartStep,
  { dispatchOn = null }: { dispatchOn?: string | null } = {},
): Promise<void> {
  const to = requireNextState(step, 'accept')
  const promised = step.part.dispatchOn
  if (dispatchOn !== null && promised !== null && dispatchOn > promised)
    throw badField('dispatchOn', `It was promised to leave by ${promised}: propose a later day instead.`)
  await recordStep(transaction, step, {
    verb: 'accept',
    to,
    change: dispatchOn === null ? {} : { dispatchOn },
  })
}
