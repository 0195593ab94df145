import Type from 'typebox'
import { GroupBeers, GroupList } from '../../shared/api/groups.ts'
import { BeerListParameters } from '../catalogue/beer-list-parameters.ts'
import { listBeers } from '../catalogue/list-beers.ts'
import type { Shelf } from '../catalogue/shelf/shelf.ts'
import type { Database } from '../database/connect.ts'
import { notFound } from '../errors.ts'
import type { App } from '../http/app-type.ts'
import { type PublicReads, servePublicReads } from '../http/public-reads.ts'
import { findGroup, findGroups } from './find-groups.ts'

const tags = ['Groups']
const word = Type.Optional(Type.String({ maxLength: 100 }))

export async function groupRoutes(
  app: App,
  { database, shelf, reads }: { database: Database; shelf: Shelf; reads: PublicReads },
): Promise<void> {
  servePublicReads(app)

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
    (request, reply) => {
      const { query } = request
      return reads.send(request, reply, ['groups', 'breweries'], () =>
        findGroups(database, { ...query, pageSize: query.pageSize ?? query.page_size }),
      )
    },
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
    (request, reply) =>
      reads.send(request, reply, ['groups', 'listing'], async () => {
        const group = await findGroup(database, request.params.slug)
        if (!group) throw notFound('The group')
        const members = group.teams.map((team) => team.id)
        return { group, ...(await listBeers({ database, shelf }, request.query, members)) }
      }),
  )
}
