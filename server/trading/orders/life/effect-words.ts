import type { PaymentMethod } from '../../../../shared/api/orders-api.ts'
import type { StepPreview } from '../../../../shared/api/step-preview-api.ts'
import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { momentText } from '../../../../shared/delivery/moment-text.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import { isGivenUp, type OrderState } from '../../../../shared/orders/order-states.ts'
import type { ShippingOption } from '../../../../shared/orders/shipping-options.ts'
import { type StandingWish, wishNames } from '../../../../shared/orders/standing-wish.ts'

export type PalletAfter = { agreed: number; silent: number }

/** What a step does to a brewery's part. Money is pence with VAT. */
export type EffectFacts = {
  pub: string
  payment: PaymentMethod
  wish: StandingWish
  /** People of the cellar are told no sums. */
  seesMoney: boolean
  from: OrderState
  to: OrderState
  stock: readonly { title: string; sellable: number; reserved: number; promised: number }[]
  /** What the pub gets back, or need not pay. */
  backMinor: number
  heldMinor: number
  dueMinor: number
  /** Of Dray's fee; within what is due. */
  feeBackMinor: number
  /** What the brewery pays more of the order's pallet, with VAT. */
  palletMinor: number
  documents: readonly { kind: string; totalMinor: number; about: string | null }[]
  mails: readonly { toName: string; heading: string | null }[]
  dispatchOn: string | null
  deliverBy: string | null
  proposal: { answerBy: string; hasLines: boolean } | null
  /** Of a proposal: how the buyer's wish answered it at once; null where it waits, and for other steps. */
  wishAnswer: 'agree' | 'decline_lines' | 'decline_part' | null
  /** Of a proposal that waits: what the brewery pays more of the pallet after each answer, with VAT. */
  palletAfter: PalletAfter | null
  /** Units are agreed on and not sent. */
  isLeftOver: boolean
  shippingOption: ShippingOption
}

/** The effects of a step in sentences, for the dialog that shows them before it is taken. */
export function effectSentences(facts: EffectFacts): Omit<StepPreview, 'digest'> {
  return {
    stock: facts.stock.flatMap(stockSentences),
    money: facts.seesMoney ? moneySentences(facts) : [],
    documents: facts.documents.map((document) => documentSentence(document, facts.seesMoney)),
    mails: facts.mails.map(({ toName, heading }) => (heading === null ? toName : `${toName}: ${heading}`)),
    deadlines: deadlineSentences(facts),
    warnings: warningSentences(facts),
  }
}

function stockSentences({ title, sellable, reserved, promised }: EffectFacts['stock'][number]): string[] {
  const onHand = sellable + reserved + promised
  if (onHand < 0) return [`${-onHand} × ${title} leave your stock.`]
  if (sellable > 0) return [`${sellable} × ${title} can be sold again.`]
  if (sellable < 0) return [`${reserved + promised} × ${title} are reserved for the pub.`]
  if (onHand > 0) return [`${onHand} × ${title} come into your stock.`]
  return []
}

function moneySentences(facts: EffectFacts): string[] {
  const { pub, payment, backMinor, heldMinor, dueMinor, feeBackMinor, palletMinor, palletAfter } = facts
  const said: string[] = []
  if (backMinor > 0)
    said.push(
      payment === 'card'
        ? `${formatMinor(backMinor)} goes back to ${pub}’s card.`
        : `${pub} has ${formatMinor(backMinor)} less to pay.`,
    )
  if (dueMinor > 0) said.push(`${formatMinor(dueMinor)} is yours with the next payout, after Dray’s fee.`)
  else if (heldMinor > 0)
    said.push(`${formatMinor(heldMinor)} is held for you until the beer has left, before Dray’s fee.`)
  const lost = heldMinor + dueMinor
  if (feeBackMinor > 0) said.push(`${formatMinor(feeBackMinor)} of Dray’s fee comes back to you.`)
  if (lost < 0)
    said.push(
      `What Dray holds for you falls by ${formatMinor(-lost)}${feeBackMinor > 0 ? ', the fee taken into account' : ''}.`,
    )
  said.push(...palletSentences(palletMinor, 'The pallet changes'))
  if (palletAfter !== null) {
    said.push(...palletSentences(palletAfter.agreed, `If ${pub} agrees, the pallet changes`))
    said.push(...palletSentences(palletAfter.silent, 'Without an answer the pallet changes'))
  }
  return said
}

function palletSentences(minor: number, begins: string): string[] {
  if (minor > 0) return [`${begins}: ${formatMinor(minor)} of it, with VAT, is charged to you.`]
  return minor < 0 ? [`${begins}: you are charged ${formatMinor(-minor)} less of it, with VAT.`] : []
}

const documentNames: Record<string, string> = { invoice: 'An invoice', credit_note: 'A credit note' }

function documentSentence({ kind, totalMinor, about }: EffectFacts['documents'][number], seesMoney: boolean) {
  const name = (documentNames[kind] ?? 'A document') + (about === null ? '' : ` to ${about}`)
  return seesMoney ? `${name} of ${formatMinor(totalMinor)}, in your name.` : `${name}, in your name.`
}

function deadlineSentences({
  from,
  to,
  pub,
  dispatchOn,
  deliverBy,
  proposal,
  shippingOption,
}: EffectFacts): string[] {
  const isCollected = shippingOption === 'collection'
  const leaves = dispatchOn === null ? [] : [`It is to leave by ${dayText(dispatchOn)}, 17:00.`]
  if (to === 'accepted') return isCollected ? ['It is to be ready for collection.'] : leaves
  if (to === 'packed') return isCollected ? [`${pub} collects it within 5 working days.`] : leaves
  if (to === 'part_dispatched') return leaves.map((text) => text.replace('It is', 'The rest is'))
  if (to === 'dispatched' && deliverBy !== null) return [`It is to arrive by ${dayText(deliverBy)}.`]
  if (from === 'claimed' && to === 'claimed')
    return [`${pub} can ask Dray to decide it within 5 working days.`]
  if (from !== 'claimed' && to === 'delivered') return [`${pub} can make a claim for 14 days.`]
  if (to === 'proposed' && proposal !== null) return [`${pub} answers by ${momentText(proposal.answerBy)}.`]
  return []
}

const wishAnswers: Readonly<Record<NonNullable<EffectFacts['wishAnswer']>, string>> = {
  agree: 'it is agreed at once',
  decline_lines: 'it goes on at once without the lines in question',
  decline_part: 'your order is cancelled at once',
}

function warningSentences(facts: EffectFacts): string[] {
  const { from, to, pub, wish, proposal, wishAnswer, isLeftOver } = facts
  if (wishAnswer !== null) return [`${pub} wants ‘${wishNames[wish]}’: ${wishAnswers[wishAnswer]}.`]
  if (to === 'proposed' && proposal !== null)
    return [
      proposal.hasLines
        ? 'Without an answer until then it goes on without the lines in question.'
        : 'Without an answer until then your order is cancelled.',
    ]
  if (to === 'claimed' && from !== 'claimed') return ['What was missing opens a claim at once.']
  if (from === 'part_dispatched' && to === 'delivered' && isLeftOver)
    return ['What has not left is given up.']
  if (isGivenUp(to)) return [`${pub} gets nothing of this order from you. This cannot be taken back.`]
  return []
}
