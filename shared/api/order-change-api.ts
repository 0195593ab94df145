import Type, { type Static } from 'typebox'
import { changeCauses } from '../orders/order-change.ts'
import { TypedHandover } from './handover-api.ts'

const exact = { additionalProperties: false }
const typed = Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()]))

/** POST /api/admin/orders/{number}/changes: what is left out stays as it is; null or an empty text takes it away. */
export const OrderChange = Type.Object(
  {
    contact: Type.Optional(
      Type.Object({ firstname: typed, lastname: typed, email: typed, phone: typed }, exact),
    ),
    /** The premises that it goes to. */
    shipTo: Type.Optional(
      Type.Object(
        {
          firstname: typed,
          lastname: typed,
          streetaddress: typed,
          apartment: typed,
          towncity: typed,
          postcode: typed,
        },
        exact,
      ),
    ),
    handover: Type.Optional(TypedHandover),
    /** The day of another run of the group, 'YYYY-MM-DD'. */
    run: Type.Optional(Type.String({ format: 'date', maxLength: 10 })),
    /** Who pays what it costs; needed where the delivery changes. */
    cause: Type.Optional(Type.Enum([...changeCauses])),
    /** Why staff change it: it is recorded in the audit trail. */
    why: Type.String({ minLength: 1, maxLength: 300 }),
  },
  exact,
)
export type OrderChange = Static<typeof OrderChange>
