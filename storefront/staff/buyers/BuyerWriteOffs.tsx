import type { CreditDossier } from '../../../shared/api/credit-api.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { PlainAction } from '../../console/plain-act.ts'
import { Amount } from '../../ui/actions/Amount.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import { confirmWriteOffAction } from './confirm-write-off.ts'

const states = {
  asked: 'is waiting for a second person',
  done: 'written off',
  lapsed: 'not confirmed in time',
}

type Props = { credit: CreditDossier; onAct: ((action: PlainAction) => void) | null }

/** Debts of a buyer that were given up, and those that wait for a second person's word (STAF-13). */
export function BuyerWriteOffs({ credit, onAct }: Props) {
  if (credit.writeOffs.length === 0) return null
  return (
    <DataTable
      caption="Written off"
      isStackedOnPhone
      columns={[
        { label: 'Day' },
        { label: 'Invoice' },
        { label: 'By' },
        { label: 'Amount', align: 'end' },
        ...(onAct ? [{ label: 'Actions', isLabelHidden: true }] : []),
      ]}
    >
      {credit.writeOffs.map((writeOff) => (
        <tr key={writeOff.id}>
          <Cell isHeader>{wholeDay(londonDay(new Date(writeOff.askedAt)))}</Cell>
          <Cell label="Invoice">
            {writeOff.number}, {states[writeOff.state]}: ‘{writeOff.reason}’
          </Cell>
          <Cell label="By">
            {writeOff.askedBy}
            {writeOff.doneBy !== null && writeOff.doneBy !== writeOff.askedBy && (
              <>, then {writeOff.doneBy}</>
            )}
          </Cell>
          <Cell label="Amount" align="end">
            <Amount amount={formatMinor(writeOff.amountMinor)} />
          </Cell>
          {onAct && (
            <Cell align="end">
              {writeOff.state === 'asked' && (
                <Button
                  size="small"
                  variant="quiet"
                  disabledReason={
                    writeOff.isOwn ? 'You asked for it: another person confirms it.' : undefined
                  }
                  onClick={() => onAct(confirmWriteOffAction(credit.client.name, writeOff))}
                >
                  Confirm<span className="visually-hidden"> the write-off of {writeOff.number}</span>
                </Button>
              )}
            </Cell>
          )}
        </tr>
      ))}
    </DataTable>
  )
}
