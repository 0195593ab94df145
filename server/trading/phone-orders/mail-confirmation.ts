import type { DeliveryNote } from '../../../shared/delivery-note/delivery-note.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { phoneOrderLinkPath } from '../../../shared/orders/phone-order.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { enqueueSecretMail } from '../../platform/mail/enqueue-mail.ts'
import { momentInWords } from '../../platform/mail/mail-content.ts'
import type { StepDeps } from '../orders/order-deps.ts'
import { findPremises } from '../../parties/trade-accounts/premises.ts'
import { lineName } from '../orders/standing-orders/fit-lines.ts'
import type { PhoneLine } from './phone-order-tables.ts'
import type { Reckoned } from './reckon-phone-order.ts'
import { takerOf } from './taker-of.ts'

type Confirmation = {
  row: Parameters<typeof takerOf>[0] & {
    clientId: string
    premisesId: string
    lines: PhoneLine[]
    validUntil: string
    reservedUntil: string
  }
  reckoned: Reckoned
  token: string
}

/** The lines, the total and one button, to the buyer (REP-02). */
export async function mailConfirmation(
  transaction: Database,
  { row, reckoned, token }: Confirmation,
  { publicUrl, sealer }: StepDeps,
): Promise<void> {
  const client = (await findPublicClients(transaction, [row.clientId])).get(row.clientId)
  if (client === undefined) throw notFound('The buyer')
  const premises = (await findPremises(transaction, row.clientId)).find(({ id }) => id === row.premisesId)
  const { tradingName, street, town, postcode } = premises ?? {}
  const goesTo = [tradingName, street, town, postcode].filter((line) => line !== undefined)
  await enqueueSecretMail(
    { database: transaction, sealer },
    {
      to: { email: client.email, name: client.name },
      template: 'phone-order',
      isAtOnce: true,
      data: {
        name: client.name,
        takenBy: takerOf(row),
        sheet: sheetOf(row.lines, { reckoned, goesTo }),
        total: formatMinor(reckoned.totalMinor),
        validUntil: momentInWords(row.validUntil),
        reservedUntil: momentInWords(row.reservedUntil),
        link: `${publicUrl}${phoneOrderLinkPath}?token=${encodeURIComponent(token)}`,
      },
    },
  )
}

function sheetOf(
  lines: readonly PhoneLine[],
  { reckoned, goesTo }: { reckoned: Reckoned; goesTo: string[] },
): DeliveryNote {
  const { delivery } = reckoned
  return {
    // The label already says the first word.
    facts: delivery === null ? [] : [{ label: 'Delivery', text: delivery.replace(/^Delivery /, '') }],
    goesTo,
    parts: [...Map.groupBy(lines, ({ snapshot }) => snapshot.brewery?.name ?? 'Dray')].map(
      ([sender, own]) => ({
        sender,
        standing: 'Ordered once you confirm',
        lines: own.map(({ quantity, priceMinor, snapshot }) => ({
          units: quantity,
          item: lineName(snapshot),
          sum: formatMinor(quantity * (priceMinor ?? 0)),
          detail: quantity > 1 && priceMinor !== null ? `${formatMinor(priceMinor)} each` : '',
        })),
      }),
    ),
    sums: phoneSums(reckoned),
  }
}

/** The sums of an order, as the mail and the page of its link name them. */
export function phoneSums({
  goodsMinor,
  depositsMinor,
  shippingMinor,
  vatMinor,
  totalMinor,
}: Reckoned): { label: string; text: string }[] {
  return [
    { label: 'Goods ex VAT', text: formatMinor(goodsMinor) },
    ...(depositsMinor > 0 ? [{ label: 'Container deposits ex VAT', text: formatMinor(depositsMinor) }] : []),
    shippingMinor > 0
      ? { label: 'Delivery ex VAT', text: formatMinor(shippingMinor) }
      : { label: 'Delivery', text: 'Free' },
    { label: 'VAT', text: formatMinor(vatMinor) },
    { label: 'Total inc VAT', text: formatMinor(totalMinor) },
  ]
}
