import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CartItem } from '../../shared/api/basket.ts'
import { basketCookieName, basketCookieText } from '../../shared/basket-cookie.ts'
import { basketFields } from '../../shared/basket-form.ts'
import { readBasketForm } from '../../shared/read-basket-form.ts'
import { writeCartProblem } from '../../shared/cart-page.ts'
import { paths } from '../../shared/paths.ts'
import { safeNext } from '../../shared/safe-next.ts'
import type { Database } from '../database/connect.ts'
import type { App } from '../http/app-type.ts'
import { readCookie } from '../http/cookies.ts'
import { formOf, takeForms } from '../http/form-bodies.ts'
import { neverStore } from '../http/no-store.ts'
import { refuseOtherSites } from '../http/same-site.ts'
import {
  acknowledgeItems,
  addItems,
  type Changed,
  clearItems,
  removeItem,
  setQuantity,
} from './change-guest-basket.ts'
import { changeGuestCookie } from './change-guest-cookie.ts'

type Services = { database: Database; publicUrl: string; clock: () => Date }
type Change = (items: readonly CartItem[], form: URLSearchParams) => Changed | Promise<Changed>

/** A form of the longest basket. */
const bodyLimit = 64 * 1024

/** The basket of a guest whose browser runs no scripts: plain forms that change the cookie and lead on (C-53). */
export async function basketFormRoutes(app: App, services: Services): Promise<void> {
  const { database, clock } = services
  takeForms(app)
  neverStore(app)

  const changes: Record<string, Change> = {
    [paths.cartLines]: (items, form) => addItems(database, items, readBasketForm(form)),
    [paths.cartQuantity]: (items, form) =>
      setQuantity(items, form.get('line') ?? '', form.get(basketFields.quantity) ?? ''),
    [paths.cartRemoval]: (items, form) => removeItem(items, form.get('line') ?? ''),
    [paths.cartClearing]: (items, form) => {
      const groupId = form.get('groupId')
      return clearItems(items, groupId === null ? 'all' : { groupId: groupId || null })
    },
    [paths.cartPrices]: (items) => acknowledgeItems(items, clock()),
  }
  for (const [path, change] of Object.entries(changes)) {
    app.post(path, { bodyLimit, schema: { hide: true } }, (request, reply) =>
      answer(services, request, reply, change),
    )
  }
}

async function answer(
  { database, publicUrl }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  change: Change,
): Promise<FastifyReply> {
  refuseOtherSites(request, publicUrl)
  const form = formOf(request.body)
  const kept = readCookie(request, basketCookieName)
  const { cookie, problem: fault } = await changeGuestCookie(database, kept, (items) => change(items, form))
  if (cookie !== null) reply.header('set-cookie', basketCookieText(cookie, publicUrl.startsWith('https:')))
  const back = form.get(basketFields.returnTo)
  const next = back === null ? paths.cart : safeNext(back)
  return reply.redirect(fault === null ? next : `${paths.cart}?${writeCartProblem(fault)}`, 303)
}
