import { useCallback, useState } from 'react'
import type { Sheet, SheetRow } from '../../../shared/api/price-lists-api.ts'
import { priceViews } from '../../../shared/api/list-views.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { Answered } from '../../console/Answered.tsx'
import { addressWith } from '../../console/console-address.ts'
import { useStateDraft } from '../../console/drafts/use-state-draft.ts'
import { TypedBefore } from '../../console/drafts/TypedBefore.tsx'
import { FilterBar } from '../../console/FilterBar.tsx'
import head from '../../console/ListPage.module.css'
import { useAddress } from '../../console/use-address.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { ViewTabs } from '../../ui/actions/ViewTabs.tsx'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { sheetCall } from './price-calls.ts'
import styles from './PriceSheet.module.css'
import { useOwnRole } from '../use-own-role.ts'
import { PriceHistoryDrawer } from './PriceHistoryDrawer.tsx'
import { PriceSheet } from './PriceSheet.tsx'
import { priceViewTexts } from './price-words.ts'
import { RaiseForm } from './RaiseForm.tsx'
import { SaveSheet } from './SaveSheet.tsx'
import { type SheetColumn, type SheetEdits, withCell, withPasted, withRaise } from './sheet-edits.ts'

/** /sell/{brewery}/prices: prices and stock of all sizes as a sheet (SELL-28, SELL-44). */
export function PricesPage({ brewery }: { brewery: string }) {
  useTitle('Prices and stock')
  const { loaded, again, show } = useConsoleRead<Sheet>(sheetCall(brewery))
  return (
    <Answered isPage loaded={loaded} again={again}>
      {(sheet) => (
        <>
          <header className={head.head}>
            <h1>Prices and stock</h1>
            <div className={head.acts}>
              <LinkButton size="small" variant="quiet" href={sellingPaths.priceLists(brewery)}>
                Price lists
              </LinkButton>
              <LinkButton size="small" variant="quiet" href={sellingPaths.offers(brewery)}>
                Quantity prices and offers
              </LinkButton>
            </div>
          </header>
          <SheetOf brewery={brewery} sheet={sheet} onSaved={show} />
        </>
      )}
    </Answered>
  )
}

type Props = { brewery: string; sheet: Sheet; onSaved: (sheet: Sheet) => void }

const isIn = {
  all: () => true,
  none: ({ priceMinor }: SheetRow) => priceMinor === null,
  coming: ({ coming }: SheetRow) => coming.length > 0,
}

function SheetOf({ brewery, sheet, onSaved }: Props) {
  const role = useOwnRole()
  const mayChange = role === 'owner' || role === 'sales'
  const query = new URLSearchParams(useAddress().split('?')[1] ?? '')
  const [today] = useState(() => londonDay(new Date()))
  const [fromDay, setFromDay] = useState(today)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [history, setHistory] = useState<SheetRow | null>(null)
  const draft = useStateDraft<SheetEdits>(`sheet of ${brewery}`, {}, '1')
  const { value: edits, set } = draft

  const words = (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const found = sheet.rows.filter((row) => {
    const text = `${row.beer}, ${row.container}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const view = priceViews.find((key) => key === query.get('view')) ?? 'all'
  const rows = found.filter(isIn[view])
  const onCell = useCallback(
    (id: string, column: SheetColumn, typed: string) => set(withCell(edits, id, column, typed)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- set stores under one name
    [edits],
  )
  const onTick = useCallback(
    (id: string, isTicked: boolean) =>
      setTicked((before) => new Set(isTicked ? [...before, id] : [...before].filter((each) => each !== id))),
    [],
  )
  const from = (
    <TextInput
      label="New prices apply from"
      name="from"
      type="date"
      min={today}
      value={fromDay}
      onChange={(day) => setFromDay(day === '' ? today : day)}
    />
  )
  const chosen = rows.filter(({ containerId }) => ticked.has(containerId))
  return (
    <>
      <ViewTabs
        label="Views of prices"
        views={priceViews.map((key) => ({
          key,
          name: priceViewTexts[key].name,
          count: found.filter(isIn[key]).length,
          href: addressWith(query, { view: key === 'all' ? null : key }),
          isCurrent: key === view,
        }))}
      />
      <FilterBar
        key={query.toString()}
        label="Prices and stock"
        query={query}
        placeholder="Beer or size"
        names={[]}
      />
      <TypedBefore draft={draft} />
      {chosen.length > 0 ? (
        <RaiseForm
          ticked={chosen.length}
          unpriced={chosen.filter(({ priceMinor }) => priceMinor === null).length}
          from={from}
          onRaise={(raise, step) => set(withRaise(edits, chosen, { raise, step, fromDay }))}
        />
      ) : (
        mayChange && <div className={styles.day}>{from}</div>
      )}
      {rows.length === 0 ? (
        <EmptyState title={words.length > 0 ? 'No size fits.' : priceViewTexts[view].empty} />
      ) : (
        <PriceSheet
          rows={rows}
          edits={edits}
          ticked={ticked}
          fromDay={fromDay}
          mayChange={mayChange}
          onCell={onCell}
          onPaste={(cells, { at, column }) =>
            set(withPasted(edits, cells, { ids: rows.map(({ containerId }) => containerId), at, column }))
          }
          onTick={onTick}
          onTickAll={(isTicked) =>
            setTicked(new Set(isTicked ? rows.map(({ containerId }) => containerId) : []))
          }
          onHistory={setHistory}
        />
      )}
      {sheet.total > sheet.rows.length && (
        <p>
          The first {sheet.rows.length} of {sheet.total} sizes. A file under Imports takes them all.
        </p>
      )}
      <SaveSheet
        brewery={brewery}
        rows={sheet.rows}
        edits={edits}
        fromDay={fromDay === today ? null : fromDay}
        today={today}
        onClear={draft.clear}
        onSaved={(saved) => {
          draft.clear()
          setTicked(new Set())
          setFromDay(today)
          onSaved(saved)
        }}
      />
      {history !== null && (
        <PriceHistoryDrawer
          brewery={brewery}
          containerId={history.containerId}
          title={`${history.beer}, ${history.container}`}
          onClose={() => setHistory(null)}
        />
      )}
    </>
  )
}
