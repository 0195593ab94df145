/** Numbers of the specification that several places share, each with its unit. */

/** Beers on a page: default and most (API-18, API-19). */
export const beerPageSize = { default: 16, max: 40 }
/** Groups on a page (API-30, API-31). */
export const groupPageSize = { default: 18, max: 50 }
/** The latest-beers call without a limit, and the most it gives (API-17, API-20). */
export const latestBeersLimit = { default: 8, max: 40 }
/** Accessories a call gives (API-45, API-46). */
export const upsellLimit = { default: 20, max: 50 }
/** Accessories on a beer page when none fits its coupler (BEER-14), and on the home page (HOME-43). */
export const fallbackUpsellLimit = 12

/** How long the list view is remembered: 180 days in seconds (CONST-11). */
export const viewModeCookieSeconds = 180 * 24 * 60 * 60

/** Longest search text that is looked at, in characters. */
export const searchTextLength = 120
/** Most values that one filter of an address takes; the rest is ignored. */
export const filterValues = 20

/** Most suggestions of each kind below the search field. */
export const suggestionLimits = { beers: 5, breweries: 3, groups: 3, styles: 3 }
/** Shortest text that is suggested for, in characters. */
export const suggestionTextLength = 2
/** Searches the browser remembers. */
export const recentSearchLimit = 6

/** How long an access token is good, in seconds. */
export const accessTokenSeconds = 15 * 60
/** How long a refresh token is good when it is not used, in seconds. */
export const refreshTokenSeconds = 30 * 24 * 60 * 60
/** A refresh token may come again for so long after its first use: tabs that race, answers that were lost. */
export const refreshGraceSeconds = 10
/** How far clocks may differ, in seconds. */
export const clockToleranceSeconds = 5 * 60
/** How long links in mails are good, in minutes (OPEN-27). */
export const mailLinkMinutes = { resetPassword: 30, confirmEmail: 24 * 60, changeEmail: 24 * 60 }
/** Addresses one account keeps. */
export const keptAddressLimit = 50

/** Lines one client's or visitor's baskets hold together. */
export const basketLineLimit = 300
/** Units of one line, where no stock says less: keeps sums exact. */
export const unitsPerLine = 100_000
/** How long a guest's basket cookie lasts after its last change: 30 days in seconds (CONST-01). */
export const basketCookieSeconds = 30 * 24 * 60 * 60
/** Most bytes of that cookie, name and value: browsers drop what is longer than 4,096. */
export const basketCookieBytes = 3_800
/** How long an anonymous cart and its cookie last when they are not used, in seconds. */
export const cartCookieSeconds = 30 * 24 * 60 * 60
/** How long a guest's wishlist cookie lasts after its last change: 30 days in seconds (CONST-04). */
export const wishlistCookieSeconds = 30 * 24 * 60 * 60
/** Beers that cookie names: browsers drop what is longer than 4,096 bytes. */
export const wishlistCookieBeers = 110
/** Beers on one wishlist. */
export const wishlistLimit = 500
/** How long the answer to a call with a key is told again instead of the call being done again, in days. */
export const keptAnswerDays = 60

/** Texts of a message to support, in characters. */
export const supportTextLengths = {
  least: 10,
  most: { name: 120, email: 254, orderNumber: 40, message: 5000 },
}

/** How long the link is good that confirms a newsletter subscription, in minutes. */
export const newsletterLinkMinutes = 7 * 24 * 60
/** How long a subscription that was asked for waits for its confirmation before it is forgotten, in days. */
export const unconfirmedSubscriptionDays = 30
/** Readers whose copies of a letter are put into the outbox together. */
export const letterBatch = 200
/** Beers in a feed of new releases. */
export const releaseFeedLength = 30

/** Longest text of a quick order, in characters, and how many of its rows are looked up at once. */
export const quickOrderTextLength = 20_000
export const quickOrderRows = 100
/** Beers or accessories a row of a quick order is offered, the best match first. */
export const quickOrderItems = 5

/** How long an unpaid order holds its stock, in minutes (issue E). */
export const reservationMinutes = 15
/** Orders of one client that may wait for their payment at once: nobody empties the shelves by not paying. */
export const unpaidOrderLimit = 20
/** Orders on a page of the account: default and most. */
export const orderPageSize = { default: 10, max: 50 }
/** The largest order that is placed online, in pence: keeps every sum exact. */
export const orderTotalLimitMinor = 100_000_000
