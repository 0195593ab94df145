import fastifyMultipart from '@fastify/multipart'
import { UploadAnswer } from '../../../shared/api/reviews-api.ts'
import { reviewPictureBytes } from '../../../shared/reviews/review-limits.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import { countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import type { MediaStore } from '../../platform/media/media-store.ts'
import { limitConcurrency } from '../../platform/media/limit-concurrency.ts'
import { storeUpload } from './store-upload.ts'
import { receivePicture } from '../../platform/media/receive-picture.ts'
import type { ReviewRateLimits } from './review-rate-limits.ts'
import { requireConfirmedClient } from './review-calls.ts'
import { requireReviewer } from './require-reviewer.ts'

type ReviewUploadDeps = {
  database: Database
  identity: Identity
  mediaStore: MediaStore
  rateLimits: ReviewRateLimits
  clock: () => Date
  /** Longest that one upload may take to arrive, in seconds. */
  uploadSeconds?: number | undefined
}

/** Pictures drawn at one time: each may take a core and some hundred megabytes. */
const drawnAtOnce = 2
const slowestUploadSeconds = 120

/** Pictures for reviews that are being written (RAPI-12, RAPI-13). */
export async function reviewUploadRoutes(
  app: App,
  {
    database,
    identity,
    mediaStore,
    rateLimits,
    clock,
    uploadSeconds = slowestUploadSeconds,
  }: ReviewUploadDeps,
): Promise<void> {
  neverStore(app)
  const inTurn = limitConcurrency(drawnAtOnce)
  await app.register(fastifyMultipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: reviewPictureBytes, files: 1, fields: 5, fieldSize: 1024, parts: 6, headerPairs: 20 },
  })

  app.post(
    '/public/marketplace/comments/uploads',
    {
      config: { hasOwnBodyClock: true },
      schema: {
        tags: ['Reviews'],
        security: [{ bearer: [] }],
        summary: 'Takes one JPEG, PNG or WebP of at most 5 MB in the multipart field `file`',
        consumes: ['multipart/form-data'],
        response: { 201: UploadAnswer },
      },
    },
    async (request, reply) => {
      const clientId = await requireConfirmedClient(identity, request)
      await requireReviewer(database, clientId)
      const now = clock()
      await countAgainstLimits(database, [{ limit: rateLimits.upload, who: clientId }], now)
      const answer = await receivePicture(request, uploadSeconds, (path) =>
        inTurn(() => storeUpload({ database, mediaStore }, { path, clientId, now })),
      )
      return reply.code(201).send(answer)
    },
  )
}
