import type { Role } from '../../../shared/accounts/roles.ts'

/** Who does something, as what, and by which way. */
export type Actor = {
  /** Null for the shop itself and for commands of the operator. */
  clientId: string | null
  name: string
  role: Role | 'buyer' | 'system' | 'operator'
  by: 'page' | 'link' | 'token' | 'command' | 'clock'
}

/** The shop itself, by its clock. */
export const systemActor: Actor = { clientId: null, name: 'Dray', role: 'system', by: 'clock' }
/** The person who runs `npm run operate`. */
export const operatorActor: Actor = { clientId: null, name: 'Operator', role: 'operator', by: 'command' }
