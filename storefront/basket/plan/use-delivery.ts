import { useEffect, useState } from 'react'
import type { PartQuote } from '../../../shared/api/delivery-api.ts'
import type { BasketEntry } from '../lines/basket-entry.ts'
import type { CheckoutBlock } from './checkout-plan.ts'

/**
 * What each sender of these lines asks for delivery to a postcode; a text that is none asks for their minimums alone.
 * `fromServer` stands until the shop has answered. Without an answer the shop itself refuses when the order is placed.
 */
export function useDelivery(
  lines: readonly BasketEntry[],
  typed: string,
  fromServer: readonly PartQuote[] = [],
): ReadonlyMap<string | null, PartQuote> {
  const [answered, setAnswered] = useState({ asked: '', parts: fromServer })
  const asked = [typed, ...lines.map((line) => [line.itemKey, line.quantity, line.priceMinor])].join()
  useEffect(() => {
    let isWanted = lines.length > 0
    if (isWanted)
      import('./ask-delivery.ts')
        .then(({ askDelivery }) => askDelivery(lines, typed))
        .then((parts) => isWanted && setAnswered({ asked, parts }))
        .catch(() => {})
    return () => void (isWanted = false)
    // The text holds all that is asked of the lines.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked])
  // An answer to another question is none: its charge would not be that of the order.
  const isCurrent = answered.asked === asked || answered.asked === ''
  return new Map(isCurrent ? answered.parts.map((part) => [part.teamId, part]) : [])
}

type Terms = {
  /** What is missing to the minimums of breweries that deliver, a sentence each (PRICE-04). */
  minimums: string[]
  /** The days by which each sender's part leaves; none before the shop has answered. */
  days: string[]
}

/** What the senders of a basket say before a postcode is known. Nothing is asked on a pallet. */
export function useSenderTerms(
  blocks: readonly CheckoutBlock<BasketEntry>[],
  isGroup: boolean,
  fromServer: readonly PartQuote[] = [],
): Terms {
  const delivery = useDelivery(isGroup ? [] : blocks.flatMap(({ lines }) => lines), '', fromServer)
  const minimums = blocks.flatMap(({ teamId, option }) => {
    const minimum = option === 'delivery' && delivery.get(teamId)?.minimum
    return minimum ? [minimum] : []
  })
  return { minimums, days: blocks.flatMap(({ teamId }) => delivery.get(teamId)?.leavesBy ?? []) }
}
