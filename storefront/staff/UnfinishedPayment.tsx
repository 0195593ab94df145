import { useState } from 'react'
import { moneyRoles } from '../../shared/accounts/staff-rights.ts'
import type { StaffOrder } from '../../shared/api/staff-orders-api.ts'
import { wholeMoment } from '../console/whole-moment.ts'
import { isCharged } from '../../shared/orders/charged-orders.ts'
import { FieldsDialog } from '../console/FieldsDialog.tsx'
import { Button } from '../ui/core/Button.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { askProviderAction } from './money/money-acts.ts'
import { useMay } from './staff-roles.ts'
import styles from './UnfinishedPayment.module.css'

type Props = { order: StaffOrder; onDone: () => void }

/** A card order that is not paid here: what that means, and asking the provider what became of it (PAYO-07). */
export function UnfinishedPayment({ order, onDone }: Props) {
  const { number, payment, paymentState, reservedUntil } = order
  const [isAsking, setAsking] = useState(false)
  const may = useMay()
  if (payment !== 'card' || isCharged(paymentState) || paymentState === 'cancelled') return null
  return (
    <Notice tone="warning" title="Not paid here.">
      <p>
        {reservedUntil === null
          ? 'The order is over.'
          : `The beer is reserved until ${wholeMoment(reservedUntil)}; then the order lapses.`}{' '}
        If the buyer’s bank shows the payment, its answer was lost on the way here: finance asks the provider.
      </p>
      {may(moneyRoles) && (
        <p className={styles.ask}>
          <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
            Ask the provider
          </Button>
        </p>
      )}
      {isAsking && (
        <FieldsDialog
          act={askProviderAction(number)}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            onDone()
          }}
        />
      )}
    </Notice>
  )
}
