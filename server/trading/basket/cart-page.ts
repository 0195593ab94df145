import { basketCookieName } from '../../../shared/basket/basket-cookie.ts'
import { readCartProblem } from '../../../shared/pages/cart-page-data.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import { readGuestBasket } from './guest-basket.ts'
import { quoteLineDelivery } from './quote-line-delivery.ts'
import { readCartOffer } from './read-cart-offer.ts'

/** The full basket (CART-01, CART-03): a guest's from the cookie; a client's is read in the browser. */
export async function loadCart(
  { database, clock }: { database: Database; clock: () => Date },
  { cookie, query }: PageRequest,
): Promise<PageResult<'cart'>> {
  const now = clock()
  const { quote } = await readGuestBasket(database, cookie?.(basketCookieName) ?? null, now)
  return {
    kind: 'page',
    data: {
      title: 'Shopping Cart',
      breadcrumb: [
        { label: 'Home', href: paths.home },
        { label: 'Shop', href: paths.shop },
        { label: 'Shopping Cart', href: paths.cart },
      ],
      basket: quote,
      delivery: await quoteLineDelivery(database, {
        lines: quote.items.filter(({ group }) => group === null),
        postcode: '',
        now,
      }),
      problem: readCartProblem(query),
      offer: await readCartOffer(database, query, now),
    },
    head: {
      description: 'Everything in your baskets, what it costs, and the way to check out.',
      canonicalPath: paths.cart,
      indexed: false,
    },
    topics: [],
  }
}
