import Type from 'typebox'
import { Beer, BeerList, GalleryImage, StyleCategory, Team } from '../../../shared/api/catalogue-api.ts'
import { beerStyles } from '../../../shared/catalogue/beer-styles.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { PartCache } from '../../platform/cache/part-cache.ts'
import { type PublicReads, servePublicReads } from '../../platform/cache/public-reads.ts'
import { beerListPieces } from './beer-list-pieces.ts'
import { breweryRows, findBrewery } from './brewery-queries.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { findGallery } from './find-gallery.ts'
import { type BeerListDeps, listBeers } from './list-beers.ts'
import { BeerListParameters } from './beer-list-parameters.ts'
import { stockTopics } from './beer-card-view.ts'
import { teamView } from './team-view.ts'
import { badParameter, notFound } from '../../platform/errors/common-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'

const tags = ['Catalogue']
const topicsOfList = ({ beers }: BeerList) => ['listing', ...stockTopics(beers)]
const IdParams = Type.Object({ id: AddressPart })
const GalleryParams = Type.Object({ team: AddressPart, beer: AddressPart })

export async function catalogueRoutes(
  app: App,
  deps: BeerListDeps & { parts: PartCache; reads: PublicReads },
): Promise<void> {
  const { database, beers, parts, reads } = deps
  servePublicReads(app)

  app.get(
    '/public/beers/latest',
    {
      schema: {
        summary: 'Beers by filters and facets, newest first',
        tags,
        querystring: BeerListParameters,
        response: { 200: BeerList },
      },
    },
    (request, reply) =>
      reads.sendPieces(request, reply, async () => {
        const list = await listBeers(deps, request.query)
        return { pieces: beerListPieces(list, parts), topics: topicsOfList(list) }
      }),
  )

  app.get(
    '/public/beers/:id',
    {
      schema: { summary: 'One beer', tags, params: IdParams, response: { 200: Type.Object({ beer: Beer }) } },
    },
    (request, reply) => {
      const id = request.params.id.toLowerCase()
      return reads.send(request, reply, [`beer:${id}`, `stock:${id}`, 'breweries'], async () => {
        const [beer] = isUuid(id) ? await beers.beers([id]) : []
        if (!beer) throw notFound('The beer')
        return { beer }
      })
    },
  )

  app.get(
    '/public/teams',
    {
      schema: { summary: 'All breweries', tags, response: { 200: Type.Object({ teams: Type.Array(Team) }) } },
    },
    (request, reply) =>
      reads.send(request, reply, ['breweries'], async () => ({
        teams: (await breweryRows(database)).map(teamView),
      })),
  )

  app.get(
    '/public/teams/:team/beers/:beer/gallery',
    {
      schema: {
        summary: 'Pictures of a beer',
        tags,
        params: GalleryParams,
        response: { 200: Type.Object({ gallery: Type.Array(GalleryImage) }) },
      },
    },
    (request, reply) => {
      const { team } = request.params
      const beerId = request.params.beer.toLowerCase()
      return reads.send(request, reply, [`beer:${beerId}`, 'breweries'], async () => {
        const brewery = await findBrewery(database, team)
        const gallery = brewery && (await findGallery(database, { breweryId: brewery.id, beerId }))
        if (!gallery) throw notFound('The gallery')
        return { gallery }
      })
    },
  )

  app.get(
    '/public/styles',
    {
      schema: {
        summary: 'Beer styles; level 1 are the categories with their sub-styles',
        tags,
        querystring: Type.Object({ level: Type.Optional(Type.String({ default: '1', maxLength: 20 })) }),
        response: { 200: Type.Object({ categories: Type.Array(StyleCategory) }) },
      },
    },
    (request, reply) => {
      const level = request.query.level ?? '1'
      if (level !== '1' && level !== '2') throw badParameter('level', '1 or 2')
      return reads.send(request, reply, [], () => ({ categories: level === '1' ? topLevel : secondLevel }))
    },
  )
}

const topLevel = beerStyles.map(({ code, name, substyles }) => ({
  id: code,
  code,
  name,
  substyles: substyles.map((substyle) => ({ code: substyle.code, name: substyle.name })),
}))
const secondLevel = topLevel.flatMap(({ substyles }) =>
  substyles.map(({ code, name }) => ({ id: code, code, name, substyles: [] })),
)
