import { createHash } from 'node:crypto'
import type { StepPreview } from '../../../shared/api/step-preview-api.ts'
import type { Actor } from '../../audit/actor.ts'
import type { Database } from '../../database/database.ts'
import { rollBack } from '../../database/roll-back.ts'
import { keyMissing } from '../../errors/step-errors.ts'
import { clientKeys, withIdempotency } from '../../idempotency/with-idempotency.ts'
import { mailsOfStep } from '../../mail/mails-of-step.ts'
import { type MeasuredAct, requireSame } from '../../acts/measured-act.ts'
import type { StepDeps } from '../life/step-deps.ts'
import type { OrderDeps } from '../order-deps.ts'

/** What an act with a run did, in sentences; an organiser reads no money. */
export type RunEffects = { stock?: string[]; deadlines?: string[]; warnings?: string[] }
export type RunAct = (transaction: Database, deps: StepDeps) => Promise<RunEffects>
type Acting = {
  actor: Actor & { clientId: string }
  /** Names the act among those with an idempotency key. */
  verb: string
  /** All inputs that determine the effect. */
  request: unknown
  key: string | undefined
  /** Of the preview that was looked at; without one it is done as the run stands. */
  digest: string | undefined
}

/** What an act with a run would do now: it is done, measured and rolled back. Throws as the act. */
export function previewRunAct(deps: OrderDeps, request: unknown, act: RunAct): Promise<StepPreview> {
  return rollBack(deps.database, measured({ ...deps, now: deps.clock() }, request, act))
}

/**
 * Does an act once for each key. With the digest of a preview it is done only where it still does the same: else
 * RequestError 409 `changed_meanwhile` with the new preview. Throws as the act.
 */
export async function takeRunAct(
  deps: OrderDeps,
  { actor, verb, request, key, digest }: Acting,
  act: RunAct,
): Promise<void> {
  if (key === undefined) throw keyMissing()
  const now = deps.clock()
  const call = { who: clientKeys(actor.clientId), call: `run ${verb}`, key, request, now }
  await withIdempotency(deps.database, call, async (transaction) => {
    const stepDeps = { ...deps, now }
    if (digest === undefined) await act(transaction, stepDeps)
    else await requireSame(transaction, measured(stepDeps, request, act), digest)
    return {}
  })
}

const measured =
  (deps: StepDeps, request: unknown, act: RunAct): MeasuredAct =>
  async (transaction) => {
    const effects = await act(transaction, deps)
    const mails = (await mailsOfStep(transaction)).map(mailSentence)
    const said = { stock: [], money: [], documents: [], deadlines: [], warnings: [], ...effects }
    const preview = { ...said, mails: [...new Set(mails)] }
    const text = JSON.stringify([request, preview])
    return { digest: createHash('sha256').update(text).digest('base64url'), ...preview }
  }

/** 'The Salt Cellar: Your order is on its way'; a heading with a sum in it is left out. */
const mailSentence = ({ toName, heading }: { toName: string; heading: string | null }): string =>
  heading === null || heading.includes('£') ? toName : `${toName}: ${heading}`
