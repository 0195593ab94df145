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

/** Longest part of an address that names one thing, in characters. */
export const addressPartLength = 300
/** Longest value of a query name, in characters: of pages that are cached for everybody, and of one visitor's own. */
export const queryValueLength = { everybody: 500, visitor: 8000 }
/** Most values that one query name of a page takes; the rest is ignored. */
export const queryValues = 50

/** Longest search text that is looked at, in characters. */
export const searchTextLength = 120
/** Most values that one filter of an address takes; the rest is ignored. */
export const filterValues = 20

/** Most suggestions of each kind below the search field. */
export const suggestionLimits = { beers: 5, breweries: 3, groups: 3, filters: 3 }
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
export const mailLinkMinutes = {
  resetPassword: 30,
  confirmEmail: 24 * 60,
  changeEmail: 60,
  undoEmailChange: 72 * 60,
}
/** How long the code is good that a mail brings to a client without a password, in minutes. */
export const proofCodeMinutes = 10
/** How long a sign-in counts as proof of who is there, for a client without a password, in minutes. */
export const freshSignInMinutes = 5
/** How long a second factor makes a session fresh, in minutes (ROLE-12), and strong: staff, and staff idle (ROLE-11). */
export const freshFactorMinutes = 10
export const staffFactorHours = 12
export const staffIdleMinutes = 60
/** The same for people of breweries and groups, in days. */
export const tradeFactorDays = 14
/** How long a new second factor rests after others have reset the old one, in hours (ROLE-13). */
export const factorRestHours = 24
/** How long a sign-in waits for its second step, and a passkey for its person, in minutes. */
export const signInStepMinutes = 10
export const passkeyMinutes = 5
/** Passkeys one account holds. */
export const passkeyLimit = 10
/** How long a device is known after its last sign-in: 180 days in seconds. */
export const knownDeviceSeconds = 180 * 24 * 60 * 60
/** Devices an account knows; the one that was used longest ago goes first. */
export const knownDeviceLimit = 30
/** How long a session lasts at most, however often it is used: 90 days in seconds. */
export const sessionSeconds = 90 * 24 * 60 * 60
/** Addresses one account keeps. */
export const savedAddressLimit = 50

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
/** Breweries and groups that one client follows. */
export const followLimit = 200
/** Sold-out sizes that one client waits for. */
export const stockRequestLimit = 100
/** How long the answer to a call with a key is given again instead of the call being done again, in days. */
export const idempotencyRecordDays = 60

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
export const issueBatch = 200
/** Beers in a feed of new releases. */
export const releaseFeedLength = 30

/** Longest text of a quick order, in characters, and how many of its rows are looked up at once. */
export const quickOrderTextLength = 6000
export const quickOrderRows = 100
/** Beers or accessories a row of a quick order is offered, the best match first. */
export const quickOrderItems = 5

/** How long an unpaid order waits for its payment, and holds its stock if it does, in minutes (OPEN-37). */
export const reservationMinutes = 15
/** Orders one client places in an hour (STOCK-11). */
export const ordersPerHour = 12
/**
 * What unpaid orders of one client hold together, in orders and pence, and which share of what is sellable of an item,
 * one in so many: no one empties the shelves by not paying. Orders beyond are held when the card is submitted.
 */
export const holdBounds = {
  /** STOCK-09. */
  paidBefore: { orders: 3, totalMinor: 2_000_000, oneIn: 1 },
  /** STOCK-08. */
  neverPaid: { orders: 1, totalMinor: 200_000, oneIn: 4 },
}
/** Orders on a page of the account: default and most. */
export const orderPageSize = { default: 10, max: 50 }
/** Pence that a card pays at the least: Stripe takes no less in pounds. */
export const leastCardMinor = 30
/** The largest order that is placed online, in pence: keeps every sum exact. */
export const orderTotalLimitMinor = 100_000_000
/** Items whose stock one call may record: as many as one statement locks. */
export const stockItemsPerCall = 500
/** Containers on a page of a brewery's stock. */
export const stockPageSize = 50
/** Containers of one brewery that its stock lists and counts. */
export const mostStockItems = 5000
/** A container with fewer units to sell is low, until its brewery names another number. */
export const usualLowBelow = 6
/** Standing orders of one client that have not ended, and the greatest length of the name of one, in characters. */
export const mostStandingOrders = 20
export const standingNameLength = 80
/** Occurrences of the past that a standing order shows. */
export const pastOccurrences = 12

/** Lines of a link that offers items, and of an agent's cart; units of one of them. */
export const offeredLineLimit = 50
export const offeredUnitsLimit = 9_999
/** How long an agent's cart is there, in days. */
export const agentCartDays = 7
/** Closures of a brewery: longest in days, how far ahead one begins, and how many are to come at most. */
export const closureLimits = { days: 42, daysAhead: 366, atATime: 20 }

/** Longest parts of a browser's report of a fault, in characters, and most reports of one document. */
export const faultReportLength = { message: 300, componentStack: 1500, page: 200 }
export const faultReportsOfDocument = 3
