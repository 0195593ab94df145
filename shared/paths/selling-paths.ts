const part = encodeURIComponent

/** Every address of the console of breweries and organisers, which the storefront does not know. */
export const sellingPaths = {
  chooser: '/sell',
  today: (brewery: string) => `/sell/${part(brewery)}`,
  orders: (brewery: string) => `/sell/${part(brewery)}/orders`,
  order: (brewery: string, number: string) => `/sell/${part(brewery)}/orders/${part(number)}`,
  picking: (brewery: string) => `/sell/${part(brewery)}/picking`,
  stock: (brewery: string) => `/sell/${part(brewery)}/stock`,
  /** One container after another, on a phone in the cellar. */
  count: (brewery: string) => `/sell/${part(brewery)}/stock/count`,
  beers: (brewery: string) => `/sell/${part(brewery)}/beers`,
  newBeer: (brewery: string) => `/sell/${part(brewery)}/beers/new`,
  beer: (brewery: string, id: string) => `/sell/${part(brewery)}/beers/${part(id)}`,
  imports: (brewery: string) => `/sell/${part(brewery)}/imports`,
  prices: (brewery: string) => `/sell/${part(brewery)}/prices`,
  priceLists: (brewery: string) => `/sell/${part(brewery)}/prices/lists`,
  /** Quantity prices, mixed offers and dated offers. */
  offers: (brewery: string) => `/sell/${part(brewery)}/prices/offers`,
  sales: (brewery: string) => `/sell/${part(brewery)}/sales`,
  pubs: (brewery: string) => `/sell/${part(brewery)}/pubs`,
  pub: (brewery: string, id: string) => `/sell/${part(brewery)}/pubs/${part(id)}`,
  /** The order pad of a pub. */
  pubOrder: (brewery: string, id: string) => `/sell/${part(brewery)}/pubs/${part(id)}/order`,
  /** The brewery's containers at pubs. */
  empties: (brewery: string) => `/sell/${part(brewery)}/pubs/empties`,
  money: (brewery: string) => `/sell/${part(brewery)}/money`,
  delivery: (brewery: string) => `/sell/${part(brewery)}/delivery`,
  /** The runs of a group, for its organisers. */
  group: (group: string) => `/sell/group/${part(group)}`,
  run: (group: string, id: string) => `/sell/group/${part(group)}/runs/${part(id)}`,
  /** What the person is notified of, and how. */
  notifications: (brewery: string) => `/sell/${part(brewery)}/notifications`,
  groupNotifications: (group: string) => `/sell/group/${part(group)}/notifications`,
  /** A group's connections. */
  groupSettings: (group: string) => `/sell/group/${part(group)}/settings`,
  /** The guide of the console. */
  help: (brewery: string) => `/sell/${part(brewery)}/help`,
  groupHelp: (group: string) => `/sell/group/${part(group)}/help`,
  people: (brewery: string) => `/sell/${part(brewery)}/people`,
  /** Where a brewery applies. */
  apply: '/sell/apply',
  /** Documents, agreement and AWRS log. */
  settings: (brewery: string) => `/sell/${part(brewery)}/settings`,
  papers: (brewery: string) => `/sell/${part(brewery)}/settings?tab=papers`,
  /** Where an invitation is taken. */
  join: '/sell/join',
  connections: (brewery: string) => `/sell/${part(brewery)}/connections`,
  /** The address in a brewery's mails; it leads to the order. */
  part: (partId: string) => `/sell/orders/${part(partId)}`,
}

/** Words below /sell that are no brewery: none may be named so. */
export const reservedBrewerySlugs: readonly string[] = ['apply', 'join', 'group', 'orders']
