import { paths } from './paths.ts'

/**
 * Addresses that programs read: feeds and calendar files.
 */
export const feedPaths = {
  /** Atom feeds of new beers. */
  releases: '/releases/latest.atom',
  breweryReleases: (slug: string) => `${paths.brewery(slug)}/releases.atom`,
  /** Every container that the shop sells. */
  offersCsv: '/feeds/beers.csv',
  offersNdjson: '/feeds/beers.ndjson',
  /** Links and sentences for programs that read text. */
  llmsText: '/llms.txt',
  /** Calendar files of collection times, of all hubs or of one. */
  pickupWindows: '/collection-locations.ics',
  hubWindows: (hubId: string) => `/collection-locations/${encodeURIComponent(hubId)}.ics`,
  /** A person's calendar, by its secret key. */
  calendar: (key: string) => `/calendar/${encodeURIComponent(key)}.ics`,
  /** What arrives at a site, by its secret key. */
  deliverySheet: (key: string) => `/deliveries/${key}`,
  groupRuns: (slug: string) => `${paths.group(slug)}/runs.ics`,
}

/** Addresses for programs that shop for people. */
export const programPaths = {
  /** Model Context Protocol. */
  mcp: '/mcp',
  /** Universal Commerce Protocol: who the shop is, and links that offer items. */
  profile: '/.well-known/ucp',
  buy: '/buy',
}

/** The query name under which the server reads the items of `/buy/<items>`. */
export const offeredItemsName = 'items'
