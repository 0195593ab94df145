/** Addresses that the server alone makes, so that no browser loads them. The `version` of a picture changes with what is drawn. */
export const serverPaths = {
  retail: '/retail',
  wishlist: '/wishlist',
  /** Leads to the overview (S-13). */
  accountRoot: '/account',
  confirmEmail: '/account/confirm-email',
  changeEmail: '/account/change-email',
  icons: '/pictures/icons.svg',
  breweriesIn: (region: string) => `/breweries?region=${encodeURIComponent(region)}`,
  accessory: (slug: string) => `/accessories#${encodeURIComponent(slug)}`,
  beerLabel: (id: string, version: string) => `/pictures/beer/${id}/${version}.svg`,
  breweryMark: (id: string, version: string) => `/pictures/brewery/${id}/${version}.svg`,
  groupLandscape: (id: string, version: string) => `/pictures/group/${id}/${version}.svg`,
  containerPicture: (picture: string, beerId: string, version: string) =>
    `/pictures/container/${picture}/${beerId}/${version}.svg`,
  accessoryPicture: (picture: string) => `/pictures/accessory/${picture}.svg`,
}

/** The script of the consoles' service worker, and the addresses it is registered for: no page is there. */
export const pushWorkerPath = '/console-push.js'
export const pushWorkerScope = '/console-push/'

/** Where scripts have the server set a guest's cookies again. */
export const keptCookiesPath = '/kept-cookies'
