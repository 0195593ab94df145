import {
  brewerysLinkVerbs,
  stepLinkPath,
  type StepLinkData,
} from '../../../../shared/orders/step-link-data.ts'
import { paths } from '../../../../shared/paths/paths.ts'
import { sellingPaths } from '../../../../shared/paths/selling-paths.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { PageRequest, PageResult } from '../../../platform/http/page-loading.ts'
import { readTradeAccount } from '../../../parties/trade-accounts/trade-view.ts'
import { findOrder } from '../find-orders.ts'
import { findLinkedPart, partEventsAfter, type StepLinkRow } from '../life-queries.ts'
import { mayStillAct } from './link-actor.ts'
import { findStepLink } from './step-links.ts'
import { doneSentence, linkWords, type LinkWords } from './step-link-words.ts'

type Deps = { database: Database; clock: () => Date }
type StepPage = Extract<PageResult<'accountOrder'>, { kind: 'page' }>
type Linked = NonNullable<Awaited<ReturnType<typeof findLinkedPart>>>

/** /step: what a link of a mail does. Opening it changes nothing (NOTE-08). */
export async function loadStepLink(deps: Deps, { query }: PageRequest): Promise<PageResult<'accountOrder'>> {
  return (await stepLinkPage(deps, query.get('token') ?? '')) ?? { kind: 'not-found' }
}

/** The page of a token, with what was wrong when it was used; null for a token that is unknown. */
export async function stepLinkPage(
  { database, clock }: Deps,
  token: string,
  error: string | null = null,
): Promise<StepPage | null> {
  const link = await findStepLink(database, token)
  const linked = link && (await findLinkedPart(database, link.consignmentId))
  if (link === null || linked === null) return null
  const over = await whyOver(database, { link, linked, now: clock() })
  const words = await wordsOf(database, { link, linked })
  const isBrewerys = brewerysLinkVerbs.includes(link.verb)
  const { number } = linked
  const step: StepLinkData = {
    title: over === null ? words.title : over,
    number,
    about: over === null ? words.about : [],
    button:
      over === null ? { label: words.label, detail: words.detail, needsName: link.verb === 'deliver' } : null,
    token,
    orderPath: isBrewerys ? sellingPaths.part(link.consignmentId) : paths.order(number),
    error,
  }
  const head = { description: 'One step of an order.', canonicalPath: stepLinkPath, indexed: false }
  return { kind: 'page', data: { title: step.title, number, step }, head, topics: [] }
}

type StepLinkPageInput = { link: StepLinkRow; linked: Linked }

/** Why a link does nothing any more; null while it does. */
export async function whyOver(
  database: Database,
  { link, linked, now }: StepLinkPageInput & { now: Date },
): Promise<string | null> {
  const since = await partEventsAfter(database, link.consignmentId, link.version)
  const done = since.findLast(({ verb }) => verb === link.verb)
  if (done !== undefined) return doneSentence(link.verb, done, now)
  if (since.length > 0 || link.usedAt !== null)
    return 'The order has changed since this mail. Sign in to see it.'
  const isEnded = new Date(link.validUntil) <= now || !(await mayStillAct(database, link, linked.breweryId))
  return isEnded ? 'This link has ended.' : null
}

async function wordsOf(database: Database, { link, linked }: StepLinkPageInput): Promise<LinkWords> {
  const order = await findOrder(database, null, linked.number)
  const part = order.consignments.find(({ id }) => id === link.consignmentId)!
  const account = linked.clientId === null ? null : await readTradeAccount(database, linked.clientId)
  const { firstname = '', lastname = '' } = order.contact ?? {}
  return linkWords[link.verb]({
    ...part,
    isOnPallet: order.pallet !== null && part.shippingOption === 'delivery',
    sender: part.team?.name ?? 'Dray',
    pub: account?.details?.businessName ?? (`${firstname} ${lastname}`.trim() || 'the pub'),
  })
}
