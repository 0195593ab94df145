import { useState } from 'react'
import { moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import type { LedgerCorrection, LedgerCorrections } from '../../../shared/api/ledger-corrections-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { ledgerEventNames } from '../../../shared/payouts/ledger-words.ts'
import { Answered } from '../../console/Answered.tsx'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import styles from '../refunds/OrderRefunds.module.css'
import { useMay } from '../staff-roles.ts'
import { confirmCorrectionAction, correctionStates } from './correction-acts.ts'

/** Bookings that were corrected by hand, and those that wait for a second person. */
export function CorrectionsSection() {
  const { loaded, again } = useConsoleRead<LedgerCorrections>('/api/admin/money/corrections')
  const [confirming, setConfirming] = useState<LedgerCorrection | null>(null)
  return (
    <section aria-labelledby="corrections">
      <h2 id="corrections">Corrections</h2>
      <Answered loaded={loaded} again={again}>
        {({ corrections }) =>
          corrections.length === 0 ? (
            <p className={styles.soft}>Nothing was corrected by hand.</p>
          ) : (
            <ul className={styles.rows}>
              {corrections.map((each) => (
                <Row key={each.id} correction={each} onConfirm={() => setConfirming(each)} />
              ))}
            </ul>
          )
        }
      </Answered>
      {confirming !== null && (
        <FieldsDialog
          act={confirmCorrectionAction(confirming)}
          onClose={() => setConfirming(null)}
          onDone={() => {
            setConfirming(null)
            again()
          }}
        />
      )}
    </section>
  )
}

function Row({ correction, onConfirm }: { correction: LedgerCorrection; onConfirm: () => void }) {
  const { state, event, amountMinor, rightMinor, reason, askedBy, askedAt, confirmedBy, isOwn } = correction
  const may = useMay()
  const { text, tone } = correctionStates[state]
  return (
    <li>
      <span>
        <strong>{formatMinor(amountMinor)}</strong> <Badge tone={tone}>{text}</Badge>
        <span className={styles.why}>
          {ledgerEventNames[event]}
          {rightMinor === null ? ', reversed' : `, ${formatMinor(rightMinor)} instead`}: ‘{reason}’
        </span>
        <span className={styles.soft}>
          {askedBy}, {wholeMoment(askedAt)}
          {confirmedBy !== null && `; confirmed by ${confirmedBy}`}
        </span>
      </span>
      {state === 'asked' && may(moneyRoles) && (
        <Button
          size="small"
          disabledReason={isOwn ? 'You asked for it: another person confirms it.' : undefined}
          onClick={onConfirm}
        >
          Confirm<span className="visually-hidden"> {formatMinor(amountMinor)}</span>
        </Button>
      )}
    </li>
  )
}
