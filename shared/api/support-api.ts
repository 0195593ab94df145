import { type Static, Type } from 'typebox'
import { supportTextLengths } from '../limits/limits.ts'

/** Above the form's own limits, so that the form explains an overlong text; surrounding spaces are allowed. */
const text = (most: number) => Type.String({ maxLength: 4 * most })
const { most } = supportTextLengths

/** A message to support, as the form was typed. */
export const SupportMessage = Type.Object(
  {
    topic: text(20),
    orderNumber: text(most.orderNumber),
    name: text(most.name),
    email: text(most.email),
    message: text(most.message),
    /** A field that people do not see; programs that fill in every field give themselves away. */
    homepage: Type.Optional(text(200)),
  },
  { additionalProperties: false },
)
export type SupportMessage = Static<typeof SupportMessage>
