import type { StepActor } from '../orders/life/part-step.ts'

/** The operator, as orders know who takes a step. */
export const operatorSteps: StepActor = { id: null, name: 'operator', role: 'operator', means: 'command' }
