import type { FastifyBaseLogger } from 'fastify'
import type { ProviderStartSource } from './accounts/sign-in-pages.ts'
import type { ReviewsOfBeer } from './catalogue/beer-reviews.ts'
import type { Shelf } from './catalogue/shelf/shelf.ts'
import type { Database } from './database/connect.ts'
import type { Newsletter } from './newsletter/newsletter.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import type { FrameSource } from './pages/page-frame.ts'

/** What page loaders and features are given; each asks for the part it uses. */
export type Services = {
  database: Database
  shelf: Shelf
  frame: FrameSource
  newsletter: Newsletter
  reviewsOf: ReviewsOfBeer
  /** Absent where no provider is set up. */
  providers?: ProviderStartSource
  /** Who takes the cards. */
  provider: Pick<PaymentProvider, 'name' | 'isTestMode'>
  /** For what a page can do without: it is logged and left out. */
  logger: Pick<FastifyBaseLogger, 'warn'>
}
