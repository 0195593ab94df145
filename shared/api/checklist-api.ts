import Type, { type Static } from 'typebox'

/** Who does a step on the way to the first order. */
export const checklistDoers = ['you', 'Dray'] as const

const Step = Type.Object({
  key: Type.String(),
  /** What it is, in a few words. */
  title: Type.String(),
  isDone: Type.Boolean(),
  who: Type.Enum([...checklistDoers]),
  /** What holds while it is not done, in a sentence; empty where nothing need be said. */
  note: Type.String(),
  /** Where it is done; null where Dray does it. */
  path: Type.Union([Type.String(), Type.Null()]),
})
export type ChecklistStep = Static<typeof Step>

/** GET /api/sell/{brewery}/checklist: what is needed before orders come, and what is wanted besides (NOTE-14). */
export const BreweryChecklist = Type.Object({
  isCleared: Type.Boolean(),
  takesOrders: Type.Boolean(),
  needed: Type.Array(Step),
  wanted: Type.Array(Step),
})
export type BreweryChecklist = Static<typeof BreweryChecklist>
