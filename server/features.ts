import { oldChangesJob } from './platform/database/old-changes-job.ts'
import { accessoriesFeature } from './catalogue/accessories/accessories-feature.ts'
import { accountsFeature } from './identity/accounts/accounts-feature.ts'
import { adminFeature } from './backoffice/admin/admin-feature.ts'
import { alertsFeature } from './engagement/alerts/alerts-feature.ts'
import { agentsFeature } from './integrations/agents/agents-feature.ts'
import { auditFeature } from './platform/audit/audit-feature.ts'
import { basketFeature } from './trading/basket/basket-feature.ts'
import { businessesFeature } from './parties/businesses/businesses-feature.ts'
import { calendarsFeature } from './integrations/calendars/calendars-feature.ts'
import { beersFeature } from './backoffice/own-beers/beers-feature.ts'
import { catalogueFeature } from './catalogue/beers/catalogue-feature.ts'
import { contentFeature } from './content/shop-content/content-feature.ts'
import { creditFeature } from './finance/credit/credit-feature.ts'
import { documentsFeature } from './finance/documents/documents-feature.ts'
import { emptiesFeature } from './trading/empties/empties-feature.ts'
import type { Feature } from './feature.ts'
import { deliveryTermsFeature } from './trading/delivery-terms/delivery-terms-feature.ts'
import { groupsFeature } from './catalogue/groups/groups-feature.ts'
import { homeFeature } from './engagement/home/home-feature.ts'
import { idempotencyFeature } from './platform/idempotency/idempotency-feature.ts'
import { importFeature } from './backoffice/import/import-feature.ts'
import { informationFeature } from './content/information/information-feature.ts'
import { demoTradeFeature } from './backoffice/demo-trade/demo-trade-feature.ts'
import { mailFeature } from './platform/mail/mail-feature.ts'
import { mediaFeature } from './platform/media/media-feature.ts'
import { noticesFeature } from './parties/notices/notices-feature.ts'
import { newsletterFeature } from './identity/newsletter/newsletter-feature.ts'
import { onboardingFeature } from './parties/onboarding/onboarding-feature.ts'
import type { AppDeps } from './open-deps.ts'
import { ordersFeature } from './trading/orders/orders-feature.ts'
import { sumPages } from './content/pages/page-table.ts'
import { pagesFeature } from './content/pages/pages-feature.ts'
import { paymentsFeature } from './finance/payments/payments-feature.ts'
import { picturesFeature } from './content/pictures/pictures-feature.ts'
import { phoneOrdersFeature } from './trading/phone-orders/phone-orders-feature.ts'
import { peopleFeature } from './parties/people/people-feature.ts'
import { payoutsFeature } from './finance/payouts/payouts-feature.ts'
import { pricesFeature } from './trading/prices/prices-feature.ts'
import { quickOrderFeature } from './trading/quick-order/quick-order-feature.ts'
import { rateLimitsFeature } from './platform/rate-limits/rate-limits-feature.ts'
import { reconciliationFeature } from './finance/reconciliation/reconciliation-feature.ts'
import { reviewsFeature } from './engagement/reviews/reviews-feature.ts'
import { rolesFeature } from './parties/roles/roles-feature.ts'
import { runsFeature } from './parties/runs/runs-feature.ts'
import { savedViewsFeature } from './parties/saved-views/saved-views-feature.ts'
import { searchFeature } from './engagement/search/search-feature.ts'
import { sellFeature } from './backoffice/sell/sell-feature.ts'
import { settingsFeature } from './platform/settings/settings-feature.ts'
import { standingOrdersFeature } from './trading/orders/standing-orders/standing-orders-feature.ts'
import { stockFeature } from './trading/stock/stock-feature.ts'
import { standingFeature } from './parties/brewery-standing/standing-feature.ts'
import { supportFeature } from './content/support/support-feature.ts'
import { countersFeature } from './platform/counters/counters-feature.ts'
import { tokensFeature } from './parties/tokens/tokens-feature.ts'
import { tradeFeature } from './parties/trade-accounts/trade-feature.ts'
import { webhooksFeature } from './integrations/webhooks/webhooks-feature.ts'
import { wishlistFeature } from './engagement/wishlist/wishlist-feature.ts'
import { worklistFeature } from './platform/worklist/worklist-feature.ts'

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
