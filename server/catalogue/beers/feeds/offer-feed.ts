import { setImmediate } from 'node:timers/promises'
import type { CachedBody } from '../../../platform/cache/body-forms.ts'
import { cachedBody } from '../../../platform/cache/cached-body.ts'
import type { Database } from '../../../platform/database/database.ts'
import { writeCsv } from '../../../../shared/format/csv.ts'
import { offerCells, offerColumns, offerOf } from './offer-row.ts'
import { offerRows } from './offer-row-queries.ts'

export type OfferFeeds = { csv: CachedBody; ndjson: CachedBody }
export type OfferFeedSource = { load: () => Promise<OfferFeeds> }

/** A change shows within a minute; that often at most the whole catalogue is read. */
const freshMs = 45_000
/** Containers that one statement reads. */
const batchSize = 1_000

type Sources = { database: Database; publicUrl: string; clock: () => Date }

/**
 * Every container that the shop sells, as CSV and as NDJSON: written from one reading, and written again by the first
 * request after 45 seconds, which costs the same however often prices and stock change.
 */
export function createOfferFeeds(sources: Sources): OfferFeedSource {
  let stored: { feeds: OfferFeeds; writtenAt: number } | null = null
  let writing: Promise<OfferFeeds> | null = null

  async function write(): Promise<OfferFeeds> {
    const writtenAt = sources.clock().getTime()
    const feeds = await writeFeeds(sources)
    stored = { feeds, writtenAt }
    return feeds
  }

  return {
    load: () => {
      const now = sources.clock().getTime()
      if (stored && Math.abs(now - stored.writtenAt) < freshMs) return Promise.resolve(stored.feeds)
      writing ??= write().finally(() => (writing = null))
      return writing
    },
  }
}

async function writeFeeds({ database, publicUrl }: Sources): Promise<OfferFeeds> {
  let csv = writeCsv([offerColumns])
  let ndjson = ''
  let after: string | null = null
  do {
    const rows = await offerRows(database, { after, limit: batchSize })
    const offers = rows.map((row) => offerOf(row, publicUrl))
    csv += writeCsv(offers.map(offerCells))
    ndjson += offers.map((offer) => `${JSON.stringify(offer)}\n`).join('')
    after = rows.length < batchSize ? null : rows.at(-1)!.id
    // Other requests are answered between two batches.
    await setImmediate()
  } while (after !== null)
  return {
    csv: cachedBody(csv, 'text/csv; charset=utf-8'),
    ndjson: cachedBody(ndjson, 'application/x-ndjson; charset=utf-8'),
  }
}
