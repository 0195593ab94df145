import Type from 'typebox'
import { Suggestions } from '../../shared/api/suggestions.ts'
import { paths } from '../../shared/paths.ts'
import type { Shelf } from '../catalogue/shelf/shelf.ts'
import type { Database } from '../database/connect.ts'
import type { App } from '../http/app-type.ts'
import { type PublicReads, servePublicReads } from '../http/public-reads.ts'
import { findSuggestions } from './find-suggestions.ts'

const Query = Type.Object({ q: Type.String({ default: '' }) })

/** What the search field of the header asks while somebody types. */
export async function suggestionRoutes(
  app: App,
  { reads, ...services }: { database: Database; shelf: Shelf; reads: PublicReads },
): Promise<void> {
  servePublicReads(app)

  app.get(
    paths.suggestions,
    {
      schema: {
        summary: 'Beers, breweries, groups and styles for a half-typed search',
        tags: ['Catalogue'],
        querystring: Query,
        response: { 200: Suggestions },
      },
    },
    (request, reply) =>
      reads.send(request, reply, ['listing', 'groups'], () => findSuggestions(services, request.query.q)),
  )
}
