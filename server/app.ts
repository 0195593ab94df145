import { join } from 'node:path'
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { contactAddress } from '../shared/paths.ts'
import { accessoryRoutes } from './accessories/accessory-routes.ts'
import { accountRoutes } from './accounts/account-routes.ts'
import { addressRoutes } from './accounts/address-routes.ts'
import { cellarRoutes } from './accounts/cellar-routes.ts'
import { type AccountSettings, createAccounts } from './accounts/create-accounts.ts'
import { gateRoutes } from './accounts/gate-routes.ts'
import { mailLinkRoutes } from './accounts/mail-link-routes.ts'
import { sessionRoutes } from './accounts/session-routes.ts'
import type { ProviderStartSource } from './accounts/sign-in-pages.ts'
import { basketFormRoutes } from './basket/basket-form-routes.ts'
import { cartRoutes } from './basket/cart-routes.ts'
import { ownBasket, tidyCarts } from './basket/own-basket.ts'
import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import { releaseFeedRoutes } from './catalogue/release-feed-routes.ts'
import { createShelf } from './catalogue/shelf/shelf.ts'
import type { Connection } from './database/connect.ts'
import { listenForChanges } from './database/change-notices.ts'
import { groupRoutes } from './groups/group-routes.ts'
import { forgetAnswers, tidyAnswers } from './http/answer-once.ts'
import { apiReference } from './http/api-reference.ts'
import type { App } from './http/app-type.ts'
import { answerErrors } from './http/error-replies.ts'
import { homeRoutes } from './home/home-routes.ts'
import { healthRoutes } from './http/health-routes.ts'
import { logRequests } from './http/log-requests.ts'
import { type Figures, measureRequests } from './http/metrics.ts'
import { refuseMalformed } from './http/malformed-requests.ts'
import { createPublicReads } from './http/public-reads.ts'
import { newRequestId } from './http/request-ids.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { collectionCalendarRoutes } from './information/collection-calendar-routes.ts'
import { mediaRoutes } from './media/media-routes.ts'
import { newsletterFormRoutes } from './newsletter/newsletter-form-routes.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import { openNewsletter, tidyNewsletter } from './newsletter/newsletter.ts'
import { oneClickRoutes } from './newsletter/one-click-routes.ts'
import { createFolderStore } from './media/folder-store.ts'
import type { MediaStore } from './media/media-store.ts'
import { assetRoutes } from './pages/asset-routes.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import { createSandbox } from './payments/sandbox-provider.ts'
import { allowStripe } from './payments/stripe-policy.ts'
import { createErrorPages } from './pages/error-pages.ts'
import { createPageCache } from './pages/page-cache.ts'
import { createFrameSource } from './pages/page-frame.ts'
import type { PageRenderer } from './pages/page-renderer.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { serviceWorkerRoutes } from './pages/service-worker-routes.ts'
import { createPageSender } from './pages/send-page.ts'
import { sitemapRoutes } from './pages/sitemap-routes.ts'
import { pictureRoutes } from './pictures/picture-routes.ts'
import { quickOrderRoutes } from './quick-order/quick-order-routes.ts'
import { forgetReviewer, ownReviews } from './reviews/own-reviews.ts'
import { reviewsForBeerPage } from './reviews/read-reviews.ts'
import { reviewAttempts, type ReviewAttempts } from './reviews/review-attempts.ts'
import { reviewReadRoutes } from './reviews/review-read-routes.ts'
import { repeat } from './repeat.ts'
import { reviewRoutes } from './reviews/review-routes.ts'
import { reviewUploadRoutes } from './reviews/review-upload-routes.ts'
import { sweepPictures } from './reviews/sweep-pictures.ts'
import { suggestionRoutes } from './search/suggestion-routes.ts'
import { sweepOrders } from './orders/lapse-orders.ts'
import { noticeRoutes } from './orders/notice-routes.ts'
import { invoiceRoutes } from './orders/invoice-routes.ts'
import { checkoutFormRoutes } from './orders/checkout-form-routes.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { forgetBuyer, ownOrders, tidyOrders } from './orders/own-orders.ts'
import { demoSeller, type Seller } from './seller-settings.ts'
import { settingRoutes } from './settings/setting-routes.ts'
import { supportFormRoutes } from './support/support-form-routes.ts'
import { supportRoutes } from './support/support-routes.ts'
import { ownWishlist } from './wishlist/own-wishlist.ts'
import { wishlistFormRoutes } from './wishlist/wishlist-form-routes.ts'
import { wishlistRoutes } from './wishlist/wishlist-routes.ts'

