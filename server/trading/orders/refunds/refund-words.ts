import type { PaymentMethod } from '../../../../shared/api/orders-api.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import {
  type RefundBearer,
  type BookedReason,
  refundReasonText,
} from '../../../../shared/orders/refund-reasons.ts'
import type { PlannedPart } from './refund-items.ts'

type Credited = Pick<PlannedPart, 'lines' | 'added'>
type MoneyBack = {
  payment: PaymentMethod
  grossMinor: number
  goodwillMinor: number
  bankReference: string | null
}

/** What is credited of a part, an entry each: '2 × Towpath Bitter, Firkin', '£4.00 off …', 'the delivery'. */
export function creditedWords({ lines, added }: Credited): string[] {
  return added.map(({ what, position, units, amountMinor }) => {
    if (what === 'delivery') return `${formatMinor(amountMinor)} ex VAT of the delivery`
    const line = lines.find((each) => each.position === position)
    const title = [line?.title, line?.variantLabel].filter(Boolean).join(', ')
    if (what === 'deposit') return `${units} × container deposit of ${title}`
    return what === 'units' ? `${units} × ${title}` : `${formatMinor(amountMinor)} ex VAT off ${title}`
  })
}

/** The reason that is on a credit note. */
export const creditNoteReason = (reason: BookedReason, note: string) =>
  note === '' ? `${refundReasonText[reason]}.` : `${refundReasonText[reason]}. ${note}`

/** To the buyer: the mail's heading, and how the money comes back. */
export function buyersRefundWords({ payment, grossMinor, goodwillMinor, bankReference }: MoneyBack) {
  const sum = formatMinor(grossMinor)
  const gift = goodwillMinor > 0 ? [`${formatMinor(goodwillMinor)} of it is a gift of Dray.`] : []
  if (bankReference !== null)
    return {
      heading: 'Your money is on its way back',
      money: [`${sum} is paid into your bank account, reference ${bankReference}.`, ...gift],
    }
  if (payment === 'card')
    return {
      heading: 'Your money is on its way back',
      money: [`${sum} goes back to the card you paid with.`, ...gift],
    }
  return {
    heading: grossMinor > goodwillMinor ? 'Your invoice is credited' : 'You have less to pay',
    money: [`You have ${sum} less to pay; what you have paid already is left on your account.`, ...gift],
  }
}

/** To a brewery: what of its part was credited, and who pays for it. */
export function brewerysRefundWords(
  credited: Credited & { grossMinor: number; reason: BookedReason },
  { bearer, madeGoodMinor }: { bearer: RefundBearer; madeGoodMinor: number },
) {
  const { grossMinor, reason } = credited
  const what = creditedWords(credited).join('; ')
  const bears =
    bearer === 'brewery'
      ? reason === 'container_back'
        ? 'It is taken off your balance; deposits carry no fee.'
        : 'It is taken off your balance, and the fee on it comes back to you.'
      : `${bearer === 'carrier' ? 'The carrier' : 'Dray'} pays for it: ${formatMinor(madeGoodMinor)} is added to your balance.`
  if (reason === 'dispute')
    return {
      heading: 'Your order is credited',
      happened: `the buyer’s bank took the payment back, and ${formatMinor(grossMinor)} of it is for ${what}. ${bears}`,
    }
  return {
    heading: 'Your order is credited',
    happened: `the buyer gets ${formatMinor(grossMinor)} back in your name, for ${what}. ${refundReasonText[reason]}. ${bears}`,
  }
}
