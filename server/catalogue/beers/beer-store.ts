import { LRUCache } from 'lru-cache'
import type { Beer } from '../../../shared/api/catalogue-api.ts'
import type { BeerCard } from '../../../shared/catalogue/beer-card.ts'
import { lasting } from '../../platform/cache/part-cache.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { beerCardView } from './beer-card-view.ts'
import { type BeerRow, beerRows } from './beer-queries.ts'
import { type BeerPageFacts, beerPageFacts } from './beer-page-view.ts'
import { beerView } from './beer-view.ts'

/**
 * Beers as they were read last: rows, cards and wire forms, each made once for every version of a beer. For lists, pages
 * and searches, which may be moments behind; what is bought is read from the database.
 */
export type BeerStore = {
  rows: (ids: readonly string[]) => Promise<BeerRow[]>
  /** In the order of the ids, without those that are unknown; inside a group their links stay in it. */
  cards: (ids: readonly string[], groupSlug?: string) => Promise<BeerCard[]>
  beers: (ids: readonly string[]) => Promise<Beer[]>
  /** A beer with what its own page shows of it, for this day's duty; null where it is unknown. */
  page: (id: string, groupSlug?: string) => Promise<BeerOnPage | null>
  drop: (topic: string) => void
  clear: () => void
  size: () => { entries: number; bytes: number }
}

type BeerOnPage = { row: BeerRow; page: BeerPageFacts }
type Entry = {
  row: BeerRow
  cards: Map<string, BeerCard>
  beer: Beer | null
  pages: Map<string, { day: string; facts: BeerPageFacts }>
}

/** Groups in whose lists one beer is in a card of its own. */
const mostGroups = 4

/** Keeps beers in at most maxBytes of memory, until a change notice names them. */
export function createBeerStore({
  database,
  maxBytes,
  clock,
}: {
  database: Database
  maxBytes: number
  clock: () => Date
}): BeerStore {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    // Row, card, wire form and page hold much of the same; objects take about twice their text.
    sizeCalculation: ({ row }, id) => JSON.stringify(row).length * 6 + id.length * 2 + 500,
  })
  /** Counts drops: what was read before one is used once and not cached. */
  let age = 0

  async function entriesOf(ids: readonly string[]): Promise<Entry[]> {
    const found = new Map<string, Entry>()
    for (const id of ids) {
      const entry = entries.get(id)
      if (entry) found.set(id, entry)
    }
    const missing = ids.filter((id) => !found.has(id))
    if (missing.length > 0) {
      const ageBefore = age
      for (const row of await beerRows(database, missing)) {
        const entry = { row, cards: new Map(), beer: null, pages: new Map() }
        found.set(row.id, entry)
        if (age === ageBefore) entries.set(row.id, entry)
      }
    }
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  return {
    rows: async (ids) => (await entriesOf(ids)).map(({ row }) => row),
    cards: async (ids, groupSlug) =>
      (await entriesOf(ids)).map((entry) => cardOf(entry, londonDay(clock()), groupSlug)),
    beers: async (ids) =>
      (await entriesOf(ids)).map((entry) => (entry.beer ??= lasting(beerView(entry.row)))),
    page: async (id, groupSlug) => {
      const [entry] = await entriesOf([id])
      return entry === undefined
        ? null
        : { row: entry.row, page: pageOf(entry, londonDay(clock()), groupSlug) }
    },
    drop: (topic) => {
      const [subject, id = ''] = topic.split(':')
      if (subject !== 'beer' && subject !== 'stock' && subject !== 'brewery') return
      age += 1
      if (subject !== 'brewery') entries.delete(id)
      else for (const [beerId, { row }] of entries) if (row.breweryId === id) entries.delete(beerId)
    },
    clear: () => {
      age += 1
      entries.clear()
    },
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  }
}

function cardOf({ row, cards }: Entry, today: string, groupSlug = ''): BeerCard {
  const known = cards.get(groupSlug)
  if (known) return known
  const card = beerCardView(row, groupSlug || undefined, today)
  if (cards.size > mostGroups) return card
  cards.set(groupSlug, lasting(card))
  return card
}

function pageOf({ row, pages }: Entry, day: string, groupSlug = ''): BeerPageFacts {
  const known = pages.get(groupSlug)
  if (known?.day === day) return known.facts
  const facts = beerPageFacts(row, day, groupSlug || undefined)
  if (pages.size <= mostGroups || known) pages.set(groupSlug, { day, facts })
  return facts
}
