import type { ComponentType } from 'react'
import type { PageData, RouteName } from '../shared/page-payload.ts'

type PageComponent<R extends RouteName> = ComponentType<{ data: PageData[R] }>
type PageImport<R extends RouteName> = {
  /** The module as the build's manifest calls it: the server tells the browser to fetch it early. */
  module: string
  load: () => Promise<PageComponent<R>>
}

const providerCallback = {
  module: 'storefront/accounts/ProviderCallbackPage.tsx',
  load: () => import('./accounts/ProviderCallbackPage.tsx').then((module) => module.ProviderCallbackPage),
}

const checkout = {
  module: 'storefront/checkout/CheckoutPage.tsx',
  load: () => import('./checkout/CheckoutPage.tsx').then((module) => module.CheckoutPage),
}

/** Route name to page, each its own chunk. The compiler asks for a page as soon as a route name has data. */
const pageImports: { [R in RouteName]: PageImport<R> } = {
  home: {
    module: 'storefront/home/HomePage.tsx',
    load: () => import('./home/HomePage.tsx').then((module) => module.HomePage),
  },
  productList: {
    module: 'storefront/ProductListPage.tsx',
    load: () => import('./ProductListPage.tsx').then((module) => module.ProductListPage),
  },
  productDetailV2: {
    module: 'storefront/catalogue/BeerPage.tsx',
    load: () => import('./catalogue/BeerPage.tsx').then((module) => module.BeerPage),
  },
  breweries: {
    module: 'storefront/catalogue/BreweriesPage.tsx',
    load: () => import('./catalogue/BreweriesPage.tsx').then((module) => module.BreweriesPage),
  },
  groups: {
    module: 'storefront/groups/GroupsPage.tsx',
    load: () => import('./groups/GroupsPage.tsx').then((module) => module.GroupsPage),
  },
  accessories: {
    module: 'storefront/accessories/AccessoriesPage.tsx',
    load: () => import('./accessories/AccessoriesPage.tsx').then((module) => module.AccessoriesPage),
  },
  cart: {
    module: 'storefront/basket/cart-page/CartPage.tsx',
    load: () => import('./basket/cart-page/CartPage.tsx').then((module) => module.CartPage),
  },
  checkout,
  groupCheckout: checkout,
  orderPayment: {
    module: 'storefront/checkout/payment/OrderPaymentPage.tsx',
    load: () => import('./checkout/payment/OrderPaymentPage.tsx').then((module) => module.OrderPaymentPage),
  },
  orderConfirmation: {
    module: 'storefront/checkout/OrderConfirmationPage.tsx',
    load: () => import('./checkout/OrderConfirmationPage.tsx').then((module) => module.OrderConfirmationPage),
  },
  quickOrder: {
    module: 'storefront/quick-order/QuickOrderPage.tsx',
    load: () => import('./quick-order/QuickOrderPage.tsx').then((module) => module.QuickOrderPage),
  },
  wishlist: {
    module: 'storefront/wishlist/WishlistPage.tsx',
    load: () => import('./wishlist/WishlistPage.tsx').then((module) => module.WishlistPage),
  },
  groupDeliveriesInfo: {
    module: 'storefront/information/group-deliveries/GroupDeliveriesPage.tsx',
    load: () =>
      import('./information/group-deliveries/GroupDeliveriesPage.tsx').then(
        (module) => module.GroupDeliveriesPage,
      ),
  },
  collectionLocations: {
    module: 'storefront/information/CollectionLocationsPage.tsx',
    load: () =>
      import('./information/CollectionLocationsPage.tsx').then((module) => module.CollectionLocationsPage),
  },
  shippingFaq: {
    module: 'storefront/information/ShippingFaqPage.tsx',
    load: () => import('./information/ShippingFaqPage.tsx').then((module) => module.ShippingFaqPage),
  },
  privacyPolicy: {
    module: 'storefront/information/legal/PrivacyPolicyPage.tsx',
    load: () =>
      import('./information/legal/PrivacyPolicyPage.tsx').then((module) => module.PrivacyPolicyPage),
  },
  termsAndConditions: {
    module: 'storefront/information/legal/TermsPage.tsx',
    load: () => import('./information/legal/TermsPage.tsx').then((module) => module.TermsPage),
  },
  retailPlaceholder: {
    module: 'storefront/information/RetailPage.tsx',
    load: () => import('./information/RetailPage.tsx').then((module) => module.RetailPage),
  },
  forBrewers: {
    module: 'storefront/information/ForBrewersPage.tsx',
    load: () => import('./information/ForBrewersPage.tsx').then((module) => module.ForBrewersPage),
  },
  forShops: {
    module: 'storefront/information/ForShopsPage.tsx',
    load: () => import('./information/ForShopsPage.tsx').then((module) => module.ForShopsPage),
  },
  kegKong: {
    module: 'storefront/keg-kong/KegKongPage.tsx',
    load: () => import('./keg-kong/KegKongPage.tsx').then((module) => module.KegKongPage),
  },
  support: {
    module: 'storefront/support/SupportPage.tsx',
    load: () => import('./support/SupportPage.tsx').then((module) => module.SupportPage),
  },
  newsletter: {
    module: 'storefront/newsletter/NewsletterPage.tsx',
    load: () => import('./newsletter/NewsletterPage.tsx').then((module) => module.NewsletterPage),
  },
  emailUnsubscribe: {
    module: 'storefront/newsletter/UnsubscribePage.tsx',
    load: () => import('./newsletter/UnsubscribePage.tsx').then((module) => module.UnsubscribePage),
  },
  resetPassword: {
    module: 'storefront/accounts/mail-links/ResetPasswordPage.tsx',
    load: () =>
      import('./accounts/mail-links/ResetPasswordPage.tsx').then((module) => module.ResetPasswordPage),
  },
  confirmEmail: {
    module: 'storefront/accounts/mail-links/ConfirmEmailPage.tsx',
    load: () =>
      import('./accounts/mail-links/ConfirmEmailPage.tsx').then((module) => module.ConfirmEmailPage),
  },
  changeEmail: {
    module: 'storefront/accounts/mail-links/ChangeEmailPage.tsx',
    load: () => import('./accounts/mail-links/ChangeEmailPage.tsx').then((module) => module.ChangeEmailPage),
  },
  accountOverview: {
    module: 'storefront/accounts/overview/AccountOverviewPage.tsx',
    load: () =>
      import('./accounts/overview/AccountOverviewPage.tsx').then((module) => module.AccountOverviewPage),
  },
  accountOrders: {
    module: 'storefront/accounts/AccountOrdersPage.tsx',
    load: () => import('./accounts/AccountOrdersPage.tsx').then((module) => module.AccountOrdersPage),
  },
  authLogin: {
    module: 'storefront/accounts/SignInPage.tsx',
    load: () => import('./accounts/SignInPage.tsx').then((module) => module.SignInPage),
  },
  authRegister: {
    module: 'storefront/accounts/RegisterPage.tsx',
    load: () => import('./accounts/RegisterPage.tsx').then((module) => module.RegisterPage),
  },
  authGoogleCallback: providerCallback,
  authFacebookCallback: providerCallback,
  authMicrosoftCallback: providerCallback,
  offline: {
    module: 'storefront/information/OfflinePage.tsx',
    load: () => import('./information/OfflinePage.tsx').then((module) => module.OfflinePage),
  },
  notFound: {
    module: 'storefront/information/NotFoundPage.tsx',
    load: () => import('./information/NotFoundPage.tsx').then((module) => module.NotFoundPage),
  },
  serverFault: {
    module: 'storefront/information/ServerFaultPage.tsx',
    load: () => import('./information/ServerFaultPage.tsx').then((module) => module.ServerFaultPage),
  },
}

/** What App draws: the component is fetched beforehand, so that drawing never waits. */
export type LoadedPage = ComponentType<{ data: never }>

/** The page of a route name; null for a name nobody knows, which renders nothing (ERR-26). */
export async function loadPage(route: string): Promise<LoadedPage | null> {
  if (!Object.hasOwn(pageImports, route)) return null
  return pageImports[route as RouteName].load() as Promise<LoadedPage>
}

/** All pages at once, for the server. */
export async function loadAllPages(): Promise<Map<string, LoadedPage | null>> {
  const routes = Object.keys(pageImports)
  const pages = await Promise.all(routes.map(loadPage))
  return new Map(routes.map((route, index) => [route, pages[index] ?? null]))
}

/** Route name to the module of its page. */
export const pageModules: Record<string, string> = Object.fromEntries(
  Object.entries(pageImports).map(([route, page]) => [route, page.module]),
)
