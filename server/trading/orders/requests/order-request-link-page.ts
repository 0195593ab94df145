import { hasSiteRight } from '../../../../shared/accounts/site-roles.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import type { OrderRequestLinkData } from '../../../../shared/orders/order-request-link-data.ts'
import { orderRequestLinkPath } from '../../../../shared/orders/order-requests.ts'
import { paths } from '../../../../shared/paths/paths.ts'
import { findPublicClients } from '../../../identity/accounts/find-public-clients.ts'
import { findSiteName, findSiteRoles } from '../../../identity/accounts/sites/places.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { PageRequest, PageResult } from '../../../platform/http/page-loading.ts'
import { momentInWords } from '../../../platform/mail/mail-content.ts'
import type { OrderDeps } from '../order-deps.ts'
import { type Decider, placerOf, whyOver } from './decide-request.ts'
import { type OrderRequestRow, requestByHash } from './order-request-queries.ts'
import { requestTokenHash } from './order-request-token.ts'
import { reviewRequest } from './review-request.ts'

type Deps = Pick<OrderDeps, 'database' | 'publicUrl' | 'sealer' | 'clock'>
type LinkPage = Extract<PageResult<'accountOrder'>, { kind: 'page' }>
type OrderRequestLinkPageView = Omit<OrderRequestLinkData, 'token' | 'error'>
type Linked = { request: OrderRequestRow; decider: Decider }

/** The request of an approver's link, and who the approver is; null for a token that is unknown. */
export async function findLinked(database: Database, token: string): Promise<Linked | null> {
  if (token === '' || token.length > 100) return null
  const found = await requestByHash(database, requestTokenHash(token))
  if (found === null) return null
  const { request, approverId } = found
  const name = (await findPublicClients(database, [approverId])).get(approverId)?.name ?? 'An approver'
  return { request, decider: { id: approverId, name, means: 'link' } }
}

/** /order-request: what an approver's link places. Opening it changes nothing. */
export async function loadOrderRequestLink(
  deps: Deps,
  { query }: PageRequest,
): Promise<PageResult<'accountOrder'>> {
  return (await orderRequestLinkPage(deps, query.get('token') ?? '')) ?? { kind: 'not-found' }
}

/** The page of a token, with what was wrong when it was used; null for a token that is unknown. */
export async function orderRequestLinkPage(
  deps: Deps,
  token: string,
  error: string | null = null,
): Promise<LinkPage | null> {
  const linked = await findLinked(deps.database, token)
  if (linked === null) return null
  const request = { ...(await shownOf(deps, linked)), token, error }
  const data = { title: request.title, number: '', request }
  const head = {
    description: 'An order that is waiting for your approval.',
    canonicalPath: orderRequestLinkPath,
    indexed: false,
  }
  return { kind: 'page', data, head, topics: [] }
}

const nothing = { differences: [], lines: [], sums: [], button: null, seeLink: null }

async function shownOf(
  { database, publicUrl, sealer, clock }: Deps,
  linked: Linked,
): Promise<OrderRequestLinkPageView> {
  const { request, decider } = linked
  const now = clock()
  const at = { personId: decider.id, siteId: request.clientId }
  if (!hasSiteRight(await findSiteRoles(database, at), 'approve'))
    return {
      ...nothing,
      title: 'You no longer approve orders for this site',
      state: 'over',
      about: ['An owner of the business has changed your role.'],
    }
  const over = whyOver(request, now)
  if (over !== null) return { ...nothing, ...outcomeOf(linked, over) }
  const review = await reviewRequest(database, request, placerOf(decider, request), {
    publicUrl,
    sealer,
    now,
  })
  const { note, digest, differences, totalMinor } = review
  const total = formatMinor(totalMinor)
  return {
    title: 'Approve this order?',
    state: 'open',
    about: [
      `${request.requestedBy} requests it for ${await findSiteName(database, request.clientId)}. ${request.reason}`,
      `${note.goesTo.length > 0 ? `It goes to ${note.goesTo.join(', ')}.` : 'It is collected.'} You can decide until ${momentInWords(request.expiresAt)}.`,
    ],
    differences,
    lines: note.parts.flatMap(({ lines }) =>
      lines.map(({ units, item, sum }) => ({ label: `${units} × ${item}`, sum })),
    ),
    sums: note.sums,
    button:
      digest === null
        ? null
        : {
            label: `Approve ${total}`,
            detail: detailOf(request),
            digest,
            payment: request.wanted.payment ?? 'card',
          },
    seeLink: null,
  }
}

const detailOf = ({ wanted }: OrderRequestRow) =>
  wanted.payment === 'invoice'
    ? 'It is ordered at once, on the credit account of the site.'
    : 'It is ordered at once. You pay it by card on the next page, signed in.'

function outcomeOf(
  { request, decider }: Linked,
  over: string,
): Pick<OrderRequestLinkPageView, 'title' | 'state' | 'about' | 'seeLink'> {
  const { state, orderNumber, requestedBy, declineReason, decidedById } = request
  const isYours = decidedById === decider.id
  if (state === 'approved')
    return {
      title: 'The order is placed',
      state: 'done',
      about: [
        isYours ? `You have approved it: it is order ${orderNumber}.` : over,
        `${requestedBy} has an email about it.`,
      ],
      seeLink: { label: 'See the order', href: paths.order(orderNumber!) },
    }
  if (state === 'declined' && isYours)
    return {
      title: 'The order is declined',
      state: 'done',
      about: [`You have declined it: ${declineReason}`, `${requestedBy} has an email with your reason.`],
      seeLink: null,
    }
  return { title: 'This order can no longer be approved', state: 'over', about: [over], seeLink: null }
}
