import { RequestError } from './request-error.ts'

const { define } = RequestError

/** No unit is left that could be ordered online. */
export const soldOut = define({ status: 409, code: 'sold_out', sentence: 'This is sold out online.' })

/** The brewery tells the price of this only when it is asked, so it is not sold online (S-03). */
export const priceUnknown = define(
  { status: 409, code: 'price_unknown', sentence: '… has no price online. Contact … for pricing.' },
  ({ title, seller }: { title: string; seller: string }) => ({
    message: `${title} has no price online. Contact ${seller} for pricing.`,
  }),
)

/** A group's basket takes the beer of its members only (S-08). */
export const notInGroup = define(
  {
    status: 409,
    code: 'not_in_group',
    sentence: '… is not in …, so its beer cannot ride on that pallet.',
  },
  ({ brewery, group }: { brewery: string; group: string }) => ({
    field: 'groupId',
    message: `${brewery} is not in ${group}, so its beer cannot ride on that pallet.`,
  }),
)

/** All baskets of one buyer together hold as many lines as they may. */
export const basketFull = define({ status: 409, code: 'basket_full', sentence: 'The basket is full.' })

/** The list holds as many beers as it may. */
export const wishlistFull = define({ status: 409, code: 'wishlist_full', sentence: 'The wishlist is full.' })
