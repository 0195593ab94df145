import {
  emptiesPath,
  newStandingOrderPath,
  standingOrdersPath,
} from '../../../shared/orders/account-paths.ts'
import { loadEmpties } from '../empties/empties-page.ts'
import { standingLinkPath } from '../../../shared/orders/standing-link-data.ts'
import { stepLinkPath } from '../../../shared/orders/step-link-data.ts'
import { orderRequestLinkPath, orderRequestsPath } from '../../../shared/orders/order-requests.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { Feature } from '../../feature.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Identity } from '../../platform/http/identity.ts'
import type { MediaStore } from '../../platform/media/media-store.ts'
import type { SendPage } from '../../platform/http/page-loading.ts'
import { loadAccountOrder, loadAccountOrders } from './account-order-pages.ts'
import { checkoutFormRoutes } from './checkout-form-routes.ts'
import { changeRoutes } from './changes/change-routes.ts'
import { providerQuestionRoutes } from './provider-question-routes.ts'
import { disputeRoutes } from './disputes/dispute-routes.ts'
import { buyerClaimRoutes } from './claims/buyer-claim-routes.ts'
import { claimPictureRoutes } from './claims/claim-picture-routes.ts'
import { sweepClaimPictures } from './claims/claim-pictures.ts'
import { workerClaimRoutes } from './claims/worker-claim-routes.ts'
import { loadCheckout, loadGroupCheckout } from './checkout-page.ts'
import { invoiceRoutes } from './invoice-routes.ts'
import { sweepOrders } from './lapse-orders.ts'
import { insightRoutes } from './insight/insight-routes.ts'
import { loadStepLink } from './life/step-link-page.ts'
import { stepLinkRoutes } from './life/step-link-routes.ts'
import { sweepDeadlines } from './life/sweep-deadlines.ts'
import { watchUnreachableBreweries } from './life/watch-unreachable-breweries.ts'
import { workerStepRoutes } from './life/worker-step-routes.ts'
import { groupRunRoutes } from './organising/group-run-routes.ts'
import { groupPlanRoutes } from './organising/group-plan-routes.ts'
import { runActionRoutes } from './organising/run-act-routes.ts'
import { remindOfRuns } from './organising/remind-of-runs.ts'
import { sendPickingMails } from './picking/send-picking-mails.ts'
import { pickingRoutes } from './picking/picking-routes.ts'
import { moneyRefundRoutes } from './refunds/money-refund-routes.ts'
import { creditDeposits } from './refunds/credit-deposits.ts'
import { refundRoutes } from './refunds/refund-routes.ts'
import { lapseUnconfirmed } from './refunds/lapse-unconfirmed.ts'
import { sellingOrderRoutes } from './selling/selling-order-routes.ts'
import { ownPubNotes } from './selling/pub-notes.ts'
import { sellingPubRoutes } from './selling/selling-pub-routes.ts'
import { stockMovementRoutes } from './selling/stock-movement-routes.ts'
import { staffOrderRoutes } from './staff/staff-order-routes.ts'
import { webhookRoutes } from './payment-webhook-routes.ts'
import { orderRoutes } from './order-routes.ts'
import type { OrderDeps } from './order-deps.ts'
import { loadOrderConfirmation, loadOrderPayment } from './order-step-pages.ts'
import { forgetBuyer, ownOrders, tidyOrders, unsettledOrders } from './own-orders.ts'
import { expireRequests, tidyRequests } from './requests/expire-requests.ts'
import { loadOrderRequestLink } from './requests/order-request-link-page.ts'
import { orderRequestLinkRoutes } from './requests/order-request-link-routes.ts'
import { loadOrderRequests } from './requests/order-requests-page.ts'
import { orderRequestRoutes } from './requests/order-request-routes.ts'
import { forgetOrderRequests, ownOrderRequests } from './requests/own-order-requests.ts'
import { runQuoteRoutes } from './runs/run-quote-routes.ts'
import { recountOfferUnits } from './claim-offer-units.ts'
import { sweepRuns } from './runs/sweep-runs.ts'
import { loadStandingLink } from './standing-orders/standing-link-page.ts'
import {
  loadNewStandingOrder,
  loadStandingOrder,
  loadStandingOrders,
} from './standing-orders/standing-order-pages.ts'
import { watchStoppedParts } from './watch-stopped-parts.ts'
import { storeOldDocuments } from './store-old-document.ts'
import type { OrderSettings } from './order-calls.ts'

type OrdersDeps = OrderDeps & {
  accounts: Accounts
  identity: Identity
  sendPage: SendPage
  mediaStore: MediaStore
  orders?: OrderSettings | undefined
}

