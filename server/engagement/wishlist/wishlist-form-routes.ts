import type { FastifyReply, FastifyRequest } from 'fastify'
import { basketCookieName, basketCookieText } from '../../../shared/basket/basket-cookie.ts'
import { writeCartProblem } from '../../../shared/pages/cart-page-data.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { serverPaths } from '../../../shared/paths/server-paths.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { writeUnmoved } from '../../../shared/wishlist/wished-beer.ts'
import {
  readWishlistCookie,
  wishlistCookie,
  writeWishlistCookie,
} from '../../../shared/wishlist/wishlist-cookie.ts'
import { wishlistCookieName } from '../../../shared/wishlist/wishlist-summary.ts'
import { addToGuestCookie } from '../../trading/basket/change-guest-cookie.ts'
import { findBeers } from '../../catalogue/beers/find-beers.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import { readCookie } from '../../platform/http/cookies.ts'
import { formOf, acceptForms } from '../../platform/http/form-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { sendRedirect } from '../../platform/http/send-redirect.ts'
import { moveWishesToBasket } from './move-wishes-to-basket.ts'
import { isWishlistOn } from './read-wishlist.ts'
import { notFound } from '../../platform/errors/common-errors.ts'

type WishlistFormDeps = { database: Database; publicUrl: string; clock: () => Date }

/** A form of the longest list. */
const bodyLimit = 16 * 1024

/** Hearts and the list without JavaScript: they change the guest's cookies and lead on. */
export async function wishlistFormRoutes(app: App, deps: WishlistFormDeps): Promise<void> {
  const { database } = deps
  acceptForms(app)
  neverStore(app)

  app.post(paths.wishlistBeers, { bodyLimit, schema: { hide: true } }, async (request, reply) => {
    if (!(await isWishlistOn(database))) throw notFound('The wishlist')
    const form = formOf(request.body)
    const wished = readWishlistCookie(readCookie(request, wishlistCookieName) ?? '')
    if (form.has('move')) return move(deps, request, reply, { form, wished })
    const changed = await changedBy(database, form, wished)
    if (changed !== null) keep(deps, reply, changed)
    return sendRedirect(reply, serverPaths.wishlist, 303)
  })
}

/** Null if the form requests no possible action. */
async function changedBy(
  database: Database,
  form: URLSearchParams,
  wished: readonly string[],
): Promise<string[] | null> {
  if (form.has('clear')) return []
  const removed = form.get('removed')?.toLowerCase()
  if (removed !== undefined) return wished.filter((beerId) => beerId !== removed)
  const wanted = form.get('beerId')?.toLowerCase() ?? ''
  const [beer] = isUuid(wanted) ? await findBeers(database, [wanted]) : []
  return beer ? [beer.id, ...wished.filter((beerId) => beerId !== beer.id)] : null
}

/** Beers that go into the basket leave the list; unavailable ones stay and are reported (WISH-18, OPEN-52). */
async function move(
  deps: WishlistFormDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { form, wished }: { form: URLSearchParams; wished: readonly string[] },
): Promise<FastifyReply> {
  const { database, publicUrl } = deps
  const chosen = new Set(form.getAll('wish').map((beerId) => beerId.toLowerCase()))
  const asked = wished.filter((beerId) => chosen.has(beerId))
  const { items, taken } = await moveWishesToBasket(database, asked)
  const unmoved = asked.filter((beerId) => !taken.includes(beerId))
  if (items.length === 0) return sendRedirect(reply, `${serverPaths.wishlist}?${writeUnmoved(unmoved)}`, 303)
  const cookieValue = readCookie(request, basketCookieName)
  const { cookie, problem } = await addToGuestCookie(database, { cookieValue, now: deps.clock() }, items)
  if (cookie === null)
    return sendRedirect(reply, `${paths.cart}?${problem && writeCartProblem(problem)}`, 303)
  reply.header('set-cookie', basketCookieText(cookie, publicUrl.startsWith('https:')))
  keep(
    deps,
    reply,
    wished.filter((beerId) => !taken.includes(beerId)),
  )
  return sendRedirect(
    reply,
    unmoved.length === 0 ? paths.cart : `${serverPaths.wishlist}?${writeUnmoved(unmoved)}`,
    303,
  )
}

function keep({ publicUrl }: WishlistFormDeps, reply: FastifyReply, wished: readonly string[]): void {
  const isSecure = publicUrl.startsWith('https:')
  reply.header('set-cookie', wishlistCookie(writeWishlistCookie(wished), { isSecure }))
}
