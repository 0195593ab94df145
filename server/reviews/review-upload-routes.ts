import fastifyMultipart from '@fastify/multipart'
import { UploadAnswer } from '../../shared/api/reviews.ts'
import { reviewPictureBytes } from '../../shared/review-limits.ts'
import type { Database } from '../database/connect.ts'
import type { App } from '../http/app-type.ts'
import { countAttempts } from '../http/attempt-limits.ts'
import type { Identity } from '../http/identity.ts'
import { neverStore } from '../http/no-store.ts'
import type { MediaStore } from '../media/media-store.ts'
import { takeTurns } from '../media/take-turns.ts'
import { keepUpload } from './keep-upload.ts'
import { receivePicture } from './receive-picture.ts'
import type { ReviewAttempts } from './review-attempts.ts'
import { requireReviewer } from './reviewing-refusals.ts'

type Services = {
  database: Database
  identity: Identity
  mediaStore: MediaStore
  attempts: ReviewAttempts
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
  { database, identity, mediaStore, attempts, clock, uploadSeconds = slowestUploadSeconds }: Services,
): Promise<void> {
  neverStore(app)
  const inTurn = takeTurns(drawnAtOnce)
  await app.register(fastifyMultipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: reviewPictureBytes, files: 1, fields: 5, fieldSize: 1024, parts: 6, headerPairs: 20 },
  })

  app.post(
    '/public/marketplace/comments/uploads',
    {
      schema: {
        tags: ['Reviews'],
        security: [{ bearer: [] }],
        summary: 'Takes one JPEG, PNG or WebP of at most 5 MB in the multipart field `file`',
        consumes: ['multipart/form-data'],
        response: { 201: UploadAnswer },
      },
    },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      await requireReviewer(database, clientId)
      const now = clock()
      await countAttempts(database, [{ limit: attempts.upload, who: clientId }], now)
      const answer = await receivePicture(request, uploadSeconds, (path) =>
        inTurn(() => keepUpload({ database, mediaStore }, { path, clientId, now })),
      )
      return reply.code(201).send(answer)
    },
  )
}
