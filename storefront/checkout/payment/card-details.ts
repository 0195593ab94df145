import type { DetailsProblem } from '../../../shared/checkout/checkout-details.ts'
import { testCards } from '../../../shared/orders/sandbox-cards.ts'

/** As typed, by the names of the checkout's fields (CHK-22 to CHK-26). */
export type TypedCard = {
  cardname: string
  cardnumber: string
  /** '1' to '12', or '' while nothing is chosen. */
  expirymonth: string
  expiryyear: string
  securitycode: string
}

export const noCard: TypedCard = {
  cardname: '',
  cardnumber: '',
  expirymonth: '',
  expiryyear: '',
  securitycode: '',
}

/** The specification's own years come first, whatever the year (CHK-27). */
const firstYear = 2024
const yearsAhead = 8

/** The years a card may expire in: 2024 to 2028, and on to eight years from now; those past cannot be chosen (C-03). */
export function cardYears(thisYear: number): { year: number; isPast: boolean }[] {
  const last = Math.max(2028, thisYear + yearsAhead)
  return Array.from({ length: last - firstYear + 1 }, (_, index) => ({
    year: firstYear + index,
    isPast: firstYear + index < thisYear,
  }))
}

/** Turns a test card into its token, or says what is wrong with each field; any other card is refused. Pure. */
export function readTestCard(
  card: TypedCard,
  now: Date,
): { kind: 'token'; token: string } | { kind: 'incomplete'; problems: DetailsProblem[] } {
  const problems: DetailsProblem[] = []
  const wrong = (field: keyof TypedCard, message: string) => problems.push({ field, message })
  const digits = card.cardnumber.replace(/[\s-]/g, '')
  const known = testCards.find(({ number }) => number.replaceAll(' ', '') === digits)
  if (card.cardname.trim() === '') wrong('cardname', 'Enter the name on the card.')
  if (digits === '') wrong('cardnumber', 'Enter a card number.')
  else if (!known) wrong('cardnumber', 'This shop is in test mode: only the test cards below are taken.')
  if (card.expirymonth === '') wrong('expirymonth', 'Enter the month your card expires.')
  if (card.expiryyear === '') wrong('expiryyear', 'Enter the year your card expires.')
  if (card.expirymonth !== '' && card.expiryyear !== '' && hasEnded(card, now))
    wrong('expirymonth', 'This card has expired. Check the month and year.')
  if (!/^\d{3,4}$/.test(card.securitycode.trim()))
    wrong('securitycode', 'Enter the three or four digits of the security code.')
  return known && problems.length === 0
    ? { kind: 'token', token: known.token }
    : { kind: 'incomplete', problems }
}

/** A card is good to the end of its month. */
const hasEnded = ({ expirymonth, expiryyear }: TypedCard, now: Date) =>
  new Date(Number(expiryyear), Number(expirymonth), 1) <= now
