import Type, { type Static } from 'typebox'
import { followLimit, stockRequestLimit } from '../limits/limits.ts'
import { alertKinds } from '../newsletter/alert-kinds.ts'

/** Calls of a client's alerts (ALERT-01 to ALERT-05). Moments are ISO 8601 UTC. */
const exact = { additionalProperties: false }
const Id = Type.String({ maxLength: 100 })
const Way = Type.Enum(['mail', 'push'])

export const FollowBody = Type.Object({ kind: Type.Enum(['brewery', 'group']), id: Id }, exact)
export type FollowBody = Static<typeof FollowBody>

export const StockRequestBody = Type.Object({ variantId: Id }, exact)
export type StockRequestBody = Static<typeof StockRequestBody>

export const AlertChoiceBody = Type.Object(
  { kind: Type.Enum([...alertKinds]), way: Way, isOn: Type.Boolean() },
  exact,
)
export type AlertChoiceBody = Static<typeof AlertChoiceBody>

const Follow = Type.Object({
  kind: Type.Enum(['brewery', 'group']),
  id: Type.String(),
  name: Type.String(),
  href: Type.String(),
  followedAt: Type.String({ format: 'date-time' }),
})
const StockRequest = Type.Object({
  /** Of the size, as in baskets. */
  variantId: Type.String(),
  beerName: Type.String(),
  size: Type.String(),
  breweryName: Type.String(),
  href: Type.String(),
  requestedAt: Type.String({ format: 'date-time' }),
  /** When the client was notified; null while the client waits. */
  notifiedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
})

/** What a client follows and waits for, the newest first, and which alerts come by which ways. */
export const Alerts = Type.Object({
  follows: Type.Array(Follow, { maxItems: followLimit }),
  stockRequests: Type.Array(StockRequest, { maxItems: 2 * stockRequestLimit }),
  kinds: Type.Array(
    Type.Object({
      kind: Type.Enum([...alertKinds]),
      name: Type.String(),
      ways: Type.Array(Type.Object({ way: Way, isOn: Type.Boolean() })),
    }),
  ),
})
export type Alerts = Static<typeof Alerts>
