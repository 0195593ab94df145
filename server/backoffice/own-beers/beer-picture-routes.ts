import fastifyMultipart from '@fastify/multipart'
import Type from 'typebox'
import { catalogueReaders } from '../../../shared/accounts/staff-rights.ts'
import { BeerPicture } from '../../../shared/api/beers-api.ts'
import { reviewPictureBytes } from '../../../shared/reviews/review-limits.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { limitConcurrency } from '../../platform/media/limit-concurrency.ts'
import type { MediaStore } from '../../platform/media/media-store.ts'
import { receivePicture } from '../../platform/media/receive-picture.ts'
import { countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import { identifyMember, identifyReader, identifyStaff } from '../../parties/roles/identify-worker.ts'
import { bringBeerPicture, readBeerPicture } from './beer-pictures.ts'

type Deps = {
  accounts: Accounts
  identity: Identity
  database: Database
  mediaStore: MediaStore
  clock: () => Date
}

/** Pictures drawn at one time: each may take a core and some hundred megabytes. */
const drawnAtOnce = 2
const slowestUploadSeconds = 120
const uploadLimit = { what: 'beer picture by brewery', max: 60, seconds: 3600 }
const readers = ['owner', 'sales', 'accounts'] as const

/** Pictures that breweries bring for their beers and pages: shown to the brewery and to staff before the shop shows them. */
export async function beerPictureRoutes(app: App, deps: Deps): Promise<void> {
  const { database, mediaStore, clock } = deps
  neverStore(app)
  const inTurn = limitConcurrency(drawnAtOnce)
  await app.register(fastifyMultipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: reviewPictureBytes, files: 1, fields: 5, fieldSize: 1024, parts: 6, headerPairs: 20 },
  })

  app.post(
    '/api/sell/:brewery/beer-pictures',
    {
      config: { hasOwnBodyClock: true },
      schema: {
        tags: ['Selling'],
        security: [{ bearer: [] }],
        summary:
          'Takes one JPEG, PNG or WebP of at most 5 MB in the multipart field `file`, for a beer or the page',
        consumes: ['multipart/form-data'],
        params: Type.Object({ brewery: AddressPart }),
        response: { 201: BeerPicture },
      },
    },
    async (request, reply) => {
      await identifyReader(deps, request, readers)
      const { breweryId } = (await identifyMember(deps, request, readers)).brewery
      const now = clock()
      await countAgainstLimits(database, [{ limit: uploadLimit, who: breweryId }], now)
      const brought = await receivePicture(request, slowestUploadSeconds, (path) =>
        inTurn(() => bringBeerPicture({ database, mediaStore }, { path, breweryId, now })),
      )
      return reply.code(201).send(brought)
    },
  )

  app.get(
    '/api/sell/:brewery/beer-pictures/:name',
    {
      schema: {
        tags: ['Selling'],
        security: [{ bearer: [] }],
        summary: 'A picture that the brewery brought for a beer',
        params: Type.Object({ brewery: AddressPart, name: AddressPart }),
      },
    },
    async (request, reply) => {
      const { breweryId } = (await identifyReader(deps, request, readers)).brewery
      const { name } = request.params
      return reply.type('image/webp').send(await readBeerPicture(deps, { name, breweryId }))
    },
  )

  app.get(
    '/api/admin/beer-pictures/:name',
    {
      schema: {
        tags: ['Staff'],
        security: [{ bearer: [] }],
        summary: 'A picture that a brewery brought for a beer',
        params: Type.Object({ name: AddressPart }),
      },
    },
    async (request, reply) => {
      await identifyStaff(deps, request, catalogueReaders)
      return reply.type('image/webp').send(await readBeerPicture(deps, { name: request.params.name }))
    },
  )
}
