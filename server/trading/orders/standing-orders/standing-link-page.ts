import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import { paths } from '../../../../shared/paths/paths.ts'
import { standingOrderPath } from '../../../../shared/orders/account-paths.ts'
import {
  standingLinkPath,
  type StandingLinkData,
  type StandingLinkVerb,
} from '../../../../shared/orders/standing-link-data.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { PageRequest, PageResult } from '../../../platform/http/page-loading.ts'
import { momentInWords } from '../../../platform/mail/mail-content.ts'
import { lineName } from './fit-lines.ts'
import { lineText } from './notify-standing-order.ts'
import { whyTooLate } from './occurrence-words.ts'
import { findStandingLink } from './standing-links.ts'
import {
  occurrenceRowById,
  type OccurrenceRow,
  standingOrderRow,
  type StandingLinkRow,
} from './standing-order-queries.ts'

type Deps = { database: Database; clock: () => Date }
type LinkPage = Extract<PageResult<'accountOrder'>, { kind: 'page' }>

/** /standing-order: what a link of a preview does. Opening it changes nothing (STAND-03). */
export async function loadStandingLink(
  deps: Deps,
  { query }: PageRequest,
): Promise<PageResult<'accountOrder'>> {
  return (await standingLinkPage(deps, query.get('token') ?? '')) ?? { kind: 'not-found' }
}

/** The page of a token, with what was wrong when it was used; null for a token that is unknown. */
export async function standingLinkPage(
  { database, clock }: Deps,
  token: string,
  error: string | null = null,
): Promise<LinkPage | null> {
  const link = await findStandingLink(database, token)
  const occurrence = link && (await occurrenceRowById(database, link.occurrenceId))
  if (link === null || occurrence === null) return null
  const standingOrder = await standingOrderRow(database, { id: occurrence.standingOrderId, clientId: null })
  if (standingOrder === null) return null
  const over = whyLinkOver(link, occurrence, clock())
  const { label, detail } = words[link.verb]
  const { orderNumber, preview, cutOffAt } = occurrence
  const standing: StandingLinkData = {
    title: over ?? `${label}: ${standingOrder.name}, ${dayText(occurrence.day)}`,
    about:
      over === null
        ? [
            ...occurrence.lines.map(lineText),
            ...(preview === null ? [] : [`In all ${formatMinor(preview.totalMinor)} with delivery and VAT.`]),
            `This can be done until ${momentInWords(cutOffAt)}.`,
          ]
        : [],
    button: over === null ? { label, detail } : null,
    lines:
      over === null && link.verb === 'change'
        ? occurrence.lines.map(({ quantity, snapshot }) => ({
            label: lineName(snapshot),
            quantity,
            multiple: snapshot.orderMultiple ?? 1,
          }))
        : [],
    token,
    seeLink:
      orderNumber === null
        ? { label: 'See the standing order', href: standingOrderPath(standingOrder.id) }
        : { label: `See order ${orderNumber}`, href: paths.order(orderNumber) },
    error,
  }
  const head = {
    description: 'One occurrence of a standing order.',
    canonicalPath: standingLinkPath,
    indexed: false,
  }
  return { kind: 'page', data: { title: standing.title, number: '', standing }, head, topics: [] }
}

/** Why a link does nothing any more; null while it does. */
export function whyLinkOver(link: StandingLinkRow, occurrence: OccurrenceRow, now: Date): string | null {
  const over = whyTooLate(occurrence, now)
  if (over !== null || link.usedAt === null) return over
  return 'This link was used: it works once. Sign in to change it again.'
}

const words: Record<StandingLinkVerb, { label: string; detail: string }> = {
  skip: { label: 'Skip this one', detail: 'Nothing is ordered this time. The next one comes as usual.' },
  change: { label: 'Change this one', detail: 'Only this one is changed. 0 leaves a line out.' },
  confirm: {
    label: 'Confirm and pay',
    detail: 'This places the order. You pay it on the next page, signed in, within 15 minutes.',
  },
}
