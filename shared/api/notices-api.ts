import Type, { type Static } from 'typebox'
import { bellLimit, noticeKindNames, noticeWays } from '../accounts/notice-kinds.ts'

const exact = { additionalProperties: false }
const Kind = Type.Enum([...noticeKindNames])
const Way = Type.Enum([...noticeWays])

/** An event that the bell shows, with the address of its thing in the console. */
export const Notice = Type.Object({
  id: Type.Integer(),
  kind: Kind,
  title: Type.String(),
  about: Type.String(),
  path: Type.String(),
  at: Type.String({ format: 'date-time' }),
  isNew: Type.Boolean(),
})
export type Notice = Static<typeof Notice>

export const Notices = Type.Object({
  unread: Type.Integer(),
  notices: Type.Array(Notice, { maxItems: bellLimit }),
})
export type Notices = Static<typeof Notices>

export const SeenNotices = Type.Object(
  {
    upTo: Type.Integer({ minimum: 1, maximum: 2 ** 52 }),
    /** Those before it stay new. */
    only: Type.Optional(Type.Boolean()),
  },
  exact,
)

export const NoticeChoice = Type.Object({ kind: Kind, way: Way, isOn: Type.Boolean() }, exact)
export type NoticeChoice = Static<typeof NoticeChoice>

export const NoticeChoices = Type.Object({
  kinds: Type.Array(
    Type.Object({
      kind: Kind,
      name: Type.String(),
      isLocked: Type.Boolean(),
      ways: Type.Array(Type.Object({ way: Way, isOn: Type.Boolean() })),
    }),
  ),
  /** The key that a browser subscribes with; null while the shop sends no pushes. */
  pushKey: Type.Union([Type.String(), Type.Null()]),
  /** The caller's browsers that are sent pushes, by their endpoint. */
  browsers: Type.Array(Type.String()),
})
export type NoticeChoices = Static<typeof NoticeChoices>

const PushAddress = Type.String({ minLength: 10, maxLength: 1000, pattern: '^https://' })
/** Where a browser takes pushes, with the keys that seal them, as its PushSubscription says. */
export const PushSubscriptionBody = Type.Object(
  {
    endpoint: PushAddress,
    keys: Type.Object(
      {
        p256dh: Type.String({ minLength: 87, maxLength: 88, pattern: '^[A-Za-z0-9_-]+=?$' }),
        auth: Type.String({ minLength: 22, maxLength: 24, pattern: '^[A-Za-z0-9_-]+=*$' }),
      },
      exact,
    ),
  },
  exact,
)
export type PushSubscriptionBody = Static<typeof PushSubscriptionBody>
export const EndedPush = Type.Object({ endpoint: PushAddress }, exact)
