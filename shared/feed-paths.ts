import { paths } from './paths.ts'

/** Addresses of what programs read: feeds and calendar files. */
export const feedPaths = {
  releases: '/releases/latest.atom',
  breweryReleases: (slug: string) => `${paths.brewery(slug)}/releases.atom`,
  pickupWindows: '/collection-locations.ics',
  hubWindows: (hubId: string) => `/collection-locations/${encodeURIComponent(hubId)}.ics`,
}
