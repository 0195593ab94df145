import { randomBytes } from 'node:crypto'
import { formatMinor } from '../../../../shared/format/money.ts'
import { orderRequestLinkPath, orderRequestsPath } from '../../../../shared/orders/order-requests.ts'
import { paths } from '../../../../shared/paths/paths.ts'
import { findPublicClients } from '../../../identity/accounts/find-public-clients.ts'
import { findBusinessOf, findSiteName } from '../../../identity/accounts/sites/places.ts'
import type { Database } from '../../../platform/database/database.ts'
import { enqueueMail, enqueueSecretMail } from '../../../platform/mail/enqueue-mail.ts'
import { momentInWords } from '../../../platform/mail/mail-content.ts'
import type { StepDeps } from '../order-deps.ts'
import { insertLinks, type OrderRequestRow } from './order-request-queries.ts'
import { requestTokenHash } from './order-request-token.ts'
import { type Approver, approversOf } from './spending-limit.ts'

/** Writes to each approver, with a link of their own that works without signing in (BIZ-07). */
export async function notifyApprovers(
  transaction: Database,
  { request, approvers }: { request: OrderRequestRow; approvers: readonly Approver[] },
  { publicUrl, sealer }: StepDeps,
): Promise<void> {
  const site = await findSiteName(transaction, request.clientId)
  const links = approvers.map((approver) => ({ approver, token: randomBytes(24).toString('base64url') }))
  await insertLinks(
    transaction,
    links.map(({ approver, token }) => ({
      tokenHash: requestTokenHash(token),
      requestId: request.id,
      approverId: approver.id,
    })),
  )
  for (const { approver, token } of links)
    await enqueueSecretMail(
      { database: transaction, sealer },
      {
        to: approver,
        template: 'order-request',
        isAtOnce: true,
        data: {
          name: approver.name,
          buyer: request.requestedBy,
          site,
          reason: request.reason,
          sheet: request.note,
          total: formatMinor(request.totalMinor),
          expiresAt: momentInWords(request.expiresAt),
          link: `${publicUrl}${orderRequestLinkPath}?token=${encodeURIComponent(token)}`,
        },
      },
    )
}

/** Writes to the buyer what became of a request; of one that expired or was withdrawn to its approvers too. */
export async function notifyOfDecision(
  transaction: Database,
  request: OrderRequestRow,
  { publicUrl }: Pick<StepDeps, 'publicUrl'>,
): Promise<void> {
  const { clientId, requestedById, state } = request
  const site = await findSiteName(transaction, clientId)
  const write = (to: Omit<Approver, 'id'>, words: Words) =>
    enqueueMail(transaction, {
      to,
      template: 'order-request-decided',
      isAtOnce: true,
      data: { name: to.name, site, ...words, link: publicUrl + words.link },
    })
  const buyer =
    requestedById === null
      ? undefined
      : (await findPublicClients(transaction, [requestedById])).get(requestedById)
  if (buyer !== undefined && state !== 'withdrawn') await write(buyer, wordsForBuyer(request, site))
  if (state !== 'expired' && state !== 'withdrawn') return
  const business = await findBusinessOf(transaction, clientId)
  if (business === null) return
  const approvers = await approversOf(transaction, { businessId: business.id, siteId: clientId })
  for (const approver of approvers) await write(approver, wordsForApprover(request))
}

type Words = { title: string; sentences: string[]; label: string; link: string }

function wordsForBuyer(request: OrderRequestRow, site: string): Words {
  const { state, decidedBy, totalMinor, declineReason, orderNumber, wanted } = request
  const total = formatMinor(totalMinor)
  const see = { label: 'See the request', link: orderRequestsPath }
  const returned = `Its lines are back in the basket of ${site}, as far as they are still sold.`
  if (state === 'approved')
    return {
      title: 'Your order is approved',
      sentences: [
        `${decidedBy} has approved your order. It is order ${orderNumber}.`,
        ...(wanted.payment === 'card'
          ? ['It is to be paid by card: without a payment it ends soon.']
          : ['It goes on the credit account and is invoiced.']),
      ],
      label: 'See the order',
      link: paths.order(orderNumber!),
    }
  if (state === 'declined')
    return {
      title: 'Your order was declined',
      sentences: [
        `${decidedBy} has declined your order of ${total}. Nothing was ordered.`,
        `The reason: ${declineReason}`,
        returned,
      ],
      ...see,
    }
  return {
    title: 'Your order request has expired',
    sentences: [`No one approved your order of ${total} within 72 hours. Nothing was ordered.`, returned],
    ...see,
  }
}

function wordsForApprover({ state, requestedBy, totalMinor }: OrderRequestRow): Words {
  const order = `the order of ${requestedBy} of ${formatMinor(totalMinor)}`
  const see = { label: 'See the requests', link: orderRequestsPath }
  return state === 'expired'
    ? {
        title: 'An order request has expired',
        sentences: [`No one approved ${order} within 72 hours. Nothing was ordered.`],
        ...see,
      }
    : {
        title: 'An order request was withdrawn',
        sentences: [`${requestedBy} has withdrawn ${order}. Nothing is to be approved.`],
        ...see,
      }
}
