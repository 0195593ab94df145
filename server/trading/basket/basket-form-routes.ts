import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CartItem } from '../../../shared/api/basket-api.ts'
import { basketCookieName, basketCookieText } from '../../../shared/basket/basket-cookie.ts'
import { basketFields } from '../../../shared/basket/basket-form.ts'
import { readBasketForm } from '../../../shared/basket/read-basket-form.ts'
import { writeCartProblem } from '../../../shared/pages/cart-page-data.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { safeNext } from '../../../shared/format/safe-next.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import { readCookie } from '../../platform/http/cookies.ts'
import { formOf, acceptForms } from '../../platform/http/form-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { sendRedirect } from '../../platform/http/send-redirect.ts'
import {
  acknowledgeItems,
  addItems,
  type Changed,
  clearItems,
  removeItem,
  setQuantity,
} from './change-guest-basket.ts'
import { changeGuestCookie } from './change-guest-cookie.ts'

type BasketFormDeps = { database: Database; publicUrl: string; clock: () => Date }
type ApplyForm = (items: readonly CartItem[], form: URLSearchParams) => Changed | Promise<Changed>

/** A form of the longest basket. */
const bodyLimit = 64 * 1024

/** The basket of a guest without scripts: plain forms that change the cookie and redirect (C-53). */
export async function basketFormRoutes(app: App, deps: BasketFormDeps): Promise<void> {
  const { database, clock } = deps
  acceptForms(app)
  neverStore(app)

  const changes: Record<string, ApplyForm> = {
    [paths.cartLines]: (items, form) =>
      addItems(database, items, { added: readBasketForm(form), now: clock() }),
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
      answer(deps, request, reply, change),
    )
  }
}

async function answer(
  { database, publicUrl, clock }: BasketFormDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  change: ApplyForm,
): Promise<FastifyReply> {
  const form = formOf(request.body)
  const cookieValue = readCookie(request, basketCookieName)
  const { cookie, problem: fault } = await changeGuestCookie(
    database,
    { cookieValue, now: clock() },
    (items) => change(items, form),
  )
  if (cookie !== null) reply.header('set-cookie', basketCookieText(cookie, publicUrl.startsWith('https:')))
  const back = form.get(basketFields.returnTo)
  const next = back === null ? paths.cart : safeNext(back)
  return sendRedirect(reply, fault === null ? next : `${paths.cart}?${writeCartProblem(fault)}`, 303)
}
