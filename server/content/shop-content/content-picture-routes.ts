import fastifyMultipart from '@fastify/multipart'
import { ContentPicture } from '../../../shared/api/shop-content-api.ts'
import { reviewPictureBytes } from '../../../shared/reviews/review-limits.ts'
import type { App } from '../../platform/http/app-type.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { limitConcurrency } from '../../platform/media/limit-concurrency.ts'
import type { MediaStore } from '../../platform/media/media-store.ts'
import { receivePicture } from '../../platform/media/receive-picture.ts'
import { countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import { storeContentPicture } from './content-pictures.ts'
import { type ContentDeps, contentChangers } from './content-routes.ts'

/** Pictures drawn at one time: each may take a core and some hundred megabytes. */
const drawnAtOnce = 2
const slowestUploadSeconds = 120
const uploadLimit = { what: 'content picture by client', max: 60, seconds: 3600 }

/** Pictures for the shop's own content, such as the slides of the home page. */
export async function contentPictureRoutes(
  app: App,
  deps: ContentDeps & { mediaStore: MediaStore },
): Promise<void> {
  const { database, clock } = deps
  neverStore(app)
  const inTurn = limitConcurrency(drawnAtOnce)
  await app.register(fastifyMultipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: reviewPictureBytes, files: 1, fields: 5, fieldSize: 1024, parts: 6, headerPairs: 20 },
  })

  app.post(
    '/api/admin/shop/pictures',
    {
      config: { hasOwnBodyClock: true },
      schema: {
        tags: ['Staff'],
        security: [{ bearer: [] }],
        summary:
          'Takes one JPEG, PNG or WebP of at most 5 MB in the multipart field `file`; the shop serves it at the answered address',
        consumes: ['multipart/form-data'],
        response: { 201: ContentPicture },
      },
    },
    async (request, reply) => {
      const actor = await identifyStaff(deps, request, contentChangers)
      const now = clock()
      await countAgainstLimits(database, [{ limit: uploadLimit, who: actor.clientId }], now)
      const stored = await receivePicture(request, slowestUploadSeconds, (path) =>
        inTurn(() => storeContentPicture(deps, { path, by: actor.name, now })),
      )
      return reply.code(201).send(stored)
    },
  )
}
