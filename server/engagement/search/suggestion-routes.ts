import Type from 'typebox'
import { queryValueLength } from '../../../shared/limits/limits.ts'
import { Suggestions } from '../../../shared/api/suggestions-api.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { SearchIndex } from '../../catalogue/beers/search-index/search-index.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import { type PublicReads, servePublicReads } from '../../platform/cache/public-reads.ts'
import { findSuggestions } from './find-suggestions.ts'
import type { BeerStore } from '../../catalogue/beers/beer-store.ts'

const Query = Type.Object({ q: Type.String({ default: '', maxLength: queryValueLength.everybody }) })

/** What the search field of the header asks while someone types. */
export async function suggestionRoutes(
  app: App,
  { reads, ...deps }: { database: Database; beers: BeerStore; searchIndex: SearchIndex; reads: PublicReads },
): Promise<void> {
  servePublicReads(app)

  app.get(
    paths.suggestions,
    {
      schema: {
        summary: 'Beers, breweries, groups and filters for a half-typed search',
        tags: ['Catalogue'],
        querystring: Query,
        response: { 200: Suggestions },
      },
    },
    (request, reply) =>
      reads.send(request, reply, ['listing', 'groups'], () => findSuggestions(deps, request.query.q)),
  )
}
