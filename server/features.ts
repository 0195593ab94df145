import { oldChangesJob } from './database/old-changes-job.ts'
import { accessoriesFeature } from './accessories/accessories-feature.ts'
import { accountsFeature } from './accounts/accounts-feature.ts'
import { adminFeature } from './admin/admin-feature.ts'
import { alertsFeature } from './alerts/alerts-feature.ts'
import { agentsFeature } from './agents/agents-feature.ts'
import { auditFeature } from './audit/audit-feature.ts'
import { basketFeature } from './basket/basket-feature.ts'
import { businessesFeature } from './businesses/businesses-feature.ts'
import { calendarsFeature } from './calendars/calendars-feature.ts'
import { beersFeature } from './beers/beers-feature.ts'
import { catalogueFeature } from './catalogue/catalogue-feature.ts'
import { contentFeature } from './content/content-feature.ts'
import { creditFeature } from './credit/credit-feature.ts'
import { documentsFeature } from './documents/documents-feature.ts'
import { emptiesFeature } from './empties/empties-feature.ts'
import type { Feature } from './feature.ts'
import { deliveryTermsFeature } from './delivery-terms/delivery-terms-feature.ts'
import { groupsFeature } from './groups/groups-feature.ts'
import { homeFeature } from './home/home-feature.ts'
import { idempotencyFeature } from './idempotency/idempotency-feature.ts'
import { importFeature } from './import/import-feature.ts'
import { informationFeature } from './information/information-feature.ts'
import { demoTradeFeature } from './demo-trade/demo-trade-feature.ts'
import { mailFeature } from './mail/mail-feature.ts'
import { mediaFeature } from './media/media-feature.ts'
import { noticesFeature } from './notices/notices-feature.ts'
import { newsletterFeature } from './newsletter/newsletter-feature.ts'
import { onboardingFeature } from './onboarding/onboarding-feature.ts'
import type { AppDeps } from './open-deps.ts'
import { ordersFeature } from './orders/orders-feature.ts'
import { sumPages } from './pages/page-table.ts'
import { pagesFeature } from './pages/pages-feature.ts'
import { paymentsFeature } from './payments/payments-feature.ts'
import { picturesFeature } from './pictures/pictures-feature.ts'
import { phoneOrdersFeature } from './phone-orders/phone-orders-feature.ts'
import { peopleFeature } from './people/people-feature.ts'
import { payoutsFeature } from './payouts/payouts-feature.ts'
import { pricesFeature } from './prices/prices-feature.ts'
import { quickOrderFeature } from './quick-order/quick-order-feature.ts'
import { rateLimitsFeature } from './rate-limits/rate-limits-feature.ts'
import { reconciliationFeature } from './reconciliation/reconciliation-feature.ts'
import { reviewsFeature } from './reviews/reviews-feature.ts'
import { rolesFeature } from './roles/roles-feature.ts'
import { runsFeature } from './runs/runs-feature.ts'
import { savedViewsFeature } from './saved-views/saved-views-feature.ts'
import { searchFeature } from './search/search-feature.ts'
import { sellFeature } from './sell/sell-feature.ts'
import { settingsFeature } from './settings/settings-feature.ts'
import { standingOrdersFeature } from './orders/standing-orders/standing-orders-feature.ts'
import { stockFeature } from './stock/stock-feature.ts'
import { standingFeature } from './standing/standing-feature.ts'
import { supportFeature } from './support/support-feature.ts'
import { countersFeature } from './counters/counters-feature.ts'
import { tokensFeature } from './tokens/tokens-feature.ts'
import { tradeFeature } from './trade/trade-feature.ts'
import { webhooksFeature } from './webhooks/webhooks-feature.ts'
import { wishlistFeature } from './wishlist/wishlist-feature.ts'
import { worklistFeature } from './worklist/worklist-feature.ts'

/**
 * Every feature of the shop, the lowest rank first. The server registers hooks and routes, deletes accounts and lists
 * personal data in this order. This list is the only place to add a new feature.
 */
const allFeatures = [
  pagesFeature,
  mailFeature,
  mediaFeature,
  picturesFeature,
  settingsFeature,
  auditFeature,
  worklistFeature,
  rateLimitsFeature,
  idempotencyFeature,
  countersFeature,
  newsletterFeature,
  accountsFeature,
  catalogueFeature,
  rolesFeature,
  noticesFeature,
  savedViewsFeature,
  pricesFeature,
  deliveryTermsFeature,
  accessoriesFeature,
  groupsFeature,
  runsFeature,
  stockFeature,
  tokensFeature,
  webhooksFeature,
  peopleFeature,
  tradeFeature,
  standingFeature,
  onboardingFeature,
  beersFeature,
  basketFeature,
  wishlistFeature,
  reviewsFeature,
  searchFeature,
  quickOrderFeature,
  paymentsFeature,
  agentsFeature,
  businessesFeature,
  documentsFeature,
  creditFeature,
  emptiesFeature,
  payoutsFeature,
  reconciliationFeature,
  ordersFeature,
  standingOrdersFeature,
  calendarsFeature,
  alertsFeature,
  homeFeature,
  informationFeature,
  supportFeature,
  phoneOrdersFeature,
  sellFeature,
  adminFeature,
  contentFeature,
  importFeature,
  demoTradeFeature,
] as const satisfies readonly Feature<AppDeps>[]

export const features: readonly Feature<AppDeps>[] = allFeatures
/** The scheduled jobs of all features. */
export const jobs = [oldChangesJob, ...features.flatMap((feature) => feature.jobs ?? [])]
/** Where the database holds secrets, all of them sealed. */
export const sealedColumns = features.flatMap((feature) => feature.sealedColumns ?? [])
export const pageTable = sumPages<AppDeps, typeof allFeatures>(allFeatures)
