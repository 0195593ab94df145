import { useEffect, useState } from 'react'
import { deliveryPostcode } from '../../../shared/checkout/checkout-form.ts'
import { buyerIdOf, useSession } from '../../accounts/session/session-state.ts'
import { storedFields } from './stored-fields.ts'

/** By client: the postcode of the first saved address, '' without one. Read once per page. */
const saved = new Map<string, Promise<string>>()

/** Where an order would go: the postcode typed at the checkout, else that of the client's first address; '' while unknown. */
export function useDeliveryPostcode(): string {
  const { user } = useSession()
  const id = buyerIdOf(user)
  const [known, setKnown] = useState({ id: '', postcode: '' })
  useEffect(() => {
    if (id === null) return undefined
    let isCurrent = true
    const reading = saved.get(id) ?? readPostcode()
    saved.set(id, reading)
    reading.then(
      (postcode) => isCurrent && setKnown({ id, postcode }),
      () => saved.delete(id),
    )
    return () => void (isCurrent = false)
  }, [id])
  return deliveryPostcode(storedFields(id)) || (known.id === id ? known.postcode : '')
}

async function readPostcode(): Promise<string> {
  const { accountCalls } = await import('../../accounts/account-calls.ts')
  return (await accountCalls.read()).addresses[0]?.postcode ?? ''
}
