import type { FastifyBaseLogger } from 'fastify'
import type { PurgeSettings } from '../config/purge-settings.ts'
import { everyTag } from './edge-headers.ts'

export type EdgePurger = {
  /** Purges the answers that have the tag of this topic, soon. */
  drop: (topic: string) => void
  /** Purges every answer. */
  clear: () => void
  close: () => void
}

type PurgerDeps = PurgeSettings & { logger: FastifyBaseLogger; gatherMs?: number; lagMs?: number }

/** Processes of one database have dropped what has changed by then, so that the CDN does not fetch the old answer again. */
const gatherTime = 1000
const longestPause = 60_000
const tagsPerCall = 30
/** More are the whole site. */
const mostTags = 600

/**
 * Notifies a CDN of what has changed, a second after the first change, and where standbys serve reads by `lagMs` later, as
 * another process may read from one that is so far behind: POST with the tags as the header Surrogate-Key (Fastly,
 * Varnish) and as {"tags":[]} (Cloudflare). What it does not take is sent again after growing pauses. Everything is
 * purged at the start: no one knows what changed before.
 */
export function createEdgePurger({
  url,
  token,
  logger,
  lagMs = 0,
  gatherMs = gatherTime + lagMs,
}: PurgerDeps): EdgePurger {
  const waiting = new Set([everyTag])
  let timer: NodeJS.Timeout | undefined
  let pauseMs = gatherMs
  let isClosed = false

  function purgeSoon(): void {
    if (!isClosed) timer ??= setTimeout(() => void purge(), pauseMs).unref()
  }

  async function purge(): Promise<void> {
    const isWhole = waiting.has(everyTag) || waiting.size > mostTags
    const tags = isWhole ? [everyTag] : [...waiting]
    waiting.clear()
    try {
      for (let at = 0; at < tags.length; at += tagsPerCall) await post(tags.slice(at, at + tagsPerCall))
      pauseMs = gatherMs
    } catch (error) {
      if (pauseMs === gatherMs) logger.warn({ err: error }, 'the CDN does not take what has changed')
      for (const tag of tags) waiting.add(tag)
      pauseMs = Math.min(pauseMs * 2, longestPause)
    }
    timer = undefined
    if (waiting.size > 0) purgeSoon()
  }

  async function post(tags: string[]): Promise<void> {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'surrogate-key': tags.join(' '),
        ...(token !== null && { authorization: `Bearer ${token}`, 'fastly-key': token }),
      },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The CDN answered ${answer.status}.`)
  }

  const add = (tag: string) => {
    if (waiting.size <= mostTags) waiting.add(tag)
    purgeSoon()
  }
  purgeSoon()
  return {
    drop: add,
    clear: () => add(everyTag),
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
