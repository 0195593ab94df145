import type { Duty } from '../../../shared/duty/duty-of.ts'

/** Smaller containers may be sold for drinking elsewhere at any rate. */
const leastMl = 20_000

/**
 * What a line of 20 litres and more says about draught relief where the brewery states its rate, for a pub that fills
 * growlers: beer at the draught rate may not be repackaged (Finance (No. 2) Act 2023, section 52). Null otherwise.
 */
export function draughtText({
  volumeMl,
  duty,
}: {
  volumeMl: number | null
  duty: Duty | null
}): string | null {
  if (duty === null || duty.basis === 'stated' || volumeMl === null || volumeMl < leastMl) return null
  return duty.basis === 'draught' ? 'Draught rate paid: not for takeaway.' : 'Full rate of duty paid.'
}
