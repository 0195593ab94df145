import type { Provider, ProviderStarts } from '../accounts/sign-in-providers.ts'
import type { AccessoriesData, ProductDetailData } from './beer-page-data.ts'
import type { BreweriesData } from './brewery-list.ts'
import type { CartData } from './cart-page-data.ts'
import type { TradePageData } from '../trade/trade-form.ts'
import type { CheckoutData, OrderStepData } from '../checkout/checkout-page-data.ts'
import type { GroupsData } from '../groups/group-card.ts'
import type { DeliveryAudience } from '../paths/delivery-audience.ts'
import type { HomeData } from './home-page-data.ts'
import type { ProductListData } from './listing-data.ts'
import type { SettingsSection, UndoEmailChangeData } from '../accounts/settings-pages.ts'
import type { NewsletterData, UnsubscribeData } from '../newsletter/newsletter-data.ts'
import type { OrderRequestLinkData } from '../orders/order-request-link-data.ts'
import type { PhoneOrderLinkData } from '../orders/phone-order-link-data.ts'
import type { StandingLinkData } from '../orders/standing-link-data.ts'
import type { StandingPageData } from '../orders/account-paths.ts'
import type { StepLinkData } from '../orders/step-link-data.ts'
import type { QuickOrderData } from './quick-order-page-data.ts'
import type { Frame } from './page-frame-data.ts'
import type { WishlistPageData } from '../wishlist/wished-beer.ts'
import type { LegalText } from '../information/legal-text.ts'
import type { CompanySetting, HubsSetting } from '../information/legal-words.ts'
import type { ShippingTopic } from '../information/text-markup.ts'
import type { SupportDraft, SupportErrors } from '../information/support-request.ts'

/**
 * What a URL becomes: a route name and its data, inside the frame that every page carries (ENT-60). The server
 * embeds it in the HTML and answers it as JSON at the same URL; the storefront draws the route name.
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
  collectionLocations: { title: string } & HubsSetting
  shippingFaq: { title: string; topics: ShippingTopic[]; contactEmail: string }
  privacyPolicy: LegalPageData
  termsAndConditions: LegalPageData
  retailPlaceholder: { title: string }
  /** The platform's fee in hundredths of a percent, and the working days from leaving to being paid. */
  forBrewers: { title: string; feeRate: number; payoutDelayDays: number }
  forShops: { title: string }
  kegKong: { title: string }
  support: SupportData
  newsletter: NewsletterData
  emailUnsubscribe: UnsubscribeData
  resetPassword: { title: string }
  confirmEmail: { title: string }
  changeEmail: { title: string }
  undoEmailChange: UndoEmailChangeData
  secondFactor: { title: string }
  /** The pages of settings are among those of the account. */
  accountOverview: { title: string; section?: SettingsSection }
  tradeAccount: TradePageData
  credit: { title: string }
  /** Standing orders and empties are among the pages of orders. */
  accountOrders: {
    title: string
    page: number
    /** Orders of all sites of the business that the client may read. */
    hasAllSites?: true
    standing?: StandingPageData
    isEmpties?: true
    /** Orders that wait for an approval; new where the buyer comes from the checkout. */
    requests?: { isNew: boolean }
  }
  /** With what a mail's link does with it, which needs no session. */
  /** What the link of an order by phone confirms. */
  phoneOrder: PhoneOrderLinkData
  accountOrder: {
    title: string
    number: string
    step?: StepLinkData
    standing?: StandingLinkData
    request?: OrderRequestLinkData
  }
  authLogin: SignInData
  authRegister: SignInData
  authGoogleCallback: ProviderCallbackData
  authFacebookCallback: ProviderCallbackData
  authMicrosoftCallback: ProviderCallbackData
  offline: { title: string }
  status: StatusData
  notFound: { title: string }
  serverFault: {
    title: string
    status: number
    /** Why the shop does not do it; null where the fault is the shop's own. */
    refusal: string | null
    requestId: string
    path: string
  }
}

type SignInData = { title: string; subtitle: string; oauthProviders: ProviderStarts }
export type ProviderCallbackData = { title: string; provider: Provider }

/** What answers now, for people; programs ask /healthz. */
type StatusData = {
  title: string
  parts: { name: string; isWorking: boolean; detail: string }[]
  /** ISO moment. */
  checkedAt: string
}

type SupportData = {
  title: string
  /** The message went; else the form, with what was typed where it came back. */
  isSent: boolean
  draft: SupportDraft
  errors: SupportErrors
  company: CompanySetting & { email: string }
}

/** A legal text, with the days until which versions before it held. */
type LegalPageData = {
  title: string
  text: LegalText
  formerDays: string[]
  /** The day until which this version held; null for the one that holds. */
  until: string | null
}

export type RouteName = keyof PageData

/**
 * Every payload names the visitor's basket, wishlist and cart (ENT-60) and leaves them empty: one HTML serves all
 * visitors, and the browser asks for what is the visitor's own (docs/decisions/0016-baskets-in-the-browser.md).
 */
export const noSnapshots = { basketSnapshot: null, wishlistSnapshot: null, cartSnapshot: null } as const

export type PagePayload = {
  [R in RouteName]: {
    route: R
    data: PageData[R]
  } & Frame &
    typeof noSnapshots
}[RouteName]
