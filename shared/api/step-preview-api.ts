import Type, { type Static } from 'typebox'

const sentences = Type.Array(Type.String())

/** What a step would do, in sentences: POST …/{verb}?dryRun=true. The digest goes with the call that does it. */
export const StepPreview = Type.Object({
  digest: Type.String(),
  stock: sentences,
  money: sentences,
  documents: sentences,
  mails: sentences,
  deadlines: sentences,
  warnings: sentences,
  /** What the button that does it says, where only the shop knows the sum. */
  button: Type.Optional(Type.String()),
})
export type StepPreview = Static<typeof StepPreview>

/** Query of a step: `dryRun` and `preview` are the same; `digest` is that of the preview that was looked at. */
export const StepQuery = Type.Object({
  dryRun: Type.Optional(Type.Enum(['true', 'false'])),
  preview: Type.Optional(Type.Enum(['1', '0'])),
  digest: Type.Optional(Type.String({ maxLength: 64 })),
})
export type StepQuery = Static<typeof StepQuery>
