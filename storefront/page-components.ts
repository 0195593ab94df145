import type { ComponentType } from 'react'
import type { PageData, RouteName } from '../shared/pages/page-payload.ts'

type PageComponent<R extends RouteName> = ComponentType<{ data: PageData[R] }>
type PageImport<R extends RouteName> = () => Promise<PageComponent<R>>

const providerCallback = () =>
  import('./accounts/ProviderCallbackPage.tsx').then((module) => module.ProviderCallbackPage)

const checkout = () => import('./checkout/CheckoutPage.tsx').then((module) => module.CheckoutPage)

/** Route name to page, each its own chunk. The compiler asks for a page as soon as a route name has data. */
export const pageImports: { [R in RouteName]: PageImport<R> } = {
  home: () => import('./home/HomePage.tsx').then((module) => module.HomePage),
  productList: () => import('./groups/ProductListPage.tsx').then((module) => module.ProductListPage),
  productDetailV2: () => import('./catalogue/BeerPage.tsx').then((module) => module.BeerPage),
  breweries: () => import('./catalogue/BreweriesPage.tsx').then((module) => module.BreweriesPage),
  groups: () => import('./groups/GroupsPage.tsx').then((module) => module.GroupsPage),
  accessories: () => import('./accessories/AccessoriesPage.tsx').then((module) => module.AccessoriesPage),
  cart: () => import('./basket/cart-page/CartPage.tsx').then((module) => module.CartPage),
  checkout,
  groupCheckout: checkout,
  orderPayment: () =>
    import('./checkout/payment/OrderPaymentPage.tsx').then((module) => module.OrderPaymentPage),
  orderConfirmation: () =>
    import('./checkout/OrderConfirmationPage.tsx').then((module) => module.OrderConfirmationPage),
  quickOrder: () => import('./quick-order/QuickOrderPage.tsx').then((module) => module.QuickOrderPage),
  wishlist: () => import('./wishlist/WishlistPage.tsx').then((module) => module.WishlistPage),
  groupDeliveriesInfo: () =>
    import('./information/group-deliveries/GroupDeliveriesPage.tsx').then(
      (module) => module.GroupDeliveriesPage,
    ),
  collectionLocations: () =>
    import('./information/CollectionLocationsPage.tsx').then((module) => module.CollectionLocationsPage),
  shippingFaq: () => import('./information/ShippingFaqPage.tsx').then((module) => module.ShippingFaqPage),
  privacyPolicy: () =>
    import('./information/legal/PrivacyPolicyPage.tsx').then((module) => module.PrivacyPolicyPage),
  termsAndConditions: () => import('./information/legal/TermsPage.tsx').then((module) => module.TermsPage),
  retailPlaceholder: () => import('./information/RetailPage.tsx').then((module) => module.RetailPage),
  forBrewers: () => import('./information/ForBrewersPage.tsx').then((module) => module.ForBrewersPage),
  forShops: () => import('./information/ForShopsPage.tsx').then((module) => module.ForShopsPage),
  status: () => import('./information/StatusPage.tsx').then((module) => module.StatusPage),
  kegKong: () => import('./keg-kong/KegKongPage.tsx').then((module) => module.KegKongPage),
  support: () => import('./support/SupportPage.tsx').then((module) => module.SupportPage),
  newsletter: () => import('./newsletter/NewsletterPage.tsx').then((module) => module.NewsletterPage),
  emailUnsubscribe: () => import('./newsletter/UnsubscribePage.tsx').then((module) => module.UnsubscribePage),
  resetPassword: () =>
    import('./accounts/mail-links/ResetPasswordPage.tsx').then((module) => module.ResetPasswordPage),
  confirmEmail: () =>
    import('./accounts/mail-links/ConfirmEmailPage.tsx').then((module) => module.ConfirmEmailPage),
  changeEmail: () =>
    import('./accounts/mail-links/ChangeEmailPage.tsx').then((module) => module.ChangeEmailPage),
  undoEmailChange: () =>
    import('./accounts/mail-links/UndoEmailChangePage.tsx').then((module) => module.UndoEmailChangePage),
  secondFactor: () =>
    import('./accounts/second-factor/SecondFactorPage.tsx').then((module) => module.SecondFactorPage),
  accountOverview: () => import('./orders/overview/OverviewPage.tsx').then((module) => module.OverviewPage),
  credit: () => import('./credit/CreditPage.tsx').then((module) => module.CreditPage),
  tradeAccount: () => import('./trade/TradeAccountPage.tsx').then((module) => module.TradeAccountPage),
  accountOrders: () => import('./orders/AccountOrdersPage.tsx').then((module) => module.AccountOrdersPage),
  accountOrder: () => import('./orders/AccountOrderPage.tsx').then((module) => module.AccountOrderPage),
  authLogin: () => import('./accounts/SignInPage.tsx').then((module) => module.SignInPage),
  authRegister: () => import('./accounts/RegisterPage.tsx').then((module) => module.RegisterPage),
  authGoogleCallback: providerCallback,
  authFacebookCallback: providerCallback,
  authMicrosoftCallback: providerCallback,
  offline: () => import('./information/OfflinePage.tsx').then((module) => module.OfflinePage),
  notFound: () => import('./information/NotFoundPage.tsx').then((module) => module.NotFoundPage),
  serverFault: () => import('./information/ServerFaultPage.tsx').then((module) => module.ServerFaultPage),
}

/** What App draws: the component is fetched beforehand, so that drawing never waits. */
export type LoadedPage = ComponentType<{ data: never }>

/** The page of a route name; null for a name nobody knows, which renders nothing (ERR-26). */
export async function loadPage(route: string): Promise<LoadedPage | null> {
  if (!Object.hasOwn(pageImports, route)) return null
  return pageImports[route as RouteName]() as Promise<LoadedPage>
}

/** All pages at once, for the server. */
export async function loadAllPages(): Promise<Map<string, LoadedPage | null>> {
  const routes = Object.keys(pageImports)
  const pages = await Promise.all(routes.map(loadPage))
  return new Map(routes.map((route, index) => [route, pages[index] ?? null]))
}
