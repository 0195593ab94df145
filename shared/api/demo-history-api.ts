import Type, { type Static } from 'typebox'

/** GET /public/demo-history: how far the made-up past of the demo shop is written; null where none is being written. */
export const DemoHistory = Type.Object({
  writing: Type.Union([Type.Object({ done: Type.Integer(), of: Type.Integer() }), Type.Null()]),
})
export type DemoHistory = Static<typeof DemoHistory>
