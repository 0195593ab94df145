import type { Provider } from './api/accounts.ts'
import type { AccessoriesData } from './accessory-list.ts'
import type { ProductDetailData } from './beer-page.ts'
import type { BreweriesData } from './brewery-list.ts'
import type { CartData } from './cart-page.ts'
import type { CheckoutData, OrderStepData } from './checkout-page.ts'
import type { GroupsData } from './group-card.ts'
import type { DeliveryAudience } from './delivery-audience.ts'
import type { HomeData } from './home.ts'
import type { ProductListData } from './listing.ts'
import type { NewsletterData, UnsubscribeData } from './newsletter.ts'
import type { QuickOrderData } from './quick-order-page.ts'
import type { ProviderStarts } from './sign-in-providers.ts'
import type { WishlistPageData } from './wished-beer.ts'
import type { SupportDraft, SupportErrors } from './support-request.ts'

/**
 * What a URL becomes: a route name and its data, inside the frame that every page carries (s1 §2). The server
 * embeds it in the HTML and answers it as JSON at the same URL; React draws the route name.
 */
export type PageData = {
  home: HomeData
  productList: ProductListData
  productDetailV2: ProductDetailData
  breweries: BreweriesData
  groups: GroupsData
  accessories: AccessoriesData
  cart: CartData
  checkout: CheckoutData
  groupCheckout: CheckoutData
  orderPayment: OrderStepData
  orderConfirmation: OrderStepData
  quickOrder: QuickOrderData
  wishlist: WishlistPageData
  groupDeliveriesInfo: { title: string; audience: DeliveryAudience }
  collectionLocations: { title: string }
  shippingFaq: { title: string }
  privacyPolicy: { title: string }
  termsAndConditions: { title: string }
  retailPlaceholder: { title: string }
  forBrewers: { title: string }
  forShops: { title: string }
  kegKong: { title: string }
  support: SupportData
  newsletter: NewsletterData
  emailUnsubscribe: UnsubscribeData
  resetPassword: { title: string }
  confirmEmail: { title: string }
  changeEmail: { title: string }
  accountOverview: { title: string }
  accountOrders: { title: string; page: number }
  accountOrder: { title: string; number: string }
  authLogin: SignInData
  authRegister: SignInData
  authGoogleCallback: ProviderCallbackData
  authFacebookCallback: ProviderCallbackData
  authMicrosoftCallback: ProviderCallbackData
  offline: { title: string }
  notFound: { title: string }
  serverFault: { title: string; requestId: string; path: string }
}

type SignInData = { title: string; subtitle: string; oauthProviders: ProviderStarts }
export type ProviderCallbackData = { title: string; provider: Provider }

type SupportData = {
  title: string
  /** The message went; else the form, with what was typed where it came back. */
  isSent: boolean
  draft: SupportDraft
  errors: SupportErrors
}

export type RouteName = keyof PageData

export type Frame = {
  navigation: Navigation
  footer: Footer
  noticeStrip: NoticeStrip
}

export type PagePayload = {
  [R in RouteName]: {
    route: R
    data: PageData[R]
    /** The visitor's own; null on pages that are the same for everybody. */
    basketSnapshot: null
    wishlistSnapshot: null
    cartSnapshot: null
  } & Frame
}[RouteName]

export type NavigationItem = { section: string; item: string; enabled: boolean }
export type MenuLink = { label: string; href: string }
/** A menu link with a symbol of the icon sprite. */
export type PicturedLink = MenuLink & { picture: string }
export type Navigation = {
  items: NavigationItem[]
  shopBy: ShopBy
}
/** The columns of the Shop By menu: links into the listing (HEAD-14 to HEAD-18). */
export type ShopBy = {
  styles: MenuLink[]
  towns: MenuLink[]
  regions: MenuLink[]
  containers: PicturedLink[]
  strengths: MenuLink[]
}
export type Footer = {
  collectionPointsEnabled: boolean
  newsletterEnabled: boolean
  /** As supplied: the storefront checks address and icon (HEAD-66, HEAD-67). */
  socialLinks: { label: string; iconClass: string; url: string }[]
}
export type NoticeStrip = { enabled: boolean; text: string; link: string | null }
