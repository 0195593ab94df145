import { useEffect, useState } from 'react'
import type { PartQuote } from '../../../shared/api/delivery-api.ts'
import type { DeliveryDays } from '../../../shared/orders/delivery-promise.ts'
import type { BasketEntry } from '../lines/basket-entry.ts'
import type { CheckoutBlock } from './checkout-plan.ts'

/**
 * What each sender of these lines asks for delivery to a postcode; a text that is none asks for their minimums alone.
 * `fromServer` is until the shop has answered. Without an answer the shop itself refuses when the order is placed.
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
      import('./fetch-delivery-quotes.ts')
        .then(({ fetchDeliveryQuotes }) => fetchDeliveryQuotes(lines, typed))
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
  /** What each sender that delivers charges and promises; none before the server has answered. */
  promises: (DeliveryDays & { chargeMinor: number | null })[]
}

/** What the senders of a basket say of a postcode, '' while none is known. Nothing is requested for a pallet. */
export function useSenderTerms(
  blocks: readonly CheckoutBlock<BasketEntry>[],
  isGroup: boolean,
  postcode: string,
  fromServer: readonly PartQuote[] = [],
): Terms {
  const delivery = useDelivery(isGroup ? [] : blocks.flatMap(({ lines }) => lines), postcode, fromServer)
  const minimums = blocks.flatMap(({ teamId, option }) => {
    const minimum = option === 'delivery' && delivery.get(teamId)?.minimum
    return minimum ? [minimum] : []
  })
  const promises = blocks.flatMap(({ teamId, option }) => {
    const quote = option === 'delivery' ? delivery.get(teamId) : undefined
    return quote ? [{ ...quote.days, chargeMinor: quote.chargeMinor }] : []
  })
  return { minimums, promises }
}
