import Type from 'typebox'
import { GroupBeers, GroupList } from '../../shared/api/groups.ts'
import { BeerListParameters } from '../catalogue/beer-list-parameters.ts'
import { listBeers } from '../catalogue/list-beers.ts'
import type { Shelf } from '../catalogue/shelf/shelf.ts'
import type { Database } from '../database/connect.ts'
import { notFound } from '../errors.ts'
import type { App } from '../http/app-type.ts'
import { servePublicReads } from '../http/public-reads.ts'
import { findGroup, findGroups } from './find-groups.ts'

const tags = ['Groups']
const word = Type.Optional(Type.String({ maxLength: 100 }))

export async function groupRoutes(
  app: App,
  { database, shelf }: { database: Database; shelf: Shelf },
): Promise<void> {
  await servePublicReads(app)

  app.get(
    '/public/groups',
    {
      schema: {
        summary: 'Groups of breweries, all or of a region',
        tags,
        querystring: Type.Object({ region: word, page: word, pageSize: word, page_size: word }),
        response: { 200: GroupList },
      },
    },
    ({ query }) => findGroups(database, { ...query, pageSize: query.pageSize ?? query.page_size }),
  )

  app.get(
    '/public/groups/:slug/beers',
    {
      schema: {
        summary: 'A group and the beers of its breweries',
        tags,
        params: Type.Object({ slug: Type.String() }),
        querystring: BeerListParameters,
        response: { 200: GroupBeers },
      },
    },
    async ({ params, query }) => {
      const group = await findGroup(database, params.slug)
      if (!group) throw notFound('The group')
      const members = group.teams.map((team) => team.id)
      return { group, ...(await listBeers({ database, shelf }, query, members)) }
    },
  )
}
