import type { SavedAddress } from '../shared/api/accounts-api.ts'
import type { PageData, RouteName } from '../shared/pages/page-payload.ts'
import type { FactorPolicy } from './identity/accounts/second-factor/assess-strength.ts'
import type { Database } from './platform/database/database.ts'
import type { App } from './platform/http/app-type.ts'
import type { PageRequest, PageResult } from './platform/http/page-loading.ts'
import type { SealedColumn } from './platform/database/sealed-column-queries.ts'

/**
 * A feature's part of the server. Each feature exports one from `<feature>-feature.ts`, and features.ts lists it.
 * `Deps` names the parts of the server that the feature uses.
 */
export type Feature<Deps> = {
  /** Hooks of every request; set before any feature registers a route. */
  hooks?: (app: App, deps: Deps) => void
  /** Calls, forms and files. */
  register?: (app: App, deps: Deps) => Promise<void>
  pages?: FeaturePages<Deps>
  jobs?: readonly Job<Deps>[]
  personalData?: PersonalData | readonly PersonalData[]
  forgetClient?: ForgetClient
  /** The same of rows of trade, which stay while the client is a site of a business (server/parties/businesses/README.md). */
  forgetBuyer?: ForgetClient
  unsettled?: FindUnsettled
  businessName?: FindBusinessName
  addressRule?: AddressRule
  requiresSecondFactor?: RequiresSecondFactor
  changeTopics?: ChangeTopics
  /** Secrets in the feature's tables: the start seals those of older releases, `secrets rotate` all of them. */
  sealedColumns?: readonly SealedColumn[]
}

/** Route names with a page of their own; the others are rendered for errors. */
export type PageRoute = Exclude<RouteName, 'notFound' | 'serverFault'>

type FeaturePages<Deps> = {
  [R in PageRoute]?: PageRow<R, Deps> | readonly PageRow<R, Deps>[]
}

export type PageRow<R extends RouteName, Deps> = {
  paths: readonly string[]
  /** Query names that the page reads; all others are ignored, also by the cache. */
  queryNames: readonly string[]
  /** A cookie that replaces an absent query name, as the list view's does (SHOP-38). */
  queryFromCookie?: { cookie: string; name: string; maxAgeSeconds: number; values: readonly string[] }
  /** 'everybody': one cached HTML for all visitors. 'visitor': rendered for each request, never cached. */
  audience: 'everybody' | 'visitor'
  /** Opening it changes something: a browser that only fetches ahead is turned away, and asks again when it is opened. */
  hasSideEffect?: true
  /** Its Markdown twin, written from the page's data or, for pages of fixed words, from what the storefront renders. */
  twin?: WriteTwin<R>['write'] | 'rendered'
  load: (deps: Deps, request: PageRequest) => Promise<PageResult<R>>
}

/** A method, so that rows of different pages are in one table. */
type WriteTwin<R extends RouteName> = { write(data: PageData[R], site: { publicUrl: string }): string }

/**
 * Work that is due again and again. One process runs each period (docs/decisions/0116); one that is cut off leaves it to another,
 * so it must be safe to run twice, even at once.
 */
export type Job<Deps> = { name: string; everySeconds: number; run: (deps: Deps) => Promise<void> }

/** One part of the download of a client's personal data: its name there, and its contents. */
export type PersonalData = {
  name: string
  read: (database: Database, clientId: string, now: Date) => Promise<unknown>
}

/**
 * The second-factor rules for a client's work in the feature; null if it requires none. Across features the strictest
 * rule counts.
 */
export type RequiresSecondFactor = (database: Database, clientId: string) => Promise<FactorPolicy | null>

/** What a feature needs of an address as its client has changed it, in the transaction of the change; throws RequestError. */
export type AddressRule = (transaction: Database, address: SavedAddress) => Promise<void>

/** The changes to a feature's rows before an account is deleted, in its transaction; throws RequestError where it must stay. */
export type ForgetClient = (transaction: Database, clientId: string, now: Date) => Promise<void>

/**
 * What is not settled with a client, a sentence each, before and after the account is deleted: until nothing is, the business's
 * details are retained.
 */
export type FindUnsettled = (database: Database, clientId: string) => Promise<string[]>

/** The name of a client's business; null where none was stated. */
export type FindBusinessName = (database: Database, clientId: string) => Promise<string | null>

/**
 * Cached topics that a change drops besides its own, by the subject of the change ('beer' of 'beer:<id>'); 'all' drops
 * every cached page and read.
 */
export type ChangeTopics = { readonly [subject: string]: readonly string[] | 'all' }
