import { letterPaths } from '../../shared/letter-paths.ts'
import { cartQueryNames } from '../../shared/cart-page.ts'
import { listingQueryNames } from '../../shared/listing-address.ts'
import type { RouteName } from '../../shared/page-payload.ts'
import { paths } from '../../shared/paths.ts'
import { unmovedQueryName } from '../../shared/wished-beer.ts'
import { loadAccessories } from '../accessories/accessories-page.ts'
import {
  loadAccountOverview,
  loadChangeEmail,
  loadConfirmEmail,
  loadResetPassword,
} from '../accounts/account-pages.ts'
import { loadProviderCallback, loadRegister, loadSignIn } from '../accounts/sign-in-pages.ts'
import { loadCart } from '../basket/cart-page.ts'
import { loadBreweries } from '../catalogue/breweries-page.ts'
import { breweryPagePaths, loadBreweryPage } from '../catalogue/brewery-page.ts'
import { loadProductList, productListPaths, viewModeCookie } from '../catalogue/product-list-page.ts'
import { beerPagePaths, loadProductDetail } from '../groups/group-beer-page.ts'
import { groupPagePaths, loadGroupPage } from '../groups/group-page.ts'
import { groupsPaths, loadGroups } from '../groups/groups-page.ts'
import { loadCollectionLocations } from '../information/collection-locations-page.ts'
import { loadGroupDeliveries } from '../information/group-deliveries-page.ts'
import { loadKegKong } from '../information/keg-kong-page.ts'
import { loadPrivacyPolicy, loadTerms } from '../information/legal-pages.ts'
import { loadOffline } from '../information/offline-page.ts'
import { loadRetailPlaceholder } from '../information/retail-page.ts'
import { loadShippingFaq } from '../information/shipping-faq-page.ts'
import { loadForBrewers, loadForShops } from '../information/trade-pages.ts'
import { loadNewsletter, loadNewsletterConfirmation } from '../newsletter/newsletter-page.ts'
import { loadUnsubscribe } from '../newsletter/unsubscribe-page.ts'
import { loadAccountOrder, loadAccountOrders } from '../orders/account-order-pages.ts'
import { loadCheckout, loadGroupCheckout } from '../orders/checkout-page.ts'
import { loadOrderConfirmation, loadOrderPayment } from '../orders/order-step-pages.ts'
import { loadQuickOrder } from '../quick-order/quick-order-page.ts'
import type { PageRequest, PageResult } from '../http/page-loading.ts'
import type { Services } from '../services.ts'
import { loadSupport } from '../support/support-page.ts'
import { loadHome } from '../home/home-page.ts'
import { loadWishlist } from '../wishlist/wishlist-page.ts'

export type PageRow<R extends RouteName> = {
  paths: readonly string[]
  /** Query names that the page reads; all others are ignored, also by the cache. */
  queryNames: readonly string[]
  /** A cookie that stands in for a query name that is absent, as the list view's does (SHOP-38). */
  queryFromCookie?: { cookie: string; name: string; maxAgeSeconds: number; values: readonly string[] }
  /** 'everybody': one HTML for all visitors, kept. 'visitor': rendered for each request, never kept. */
  audience: 'everybody' | 'visitor'
  /** Opening it changes something: a browser that only fetches ahead is turned away, and asks again when it is opened. */
  isDeed?: true
  load: (services: Services, request: PageRequest) => Promise<PageResult<R>>
}

/** A route name that several features answer has a row for each of them. */
type PageTable = {
  [R in Exclude<RouteName, 'notFound' | 'serverFault'>]: PageRow<R> | readonly PageRow<R>[]
}

/** Pages that list beers under heads of their own (C-28). */
const productList = {
  queryNames: listingQueryNames,
  queryFromCookie: viewModeCookie,
  audience: 'everybody',
} as const

/** What a client sees is fetched after load with the client's token, so that the page is the same for everybody. */
const account = { queryNames: [], audience: 'everybody' } as const

