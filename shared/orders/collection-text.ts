import type { OrderState } from './order-states.ts'

type Collected = {
  /** The brewery's of today; absent of what is delivered. */
  collection?: { address: readonly string[]; hours: string } | undefined
  state: OrderState
}

/**
 * Where and when a part is collected: 'Collect from 2 Basin Street, Leith, EH6 6AA. Weekdays 9:00 to 16:00.'; null of what is
 * delivered, given up or collected already, and where the brewery has stated neither.
 */
export function collectionText({ collection, state }: Collected): string | null {
  if (collection === undefined || !['placed', 'proposed', 'accepted', 'packed'].includes(state)) return null
  const { address, hours } = collection
  const sentences = [address.length > 0 && `Collect from ${address.join(', ')}`, hours.replace(/\.$/, '')]
  return sentences.flatMap((sentence) => (sentence ? [`${sentence}.`] : [])).join(' ') || null
}
