import type { AttemptProblem, WebhookEvent } from '../../../shared/accounts/webhook-events.ts'
import type { Webhook, WebhookDelivery } from '../../../shared/api/webhooks-api.ts'
import { formatMoment } from '../../../shared/dates/dates.ts'

/** Events by what they are about, in the order of a form. */
const eventGroups: { name: string; start: string }[] = [
  { name: 'Orders', start: 'consignment.' },
  { name: 'Orders for approval', start: 'order_request.' },
  { name: 'Refunds and documents', start: 'refund.' },
  { name: 'Refunds and documents', start: 'document.' },
  { name: 'Stock and beers', start: 'stock.' },
  { name: 'Stock and beers', start: 'beer.' },
  { name: 'Payouts', start: 'payout.' },
  { name: 'Runs', start: 'run.' },
  { name: 'Files', start: 'import.' },
  { name: 'Tokens', start: 'token.' },
]

/** An event's group, as its boxes are headed. */
export const groupOfEvent = (event: WebhookEvent): string =>
  eventGroups.find(({ start }) => event.startsWith(start))?.name ?? 'Others'

const problems: Record<AttemptProblem, string> = {
  refused_address: 'The address is not on the public internet',
  timeout: 'No answer within 15 seconds',
  unreachable: 'No connection',
}

/** How an attempt went. */
export const outcomeText = ({
  status,
  problem,
}: {
  status: number | null
  problem: AttemptProblem | null
}): string => (status === null ? problems[problem ?? 'unreachable'] : `Answered ${status}`)

/** How a webhook does. */
export function standingText({ off, failingSince, lastSuccessAt }: Webhook): string {
  if (off?.reason === 'gone') return `Off: it answered that it is gone, ${formatMoment(off.at)}`
  if (off?.reason === 'failing') return `Off: it took nothing for five days, ${formatMoment(off.at)}`
  if (off !== null) return `Off since ${formatMoment(off.at)}`
  if (failingSince !== null) return `Fails since ${formatMoment(failingSince)}`
  return lastSuccessAt === null ? 'Nothing was sent yet' : `Last delivered ${formatMoment(lastSuccessAt)}`
}

/** What became of an event at a webhook. */
export function deliveryText({ state, attempts, nextAt, last }: WebhookDelivery): string {
  const went = last === null ? '' : `: ${outcomeText(last)}`
  switch (state) {
    case 'delivered':
      return 'Delivered'
    case 'given_up':
      return `Given up after ${attempts} attempts${went}`
    case 'stopped':
      return `Not sent: the webhook was off${went}`
    case 'waiting':
      return nextAt === null || last === null
        ? 'On its way'
        : `${outcomeText(last)}; next attempt ${formatMoment(nextAt)}`
  }
}
