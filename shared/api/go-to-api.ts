import Type, { type Static } from 'typebox'

/** GET /api/admin/go-to: what a caller would say, and at most eight things that it may mean, the best first (STAF-06). */
export const GoToQuery = Type.Object({ q: Type.String({ minLength: 1, maxLength: 120 }) })

export const goToKinds = ['order', 'buyer', 'brewery', 'group', 'run', 'document'] as const
export const GoToAnswer = Type.Object({
  found: Type.Array(
    Type.Object({
      kind: Type.Enum([...goToKinds]),
      /** Number, name, slug or id by which its page is found. */
      key: Type.String(),
      /** The slug of a run's group. */
      group: Type.Optional(Type.String()),
      name: Type.String(),
      /** Beside the name: the pub of an order, the town of a brewery, the region of a group, the carrier of a run. */
      about: Type.String(),
    }),
  ),
})
export type GoToAnswer = Static<typeof GoToAnswer>
