import { hash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { tooManyRequests } from '../errors/common-errors.ts'
import {
  addToCounts,
  dropCounts,
  dropOldCounts,
  subtractFromCounts,
  moveWindowEnd,
} from './rate-limit-queries.ts'

/** How often one caller or one account may try something: `max` times in `seconds`. */
export type Limit = { what: string; max: number; seconds: number }
/** A limit and for whom it is counted. */
export type LimitedUse = { limit: Limit; who: string }

/**
 * Counts an attempt against all its limits, in the database, so that it holds across processes. Returns the limits that
 * are more than half used up: an honest attempt is uncounted only for them, which saves writes for the others. Throws
 * RequestError 429 with Retry-After when an attempt exceeds one of them.
 */
export async function countAgainstLimits(
  database: Database,
  asked: readonly LimitedUse[],
  now: Date,
): Promise<LimitedUse[]> {
  const tried = withWider(asked)
  const limits = new Map(tried.map((use) => [keyOf(use), use.limit]))
  const counted = await countAll(database, limits, now)
  const over = counted.filter(({ key, count }) => count > limits.get(key)!.max)
  if (over.length === 0) {
    const counts = new Map(counted.map(({ key, count }) => [key, count]))
    return tried.filter((use) => (counts.get(keyOf(use)) ?? 0) > use.limit.max / 2)
  }
  const longest = Math.max(...over.map(({ windowEndsAt }) => windowEndsAt.getTime()))
  throw tooManyRequests(secondsUntil(longest, now))
}

/**
 * Counts a use of a limit and says how many are left, below zero for one beyond it, and for how many seconds. For limits of
 * an id: a network's are counted with the wider one, by `countAgainstLimits`.
 */
export async function countUse(
  database: Database,
  use: LimitedUse,
  now: Date,
): Promise<{ remaining: number; seconds: number }> {
  const [counted] = await countAll(database, new Map([[keyOf(use), use.limit]]), now)
  const { count, windowEndsAt } = counted!
  return { remaining: use.limit.max - count, seconds: secondsUntil(windowEndsAt.getTime(), now) }
}

/** Removes honest attempts from the counts. */
export async function uncount(database: Database, tried: readonly LimitedUse[]): Promise<void> {
  if (tried.length > 0) await subtractFromCounts(database, withWider(tried).map(keyOf))
}

/** Restarts the window of a limit now: a caller at the limit waits for a whole window after the last use. */
export async function restartWindow(
  database: Database,
  { limit, who }: LimitedUse,
  now: Date,
): Promise<void> {
  const windowEndsAt = new Date(now.getTime() + limit.seconds * 1000)
  await moveWindowEnd(database, { key: keyOf({ limit, who }), windowEndsAt })
}

/** Clears the limits of a person who has proved their identity in another way. */
export async function resetLimits(database: Database, tried: readonly LimitedUse[]): Promise<void> {
  await dropCounts(database, tried.map(keyOf))
}

export async function tidyRateLimits(database: Database, now: Date): Promise<void> {
  await dropOldCounts(database, now)
}

/**
 * The caller for rate limits: an IPv4 address, or the /56 that providers give an IPv6 subscriber. Every limit of such a
 * network also holds the /48 around it, which some providers give instead, to `widerShare` times as much. A request whose
 * connection ended while it waited has no address any more.
 */
export function callerOf(ip: string | undefined): string {
  if (ip === undefined) return 'gone'
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped) return mapped[1]!
  if (!ip.includes(':')) return ip
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  const groups = tail === undefined ? front : [...front, ...zeros, ...back]
  const [one = 0, two = 0, three = 0, four = 0] = groups.map((group) => Number.parseInt(group, 16))
  return `${[one, two, three, four & 0xff00].map((group) => group.toString(16)).join(':')}/56`
}

const widerShare = 16

const secondsUntil = (end: number, now: Date) => Math.max(1, Math.ceil((end - now.getTime()) / 1000))

/** One statement for all limits, sorted, so that two processes never wait for each other's rows. */
function countAll(database: Database, limits: ReadonlyMap<string, Limit>, now: Date) {
  const keys = [...limits].map(([key, limit]) => ({
    key,
    windowEndsAt: new Date(now.getTime() + limit.seconds * 1000),
  }))
  return addToCounts(
    database,
    keys.toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    now,
  )
}

/** The limits together with those of the wider networks. */
const withWider = (tried: readonly LimitedUse[]): LimitedUse[] =>
  tried.flatMap((use) => {
    const network = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+\/56$/.exec(use.who)?.[1]
    if (network === undefined) return [use]
    const { what, max, seconds } = use.limit
    return [use, { limit: { what, max: max * widerShare, seconds }, who: `${network}/48` }]
  })

const keyOf = ({ limit, who }: LimitedUse) => hash('sha256', `${limit.what}\n${who}`, 'base64url')
