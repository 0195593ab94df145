import type { Actor } from '../../audit/actor.ts'
import type { StepActor } from '../life/part-step.ts'

/** Who steps with a run, as the history of its orders names them. */
export const stepActorOf = ({ clientId, name, role, by }: Actor): StepActor => ({
  id: clientId,
  name,
  role,
  means: by,
})
