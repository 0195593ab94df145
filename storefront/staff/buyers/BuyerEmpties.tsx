import { useState } from 'react'
import type { ClientEmpties, EmptiesCount } from '../../../shared/api/empties-api.ts'
import { containersText } from '../../../shared/deposits/container-names.ts'
import { wholeDay, wholeMoment } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { Answered } from '../../console/Answered.tsx'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import type { PlainAction } from '../../console/plain-act.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import figures from '../StaffFigures.module.css'
import { DocumentButton } from '../DocumentButton.tsx'
import { staffReads } from '../staff-calls.ts'
import { useMay } from '../staff-roles.ts'

/** Containers at a buyer's premises, and counts that wait; operations decide those that are not agreed (EMPT-02). */
export function BuyerEmpties({ clientId }: { clientId: string }) {
  const { loaded, again } = useConsoleRead<ClientEmpties>(staffReads.empties(clientId))
  const [acting, setActing] = useState<PlainAction | null>(null)
  return (
    <Answered loaded={loaded} again={again}>
      {({ rows, counts, charges }) => (
        <section aria-labelledby="empties">
          <h2 id="empties">Empties</h2>
          {rows.length === 0 ? <p>No container is there.</p> : <Rows rows={rows} />}
          <Charges charges={charges} />
          <Counts
            counts={counts.filter(({ state }) => state === 'asked' || state === 'disputed')}
            onAct={setActing}
          />
          {acting !== null && (
            <FieldsDialog
              act={acting}
              onClose={() => setActing(null)}
              onDone={() => {
                setActing(null)
                again()
              }}
            />
          )}
        </section>
      )}
    </Answered>
  )
}

function Rows({ rows }: Pick<ClientEmpties, 'rows'>) {
  return (
    <DataTable
      caption="Containers at the premises"
      isCaptionHidden
      isStackedOnPhone
      columns={[{ label: 'Brewery' }, { label: 'There' }, { label: 'Over 90 days' }, { label: 'Where' }]}
    >
      {rows.map((row) => (
        <tr key={`${row.place} ${row.brewery} ${row.kind}`}>
          <Cell isHeader>{row.breweryName}</Cell>
          <Cell label="There">{containersText(row.atPub, row.kind)}</Cell>
          <Cell label="Over 90 days">{row.ages[3] === 0 ? '–' : row.ages[3]}</Cell>
          <Cell label="Where">{row.address}</Cell>
        </tr>
      ))}
    </DataTable>
  )
}

function Charges({ charges }: Pick<ClientEmpties, 'charges'>) {
  const standing = charges.filter(({ state }) => state === 'announced' || state === 'invoiced')
  return standing.map(({ id, state, left, kind, breweryName, chargeOn, totalMinor, invoice }) => (
    <p key={id}>
      <b>{containersText(left, kind)}</b> of {breweryName},{' '}
      {state === 'announced'
        ? `a charge of ${formatMinor(totalMinor)} announced for ${wholeDay(chargeOn)}.`
        : `charged as lost: ${formatMinor(totalMinor)}${invoice === null ? '' : `, invoice ${invoice.number}`}.`}{' '}
      {invoice !== null && <DocumentButton id={invoice.id} number={invoice.number} />}
    </p>
  ))
}

function Counts({ counts, onAct }: Pick<ClientEmpties, 'counts'> & { onAct: (action: PlainAction) => void }) {
  const may = useMay()
  return counts.map((count) => {
    const { id, side, state, countedBy, countedAt, answerBy, note, answer, breweryName } = count
    return (
      <div key={id}>
        <p>
          <b>{containersText(count.count, count.kind)}</b> of {breweryName} back, counted by {countedBy} of
          the {side}, {wholeMoment(countedAt)}.{' '}
          {state === 'asked' ? `Accepted automatically on ${wholeMoment(answerBy)}.` : 'Not agreed.'}
        </p>
        {note !== null && <p>Counted with: {note}</p>}
        {answer !== null && <p>Answered: {answer}</p>}
        {state === 'disputed' && may(['operations', 'admin']) && (
          <span className={figures.acts}>
            <Button size="small" onClick={() => onAct(decisionAction(count, 'book'))}>
              Accept it
            </Button>
            <Button size="small" variant="quiet" onClick={() => onAct(decisionAction(count, 'drop'))}>
              Drop it
            </Button>
          </span>
        )}
      </div>
    )
  })
}

const decisionAction = (
  { id, count, kind, breweryName }: EmptiesCount,
  outcome: 'book' | 'drop',
): PlainAction => ({
  title: `${containersText(count, kind)} of ${breweryName}`,
  thing: 'The count',
  call: `/api/admin/empties/counts/${encodeURIComponent(id)}/decision`,
  fixed: { outcome },
  fields: [
    {
      kind: 'words',
      name: 'note',
      label: 'Why?',
      hint: 'Pub and brewery read it.',
      missing: 'Say why: both sides read it.',
      maxLength: 1000,
    },
  ],
  nameOf: () => (outcome === 'book' ? 'Accept the count' : 'Drop the count'),
  done: 'The count is decided. We’ve emailed both.',
})
