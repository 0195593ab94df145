/** Every pub, and those without an order for so many weeks. */
export const pubViews = ['all', 'weeks4', 'weeks8', 'weeks12'] as const

export const emptiesViews = ['all', 'over90', 'waiting'] as const

/** The views of a brewery's prices: `none` has no price, `coming` a new one from a later day. */
export const priceViews = ['all', 'none', 'coming'] as const

/** The views of a brewery's stock: `short` is owed to pubs and not there, `low` has fewer to sell than its mark. */
export const stockViews = ['all', 'low', 'short'] as const

/** The views of a brewery's beers. */
export const ownBeerViews = ['all', 'online', 'offline', 'waiting', 'refused', 'archived'] as const

/** The views of the changes that staff look at. */
export const catalogueViews = ['waiting', 'approved', 'refused', 'withdrawn', 'all'] as const

/** The views of the staff's list of reviews: those that wait for a first look, were reported, and are hidden. */
export const reviewViews = ['pending', 'reported', 'hidden'] as const
export type ReviewView = (typeof reviewViews)[number]

/** The views of the staff's list of breweries. */
export const breweryViews = [
  'applied',
  'setting_up',
  'cleared',
  'paused',
  'suspended',
  'check_due',
  'all',
] as const
export type BreweryView = (typeof breweryViews)[number]

/** The views of the staff's list of buyers. `applied` holds changes of approved accounts too. */
export const buyerViews = ['applied', 'approved', 'on_hold', 'refused', 'credit', 'all'] as const
export type BuyerView = (typeof buyerViews)[number]

/** What a brewery records of its stock itself; orders move the rest. */
export const recordedKinds = ['count', 'made', 'spoilt', 'sold_elsewhere', 'returned'] as const

export const rowStates = ['new', 'changed', 'same', 'refused'] as const

/** The longest reason or note. */
export const mostReviewWords = 1000

export const mostGoTo = 8

/** The views of the groups that staff look at: without anybody who organises them, or without a run to come. */
export const staffGroupViews = ['all', 'no_organiser', 'no_run'] as const
