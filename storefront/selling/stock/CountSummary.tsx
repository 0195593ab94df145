import { useMemo, useState } from 'react'
import type { StockRow } from '../../../shared/api/stock-api.ts'
import { londonTime } from '../../../shared/working-time/working-time.ts'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { ActionSteps } from '../../console/ActSteps.tsx'
import { useAction } from '../../console/use-act.ts'
import styles from './CountSummary.module.css'
import { recordCalls } from './stock-calls.ts'
import type { Figures } from './stored-count.ts'

type Props = {
  brewery: string
  rows: readonly StockRow[]
  figures: Figures
  back: string
  /** To the container at this place. */
  onBack: (place: number) => void
  onSaved: () => void
}

const countsText = (count: number) => (count === 1 ? '1 count' : `${count} counts`)

/** What was counted and what was skipped, what it does, and one button that saves it (SELL-30). */
export function CountSummary({ brewery, rows, figures, back, onBack, onSaved }: Props) {
  const [isSaved, setSaved] = useState(false)
  const counted = rows.filter(({ containerId }) => figures[containerId] !== undefined)
  const skipped = rows.filter(({ containerId }) => figures[containerId] === undefined)
  return (
    <div className={styles.summary}>
      <h1>{isSaved ? 'Counted' : 'Look it over'}</h1>
      {counted.length > 0 && (
        <section aria-labelledby="counted">
          <h2 id="counted">{countsText(counted.length)}</h2>
          <ul className={styles.list}>
            {counted.map(({ containerId, title }) => {
              const { units, at } = figures[containerId]!
              return (
                <li key={containerId}>
                  <span>{title}</span>
                  <span className={styles.figure}>
                    <b>{units}</b> at {londonTime(new Date(at))}
                  </span>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {skipped.length > 0 && (
        <section aria-labelledby="skipped">
          <h2 id="skipped">{skipped.length} skipped</h2>
          <ul className={styles.list}>
            {skipped.map(({ containerId, title }) => (
              <li key={containerId}>{title}</li>
            ))}
          </ul>
        </section>
      )}
      {isSaved || counted.length === 0 ? (
        <LinkButton href={back}>Stock</LinkButton>
      ) : (
        <Save
          brewery={brewery}
          counted={counted}
          figures={figures}
          onBack={() => onBack(rows.length - 1)}
          onSaved={() => {
            setSaved(true)
            onSaved()
          }}
        />
      )}
    </div>
  )
}

type SaveProps = {
  brewery: string
  counted: readonly StockRow[]
  figures: Figures
  onBack: () => void
  onSaved: () => void
}

function Save({ brewery, counted, figures, onBack, onSaved }: SaveProps) {
  const items = JSON.stringify(
    counted.map(({ containerId }) => {
      const { units, at } = figures[containerId]!
      return { containerId, units, countedAt: at }
    }),
  )
  const action = useAction(
    useMemo(() => {
      const body = { kind: 'count', reason: 'Stock take', items: JSON.parse(items) as object[] }
      return recordCalls(brewery, { detail: 'count', bodyOf: () => body })
    }, [brewery, items]),
  )
  return (
    <>
      <ActionSteps
        act={action}
        thing="The stock"
        fields={null}
        read={() => ({})}
        nameOf={() => `Save ${countsText(counted.length)}`}
        onClose={onBack}
        onDone={onSaved}
      />
      <p className={styles.stored}>Until it is saved, the count stays on this device.</p>
    </>
  )
}
