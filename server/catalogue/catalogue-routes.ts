import Type from 'typebox'
import { Beer, BeerList, GalleryImage, StyleCategory, Team } from '../../shared/api/catalogue.ts'
import { beerStyles } from '../../shared/beer-styles.ts'
import type { Database } from '../database/connect.ts'
import { badParameter, notFound } from '../errors.ts'
import type { App } from '../http/app-type.ts'
import { type PublicReads, servePublicReads } from '../http/public-reads.ts'
import { beerView } from './beer-view.ts'
import { beerRows } from './beer-queries.ts'
import { breweryRows, findBrewery } from './brewery-queries.ts'
import { isUuid } from '../../shared/uuid.ts'
import { findGallery } from './find-gallery.ts'
import { listBeers } from './list-beers.ts'
import { BeerListParameters } from './beer-list-parameters.ts'
import type { Shelf } from './shelf/shelf.ts'
import { teamView } from './team-view.ts'

const tags = ['Catalogue']
const IdParams = Type.Object({ id: Type.String() })
const GalleryParams = Type.Object({ team: Type.String(), beer: Type.String() })

export async function catalogueRoutes(
  app: App,
  { database, shelf, reads }: { database: Database; shelf: Shelf; reads: PublicReads },
): Promise<void> {
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
      reads.send(request, reply, ['listing'], () => listBeers({ database, shelf }, request.query)),
  )

  app.get(
    '/public/beers/:id',
    {
      schema: { summary: 'One beer', tags, params: IdParams, response: { 200: Type.Object({ beer: Beer }) } },
    },
    (request, reply) => {
      const id = request.params.id.toLowerCase()
      return reads.send(request, reply, [`beer:${id}`, 'breweries'], async () => {
        const [row] = isUuid(id) ? await beerRows(database, [id]) : []
        if (!row) throw notFound('The beer')
        return { beer: beerView(row) }
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
        querystring: Type.Object({ level: Type.Optional(Type.String({ default: '1' })) }),
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
