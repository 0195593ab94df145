import { useEffect, useRef } from 'react'
import { checkoutFields, handoverPrefix, type TypedFields } from '../../shared/checkout/checkout-page-data.ts'
import { handoverOfPremises, premisesAt } from '../../shared/trade/premises-at.ts'
import type { CheckoutClient } from './use-checkout-client.ts'

type UsePremisesFactsInput = {
  typed: TypedFields
  client: CheckoutClient | null
  onFill: (fields: TypedFields) => void
}

/** Fills in what the trade account says of the premises that the order goes to; what the buyer typed himself stays. */
export function usePremisesFacts({ typed, client, onFill }: UsePremisesFactsInput): void {
  const filled = useRef<TypedFields>({})
  const prefix = typed[checkoutFields.otherAddress] === undefined ? '' : 'shipTo.'
  const premises = premisesAt(client?.trade?.premises ?? [], {
    streetaddress: typed[`${prefix}streetaddress`],
    postcode: typed[`${prefix}postcode`],
  })
  useEffect(() => {
    const facts = premises === undefined ? {} : handoverOfPremises(premises)
    const next = Object.fromEntries(
      Object.entries(facts).map(([name, text]) => [handoverPrefix + name, text]),
    )
    const names = [...new Set([...Object.keys(filled.current), ...Object.keys(next)])]
    const open = names.filter((name) => (typed[name] ?? '') === (filled.current[name] ?? ''))
    const fields = Object.fromEntries(open.map((name) => [name, next[name] ?? '']))
    filled.current = next
    if (open.some((name) => (typed[name] ?? '') !== fields[name])) onFill(fields)
    // Only where another premises is meant: after that the fields are the buyer's
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [premises?.id])
}
