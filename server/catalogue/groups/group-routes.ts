import Type, { type Static } from 'typebox'
import { GroupBeers, GroupList } from '../../../shared/api/groups-api.ts'
import { BeerListParameters } from '../beers/beer-list-parameters.ts'
import { listBeers } from '../beers/list-beers.ts'
import type { SearchIndex } from '../beers/search-index/search-index.ts'
import { stockTopics } from '../beers/beer-card-view.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import { type PublicReads, servePublicReads } from '../../platform/cache/public-reads.ts'
import { findGroup, findGroups } from './find-groups.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import type { BeerStore } from '../beers/beer-store.ts'
import { AddressPart } from '../../platform/http/address-part.ts'

const tags = ['Groups']
const topicsOfBeers = ({ beers }: Static<typeof GroupBeers>) => ['groups', 'listing', ...stockTopics(beers)]
const word = Type.Optional(Type.String({ maxLength: 100 }))

export async function groupRoutes(
  app: App,
  {
    database,
    beers,
    searchIndex,
    reads,
  }: { database: Database; beers: BeerStore; searchIndex: SearchIndex; reads: PublicReads },
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
        params: Type.Object({ slug: AddressPart }),
        querystring: BeerListParameters,
        response: { 200: GroupBeers },
      },
    },
    (request, reply) =>
      reads.send(request, reply, topicsOfBeers, async () => {
        const group = await findGroup(database, request.params.slug)
        if (!group) throw notFound('The group')
        const members = group.teams.map((team) => team.id)
        return { group, ...(await listBeers({ database, beers, searchIndex }, request.query, members)) }
      }),
  )
}
