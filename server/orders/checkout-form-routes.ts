import type { FastifyReply, FastifyRequest } from 'fastify'
import { basketCookieName } from '../../shared/basket-cookie.ts'
import { type DetailsProblem, readCheckoutDetails } from '../../shared/checkout-details.ts'
import { detailsOf, readTypedFields } from '../../shared/checkout-form.ts'
import { checkoutFields, type CheckoutGroup, type TypedFields } from '../../shared/checkout-page.ts'
import { deliveryAnswer, deliveryRefusal } from '../../shared/delivery-area.ts'
import { locatePostcode } from '../../shared/postcode-districts.ts'
import { paths } from '../../shared/paths.ts'
import { normaliseGroupSlug } from '../../shared/slug.ts'
import type { Database } from '../database/connect.ts'
import type { App } from '../http/app-type.ts'
import { readCookie } from '../http/cookies.ts'
import { formOf, takeForms } from '../http/form-bodies.ts'
import { neverStore } from '../http/no-store.ts'
import type { SendPage } from '../http/page-loading.ts'
import { refuseOtherSites } from '../http/same-site.ts'
import { type CardProvider, checkoutAnswer, type CheckoutOf, groupOf } from './checkout-page.ts'

type Services = {
  database: Database
  provider: CardProvider
  publicUrl: string
  sendPage: SendPage
}

const bodyLimit = 64 * 1024

/**
 * The checkout of browsers without scripts, up to payment: says what is missing with everything that was typed, and
 * keeps nothing. Card fields are not among what is read (C-44).
 */
export async function checkoutFormRoutes(app: App, services: Services): Promise<void> {
  takeForms(app)
  neverStore(app)
  app.post(paths.checkout, { bodyLimit, schema: { hide: true } }, (request, reply) => {
    const groupId = formOf(request.body).get(checkoutFields.groupId)
    return answer(services, request, reply, groupId ? { kind: 'group', id: groupId } : { kind: 'regular' })
  })
  app.post<{ Params: { slug: string } }>(
    '/groups/:slug/checkout',
    { bodyLimit, schema: { hide: true } },
    (request, reply) =>
      answer(services, request, reply, { kind: 'group', slug: normaliseGroupSlug(request.params.slug) }),
  )
}

async function answer(
  { database, provider, publicUrl, sendPage }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  of: CheckoutOf,
): Promise<FastifyReply> {
  refuseOtherSites(request, publicUrl)
  const typed = readTypedFields(formOf(request.body))
  const problems = problemsOf(typed, await groupOf(database, of))
  const cookie = readCookie(request, basketCookieName)
  const sent = { typed, problems, isComplete: problems.length === 0 }
  const page = await checkoutAnswer({ database, provider }, { of, cookie, sent })
  const route = of.kind === 'group' ? 'groupCheckout' : 'checkout'
  return sendPage(request, problems.length > 0 ? reply.code(422) : reply, route, page)
}

function problemsOf(typed: TypedFields, group: CheckoutGroup | null): DetailsProblem[] {
  const read = readCheckoutDetails(detailsOf(typed))
  if (read.kind === 'incomplete') return read.problems
  if (group === null) return []
  const { contact, shipTo } = read.details
  const { postcode } = shipTo ?? contact
  const refusal = deliveryRefusal(deliveryAnswer(group.area, locatePostcode(postcode)), {
    postcode,
    groupName: group.name,
  })
  return refusal === null ? [] : [{ field: shipTo ? 'shipTo.postcode' : 'postcode', message: refusal }]
}
