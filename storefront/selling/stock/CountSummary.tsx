import { useEffect, useMemo, useState } from 'react'
import type { StockRow } from '../../../shared/api/stock-api.ts'
import { londonTime } from '../../../shared/working-time/working-time.ts'
import { Button } from '../../ui/core/Button.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Skeleton } from '../../ui/core/Skeleton.tsx'
import { ActEffects } from '../ActEffects.tsx'
import act from '../ActDialog.module.css'
import { usePreviewed } from '../use-previewed.ts'
import styles from './CountSummary.module.css'
import { stockCalls } from './stock-calls.ts'
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
  const calls = useMemo(
    () => ({
      preview: (body: object) => stockCalls.preview(brewery, body),
      take: (body: object, sent: { digest: string; key: string }) => stockCalls.record(brewery, body, sent),
    }),
    [brewery],
  )
  const { state, look, take } = usePreviewed(calls)
  const body = useMemo(
    () => ({
      kind: 'count',
      reason: 'Stock take',
      items: counted.map(({ containerId }) => {
        const { units, at } = figures[containerId]!
        return { containerId, units, countedAt: at }
      }),
    }),
    [counted, figures],
  )
  const wanted = JSON.stringify(body)
  useEffect(() => look(JSON.parse(wanted) as object), [look, wanted])
  const save = async () => {
    if ((await take()) !== null) onSaved()
  }
  const isLooked = state.kind === 'shown' || state.kind === 'sending'
  return (
    <div className={act.act}>
      {state.kind === 'looking' && <Skeleton lines={4} />}
      {state.kind === 'failed' && (
        <Notice tone="error">{state.message} What you counted is still on this device.</Notice>
      )}
      {isLooked && (
        <ActEffects
          preview={state.preview}
          {...(state.hasChanged && { changed: 'The stock has changed since you looked.' })}
        />
      )}
      <div className={act.buttons}>
        {isLooked && (
          <Button isWide isLoading={state.kind === 'sending'} onClick={() => void save()}>
            Save {countsText(counted.length)}
          </Button>
        )}
        {state.kind === 'failed' && (
          <Button isWide onClick={() => look(body)}>
            Try again
          </Button>
        )}
        <Button isWide variant="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  )
}
