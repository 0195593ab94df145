import { findPaidOrders } from './orders/find-paid-orders.ts'
import type { PaidOrdersOf } from './reconciliation/name-difference.ts'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { contactAddress } from '../shared/paths/paths.ts'
import { accessoriesForBeers, type AccessoriesFor } from './accessories/recommend-accessories.ts'
import type { Accounts } from './accounts/accounts.ts'
import { type AccountSettings, createAccounts } from './accounts/create-accounts.ts'
import type { ProviderStartSource } from './accounts/sign-in-pages.ts'
import { createChangeDropper } from './cache/drop-changed.ts'
import { createEdgeHeaders, type EdgeHeaders } from './cache/edge-headers.ts'
import { cacheBytes } from './cache/cache-bytes.ts'
import { createEdgePurger, type EdgePurger } from './cache/edge-purger.ts'
import { createPageCache, type PageCache } from './cache/page-cache.ts'
import { createPartCache, type PartCache } from './cache/part-cache.ts'
import { createPublicReads, type PublicReads } from './cache/public-reads.ts'
import { createStoredReads } from './cache/stored-reads.ts'
import { createTwinCache, type TwinCache } from './cache/twin-cache.ts'
import type { ReviewsOfBeer } from './catalogue/beer-reviews.ts'
import { type BeerStore, createBeerStore } from './catalogue/beer-store.ts'
import { type CountBaskets, countBaskets } from './basket/stored-baskets.ts'
import { isBeerPicture } from './catalogue/range/own-range.ts'
import { isBreweryPicture } from './catalogue/profile/own-profile.ts'
import { openSearchIndex } from './catalogue/search-index/open-search-index.ts'
import type { SearchIndex } from './catalogue/search-index/search-index.ts'
import { isContentPicture } from './content/content-pictures.ts'
import type { PurgeSettings } from './config/purge-settings.ts'
import type { PushKeys } from './config/push-settings.ts'
import { demoSeller, type Seller } from './config/seller-settings.ts'
import { type ChangeEvents, followChanges } from './database/change-events.ts'
import type { Connection, Database } from './database/database.ts'
import { mostBehindMs } from './database/reading-servers.ts'
import type { Feature } from './feature.ts'
import type { ClockRests } from './admin/run-checks.ts'
import { isPastUnwritten } from './demo-trade/read-progress.ts'
import type { Identity } from './http/identity.ts'
import type { SendPage } from './http/page-loading.ts'
import { createPublicReach, type PublicReach, type ReachSettings } from './http/public-reach.ts'
import { createFolderStore } from './media/folder-store.ts'
import type { IsPictureShown } from './media/media-routes.ts'
import { mediaAddress, type MediaStore } from './media/media-store.ts'
import { switchAlerts } from './alerts/switch-alerts.ts'
import { type Newsletter, openNewsletter } from './newsletter/open-newsletter.ts'
import type { UninvoicedOf } from './credit/require-credit.ts'
import { findOpenOrders, type OpenOrdersOf } from './orders/selling/find-open-orders.ts'
import { findExpectedFees } from './orders/selling/expected-fees.ts'
import { findOpenClaimMoney } from './orders/claims/open-claim-money.ts'
import type { DepositsOf } from './empties/empties-deps.ts'
import { findDepositsLeft } from './orders/refunds/find-deposits-left.ts'
import { findBuyers, findUninvoicedTotal } from './orders/read-orders.ts'
import type { ClaimedOf } from './payouts/find-available.ts'
import type { FeesOf } from './payouts/list-sales.ts'
import { findNextRun } from './runs/find-runs.ts'
import type { NextRunOf } from './groups/group-page.ts'
import { createFrameSource, type FrameSource, keepFrameFresh } from './pages/page-frame.ts'
import type { PageRenderer } from './pages/page-renderer.ts'
import { createPageSender } from './pages/send-page.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import { createSandbox } from './payments/sandbox-provider.ts'
import { reviewsForBeerPage } from './reviews/read-reviews.ts'
import type { BuyersAmong } from './reviews/count-credible-reports.ts'
import { mayServePicture } from './reviews/store-upload.ts'
import type { Sealer } from './secrets/seal-text.ts'
import type { Tracing } from './tracing/tracing.ts'
import { withApiTokens } from './tokens/identify-token.ts'
import type { ReviewSettings } from './reviews/review-rate-limits.ts'
import type { OrderSettings } from './orders/order-calls.ts'
import type { ConnectionBounds } from './http/connection-bounds.ts'

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
