import { useState } from 'react'
import type { StaffStandingOrder, StaffStandingOrders } from '../../../shared/api/standing-orders-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import type { PlainAction } from '../../console/plain-act.ts'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import figures from '../StaffFigures.module.css'
import { staffReads } from '../staff-calls.ts'
import { useMay } from '../staff-roles.ts'

type Verb = 'pause' | 'resume' | 'end'
const verbNames: Record<Verb, string> = { pause: 'Pause', resume: 'Resume', end: 'End' }
const stateNames: Record<StaffStandingOrder['state'], string> = {
  active: 'Active',
  paused: 'Paused',
  ended: 'Ended',
}
const verbsOf: Record<StaffStandingOrder['state'], readonly Verb[]> = {
  active: ['pause', 'end'],
  paused: ['resume', 'end'],
  ended: [],
}

/** What a buyer orders again and again, with operations’ actions; nothing where there is none. */
export function BuyerStandingOrders({ clientId }: { clientId: string }) {
  const read = useConsoleRead<StaffStandingOrders>(staffReads.standingOrders(clientId))
  const [acting, setActing] = useState<PlainAction | null>(null)
  return (
    <Answered loaded={read.loaded} again={read.again}>
      {({ rows }) => (
        <section aria-labelledby="standing-orders">
          <h2 id="standing-orders">Standing orders</h2>
          {rows.length === 0 ? <p>None.</p> : <Rows rows={rows} onAct={setActing} />}
          {acting !== null && (
            <FieldsDialog
              act={acting}
              onClose={() => setActing(null)}
              onDone={() => {
                setActing(null)
                read.again()
              }}
            />
          )}
        </section>
      )}
    </Answered>
  )
}

function Rows({
  rows,
  onAct,
}: {
  rows: readonly StaffStandingOrder[]
  onAct: (action: PlainAction) => void
}) {
  const may = useMay()
  const isActing = may(['operations', 'admin'])
  return (
    <DataTable
      caption="Standing orders"
      isCaptionHidden
      isStackedOnPhone
      columns={[
        { label: 'Name' },
        { label: 'Rhythm' },
        { label: 'State' },
        { label: 'Next' },
        ...(isActing ? [{ label: 'Actions', isLabelHidden: true }] : []),
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <Cell isHeader>{row.name}</Cell>
          <Cell label="Rhythm">{rhythmText(row)}</Cell>
          <Cell label="State">
            {stateNames[row.state]}
            {row.pausedReason !== null && <span className={figures.soft}> {row.pausedReason}</span>}
          </Cell>
          <Cell label="Next">{row.next === null ? '–' : dayText(row.next.day)}</Cell>
          {isActing && (
            <Cell align="end">
              <span className={figures.acts}>
                {verbsOf[row.state].map((verb) => (
                  <Button key={verb} size="small" variant="quiet" onClick={() => onAct(actionOf(row, verb))}>
                    {verbNames[verb]}
                    <span className="visually-hidden"> {row.name}</span>
                  </Button>
                ))}
              </span>
            </Cell>
          )}
        </tr>
      ))}
    </DataTable>
  )
}

const rhythmText = ({ rhythmWeeks, groupName, payment }: StaffStandingOrder) =>
  [
    rhythmWeeks === 1 ? 'Every week' : `Every ${rhythmWeeks} weeks`,
    ...(groupName === null ? [] : [groupName]),
    payment === 'card' ? 'by card' : 'on account',
  ].join(', ')

const actionOf = ({ id, name }: StaffStandingOrder, verb: Verb): PlainAction => ({
  title: `${verbNames[verb]}: ${name}`,
  thing: 'The standing order',
  call: `/api/admin/standing-orders/${id}/${verb}`,
  fields: [
    {
      kind: 'words',
      name: 'reason',
      label: 'Why?',
      hint: 'The buyer reads it.',
      missing: 'Say why: the buyer reads it.',
      maxLength: 500,
    },
  ],
  nameOf: () => verbNames[verb],
  ...(verb === 'end' && { isDangerous: true }),
  done: `${name} is ${{ pause: 'paused', resume: 'active again', end: 'ended' }[verb]}. We’ve emailed the buyer.`,
})
