import { useEffect, useState } from 'react'
import type { CheckoutGroup } from '../../shared/checkout/checkout-page-data.ts'
import { deliveryAnswer, deliveryRefusal } from '../../shared/geography/delivery-area.ts'
import { formatPostcode } from '../../shared/geography/postcode.ts'

type Locate = typeof import('../../shared/geography/postcode-districts.ts').locatePostcode

/**
 * Why a group's pallet does not go to a postcode, once a whole one is typed; null where it does (OPEN-66). The places of
 * all postcodes are 37 KB, so they come with the first one. Without them the shop itself refuses when the order is
 * placed.
 */
export function useDeliveryRefusal(group: CheckoutGroup | null, typed: string): string | null {
  const [locate, setLocate] = useState<{ postcode: Locate } | null>(null)
  const postcode = group && formatPostcode(typed)
  const isWanted = postcode !== null && locate === null
  useEffect(() => {
    if (!isWanted) return undefined
    let isHere = true
    import('../../shared/geography/postcode-districts.ts').then(
      ({ locatePostcode }) => isHere && setLocate({ postcode: locatePostcode }),
      () => {},
    )
    return () => void (isHere = false)
  }, [isWanted])
  if (group === null || postcode === null || locate === null) return null
  const answer = deliveryAnswer(group.area, locate.postcode(postcode))
  return deliveryRefusal(answer, { postcode, groupName: group.name })
}