/** From the checkout to the invoice; a placed order copies all it says. */
export const ordersFeature = {
  register: async (app, deps) => {
    await app.register(orderRoutes, deps)
    await app.register(orderRequestRoutes, deps)
    await app.register(orderRequestLinkRoutes, deps)
    await app.register(webhookRoutes, deps)
    await app.register(invoiceRoutes, deps)
    await app.register(checkoutFormRoutes, deps)
    await app.register(sellingOrderRoutes, deps)
    await app.register(sellingPubRoutes, deps)
    await app.register(insightRoutes, deps)
    await app.register(stockMovementRoutes, deps)
    await app.register(pickingRoutes, deps)
    await app.register(groupRunRoutes, deps)
    await app.register(runQuoteRoutes, deps)
    await app.register(runActionRoutes, deps)
    await app.register(groupPlanRoutes, deps)
    await app.register(workerStepRoutes, deps)
    await app.register(staffOrderRoutes, deps)
    await app.register(changeRoutes, deps)
    await app.register(refundRoutes, deps)
    await app.register(moneyRefundRoutes, deps)
    await app.register(buyerClaimRoutes, deps)
    await app.register(workerClaimRoutes, deps)
    await app.register(disputeRoutes, deps)
    await app.register(providerQuestionRoutes, deps)
    await app.register(claimPictureRoutes, deps)
    await app.register(stepLinkRoutes, deps)
  },
  pages: {
    checkout: {
      paths: [paths.checkout],
      queryNames: ['groupId', 'groupName'],
      audience: 'visitor',
      load: loadCheckout,
    },
    groupCheckout: {
      paths: ['/groups/:slug/checkout'],
      queryNames: ['groupId', 'groupName'],
      audience: 'visitor',
      load: loadGroupCheckout,
    },
    orderPayment: {
      paths: ['/account/orders/:number/payment'],
      queryNames: [],
      audience: 'visitor',
      load: loadOrderPayment,
    },
    orderConfirmation: {
      paths: ['/account/orders/:number/thanks'],
      queryNames: [],
      audience: 'visitor',
      load: loadOrderConfirmation,
    },
    accountOrders: [
      {
        paths: [paths.orders],
        queryNames: ['page', 'site'],
        audience: 'everybody',
        load: loadAccountOrders,
      },
      {
        paths: [orderRequestsPath],
        queryNames: ['requested'],
        audience: 'everybody',
        load: loadOrderRequests,
      },
      { paths: [emptiesPath], queryNames: [], audience: 'everybody', load: loadEmpties },
      { paths: [standingOrdersPath], queryNames: [], audience: 'everybody', load: loadStandingOrders },
      {
        paths: [newStandingOrderPath],
        queryNames: ['order', 'group'],
        audience: 'visitor',
        load: loadNewStandingOrder,
      },
      { paths: [`${standingOrdersPath}/:id`], queryNames: [], audience: 'visitor', load: loadStandingOrder },
    ],
    accountOrder: [
      {
        paths: ['/account/orders/:number'],
        queryNames: [],
        audience: 'visitor',
        load: loadAccountOrder,
      },
      {
        paths: [orderRequestLinkPath],
        queryNames: ['token'],
        audience: 'visitor',
        load: loadOrderRequestLink,
      },
      { paths: [stepLinkPath], queryNames: ['token'], audience: 'visitor', load: loadStepLink },
      { paths: [standingLinkPath], queryNames: ['token'], audience: 'visitor', load: loadStandingLink },
    ],
  },
  jobs: [
    { name: 'store old papers', everySeconds: 600, run: storeOldDocuments },
    { name: 'tidy orders', everySeconds: 3600, run: ({ database }) => tidyOrders(database) },
    { name: 'end order requests', everySeconds: 30, run: expireRequests },
    { name: 'tidy order requests', everySeconds: 3600, run: tidyRequests },
    { name: 'sweep orders', everySeconds: 20, run: sweepOrders },
    {
      name: 'count units sold at offers',
      everySeconds: 10,
      run: ({ database, clock }) => recountOfferUnits(database, clock()),
    },
    { name: 'sweep deadlines of orders', everySeconds: 20, run: sweepDeadlines },
    { name: 'write of tomorrow’s picking', everySeconds: 60, run: sendPickingMails },
    { name: 'sweep runs', everySeconds: 20, run: sweepRuns },
    { name: 'remind of runs', everySeconds: 60, run: remindOfRuns },
    { name: 'end refunds nobody confirmed', everySeconds: 60, run: lapseUnconfirmed },
    { name: 'credit deposits of containers that are back', everySeconds: 20, run: creditDeposits },
    { name: 'sweep pictures of claims', everySeconds: 3600, run: sweepClaimPictures },
    { name: 'watch stopped parts', everySeconds: 20, run: watchStoppedParts },
    { name: 'watch unreachable breweries', everySeconds: 30, run: watchUnreachableBreweries },
  ],
  personalData: [...ownOrders, { name: 'orderRequests', read: ownOrderRequests }, ownPubNotes],
  forgetClient: forgetOrderRequests,
  forgetBuyer,
  unsettled: unsettledOrders,
} satisfies Feature<OrdersDeps>
