import type { SellingOrder } from '../../shared/api/selling-api.ts'
import type { ActionProblem } from './read-act.ts'
import type { SellingVerb } from './selling-calls.ts'

/** What the fields of an action are drawn from. */
export type ActionForm = {
  /** Null for staff, who offer no substitutes. */
  brewery: string | null
  verb: SellingVerb
  order: SellingOrder
  units?: ReadonlyMap<number, number> | undefined
  problem: ActionProblem | null
}
