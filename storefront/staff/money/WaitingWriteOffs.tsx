import { useState } from 'react'
import { moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import type { WaitingWriteOff } from '../../../shared/api/credit-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { confirmWriteOffAction } from '../buyers/confirm-write-off.ts'
import styles from '../refunds/OrderRefunds.module.css'
import { useMay } from '../staff-roles.ts'

type Props = { writeOffs: WaitingWriteOff[]; onConfirmed: () => void }

/** Write-offs above £50.00 of an invoice that wait for a second person (STAF-13). */
export function WaitingWriteOffs({ writeOffs, onConfirmed }: Props) {
  const [confirming, setConfirming] = useState<WaitingWriteOff | null>(null)
  if (writeOffs.length === 0) return null
  return (
    <section aria-labelledby="write-offs">
      <h2 id="write-offs">Write-offs that wait for a second person</h2>
      <ul className={styles.rows}>
        {writeOffs.map((each) => (
          <Row key={each.id} writeOff={each} onConfirm={() => setConfirming(each)} />
        ))}
      </ul>
      {confirming !== null && (
        <FieldsDialog
          act={confirmWriteOffAction(confirming.client.name, confirming)}
          onClose={() => setConfirming(null)}
          onDone={() => {
            setConfirming(null)
            onConfirmed()
          }}
        />
      )}
    </section>
  )
}

function Row({ writeOff, onConfirm }: { writeOff: WaitingWriteOff; onConfirm: () => void }) {
  const { client, number, amountMinor, reason, askedBy, askedAt, isOwn } = writeOff
  const may = useMay()
  return (
    <li>
      <span>
        <strong>{formatMinor(amountMinor)}</strong> of {number},{' '}
        <a href={staffPaths.buyer(client.id)}>{client.name}</a>
        <span className={styles.why}>‘{reason}’</span>
        <span className={styles.soft}>
          {askedBy}, {wholeMoment(askedAt)}
        </span>
      </span>
      {may(moneyRoles) && (
        <Button
          size="small"
          disabledReason={isOwn ? 'You asked for it: another person confirms it.' : undefined}
          onClick={onConfirm}
        >
          Confirm<span className="visually-hidden"> the write-off of {number}</span>
        </Button>
      )}
    </li>
  )
}
