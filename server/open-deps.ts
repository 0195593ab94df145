import { findPaidOrders } from './trading/orders/find-paid-orders.ts'
import type { PaidOrdersOf } from './finance/reconciliation/name-difference.ts'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { contactAddress } from '../shared/paths/paths.ts'
import { accessoriesForBeers, type AccessoriesFor } from './catalogue/accessories/recommend-accessories.ts'
import type { Accounts } from './identity/accounts/accounts.ts'
import { type AccountSettings, createAccounts } from './identity/accounts/create-accounts.ts'
import type { ProviderStartSource } from './identity/accounts/sign-in-pages.ts'
import { createChangeDropper } from './platform/cache/drop-changed.ts'
import { createEdgeHeaders, type EdgeHeaders } from './platform/cache/edge-headers.ts'
import { cacheBytes } from './platform/cache/cache-bytes.ts'
import { createEdgePurger, type EdgePurger } from './platform/cache/edge-purger.ts'
import { createPageCache, type PageCache } from './platform/cache/page-cache.ts'
import { createPartCache, type PartCache } from './platform/cache/part-cache.ts'
import { createPublicReads, type PublicReads } from './platform/cache/public-reads.ts'
import { createStoredReads } from './platform/cache/stored-reads.ts'
import { createTwinCache, type TwinCache } from './platform/cache/twin-cache.ts'
import type { ReviewsOfBeer } from './catalogue/beers/beer-reviews.ts'
import { type BeerStore, createBeerStore } from './catalogue/beers/beer-store.ts'
import { type CountBaskets, countBaskets } from './trading/basket/stored-baskets.ts'
import { isBeerPicture } from './catalogue/beers/range/own-range.ts'
import { isBreweryPicture } from './catalogue/beers/profile/own-profile.ts'
import { openSearchIndex } from './catalogue/beers/search-index/open-search-index.ts'
import type { SearchIndex } from './catalogue/beers/search-index/search-index.ts'
import { isContentPicture } from './content/shop-content/content-pictures.ts'
import type { PurgeSettings } from './platform/config/purge-settings.ts'
import type { PushKeys } from './platform/config/push-settings.ts'
import { demoSeller, type Seller } from './platform/config/seller-settings.ts'
import { type ChangeEvents, followChanges } from './platform/database/change-events.ts'
import type { Connection, Database } from './platform/database/database.ts'
import { mostBehindMs } from './platform/database/reading-servers.ts'
import type { Feature } from './feature.ts'
import type { ClockRests } from './backoffice/admin/run-checks.ts'
import { isPastUnwritten } from './backoffice/demo-trade/read-progress.ts'
import type { Identity } from './platform/http/identity.ts'
import type { SendPage } from './platform/http/page-loading.ts'
import { createPublicReach, type PublicReach, type ReachSettings } from './platform/http/public-reach.ts'
import { createFolderStore } from './platform/media/folder-store.ts'
import type { IsPictureShown } from './platform/media/media-routes.ts'
import { mediaAddress, type MediaStore } from './platform/media/media-store.ts'
import { switchAlerts } from './engagement/alerts/switch-alerts.ts'
import { type Newsletter, openNewsletter } from './identity/newsletter/open-newsletter.ts'
import type { UninvoicedOf } from './finance/credit/require-credit.ts'
import { findOpenOrders, type OpenOrdersOf } from './trading/orders/selling/find-open-orders.ts'
import { findExpectedFees } from './trading/orders/selling/expected-fees.ts'
import { findOpenClaimMoney } from './trading/orders/claims/open-claim-money.ts'
import type { DepositsOf } from './trading/empties/empties-deps.ts'
import { findDepositsLeft } from './trading/orders/refunds/find-deposits-left.ts'
import { findBuyers, findUninvoicedTotal } from './trading/orders/read-orders.ts'
import type { ClaimedOf } from './finance/payouts/find-available.ts'
import type { FeesOf } from './finance/payouts/list-sales.ts'
import { findNextRun } from './parties/runs/find-runs.ts'
import type { NextRunOf } from './catalogue/groups/group-page.ts'
import { createFrameSource, type FrameSource, keepFrameFresh } from './content/pages/page-frame.ts'
import type { PageRenderer } from './content/pages/page-renderer.ts'
import { createPageSender } from './content/pages/send-page.ts'
import type { PaymentProvider } from './finance/payments/payment-provider.ts'
import { createSandbox } from './finance/payments/sandbox-provider.ts'
import { reviewsForBeerPage } from './engagement/reviews/read-reviews.ts'
import type { BuyersAmong } from './engagement/reviews/count-credible-reports.ts'
import { mayServePicture } from './engagement/reviews/store-upload.ts'
import type { Sealer } from './platform/secrets/seal-text.ts'
import type { Tracing } from './platform/tracing/tracing.ts'
import { withApiTokens } from './parties/tokens/identify-token.ts'
import type { ReviewSettings } from './engagement/reviews/review-rate-limits.ts'
import type { OrderSettings } from './trading/orders/order-calls.ts'
import type { ConnectionBounds } from './platform/http/connection-bounds.ts'

