import type { OrderClaim } from '../../../shared/api/claims-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { ClaimAnswer } from '../../../shared/orders/claim-kinds.ts'
import type { ClaimAnswerForm } from './read-claim-answer.ts'

export const kindNames: Readonly<Record<OrderClaim['kind'], string>> = {
  missing: 'Something is missing',
  damaged: 'Something is damaged',
  wrong: 'Not what was ordered',
  quality: 'The beer is not right',
  not_arrived: 'It never came',
}

/** Each answer, and what it means for both sides. */
export const answerNames: Readonly<Record<ClaimAnswer, { name: string; hint: string }>> = {
  admit: { name: 'Admit it', hint: 'The pub gets back what it paid for these units.' },
  replace: { name: 'Send the units again', hint: 'At no cost to the pub, out of your stock.' },
  rebate: { name: 'Take something off the price', hint: 'The pub keeps the beer.' },
  refuse: { name: 'Refuse it', hint: 'With your reason. The pub can then ask Dray to decide.' },
}

const unitsText = (units: number) => (units === 1 ? '1 unit' : `${units} units`)

/** The button that gives an answer names it and its amount (SELL-11). */
export function answerDeed({ answer, rebates = [] }: ClaimAnswerForm, units: number): string {
  switch (answer) {
    case 'admit':
      return `Admit ${unitsText(units)}`
    case 'replace':
      return `Send ${unitsText(units)} again`
    case 'rebate':
      return `Take ${formatMinor(rebates.reduce((sum, { amountMinor }) => sum + amountMinor, 0))} off`
    case 'refuse':
      return 'Refuse the claim'
  }
}

const until = (time: string | null) => (time === null ? '' : ` by ${wholeMoment(time)}`)

/** The state of a claim, for its brewery. */
export function standingText(claim: OrderClaim): string {
  const { state, decision, creditedMinor, answerBy, askBy, decideBy } = claim
  const sum = creditedMinor === null || creditedMinor === 0 ? '' : `: ${formatMinor(creditedMinor)} credited`
  if (state === 'open')
    return `Please answer${until(answerBy)}. Without an answer it is admitted, up to £250.00 ex VAT.`
  if (state === 'refused') return `You refused it. The pub can ask Dray${until(askBy)}.`
  if (state === 'asked') return `The pub has asked Dray, who decides${until(decideBy)}.`
  switch (decision) {
    case 'admitted':
      return `Admitted${sum}.`
    case 'rebated':
      return `Something was taken off the price${sum}.`
    case 'replaced':
      return 'The units are sent again.'
    default:
      return 'Refused, and settled.'
  }
}
