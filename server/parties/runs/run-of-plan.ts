import type { Nation } from '../../../shared/working-time/bank-holidays.ts'
import { runMoments } from '../../../shared/delivery/run-days.ts'
import type { RunPlan } from '../../../shared/delivery/run-plan.ts'

type Version = { version: number; fromDay: string; plan: RunPlan }

/** The plan that counts for a day: the newest version among those from that day or before; null before the first. */
export function planOn(versions: readonly Version[], day: string): RunPlan | null {
  const counting = versions.filter(({ fromDay }) => fromDay <= day)
  return counting.toSorted((one, other) => other.version - one.version)[0]?.plan ?? null
}

/** A run as its plan says it; null where the plan has none on that day. */
export function runOfPlan(plan: RunPlan, day: string, nation: Nation) {
  const moments = runMoments(plan, day, nation)
  if (moments === null) return null
  const { depot, carrier, capacityPallets, capacityKg, tailLiftKg, postcodes, minimumMinor } = plan
  return {
    day,
    depot,
    carrier,
    capacityPallets,
    capacityKg,
    tailLiftKg,
    postcodes,
    minimumMinor,
    cutOffAt: moments.cutOffAt.toISOString(),
    answerByAt: moments.answerByAt.toISOString(),
    bringByAt: moments.bringByAt.toISOString(),
  }
}
