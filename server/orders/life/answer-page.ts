import { statusText } from '../../../shared/orders/consignment-status.ts'
import type { OrderAnswerData } from '../../../shared/orders/order-answer-data.ts'
import type { Database } from '../../database/database.ts'
import type { PageRequest, PageResult } from '../../http/page-loading.ts'
import { findOrder } from '../find-orders.ts'
import { findPartNumber } from '../life-queries.ts'
import { choicesOf } from './answer-choices.ts'
import { findStepLink } from './step-links.ts'
import { answerPath } from './step-paths.ts'

type Deps = { database: Database; clock: () => Date }
type AnswerPage = Extract<PageResult<'accountOrder'>, { kind: 'page' }>

/** /orders/answer: what a link of a mail asks its buyer. Opening it changes nothing. */
export async function loadOrderAnswer(
  deps: Deps,
  { query }: PageRequest,
): Promise<PageResult<'accountOrder'>> {
  return (await answerPage(deps, query.get('token') ?? '')) ?? { kind: 'not-found' }
}

/** The page of a token, with what was wrong with an answer; null for a token that is unknown. */
export async function answerPage(
  { database, clock }: Deps,
  token: string,
  error: string | null = null,
): Promise<AnswerPage | null> {
  const link = await findStepLink(database, token)
  const number = link && (await findPartNumber(database, link.consignmentId, null))
  if (link === null || number === null) return null
  const order = await findOrder(database, null, number)
  const part = order.consignments.find(({ id }) => id === link.consignmentId)!
  const sender = part.team?.name ?? 'Dray'
  const isOnPallet = order.pallet !== null && part.shippingOption === 'delivery'
  const asked = choicesOf(link.purpose, { ...part, isOnPallet }, sender)
  const isOver = link.usedAt !== null || new Date(link.validUntil) <= clock() || asked.choices.length === 0
  const standing = statusText(order, { ...part, isOwn: part.team === null })
  const answer: OrderAnswerData = {
    number,
    token,
    error,
    ...asked,
    ...(isOver && {
      title: 'Nothing to answer any more',
      about: [`This link was used, its time is over or the order has changed. ${sender}: ${standing}.`],
      choices: [],
    }),
  }
  const head = { description: 'An answer about an order.', canonicalPath: answerPath, indexed: false }
  return { kind: 'page', data: { title: answer.title, number, answer }, head, topics: [] }
}
