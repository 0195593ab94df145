const part = encodeURIComponent

/** Every address of the staff's console, which the storefront does not know but for the first one. */
export const staffPaths = {
  worklist: '/admin',
  audit: '/admin/audit',
  market: '/admin/market',
  system: '/admin/system',
  orders: '/admin/orders',
  notifications: '/admin/notifications',
  buyers: '/admin/buyers',
  people: '/admin/people',
  /** The guide of the console. */
  help: '/admin/help',
  shop: '/admin/shop',
  shopEntry: (entry: string) => `/admin/shop/${part(entry)}`,
  reviews: '/admin/reviews',
  review: (id: string) => `/admin/reviews/${part(id)}`,
  buyer: (id: string) => `/admin/buyers/${part(id)}`,
  breweries: '/admin/breweries',
  application: (id: string) => `/admin/breweries/applications/${part(id)}`,
  groups: '/admin/groups',
  group: (slug: string) => `/admin/groups/${part(slug)}`,
  catalogue: '/admin/catalogue',
  beerChange: (id: string) => `/admin/catalogue/${part(id)}`,
  brewery: (slug: string) => `/admin/breweries/${part(slug)}`,
  money: (tab: string, name?: string) =>
    `/admin/money/${part(tab)}${name === undefined ? '' : `/${part(name)}`}`,
  /** The order pad of a buyer. */
  buyerOrder: (id: string) => `/admin/buyers/${part(id)}/order`,
  order: (number: string) => `/admin/orders/${part(number)}`,
}
