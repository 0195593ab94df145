import type { StepActor } from '../orders/life/part-step.ts'
import type { OperatorContext } from './operator-command.ts'

/** In an order's history, which its buyer reads, the operator has no name of a machine. */
export const stepActorOf = ({ actor: { clientId, name, role } }: OperatorContext): StepActor => ({
  id: clientId,
  name: clientId === null ? 'operator' : name,
  role,
  means: 'command',
})
