import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CartItem } from '../../../shared/api/basket-api.ts'
import { basketCookieName } from '../../../shared/basket/basket-cookie.ts'
import { type DetailsProblem, readCheckoutDetails } from '../../../shared/checkout/checkout-details.ts'
import { detailsOf, readTypedFields } from '../../../shared/checkout/checkout-form.ts'
import {
  checkoutFields,
  type CheckoutGroup,
  type TypedFields,
} from '../../../shared/checkout/checkout-page-data.ts'
import { typedHandover } from '../../../shared/checkout/typed-handover.ts'
import { handoverProblems } from '../../../shared/orders/handover.ts'
import { deliveryAnswer, deliveryRefusal } from '../../../shared/geography/delivery-area.ts'
import { locatePostcode } from '../../../shared/geography/postcode-districts.ts'
import { isCollected } from '../../../shared/orders/shipping-options.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { normaliseGroupSlug } from '../../../shared/format/slug.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import { readCookie } from '../../platform/http/cookies.ts'
import { formOf, acceptForms } from '../../platform/http/form-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import type { SendPage } from '../../platform/http/page-loading.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { type CardProvider, checkoutAnswer, type CheckoutOf, groupOf, linesOf } from './checkout-page.ts'

type CheckoutFormDeps = {
  database: Database
  provider: CardProvider
  sendPage: SendPage
  clock: () => Date
}

const bodyLimit = 64 * 1024

/**
 * The checkout of browsers without scripts, up to payment: says what is missing with everything that was typed, and
 * keeps nothing. Card fields are not among what is read (C-44).
 */
export async function checkoutFormRoutes(app: App, deps: CheckoutFormDeps): Promise<void> {
  acceptForms(app)
  neverStore(app)
  app.post(paths.checkout, { bodyLimit, schema: { hide: true } }, (request, reply) => {
    const groupId = formOf(request.body).get(checkoutFields.groupId)
    return answer(deps, request, reply, groupId ? { kind: 'group', id: groupId } : { kind: 'regular' })
  })
  app.post<{ Params: { slug: string } }>(
    '/groups/:slug/checkout',
    { bodyLimit, schema: { hide: true } },
    (request, reply) =>
      answer(deps, request, reply, { kind: 'group', slug: normaliseGroupSlug(request.params.slug) }),
  )
}

async function answer(
  { database, provider, sendPage, clock }: CheckoutFormDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  of: CheckoutOf,
): Promise<FastifyReply> {
  const typed = readTypedFields(formOf(request.body))
  const group = await groupOf(database, of)
  if (of.kind === 'group' && group === null) throw notFound('The group')
  const cookie = readCookie(request, basketCookieName)
  const lines = group === null ? [] : await linesOf(database, { group, cookie, now: clock() })
  const problems = problemsOf(typed, group, lines)
  const sent = { typed, problems, isComplete: problems.length === 0 }
  const page = await checkoutAnswer({ database, provider, clock }, { of, cookie, sent })
  const route = of.kind === 'group' ? 'groupCheckout' : 'checkout'
  return sendPage(request, problems.length > 0 ? reply.code(422) : reply, route, page)
}

function problemsOf(
  typed: TypedFields,
  group: CheckoutGroup | null,
  lines: readonly Pick<CartItem, 'teamId'>[],
): DetailsProblem[] {
  const details = detailsOf(typed)
  const read = readCheckoutDetails(details)
  const problems = handoverProblems(typedHandover(typed).handover)
  if (read.kind === 'incomplete') return [...read.problems, ...problems]
  const options = new Map(details.shipping?.map(({ teamId, option }) => [teamId, option]))
  const isAllCollected = lines.length > 0 && lines.every(({ teamId }) => isCollected(teamId, options))
  if (group === null || isAllCollected) return problems
  const { contact, shipTo } = read.details
  const { postcode } = shipTo ?? contact
  const refusal = deliveryRefusal(deliveryAnswer(group.area, locatePostcode(postcode)), {
    postcode,
    groupName: group.name,
  })
  if (refusal === null) return problems
  return [{ field: shipTo ? 'shipTo.postcode' : 'postcode', message: refusal }, ...problems]
}
