import Type from 'typebox'
import { feedPaths } from '../../../../shared/paths/feed-paths.ts'
import { sendBody } from '../../../platform/cache/cached-body.ts'
import { type PublicReads, servePublicReads } from '../../../platform/cache/public-reads.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { AddressPart } from '../../../platform/http/address-part.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { BeerStore } from '../beer-store.ts'
import { findBrewery } from '../brewery-queries.ts'
import type { SearchIndex } from '../search-index/search-index.ts'
import { createOfferFeeds } from './offer-feed.ts'
import { type PriceList, priceListCsv, priceListMarkdown } from './price-list.ts'

type OfferFeedDeps = {
  database: Database
  beers: BeerStore
  searchIndex: SearchIndex
  reads: PublicReads
  publicUrl: string
  clock: () => Date
}

/** Beers of one search that a price list joins; a brewery's list goes on until all are in. */
const pageSize = 200

/** What the shop sells as files for programs (PLAT-15), and the price list of each brewery (PLAT-16). */
export async function offerFeedRoutes(app: App, deps: OfferFeedDeps): Promise<void> {
  const { reads } = deps
  const feeds = createOfferFeeds(deps)
  servePublicReads(app)

  app.get(feedPaths.offersCsv, { schema: { hide: true } }, async (request, reply) =>
    sendBody(request, reply, (await feeds.load()).csv),
  )
  app.get(feedPaths.offersNdjson, { schema: { hide: true } }, async (request, reply) =>
    sendBody(request, reply, (await feeds.load()).ndjson),
  )

  const lists = [
    { path: '/brewery/:publicSlug/price-list.csv', type: 'text/csv; charset=utf-8', write: priceListCsv },
    {
      path: '/brewery/:publicSlug/price-list.md',
      type: 'text/markdown; charset=utf-8',
      write: priceListMarkdown,
    },
  ]
  for (const { path, type, write } of lists) {
    app.get(
      path,
      { schema: { hide: true, params: Type.Object({ publicSlug: AddressPart }) } },
      (request, reply) =>
        reads.sendText(request, reply, { type, topics: ['listing', 'breweries'] }, async () =>
          write(await readPriceList(deps, request.params.publicSlug.trim().toLowerCase())),
        ),
    )
  }
}

async function readPriceList(
  { database, beers, searchIndex, publicUrl }: OfferFeedDeps,
  slug: string,
): Promise<PriceList> {
  const brewery = await findBrewery(database, slug)
  if (!brewery) throw notFound('The brewery')
  const ids: string[] = []
  let page = 0
  let pages = 1
  while (page < pages) {
    page += 1
    const found = await searchIndex.search({ breweryIds: [brewery.id], pageSize, page })
    ids.push(...found.ids)
    pages = found.pages
  }
  return { brewery, rows: await beers.rows(ids), publicUrl }
}
