import { createHash } from 'node:crypto'
import type { Database } from '../database/connect.ts'
import { tooManyAttempts } from '../errors.ts'
import { addAttempts, dropAttempts, dropOldAttempts, takeBackAttempts } from './attempt-queries.ts'

/** How often one caller or one account may try something: `max` times in `seconds`. */
export type Limit = { what: string; max: number; seconds: number }
/** A limit and for whom it is counted. */
export type Attempt = { limit: Limit; who: string }

/**
 * Counts an attempt for everybody it is limited for, in the database, so that it holds across processes. Throws
 * RequestError 429 with Retry-After when one of them has had too many.
 */
export async function countAttempts(database: Database, tried: readonly Attempt[], now: Date): Promise<void> {
  const limits = new Map(tried.map((attempt) => [keyOf(attempt), attempt.limit]))
  const keys = [...limits].map(([key, limit]) => ({
    key,
    windowEndsAt: new Date(now.getTime() + limit.seconds * 1000),
  }))
  // Sorted, so that two processes never wait for each other's rows.
  const counted = await addAttempts(
    database,
    keys.toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    now,
  )
  const over = counted.filter(({ key, count }) => count > limits.get(key)!.max)
  if (over.length === 0) return
  const longest = Math.max(...over.map(({ windowEndsAt }) => windowEndsAt.getTime()))
  throw tooManyAttempts(Math.max(1, Math.ceil((longest - now.getTime()) / 1000)))
}

/** What turned out to be honest does not count. */
export async function takeBack(database: Database, tried: readonly Attempt[]): Promise<void> {
  await takeBackAttempts(database, tried.map(keyOf))
}

/** A clean slate, for somebody who has shown who they are in another way. */
export async function forgetAttempts(database: Database, tried: readonly Attempt[]): Promise<void> {
  await dropAttempts(database, tried.map(keyOf))
}

export async function tidyAttempts(database: Database, now: Date): Promise<void> {
  await dropOldAttempts(database, now)
}

/** Who calls, as far as limits go: an IPv4 address, or the /64 that one IPv6 subscriber has to himself. */
export function callerOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped) return mapped[1]!
  if (!ip.includes(':')) return ip
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  const groups = tail === undefined ? front : [...front, ...zeros, ...back]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const keyOf = ({ limit, who }: Attempt) =>
  createHash('sha256').update(`${limit.what}\n${who}`).digest('base64url')
