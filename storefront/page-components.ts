import type { ComponentType } from 'react'
import type { ListingHead, ListPageData } from '../shared/pages/listing-data.ts'
import type { PageData, PagePayload, RouteName } from '../shared/pages/page-payload.ts'

/** A list has a component for each kind of head, so that no one fetches the head of another. */
type ListForm = `productList ${ListingHead['kind']}`
export type PageForm = Exclude<RouteName, 'productList'> | ListForm

type DataOf<F> = F extends `productList ${infer Kind extends ListingHead['kind']}`
  ? ListPageData<Kind>
  : F extends RouteName
    ? PageData[F]
    : never
type PageImport<F> = () => Promise<ComponentType<{ data: DataOf<F> }>>

const providerCallback = () =>
  import('./accounts/ProviderCallbackPage.tsx').then((module) => module.ProviderCallbackPage)

const checkout = () => import('./checkout/CheckoutPage.tsx').then((module) => module.CheckoutPage)

/** Form to page, each its own chunk. The compiler asks for a page as soon as a route name has data. */
export const pageImports: { [F in PageForm]: PageImport<F> } = {
  home: () => import('./home/HomePage.tsx').then((module) => module.HomePage),
  'productList shop': () =>
    import('./catalogue/ProductListPage.tsx').then((module) => module.ProductListPage),
  'productList brewery': () =>
    import('./catalogue/BreweryBeersPage.tsx').then((module) => module.BreweryBeersPage),
  'productList group': () => import('./groups/GroupBeersPage.tsx').then((module) => module.GroupBeersPage),
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
    import('./information/legal/LegalDocument.tsx').then((module) => module.PrivacyPolicyPage),
  termsAndConditions: () =>
    import('./information/legal/LegalDocument.tsx').then((module) => module.TermsPage),
  retailPlaceholder: () => import('./information/RetailPage.tsx').then((module) => module.RetailPage),
  forBrewers: () => import('./information/TradePage.tsx').then((module) => module.ForBrewersPage),
  forShops: () => import('./information/TradePage.tsx').then((module) => module.ForShopsPage),
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
  phoneOrder: () => import('./orders/PhoneOrderPage.tsx').then((module) => module.PhoneOrderPage),
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

/** The form of a page. A route name that no one knows is its own. */
export const formOf = ({ route, data }: PagePayload): PageForm =>
  route === 'productList' ? `productList ${data.head.kind}` : route

/** The page that a payload shows; null for a route name no one knows, which renders nothing (ERR-26). */
export async function loadPage(payload: PagePayload): Promise<LoadedPage | null> {
  const form = formOf(payload)
  return Object.hasOwn(pageImports, form) ? (pageImports[form]() as Promise<LoadedPage>) : null
}

/** All pages at once, for the server. */
export async function loadAllPages(): Promise<Map<string, LoadedPage>> {
  const forms = Object.entries(pageImports)
  const pages = await Promise.all(forms.map(([, load]) => load() as Promise<LoadedPage>))
  return new Map(forms.map(([form], index) => [form, pages[index]!]))
}
