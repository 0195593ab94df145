import Type, { type Static } from 'typebox'
import { mostReasonLength, orderRequestStates } from '../orders/order-requests.ts'

/** Orders above a buyer's limit (BIZ-06, BIZ-07). Pence; times are ISO, UTC. */
const exact = { additionalProperties: false }
const text = Type.Union([Type.String(), Type.Null()])
const Words = Type.Object({ label: Type.String(), text: Type.String() })

/** Lines and sums in words, as the emails show them. */
const Sheet = Type.Object({
  facts: Type.Array(Words),
  goesTo: Type.Array(Type.String()),
  parts: Type.Array(
    Type.Object({
      sender: Type.String(),
      lines: Type.Array(Type.Object({ units: Type.Integer(), item: Type.String(), sum: Type.String() })),
    }),
  ),
  /** The last is the total. */
  sums: Type.Array(Words),
})

export const OrderRequest = Type.Object({
  id: Type.String(),
  state: Type.Enum([...orderRequestStates]),
  requestedBy: Type.String(),
  /** Whether the caller requested it. */
  isYours: Type.Boolean(),
  /** Whether the caller may approve and decline it now. */
  mayDecide: Type.Boolean(),
  /** Who may, by name. */
  approvers: Type.Array(Type.String()),
  /** Which limit it is above, in a sentence. */
  reason: Type.String(),
  requestedAt: Type.String(),
  expiresAt: Type.String(),
  totalMinor: Type.Integer(),
  sheet: Sheet,
  decidedBy: text,
  decidedAt: text,
  declineReason: text,
  orderNumber: text,
})
export type OrderRequest = Static<typeof OrderRequest>

/** GET /api/order-requests: those of the site, the newest first. */
export const OrderRequests = Type.Object({ requests: Type.Array(OrderRequest) })
export type OrderRequests = Static<typeof OrderRequests>

/** GET /api/order-requests/{id}: what it would come to now. */
export const OrderRequestReview = Type.Object({
  request: OrderRequest,
  /** What differs from what the buyer saw, a sentence each; of one that cannot be placed why not. */
  differences: Type.Array(Type.String()),
  sheet: Sheet,
  totalMinor: Type.Integer(),
  /** Approves what is shown here and nothing else; null of what cannot be placed or is decided. */
  digest: text,
})
export type OrderRequestReview = Static<typeof OrderRequestReview>

/** POST /api/order-requests/{id}/approval: the digest of the review. */
export const OrderRequestApproval = Type.Object(
  { digest: Type.String({ minLength: 1, maxLength: 100 }) },
  exact,
)

/** POST /api/order-requests/{id}/decline. */
export const OrderRequestDecline = Type.Object(
  { reason: Type.String({ minLength: 1, maxLength: mostReasonLength }) },
  exact,
)
