import { formatDay } from '../dates/dates.ts'
import { formatMinor } from '../format/money.ts'
import { standardVatRate, vatMinor } from './vat.ts'
import type { Duty } from './duty-of.ts'

/**
 * 'Includes about £26.20 UK alcohol duty: draught rate £19.45 a litre of pure alcohol, HMRC rates from 1 February 2026.'
 * Of so many containers or packs; each is rounded on its own.
 */
export function dutyText(duty: Duty, quantity = 1): string {
  const amount = formatMinor(duty.minor * quantity)
  if (duty.basis === 'stated') return `Includes ${amount} UK alcohol duty, as the brewery states it.`
  const rate = `${duty.basis} rate ${formatMinor(duty.rateMinor)} a litre of pure alcohol`
  return `Includes about ${amount} UK alcohol duty: ${rate}, HMRC rates from ${formatDay(duty.ratesFrom)}.`
}

/** The duty in a price, and the VAT that comes on top of it. The basket's VAT is reckoned on its sum (C-84). */
export function taxText({
  duty,
  netMinor,
  quantity = 1,
  vatRate = standardVatRate,
}: {
  duty: Duty
  netMinor: number
  quantity?: number
  /** In hundredths of a percent. */
  vatRate?: number | undefined
}): string {
  if (vatRate === 0) return `${dutyText(duty, quantity)} No VAT is added.`
  const vat = vatMinor([{ netMinor, vatRate }])
  return `${dutyText(duty, quantity)} VAT at ${vatRate / 100}% adds ${formatMinor(vat)}.`
}