/** What an installation, a test or a benchmark gives the server; each optional part has a default. */
export type Dependencies = {
  connection: Connection
  renderer: PageRenderer
  publicUrl: string
  logger: FastifyBaseLogger
  /** Seals secrets in the database. */
  sealer: Sealer
  /** Whether the process is about to end: /readyz then says no. */
  isStopping?: () => boolean
  /** Opens /metrics; null to no one. */
  metricsToken?: string | null
  /** Where pictures that were uploaded are stored. */
  mediaFolder: string
  /** Where pictures of reviews are stored: a folder within mediaFolder, if nothing else is said. */
  mediaStore?: MediaStore
  reviews?: ReviewSettings
  orders?: OrderSettings
  accounts?: AccountSettings
  /** Who gets what people write on /support. */
  supportEmail?: string
  /** What sends people to sign in elsewhere. */
  providers?: ProviderStartSource
  /** Who takes the money; the sandbox where none is set up. */
  payments?: PaymentProvider
  /** What pushes to browsers are signed with; null sends none. */
  pushKeys?: PushKeys | null
  /** Who issues invoices: the demo shop's unless set; null writes none. */
  seller?: Seller | null
  /** Addresses and networks whose X-Forwarded-For is taken; this machine where none is named. */
  trustedProxies?: readonly string[]
  /** The CDN in front of the shop, if one is notified of changes. */
  cdnPurge?: PurgeSettings | null
  /** Whether /docs/api and its OpenAPI document are there; they are unless set otherwise. */
  showsApiReference?: boolean
  /** What this process does; everything unless set otherwise. */
  role?: 'both' | 'web' | 'worker'
  /** Spans of requests and jobs, where traces are set up. */
  tracing?: Tracing | null
  /** Where the index in memory is stored for the next start; nowhere unless set. */
  indexStore?: MediaStore | null
  /** The scheduled jobs begin after this. */
  jobsAfter?: Promise<unknown>
  /** Requests that sign in or change something are answered after this. */
  writesAfter?: Promise<unknown>
  /** How hosts of others are called, for tests: names, addresses and certificates. */
  reach?: ReachSettings
  /** Time-outs and sizes of connections, for tests. */
  connectionBounds?: ConnectionBounds
}

/** The parts of a running server, of which each feature names those that it works with. */
export type AppDeps = {
  database: Database
  /** Where everybody's data are read: a standby, if one is set up. */
  readDatabase: Database
  publicUrl: string
  showsApiReference: boolean
  sealer: Sealer
  clock: () => Date
  logger: FastifyBaseLogger
  searchIndex: SearchIndex
  changes: ChangeEvents
  /** Finished pages, and answers of public reads. */
  cache: PageCache
  reads: PublicReads
  /** What a CDN is notified of a page that is everybody's. */
  edgeHeaders: EdgeHeaders
  /** Null where no CDN is notified of changes, or another process notifies it. */
  edgePurger: EdgePurger | null
  /** Pages as Markdown. */
  twins: TwinCache
  /** Parts of pages and answers that are rendered once. */
  parts: PartCache
  /** Beers as they were read last, for lists and pages. */
  beers: BeerStore
  frame: FrameSource
  renderer: PageRenderer
  sendPage: SendPage
  accounts: Accounts
  identity: Identity
  providers?: ProviderStartSource | undefined
  newsletter: Newsletter
  accessoriesFor: AccessoriesFor
  reviewsOf: ReviewsOfBeer
  nextRunOf: NextRunOf
  /** Of the orders, for reviews. */
  buyersAmong: BuyersAmong
  uninvoicedOf: UninvoicedOf
  /** Of the orders, for containers that are lost. */
  depositsOf: DepositsOf
  /** Of the orders, for payouts. */
  claimedOf: ClaimedOf
  feesOf: FeesOf
  /** Of the orders, for the provider's books. */
  paidOrdersOf: PaidOrdersOf
  /** Of the orders, for the approval of breweries. */
  openOrdersOf: OpenOrdersOf
  /** Of the demo trade, for the checks. */
  clockRests: ClockRests
  basketsHolding: CountBaskets
  /** Of the reviews, for the media. */
  isPictureShown: IsPictureShown
  reviews?: ReviewSettings | undefined
  orders?: OrderSettings | undefined
  provider: PaymentProvider
  seller: Seller | null
  pushKeys: PushKeys | null
  mediaFolder: string
  mediaStore: MediaStore
  supportEmail: string
  /** Hosts of others, at public addresses. */
  reach: PublicReach
}