/** The compiler asks for paths and loader as soon as a route name has data. */
export const pageTable: PageTable = {
  home: { paths: ['/'], queryNames: [], audience: 'everybody', load: loadHome },
  productList: [
    { ...productList, paths: productListPaths, load: loadProductList },
    { ...productList, paths: breweryPagePaths, load: loadBreweryPage },
    {
      ...productList,
      paths: groupPagePaths,
      queryNames: [...listingQueryNames, 'postcode'],
      load: loadGroupPage,
    },
  ],
  productDetailV2: { paths: beerPagePaths, queryNames: [], audience: 'everybody', load: loadProductDetail },
  breweries: {
    paths: [paths.breweries],
    queryNames: ['region'],
    audience: 'everybody',
    load: loadBreweries,
  },
  groups: { paths: groupsPaths, queryNames: ['pageSize'], audience: 'everybody', load: loadGroups },
  accessories: {
    paths: [paths.accessories],
    queryNames: [],
    audience: 'everybody',
    load: loadAccessories,
  },
  cart: { paths: [paths.cart], queryNames: cartQueryNames, audience: 'visitor', load: loadCart },
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
  quickOrder: { paths: [paths.quickOrder], queryNames: [], audience: 'everybody', load: loadQuickOrder },
  wishlist: {
    paths: [paths.wishlist],
    queryNames: [unmovedQueryName],
    audience: 'visitor',
    load: loadWishlist,
  },
  groupDeliveriesInfo: {
    paths: [paths.groupDeliveries],
    queryNames: ['audience'],
    audience: 'everybody',
    load: loadGroupDeliveries,
  },
  collectionLocations: {
    paths: [paths.collectionLocations],
    queryNames: [],
    audience: 'everybody',
    load: loadCollectionLocations,
  },
  shippingFaq: { paths: [paths.shippingFaq], queryNames: [], audience: 'everybody', load: loadShippingFaq },
  privacyPolicy: {
    paths: [paths.privacyPolicy],
    queryNames: [],
    audience: 'everybody',
    load: loadPrivacyPolicy,
  },
  termsAndConditions: { paths: [paths.terms], queryNames: [], audience: 'everybody', load: loadTerms },
  retailPlaceholder: {
    paths: [paths.retail],
    queryNames: [],
    audience: 'everybody',
    load: loadRetailPlaceholder,
  },
  forBrewers: { paths: [paths.forBrewers], queryNames: [], audience: 'everybody', load: loadForBrewers },
  forShops: { paths: [paths.forShops], queryNames: [], audience: 'everybody', load: loadForShops },
  offline: { paths: [paths.offline], queryNames: [], audience: 'everybody', load: loadOffline },
  kegKong: { paths: [paths.kegKong], queryNames: [], audience: 'everybody', load: loadKegKong },
  support: { paths: [paths.support], queryNames: ['sent'], audience: 'everybody', load: loadSupport },
  newsletter: [
    { paths: [paths.newsletter], queryNames: [], audience: 'everybody', load: loadNewsletter },
    {
      paths: [letterPaths.confirmation],
      queryNames: ['token'],
      audience: 'visitor',
      load: loadNewsletterConfirmation,
    },
  ],
  emailUnsubscribe: {
    paths: [paths.unsubscribe],
    queryNames: ['token'],
    audience: 'visitor',
    isDeed: true,
    load: loadUnsubscribe,
  },
  resetPassword: { ...account, paths: [paths.resetPassword], load: loadResetPassword },
  confirmEmail: { ...account, paths: [paths.confirmEmail], load: loadConfirmEmail },
  changeEmail: { ...account, paths: [paths.changeEmail], load: loadChangeEmail },
  accountOverview: { ...account, paths: [paths.account], load: loadAccountOverview },
  accountOrders: { ...account, paths: [paths.orders], queryNames: ['page'], load: loadAccountOrders },
  accountOrder: {
    paths: ['/account/orders/:number'],
    queryNames: [],
    audience: 'visitor',
    load: loadAccountOrder,
  },
  authLogin: { paths: [paths.login], queryNames: [], audience: 'everybody', load: loadSignIn },
  authRegister: { paths: [paths.register], queryNames: [], audience: 'everybody', load: loadRegister },
  authGoogleCallback: {
    paths: [paths.providerCallback('google')],
    queryNames: [],
    audience: 'everybody',
    load: loadProviderCallback<'authGoogleCallback'>('google'),
  },
  authFacebookCallback: {
    paths: [paths.providerCallback('facebook')],
    queryNames: [],
    audience: 'everybody',
    load: loadProviderCallback<'authFacebookCallback'>('facebook'),
  },
  authMicrosoftCallback: {
    paths: [paths.providerCallback('microsoft')],
    queryNames: [],
    audience: 'everybody',
    load: loadProviderCallback<'authMicrosoftCallback'>('microsoft'),
  },
}