export type Dependencies = {
  connection: Connection
  renderer: PageRenderer
  publicUrl: string
  logger: FastifyBaseLogger
  metricsToken?: string | null
  /** Where pictures that were brought are kept. */
  mediaFolder: string
  /** Where pictures of reviews are kept: a folder within mediaFolder, if nothing else is said. */
  mediaStore?: MediaStore
  reviews?: { attempts?: ReviewAttempts; uploadSeconds?: number }
  accounts?: AccountSettings
  /** Who gets what people write on /support. */
  supportEmail?: string
  /** What sends people to sign in elsewhere. */
  providers?: ProviderStartSource
  /** Who takes the money; the sandbox where none is set up. */
  payments?: PaymentProvider
  /** Who issues invoices: the demo shop's unless told; null writes none. */
  seller?: Seller | null
}

/** Bounds of what a stranger may send. */
const largestBodyBytes = 256 * 1024
const keptPagesBytes = 96 * 1024 * 1024
const keptReadsBytes = 32 * 1024 * 1024

/** The whole server, with every feature plugged in. Tests and benchmarks start here. */
export async function buildApp(dependencies: Dependencies): Promise<{ app: App; figures: Figures }> {
  const { connection, renderer, publicUrl, logger, metricsToken = null, mediaFolder } = dependencies
  const { supportEmail = contactAddress } = dependencies
  const { mediaStore = createFolderStore(join(mediaFolder, 'kept')) } = dependencies
  const { seller = demoSeller } = dependencies
  const { database } = connection
  const app = Fastify({
    loggerInstance: logger,
    genReqId: newRequestId,
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: true }),
    bodyLimit: largestBodyBytes,
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  }) as unknown as App

  const changes = await listenForChanges(connection)
  const shelf = await createShelf({ database, changes, logger })
  const frame = createFrameSource({ database, shelf, logger }, () => cache.drop('frame'))
  const cache = createPageCache({ maxBytes: keptPagesBytes })
  const reads = createPublicReads({ maxBytes: keptReadsBytes })
  const drop = (notice: string) => {
    if (notice === 'settings' || notice === 'catalogue' || notice.startsWith('brewery:')) frame.drop()
    for (const kept of [cache, reads]) {
      if (notice === 'catalogue') kept.clear()
      else for (const topic of topicsOf(notice)) kept.drop(topic)
    }
  }
  changes.subscribe(drop)
  shelf.subscribe(drop)
  shelf.subscribe((notice) => {
    if (notice.startsWith('beer:')) frame.recheck()
  })

  const { accounts, identity, tidy } = await createAccounts({
    database,
    publicUrl,
    ...dependencies.accounts,
    ownData: [ownBasket, ownWishlist, ownReviews, ownOrders, ...(dependencies.accounts?.ownData ?? [])],
    forgetClient: [
      forgetAnswers,
      forgetReviewer,
      forgetBuyer,
      ...(dependencies.accounts?.forgetClient ?? []),
    ],
  })
  const { clock } = accounts
  const newsletter = await openNewsletter({ database, publicUrl, clock })
  const provider = dependencies.payments ?? createSandbox(database)
  const services = {
    database,
    newsletter,
    shelf,
    frame,
    logger,
    reviewsOf: reviewsForBeerPage(database),
    providers: dependencies.providers,
    provider,
  }
  const orderServices = { database, provider, publicUrl, clock, logger }
  const readServices = { database, shelf, reads, publicUrl }
  const pageServices = { ...services, renderer, cache, publicUrl }
  const sendPage = createPageSender(pageServices)
  const support = { database, supportEmail, publicUrl, clock }

  refuseMalformed(app)
  sendSecurityHeaders(app, { publicUrl })
  if (provider.name === 'stripe') allowStripe(app)
  const figures = measureRequests(app, {
    keptPages: cache.size,
    keptReads: reads.size,
    beersOnShelf: () => shelf.size(),
  })
  logRequests(app)
  answerErrors(app, createErrorPages(pageServices))
  await apiReference(app, { publicUrl })
  await app.register(assetRoutes)
  await app.register(serviceWorkerRoutes, { renderer, frame })
  await app.register(mediaRoutes, { mediaFolder, mediaStore })
  await app.register(pictureRoutes, services)
  await app.register(sessionRoutes, { accounts })
  await app.register(mailLinkRoutes, { accounts })
  await app.register(accountRoutes, { accounts, identity })
  await app.register(addressRoutes, { database, identity })
  await app.register(cellarRoutes, { database, identity })
  await app.register(gateRoutes, { accounts })
  await app.register(catalogueRoutes, readServices)
  await app.register(releaseFeedRoutes, readServices)
  await app.register(accessoryRoutes, readServices)
  await app.register(groupRoutes, readServices)
  await app.register(cartRoutes, { database, identity, publicUrl, clock })
  await app.register(basketFormRoutes, { database, publicUrl, clock })
  await app.register(wishlistRoutes, { database, identity, clock })
  await app.register(wishlistFormRoutes, { database, publicUrl })
  await app.register(supportRoutes, { support })
  await app.register(supportFormRoutes, { support, sendPage })
  await app.register(newsletterRoutes, { newsletter })
  await app.register(newsletterFormRoutes, { newsletter, sendPage })
  await app.register(oneClickRoutes, { newsletter, sendPage })
  await app.register(quickOrderRoutes, { database, shelf, clock, sendPage })
  const { attempts = reviewAttempts, uploadSeconds } = dependencies.reviews ?? {}
  await app.register(reviewReadRoutes, { ...readServices, identity })
  await app.register(reviewRoutes, { database, identity, attempts, clock })
  await app.register(reviewUploadRoutes, { database, identity, mediaStore, attempts, clock, uploadSeconds })
  await app.register(orderRoutes, { ...orderServices, identity })
  await app.register(noticeRoutes, orderServices)
  await app.register(invoiceRoutes, { database, identity, seller })
  await app.register(checkoutFormRoutes, { database, provider, publicUrl, sendPage })
  await app.register(suggestionRoutes, readServices)
  await app.register(settingRoutes, readServices)
  await app.register(collectionCalendarRoutes, readServices)
  await app.register(homeRoutes, readServices)
  await app.register(sitemapRoutes, { ...services, publicUrl })
  await app.register(healthRoutes, { database, isReady: shelf.isReady, figures, metricsToken })
  await app.register(pageRoutes, pageServices)
  app.addHook('onClose', () => shelf.close())
  const upkeep = async () => {
    await tidy()
    await tidyCarts(database, clock())
    await tidyAnswers(database, clock())
    await tidyNewsletter(newsletter)
    await sweepPictures(database, mediaStore, clock())
    await tidyOrders(database)
  }
  app.addHook('onClose', repeat(upkeep, { seconds: 3600, logger }))
  app.addHook(
    'onClose',
    repeat(() => sweepOrders(orderServices), { seconds: 20, logger }),
  )
  return { app, figures }
}

/** What a notice touches: the thing itself, and every listing it may stand in. */
function topicsOf(notice: string): string[] {
  if (notice.startsWith('beer:')) return [notice, 'listing']
  if (notice.startsWith('brewery:')) return [notice, 'listing', 'breweries', 'frame']
  return [notice]
}
