import type { SettingPlan } from './content-queries.ts'

export type PlansAround = {
  /** The plan whose value comes back at the end; null: what holds now does. */
  back: SettingPlan | null
  /** Those before the change and after its end, which stay. */
  others: SettingPlan[]
  /** How many never come true. */
  dropped: number
}

/**
 * What becomes of the plans of an entry, the first due first, beside a change that holds from a moment on, until another or
 * for good. At its end comes back what would hold then without it: a notice that is corrected while it is shown until
 * Friday ends on Friday too.
 */
export function plansAround(
  plans: readonly SettingPlan[],
  { from, until }: { from: Date; until: Date | null },
): PlansAround {
  const isBefore = ({ dueAt }: SettingPlan) => dueAt < from
  const isAfter = ({ dueAt }: SettingPlan) => until !== null && dueAt > until
  const within = plans.filter((plan) => !isBefore(plan) && !isAfter(plan))
  const back = until === null ? null : (plans.findLast((plan) => !isAfter(plan)) ?? null)
  return {
    back,
    others: plans.filter((plan) => isBefore(plan) || isAfter(plan)),
    dropped: within.filter((plan) => plan !== back).length,
  }
}
