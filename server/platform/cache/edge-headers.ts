/** The headers by which a CDN in front of the shop holds an answer that is everybody's. */
export type EdgeHeaders = (answer: {
  topics: Iterable<string>
  /** Milliseconds since 1970 at which something on it begins or ends. */
  freshUntil?: number | undefined
}) => Record<string, string>

/** Every answer has this tag, so that all of them can be purged at once. */
export const everyTag = 'dray'

/** Servers on the way take headers of 8,192 bytes. */
const longestTags = 4000
const heldSeconds = 60
const staleSeconds = 30
const awaySeconds = 86_400

/**
 * CDN-Cache-Control (RFC 9213) is for CDNs alone; browsers ask again each time. Where changes are purged by tag, a CDN
 * holds an answer for a minute and renews it beside the next request; elsewhere for a second. While the shop is away it
 * may be shown for a day.
 */
export function createEdgeHeaders({ isPurged }: { isPurged: boolean }): EdgeHeaders {
  if (!isPurged) return () => ({ 'cdn-cache-control': cdnCaching(1, 0) })
  return ({ topics, freshUntil = Infinity }) => {
    const left = Math.floor((freshUntil - Date.now()) / 1000)
    const tags = [everyTag, ...topics]
    const text = tags.join(' ')
    // What cannot be purged is not held.
    if (text.length > longestTags || left < heldSeconds)
      return { 'cdn-cache-control': cdnCaching(1, 0), 'surrogate-key': everyTag, 'cache-tag': everyTag }
    return {
      'cdn-cache-control': cdnCaching(heldSeconds, staleSeconds),
      'surrogate-key': text,
      'cache-tag': tags.join(','),
    }
  }
}

const cdnCaching = (seconds: number, stale: number): string =>
  `public, max-age=${seconds}, ${stale === 0 ? '' : `stale-while-revalidate=${stale}, `}stale-if-error=${awaySeconds}`
