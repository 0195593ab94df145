import { useState } from 'react'
import type { StockRow } from '../../../shared/api/stock-api.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { shopTime } from '../../api/shop-clock.ts'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Answered } from '../../console/Answered.tsx'
import { addressWith } from '../../console/console-address.ts'
import { useAddress } from '../../console/use-address.ts'
import { sellingReads } from '../selling-calls.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { CountOne } from './CountOne.tsx'
import { CountSummary } from './CountSummary.tsx'
import styles from './CountPage.module.css'
import { readAllStock } from './stock-calls.ts'
import { dropCount, type Figures, readCount, storeCount } from './stored-count.ts'

/** /sell/{brewery}/stock/count: one container after another, with a number pad (SELL-30). */
export function CountPage({ brewery }: { brewery: string }) {
  useTitle('Count')
  const query = new URLSearchParams(useAddress().split('?')[1] ?? '')
  const { view = 'all', q = '' } = Object.fromEntries(query)
  const path = `${sellingReads.stock(brewery)}?${new URLSearchParams({ view, q })}`
  const { loaded, again } = useConsoleRead(path, { readIt: readAllStock })
  const back = addressWith(query, {}, sellingPaths.stock(brewery))
  return (
    <Answered isPage loaded={loaded} again={again}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState
            title="There is nothing to count."
            action={<LinkButton href={back}>Stock</LinkButton>}
          />
        ) : (
          <Counting brewery={brewery} rows={rows} back={back} />
        )
      }
    </Answered>
  )
}

type Props = { brewery: string; rows: readonly StockRow[]; back: string }

function Counting({ brewery, rows, back }: Props) {
  // What was typed outlives the page: a phone in a cellar sleeps.
  const [figures, setFigures] = useState<Figures>(() => readCount(brewery, Date.now()))
  const [place, setPlace] = useState(() => firstOpen(rows, figures))
  const row = rows[place]
  const change = (next: Figures) => {
    setFigures(next)
    storeCount(brewery, next, Date.now())
  }
  if (row === undefined)
    return (
      <CountSummary
        brewery={brewery}
        rows={rows}
        figures={figures}
        back={back}
        onBack={(at) => setPlace(at)}
        onSaved={() => dropCount(brewery)}
      />
    )
  return (
    <div className={styles.count}>
      <header className={styles.head}>
        <h1>Count</h1>
        <p>
          {place + 1} of {rows.length}
        </p>
      </header>
      <CountOne
        key={row.containerId}
        row={row}
        figure={figures[row.containerId]?.units ?? null}
        isFirst={place === 0}
        onNext={(units) => {
          change({ ...figures, [row.containerId]: { units, at: shopTime().toISOString() } })
          setPlace(place + 1)
        }}
        onSkip={() => {
          const { [row.containerId]: _skipped, ...rest } = figures
          change(rest)
          setPlace(place + 1)
        }}
        onBack={() => setPlace(place - 1)}
        onFinish={() => setPlace(rows.length)}
      />
    </div>
  )
}

/** After what was counted before the page was left. */
function firstOpen(rows: readonly StockRow[], figures: Figures): number {
  const last = rows.findLastIndex(({ containerId }) => figures[containerId] !== undefined)
  return last + 1
}
