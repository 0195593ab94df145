import type { SellingOrder } from '../../shared/api/selling-api.ts'
import type { ActProblem } from './read-act.ts'
import type { SellingVerb } from './selling-calls.ts'

/** What the fields of an act are drawn from. */
export type ActForm = {
  /** Null for staff, who offer no substitutes. */
  brewery: string | null
  verb: SellingVerb
  order: SellingOrder
  units?: ReadonlyMap<number, number> | undefined
  problem: ActProblem | null
}
