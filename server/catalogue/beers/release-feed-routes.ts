import { feedPaths } from '../../../shared/paths/feed-paths.ts'
import Type from 'typebox'
import { formatAbv } from '../../../shared/format/abv.ts'
import { releaseFeedLength } from '../../../shared/limits/limits.ts'
import { substyleName } from '../../../shared/catalogue/beer-styles.ts'
import { sizeName } from '../../../shared/catalogue/sizes/size-name.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import { type PublicReads, servePublicReads } from '../../platform/cache/public-reads.ts'
import { type BeerCardRow, beerCardRows } from './beer-card-queries.ts'
import { findBrewery } from './brewery-queries.ts'
import { renderAtomFeed } from './render-atom-feed.ts'
import { breweryReleasesFeed, latestReleasesFeed } from './release-feeds.ts'
import type { SearchIndex } from './search-index/search-index.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'

type ReleaseFeedDeps = { database: Database; searchIndex: SearchIndex; reads: PublicReads; publicUrl: string }

const type = 'application/atom+xml; charset=utf-8'

/** The newest beers as Atom feeds, of the whole shop and of each brewery; cached until a beer or brewery changes. */
export async function releaseFeedRoutes(app: App, deps: ReleaseFeedDeps): Promise<void> {
  const { database, reads } = deps
  servePublicReads(app)

  app.get(feedPaths.releases, { schema: { hide: true } }, (request, reply) =>
    reads.sendText(request, reply, { type, topics: ['listing'] }, () =>
      renderReleases(deps, { ...latestReleasesFeed, pagePath: paths.latestReleases }),
    ),
  )

  app.get(
    '/brewery/:publicSlug/releases.atom',
    { schema: { hide: true, params: Type.Object({ publicSlug: AddressPart }) } },
    (request, reply) => {
      const slug = request.params.publicSlug.trim().toLowerCase()
      return reads.sendText(request, reply, { type, topics: ['listing', 'breweries'] }, async () => {
        const brewery = await findBrewery(database, slug)
        if (!brewery) throw notFound('The brewery')
        const feed = { ...breweryReleasesFeed(brewery), pagePath: paths.brewery(brewery.slug) }
        return renderReleases(deps, feed, [brewery.id])
      })
    },
  )
}

type Feed = { title: string; href: string; pagePath: string }

async function renderReleases(
  { database, searchIndex, publicUrl }: ReleaseFeedDeps,
  { title, href, pagePath }: Feed,
  breweryIds?: string[],
): Promise<string> {
  const { ids } = await searchIndex.search({ breweryIds, pageSize: releaseFeedLength })
  const rows = ids.length === 0 ? [] : await beerCardRows(database, ids)
  return renderAtomFeed({
    title,
    selfUrl: publicUrl + href,
    pageUrl: publicUrl + pagePath,
    entries: rows.map((row) => entryOf(row, publicUrl)),
  })
}

function entryOf(row: BeerCardRow, publicUrl: string) {
  const { id, name, breweryName, brewerySlug, town, releasedAt } = row
  const style = substyleName(row.style)
  const sizes = [...new Set(row.containers.map(sizeName))]
  const facts = [style, formatAbv(row.targetAbv), town === '' ? breweryName : `${breweryName}, ${town}`]
  return {
    id: `urn:uuid:${id}`,
    title: `${name}, ${breweryName}`,
    href: publicUrl + paths.beer({ id, name, style, brewerySlug }),
    publishedAt: releasedAt,
    author: breweryName,
    category: style,
    summary: `${facts.filter(Boolean).join(' · ')}${sizes.length === 0 ? '' : `. In ${sizes.join(', ')}.`}`,
  }
}
