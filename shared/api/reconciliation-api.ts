import Type, { type Static } from 'typebox'
import { paymentStates } from '../orders/order-states.ts'

const exact = { additionalProperties: false }

/** GET /api/admin/money/reconciliation: what the ledger and the provider's books do not agree about, in pence. */
export const Differences = Type.Object({
  rows: Type.Array(
    Type.Object({
      /** The key of the bookings; `balance` is what no single row says. */
      key: Type.String(),
      /** In words: 'Payment of D-1K7Q-X2PM (The Swan)'. */
      about: Type.String(),
      orderNumber: Type.Union([Type.String(), Type.Null()]),
      kind: Type.Enum(['missing_here', 'missing_there', 'different']),
      hereMinor: Type.Integer(),
      thereMinor: Type.Integer(),
      foundAt: Type.String(),
    }),
  ),
})
export type Differences = Static<typeof Differences>

/** POST /api/admin/money/reconciliation/comparison takes nothing. */
export const NewComparison = Type.Object({}, exact)

/** POST /api/admin/money/reconciliation/explanations; with `isCost` it is booked as a cost of the provider. */
export const NewExplanation = Type.Object(
  {
    key: Type.String({ minLength: 1, maxLength: 200 }),
    reason: Type.String({ minLength: 1, maxLength: 500 }),
    isCost: Type.Optional(Type.Boolean()),
  },
  exact,
)

/** POST /api/admin/orders/{number}/payment/question takes nothing. */
export const ProviderQuestion = Type.Object({}, { additionalProperties: false })

/** The state of the payment after the provider was asked. */
export const ProviderAnswer = Type.Object({ paymentState: Type.Enum([...paymentStates]) })
