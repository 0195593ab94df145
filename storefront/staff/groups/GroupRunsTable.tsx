import type { StaffGroup } from '../../../shared/api/staff-groups-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import type { PlainAction } from '../../console/plain-act.ts'
import { wholeDay, wholeMoment } from '../../console/whole-moment.ts'
import { runStateNames } from '../../selling/runs/run-words.ts'
import { Amount } from '../../ui/actions/Amount.tsx'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import figures from '../StaffFigures.module.css'
import { enterBillAction, undoBillAction } from './staff-group-acts.ts'

type Run = StaffGroup['runs'][number]
type Props = {
  group: StaffGroup
  /** Null for anyone who reads alone. */ onAct: ((action: PlainAction) => void) | null
}

const plain = [{ label: 'Run' }, { label: 'Orders', align: 'end' as const }]
const ofMoney = ['Charged', 'Breweries pay', 'Billed', 'Left to Dray'].map((label) => ({
  label,
  align: 'end' as const,
}))

/** The runs of a group that have left: what buyers were charged, what breweries pay, what carriers billed and what is left, by run. */
export function GroupRunsTable({ group, onAct }: Props) {
  const seesMoney = group.runs.some(({ money }) => money !== null)
  return (
    <section aria-labelledby="runs">
      <h2 id="runs">Runs that have left</h2>
      {group.runs.length === 0 ? (
        <p>None in the last twelve weeks.</p>
      ) : (
        <div className={figures.stack}>
          {seesMoney && (
            <p className={figures.soft}>
              Sums are without VAT, each over the ledger. Breweries pay what their changes made dearer.
            </p>
          )}
          <DataTable
            caption="Runs that have left, the last first"
            isCaptionHidden
            isStackedOnPhone
            isWide
            columns={[
              ...plain,
              ...(seesMoney ? ofMoney : []),
              ...(onAct === null ? [] : [{ label: 'Bills', isLabelHidden: true }]),
            ]}
          >
            {group.runs.map((run) => (
              <tr key={run.id}>
                <Cell isHeader>
                  <span className={figures.line}>
                    <a href={sellingPaths.run(group.slug, run.id)}>{wholeDay(run.day)}</a>
                    <Badge tone={runStateNames[run.state].tone}>{runStateNames[run.state].text}</Badge>
                  </span>
                  <span className={figures.soft}>{run.carrier}</span>
                </Cell>
                <Cell label="Orders" align="end">
                  {run.orders}
                </Cell>
                {seesMoney && <Sums run={run} />}
                {onAct !== null && <Cell align="end">{renderActions({ group, run, onAct })}</Cell>}
              </tr>
            ))}
          </DataTable>
        </div>
      )}
    </section>
  )
}

/** The runs to come in short: how long each takes orders, and what it carries so far. */
export function ComingRuns({ group: { slug, comingRuns } }: Pick<Props, 'group'>) {
  return (
    <section aria-labelledby="coming-runs">
      <h2 id="coming-runs">Runs to come</h2>
      {comingRuns.length === 0 ? (
        <p>It has no run plan: no run is made.</p>
      ) : (
        <DataTable
          caption="Runs to come, the soonest first"
          isCaptionHidden
          isStackedOnPhone
          columns={[{ label: 'Run' }, { label: 'Cut-off' }, { label: 'Pallets so far', align: 'end' }]}
        >
          {comingRuns.map(({ id, day, state, cutOffAt, pallets, capacityPallets }) => (
            <tr key={id}>
              <Cell isHeader>
                <span className={figures.line}>
                  <a href={sellingPaths.run(slug, id)}>{wholeDay(day)}</a>
                  <Badge tone={runStateNames[state].tone}>{runStateNames[state].text}</Badge>
                </span>
              </Cell>
              <Cell label="Cut-off">{wholeMoment(cutOffAt)}</Cell>
              <Cell label="Pallets so far" align="end">
                {pallets} of {capacityPallets}
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  )
}

function Sums({ run: { money } }: { run: Run }) {
  if (money === null) return null
  return (
    <>
      <Cell label="Charged" align="end">
        <Amount amount={formatMinor(money.chargedMinor)} />
      </Cell>
      <Cell label="Breweries pay" align="end">
        {money.borneBy.length === 0 ? (
          <Amount amount={formatMinor(0)} />
        ) : (
          money.borneBy.map(({ name, minor }) => (
            <span key={name}>
              {name} <Amount amount={formatMinor(minor)} />
              <br />
            </span>
          ))
        )}
      </Cell>
      <Cell label="Billed" align="end">
        <Amount amount={formatMinor(money.billedMinor)} />
      </Cell>
      <Cell label="Left to Dray" align="end">
        <Amount amount={formatMinor(money.leftMinor)} />
      </Cell>
    </>
  )
}

type Acting = { group: StaffGroup; run: Run; onAct: (act: PlainAction) => void }

/** A carrier bills a run that has left; a bill that was entered can be taken back. */
function renderActions({ group, run, onAct }: Acting) {
  if (run.state !== 'departed' && run.state !== 'done') return null
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => onAct(enterBillAction(group, run))}>
        Enter a bill<span className="visually-hidden"> for {wholeDay(run.day)}</span>
      </Button>
      {run.money !== null && run.money.billedMinor > 0 && (
        <Button size="small" variant="quiet" onClick={() => onAct(undoBillAction(group, run))}>
          Take a bill back<span className="visually-hidden"> for {wholeDay(run.day)}</span>
        </Button>
      )}
    </>
  )
}
