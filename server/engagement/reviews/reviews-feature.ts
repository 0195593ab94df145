import type { PublicReads } from '../../platform/cache/public-reads.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Feature } from '../../feature.ts'
import type { Identity } from '../../platform/http/identity.ts'
import type { MediaStore } from '../../platform/media/media-store.ts'
import type { BuyersAmong } from './count-credible-reports.ts'
import { forgetReviewer, ownReviews } from './own-reviews.ts'
import { reviewRateLimits, type ReviewSettings } from './review-rate-limits.ts'
import { reviewReadRoutes } from './review-read-routes.ts'
import { reviewRoutes } from './review-routes.ts'
import { reviewUploadRoutes } from './review-upload-routes.ts'
import { sweepPictures } from './sweep-pictures.ts'

type ReviewsDeps = {
  database: Database
  readDatabase: Database
  identity: Identity
  reads: PublicReads
  buyersAmong: BuyersAmong
  mediaStore: MediaStore
  clock: () => Date
  reviews?: ReviewSettings | undefined
}

/** Clients' reviews of beers, with pictures, votes and reports. */
export const reviewsFeature = {
  register: async (app, { reviews = {}, ...deps }) => {
    const { rateLimits = reviewRateLimits, uploadSeconds } = reviews
    await app.register(reviewReadRoutes, deps)
    await app.register(reviewRoutes, { ...deps, rateLimits })
    await app.register(reviewUploadRoutes, { ...deps, rateLimits, uploadSeconds })
  },
  jobs: [
    {
      name: 'sweep review pictures',
      everySeconds: 3600,
      run: ({ database, mediaStore, clock }) => sweepPictures(database, mediaStore, clock()),
    },
  ],
  personalData: ownReviews,
  forgetClient: forgetReviewer,
} satisfies Feature<ReviewsDeps>
