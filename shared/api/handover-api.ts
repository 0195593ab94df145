import Type from 'typebox'
import { handoverLimits, unloadings } from '../orders/handover.ts'

const ClockTime = Type.String({ maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })

const fields = {
  poNumber: Type.String({ maxLength: handoverLimits.poNumber }),
  dropNotes: Type.String({ maxLength: handoverLimits.dropNotes }),
  /** The opening window, by the clock of London. */
  opensAt: ClockTime,
  closesAt: ClockTime,
  receiverName: Type.String({ maxLength: handoverLimits.receiverName }),
  receiverPhone: Type.String({ maxLength: handoverLimits.receiverPhone }),
  /** Without a fork-lift no pallet weighs more than a tail-lift carries. */
  unloading: Type.Enum([...unloadings]),
}
type Fields = typeof fields
const nullable = <T extends Type.TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))

/** What a driver should know and the number of the buyer's books: all optional; what was left empty is absent (DELV-08). */
export const StoredHandover = Type.Partial(Type.Object(fields))
/** As it is sent: null says as much as a field that is missing. */
export const TypedHandover = Type.Object(
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, nullable(schema)])) as {
    [Name in keyof Fields]: ReturnType<typeof nullable<Fields[Name]>>
  },
  { additionalProperties: false },
)
