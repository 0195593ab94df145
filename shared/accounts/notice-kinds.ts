import type { Role } from './roles.ts'

/** How a person is notified of an event: by mail, in the console's bell, by the browser's push. */
export const noticeWays = ['mail', 'bell', 'push'] as const
export type NoticeWay = (typeof noticeWays)[number]

type NoticeKindRow = {
  /** In the list of choices. */
  name: string
  /** Who is told; no role for alerts, which any client may have. */
  roles: readonly Role[]
  /** The ways there are, and whether each is on until the person chooses otherwise. */
  ways: Partial<Record<NoticeWay, boolean>>
  /** What the law or money needs: it cannot be switched off. */
  isLocked?: true
  /** A deadline: it comes in the night too. */
  isUrgent?: true
  /** All that a lock screen shows, beside the town. */
  pushTitle?: string
}

/**
 * Each event that people of breweries and groups, Dray's staff and buyers are notified about: who, and by which ways (NOTE-01,
 * ALERT-04). The link to the thing is named where the event happens.
 */
export const noticeKinds = {
  order_placed: {
    name: 'New orders',
    roles: ['owner', 'sales'],
    ways: { mail: true, bell: true, push: true },
    pushTitle: 'New order',
  },
  answer_due: {
    name: 'Deadlines that come near',
    roles: ['owner', 'sales'],
    ways: { mail: true, bell: true, push: true },
    isUrgent: true,
    pushTitle: 'An order waits',
  },
  deadline_missed: {
    name: 'Deadlines missed',
    roles: ['owner', 'sales'],
    ways: { mail: true, bell: true },
    isUrgent: true,
  },
  proposal_answered: {
    name: 'Answers to proposals',
    roles: ['owner', 'sales'],
    ways: { mail: true, bell: true },
  },
  order_changed: {
    name: 'Orders cancelled, refunded or changed by others',
    roles: ['owner', 'sales', 'cellar'],
    ways: { mail: true, bell: true },
  },
  picking: { name: 'Tomorrow’s picking, at 17:00', roles: ['sales', 'cellar'], ways: { mail: true } },
  claim: {
    name: 'Claims and what was decided',
    roles: ['owner', 'sales', 'support'],
    ways: { mail: true, bell: true },
  },
  stock_low: {
    name: 'Stock that is low, by email once a day',
    roles: ['owner', 'sales'],
    ways: { mail: true, bell: true },
  },
  empties: {
    name: 'Counts of empties that wait for an answer, and what came of them',
    roles: ['owner', 'sales'],
    ways: { mail: true, bell: true },
  },
  beer_change: {
    name: 'What Dray decides about your beers and your page',
    roles: ['owner', 'sales'],
    ways: { mail: true, bell: true },
  },
  run: {
    name: 'Runs of groups: closing or loaded tomorrow, firm, moved or cancelled',
    roles: ['organiser', 'owner', 'sales'],
    ways: { mail: true, bell: true },
  },
  buyer_applied: {
    name: 'Pubs and shops that apply for a trade account',
    roles: ['support'],
    ways: { bell: true, mail: true },
  },
  money: {
    name: 'Payouts',
    roles: ['owner', 'accounts'],
    ways: { mail: true, bell: true },
    isLocked: true,
  },
  papers: {
    name: 'Documents: AWRS entries',
    roles: ['owner', 'accounts', 'operations'],
    ways: { mail: true, bell: true },
    isLocked: true,
  },
  webhook_off: {
    name: 'Webhooks that are switched off',
    roles: ['owner'],
    ways: { mail: true, bell: true },
    isLocked: true,
  },
  security: {
    name: 'People, second factor and tokens',
    roles: ['owner', 'sales', 'cellar', 'accounts', 'organiser', 'support', 'operations', 'finance', 'admin'],
    ways: { mail: true },
    isLocked: true,
  },
  back_in_stock: {
    name: 'Sizes you asked about, as soon as they are back',
    roles: [],
    ways: { mail: true, push: true },
    pushTitle: 'Back in stock',
  },
  followed_release: {
    name: 'New releases of breweries and groups you follow',
    roles: [],
    ways: { mail: true },
  },
  price_drop: { name: 'Price drops on your wishlist', roles: [], ways: { mail: true } },
  last_units: { name: 'Last units on your wishlist', roles: [], ways: { mail: true } },
} as const satisfies Record<string, NoticeKindRow>

export type NoticeKind = keyof typeof noticeKinds
export const noticeKindNames = Object.keys(noticeKinds) as NoticeKind[]
export const noticeKind = (kind: NoticeKind): NoticeKindRow => noticeKinds[kind]

/** The bell shows so many of a person, for so many days (NOTE-04). */
export const bellLimit = 50
export const bellDays = 90
