import { useState } from 'react'
import type { OrderClaim, OrderClaims as Claims } from '../../shared/api/claims-api.ts'
import type { Order, OrderConsignment } from '../../shared/api/orders-api.ts'
import { Button } from '../ui/core/Button.tsx'
import { claimableUnits, isClaimable } from './own-claim-words.ts'
import { ClaimDialog } from './ClaimDialog.tsx'
import { OrderClaims } from './OrderClaims.tsx'

type Props = {
  order: Order
  part: OrderConsignment
  claims: readonly OrderClaim[]
  onChange: (claims: Claims) => void
}

/** The claims about a brewery's order, and the way to another one. */
export function PartClaims({ order, part, claims, onChange }: Props) {
  const [isWriting, setWriting] = useState(false)
  return (
    <>
      <OrderClaims order={order} part={part} claims={claims} onChange={onChange} />
      {isClaimable(part, claims) && (
        <p>
          <Button variant="quiet" size="small" onClick={() => setWriting(true)}>
            Something is wrong
          </Button>
        </p>
      )}
      {isWriting && (
        <ClaimDialog
          order={order}
          part={part}
          units={claimableUnits(part, claims)}
          onClose={() => setWriting(false)}
          onDone={(now) => {
            setWriting(false)
            onChange(now)
          }}
        />
      )}
    </>
  )
}