/** Opens what the features work with, from the lowest part up. */
export async function openDeps(
  dependencies: Dependencies,
  features: readonly Feature<never>[],
): Promise<AppDeps> {
  const { connection, renderer, publicUrl, logger, sealer, mediaFolder, providers, reviews } = dependencies
  const { database, reading } = connection
  const readDatabase = reading?.database ?? database
  reading?.onMove(() => {
    const server = reading.isStandbyServing() ? 'standby' : 'primary'
    logger.warn({ behindSeconds: reading.behindSeconds() }, `reads go to the ${server}`)
  })
  const changes = await followChanges(connection)
  const { indexStore = null } = dependencies
  const searchIndex = await openSearchIndex({ connection, changes, logger, indexStore })
  const cache = createPageCache({ maxBytes: cacheBytes.pages })
  const { cdnPurge = null, role } = dependencies
  const clock = dependencies.accounts?.clock ?? (() => new Date())
  const edgeHeaders = createEdgeHeaders({ isPurged: cdnPurge !== null })
  const edgePurger =
    cdnPurge === null || role === 'web'
      ? null
      : createEdgePurger({ ...cdnPurge, logger, lagMs: reading === undefined ? 0 : mostBehindMs })
  const reads = createPublicReads({ maxBytes: cacheBytes.reads, edgeHeaders })
  const twins = createTwinCache({ maxBytes: cacheBytes.twins })
  const parts = createPartCache({ maxBytes: cacheBytes.parts })
  const beers = createBeerStore({ database: readDatabase, maxBytes: cacheBytes.beers, clock })
  const storedReads = createStoredReads({ maxBytes: cacheBytes.storedReads })
  const frame = createFrameSource({ database: readDatabase, searchIndex, logger, clock }, () => {
    cache.drop('frame')
    edgePurger?.drop('frame')
  })
  const dropChanged = createChangeDropper(
    [beers, storedReads, cache, reads, twins, ...(edgePurger ? [edgePurger] : [])],
    features.map(({ changeTopics = {} }) => changeTopics),
  )
  keepFrameFresh(frame, { changes, searchIndex })
  changes.subscribe(dropChanged)
  searchIndex.subscribe(dropChanged)
  const { accounts, identity: sessions } = await createAccounts({
    database,
    publicUrl,
    sealer,
    notifyUnreadable: (clientId) =>
      logger.error({ clientId }, 'the secret of an authenticator app does not open: SECRETS_KEY has changed'),
    ...dependencies.accounts,
    clock,
    requiresSecondFactor: [
      ...features.flatMap(({ requiresSecondFactor = [] }) => requiresSecondFactor),
      ...(dependencies.accounts?.requiresSecondFactor ?? []),
    ],
    personalData: [
      ...features.flatMap(({ personalData = [] }) => personalData),
      ...(dependencies.accounts?.personalData ?? []),
    ],
    unsettled: features.flatMap(({ unsettled = [] }) => unsettled),
    businessNames: features.flatMap(({ businessName = [] }) => businessName),
    addressRules: features.flatMap(({ addressRule = [] }) => addressRule),
    forgetClient: [
      ...features.flatMap(({ forgetClient = [], forgetBuyer = [] }) => [forgetClient, forgetBuyer].flat()),
      ...(dependencies.accounts?.forgetClient ?? []),
    ],
    forgetPerson: features.flatMap(({ forgetClient = [] }) => forgetClient),
  })
  const identity = withApiTokens(sessions, { database, clock })
  return {
    database,
    readDatabase,
    publicUrl,
    showsApiReference: dependencies.showsApiReference ?? true,
    sealer,
    clock,
    logger,
    searchIndex,
    changes,
    cache,
    reads,
    edgeHeaders,
    edgePurger,
    twins,
    parts,
    beers,
    frame,
    renderer,
    sendPage: createPageSender({ renderer, parts, publicUrl, frame }),
    accounts,
    identity,
    providers,
    newsletter: await openNewsletter({ database, publicUrl, sealer, clock, switchAlerts }),
    accessoriesFor: accessoriesForBeers(readDatabase, storedReads),
    reviewsOf: (id) => storedReads.get(`reviews ${id}`, () => reviewsForBeerPage(readDatabase)(id)),
    nextRunOf: (groupSlug) => findNextRun(readDatabase, groupSlug, clock()),
    buyersAmong: findBuyers,
    uninvoicedOf: findUninvoicedTotal,
    depositsOf: findDepositsLeft,
    claimedOf: findOpenClaimMoney,
    feesOf: findExpectedFees,
    paidOrdersOf: findPaidOrders,
    openOrdersOf: findOpenOrders,
    clockRests: isPastUnwritten,
    basketsHolding: countBaskets,
    isPictureShown: async (name) =>
      (await mayServePicture(database)(name)) ||
      (await isContentPicture(database, name)) ||
      (await isBeerPicture(database, mediaAddress(`${name}.webp`))) ||
      isBreweryPicture(database, mediaAddress(`${name}.webp`)),
    reviews,
    orders: dependencies.orders,
    provider: dependencies.payments ?? createSandbox(database),
    pushKeys: dependencies.pushKeys ?? null,
    seller: dependencies.seller === undefined ? demoSeller : dependencies.seller,
    mediaFolder,
    mediaStore: dependencies.mediaStore ?? createFolderStore(join(mediaFolder, 'kept')),
    supportEmail: dependencies.supportEmail ?? contactAddress,
    reach: createPublicReach(dependencies.reach),
  }
}
