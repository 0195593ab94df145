import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import { standingOrderPath } from '../../../../shared/orders/account-paths.ts'
import type { StandingLinkVerb } from '../../../../shared/orders/standing-link-data.ts'
import { findPublicClients } from '../../../identity/accounts/find-public-clients.ts'
import type { Database } from '../../../platform/database/database.ts'
import { enqueueMail, enqueueSecretMail } from '../../../platform/mail/enqueue-mail.ts'
import { momentInWords } from '../../../platform/mail/mail-content.ts'
import type { StandingNews } from '../../../platform/mail/templates/standing-order-mail.ts'
import type { Sealer } from '../../../platform/secrets/seal-text.ts'
import type { OccurrenceTerms, StandingLine } from '../standing-order-tables.ts'
import { lineName } from './fit-lines.ts'
import type { OccurrenceRow, StandingOrderRow } from './standing-order-queries.ts'

type News = {
  standingOrder: StandingOrderRow
  news: StandingNews
  /** Of the occurrence; null where it is about none. */
  day: string | null
  words: string[]
  publicUrl: string
}

/** Writes to the buyer what has become of a standing order, or of one occurrence. */
export async function notifyStandingOrder(
  transaction: Database,
  { standingOrder, news, day, words, publicUrl }: News,
): Promise<void> {
  const to = await recipientOf(transaction, standingOrder)
  if (to === null) return
  await enqueueMail(transaction, {
    to,
    template: 'standing-order',
    data: {
      name: to.name,
      standingOrder: standingOrder.name,
      news,
      day: day === null ? null : dayText(day),
      words,
      link: publicUrl + standingOrderPath(standingOrder.id),
    },
  })
}

type Preview = {
  standingOrder: StandingOrderRow
  occurrence: OccurrenceRow
  terms: OccurrenceTerms
  links: readonly { verb: StandingLinkVerb; link: string }[]
  publicUrl: string
}

/** The preview of an occurrence, with the links that confirm, change or skip it (STAND-02). */
export async function notifyPreview(
  { database, sealer }: { database: Database; sealer: Sealer },
  { standingOrder, occurrence, terms, links, publicUrl }: Preview,
): Promise<void> {
  const to = await recipientOf(database, standingOrder)
  const { preview, day, cutOffAt, lines } = occurrence
  if (to === null || preview === null) return
  await enqueueSecretMail(
    { database, sealer },
    {
      to,
      template: 'standing-order-preview',
      data: {
        name: to.name,
        standingOrder: standingOrder.name,
        day: dayText(day),
        lines: lines.map(lineText),
        changes: preview.changes,
        problem: preview.problem,
        runText: preview.runText,
        deposits: preview.depositsMinor ? formatMinor(preview.depositsMinor) : null,
        delivery: formatMinor(preview.shippingMinor),
        total: formatMinor(preview.totalMinor),
        isByCard: terms.payment === 'card',
        cutOff: momentInWords(new Date(cutOffAt).toISOString()),
        link: publicUrl + standingOrderPath(standingOrder.id),
        answers: links.map(({ verb }) => answerWords[verb]),
        answerLinks: links.map(({ link }) => link),
      },
    },
  )
}

const answerWords: Record<StandingLinkVerb, string> = {
  confirm: 'Confirm and pay',
  change: 'Change',
  skip: 'Skip this one',
}

/** '6 × Towpath Bitter, Firkin at £86.50'. */
export const lineText = ({ quantity, priceMinor, snapshot }: StandingLine): string =>
  `${quantity} × ${lineName(snapshot)}${priceMinor === null ? '' : ` at ${formatMinor(priceMinor)}`}`

async function recipientOf(database: Database, { clientId }: StandingOrderRow) {
  const client = (await findPublicClients(database, [clientId])).get(clientId)
  return client === undefined ? null : { email: client.email, name: client.name }
}
