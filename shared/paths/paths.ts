import type { Provider } from '../accounts/sign-in-providers.ts'
import { groupPageSize } from '../limits/limits.ts'
import type { DeliveryAudience } from './delivery-audience.ts'
import { beerPathSlug, normaliseGroupSlug } from '../format/slug.ts'

/** A link with its words: of a menu, of a breadcrumb, of a row of tabs. */
export type MenuLink = { label: string; href: string }
/** A menu link with a symbol of the icon sprite. */
export type PicturedLink = MenuLink & { picture: string }

export type BeerPathParts = { brewerySlug: string; style: string; name: string; id: string }

/** Every address of the site is built here, and nowhere else. */
export const paths = {
  home: '/',
  shop: '/shop',
  latestReleases: '/releases/latest',
  caskReleases: '/releases/cask-latest',
  kegReleases: '/releases/keg-latest',
  groups: '/groups',
  breweries: '/breweries',
  accessories: '/accessories',
  groupDeliveries: '/group-deliveries',
  collectionLocations: '/collection-locations',
  shippingFaq: '/shipping-faq',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-conditions',
  support: '/support',
  forBrewers: '/for-brewers',
  forShops: '/for-shops',
  cart: '/cart',
  quickOrder: '/quick-order',
  quickOrderCall: '/public/quick-order',
  /** Where forms that add to a basket post. */
  cartLines: '/cart/lines',
  cartQuantity: '/cart/lines/quantity',
  cartRemoval: '/cart/lines/removal',
  cartClearing: '/cart/clearing',
  cartPrices: '/cart/prices',
  /** Where the hearts of visitors without JavaScript post. */
  wishlistBeers: '/wishlist/beers',
  /** Where the gates' forms post before any script has come. */
  gateAudience: '/gates/audience',
  gatePassword: '/gates/password',
  checkout: '/checkout',
  login: '/account/login',
  register: '/account/register',
  resetPassword: '/account/reset-password',
  undoEmailChange: '/account/undo-email-change',
  secondFactor: '/account/second-factor',
  orders: '/account/orders',
  account: '/account/overview',
  /** The trade account, without which no one orders (TRADE-01). */
  trade: '/account/trade',
  kegKong: '/keg-kong',
  unsubscribe: '/unsubscribe',
  newsletter: '/newsletter',
  healthCheck: '/healthz',
  status: '/status',
  offline: '/offline',
  /** The staff's console, which is a build of its own (docs/decisions/0052). */
  admin: '/admin',
  contact: 'mailto:hello@dray.example',
  suggestions: '/public/search/suggestions',

  /** Signing in and then going on to `next`; home needs no naming. */
  loginFor: (next: string) => `${paths.login}${nextQuery(next)}`,
  registerFor: (next: string) => `${paths.register}${nextQuery(next)}`,
  /** Paying for a placed order, and what is said once it is done. */
  orderPayment: (number: string) => `${paths.order(number)}/payment`,
  ordersPage: (page: number) => (page <= 1 ? paths.orders : `${paths.orders}?page=${page}`),
  orderConfirmation: (number: string) => `${paths.order(number)}/thanks`,
  order: (number: string) => `/account/orders/${encodeURIComponent(number)}`,
  providerCallback: (provider: Provider) => `/auth/${provider}/callback`,

  groupDeliveriesFor: (audience: DeliveryAudience) =>
    audience === 'venues' ? '/group-deliveries' : `/group-deliveries?audience=${audience}`,

  /** BEER-01, and BEER-02 inside a group. The page goes by the id alone (C-59). */
  beer: (beer: BeerPathParts, groupSlug?: string) =>
    `${groupSlug === undefined ? '' : paths.group(groupSlug)}/beer/${beerPathSlug(beer.brewerySlug, 'brewery')}` +
    `/${beerPathSlug(beer.style, 'beer')}/${beerPathSlug(beer.name, 'release')}/${beer.id}`,
  /** The group whose basket a beer's page fills, by its address; null outside groups. */
  groupOfBeer: (href: string) => /^\/groups\/([^/]+)\/beer\//.exec(href)?.[1] ?? null,
  brewery: (slug: string) => `/brewery/${encodeURIComponent(slug)}`,
  group: (slug: string) => `/groups/${encodeURIComponent(normaliseGroupSlug(slug) || 'group')}`,
  groupCheckout: (slug: string, group: { id: string; name: string }) =>
    `${paths.group(slug)}/checkout?${new URLSearchParams({ groupId: group.id, groupName: group.name })}`,
  /** GRP-05 and GRP-06: the page only above 1, the page size only when it is not the default. */
  groupRegion: (region: string, page = 1, pageSize = groupPageSize.default) =>
    `/groups/region/${encodeURIComponent(region)}${page > 1 ? `/page/${page}` : ''}` +
    (pageSize === groupPageSize.default ? '' : `?pageSize=${pageSize}`),
  /** A page of the groups listing: the first of all regions is /groups itself. */
  groupList: (region: string, page = 1, pageSize = groupPageSize.default) =>
    region === 'all' && page <= 1
      ? paths.groupRegion('all', page, pageSize).replace('/groups/region/all', paths.groups)
      : paths.groupRegion(region, page, pageSize),

  scene: (name: string) => `/pictures/scene/${name}.svg`,
}

/** The shop's own address, without 'mailto:'. */
export const contactAddress = paths.contact.replace('mailto:', '')

const nextQuery = (next: string) => (next === '/' ? '' : `?${new URLSearchParams({ next })}`)
