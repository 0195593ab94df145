import { notCoveredText } from '../../../shared/delivery/quote-delivery.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { deliveryCostText, deliveryDaysText } from '../../../shared/orders/delivery-promise.ts'
import { parsePostcode } from '../../../shared/geography/postcode.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import { deliveryDaysOf, quoteParts } from './quote-parts.ts'

/**
 * What a brewery's terms say of a postcode, in the words of the checkout (SELL-34). Throws RequestError 400 for a text that
 * is no UK postcode.
 */
export async function tryPostcode(
  database: Database,
  { breweryId, postcode: typed, now }: { breweryId: string; postcode: string; now: Date },
): Promise<string> {
  const postcode = parsePostcode(typed)
  if (postcode === null) throw badField('postcode', 'Type a UK postcode, such as EH1 1AA.')
  const parts = [{ teamId: breweryId, goodsMinor: 0 }]
  const [quoted] = await quoteParts(database, { postcode: typed, parts, now })
  const answer = quoted?.answer ?? null
  if (quoted === undefined || answer === null)
    throw badField('postcode', 'Nothing is known of this postcode.')
  if (answer.kind === 'not_covered') return notCoveredText(quoted.name, answer.outward)
  const { chargeMinor, freeAboveMinor, minimumMinor } = answer
  const facts = [
    deliveryDaysText(deliveryDaysOf(quoted.leavesBy, answer)),
    `${deliveryCostText(chargeMinor)}${chargeMinor === 0 ? '' : ' ex VAT'}`,
    ...(freeAboveMinor === null || chargeMinor === 0 ? [] : [`free above ${formatMinor(freeAboveMinor)}`]),
    ...(minimumMinor === null ? [] : [`from ${formatMinor(minimumMinor)} of goods`]),
  ]
  return `${facts.join(', ')}.`
}
