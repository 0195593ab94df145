import { useState } from 'react'
import type { SellingOrderRow, SellingToday } from '../../shared/api/selling-api.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { EmptyState } from '../ui/core/EmptyState.tsx'
import { ActionDialog } from './ActDialog.tsx'
import { useIsPainted } from '../console/after-first-paint.ts'
import { Answered } from '../console/Answered.tsx'
import { OrderRows } from './OrderRows.tsx'
import { nothingWaits } from './today/nothing-waits.ts'
import { sellingReads, type SellingVerb } from './selling-calls.ts'
import styles from './TodayPage.module.css'
import { TodayChecklist } from './today/TodayChecklist.tsx'
import { laterForm } from '../console/later-screen.tsx'
import { TodayStanding } from './today/TodayStanding.tsx'
import { useOwnRole } from './use-own-role.ts'
import { useConsoleRead } from '../console/use-console-read.ts'
import { useTitle } from '../console/use-title.ts'
import { dayText } from '../../shared/delivery/arrival-text.ts'

const AccountsToday = laterForm(async () => (await import('./today/AccountsToday.tsx')).AccountsToday)
const TodayPictures = laterForm(async () => (await import('./insight/TodayPictures.tsx')).TodayPictures)

/** /sell/{brewery}: what waits, the most urgent first, each with its next action (SELL-13). */
export function TodayPage({ brewery }: { brewery: string }) {
  useTitle('Today')
  const { loaded, again } = useConsoleRead<SellingToday>(sellingReads.today(brewery))
  const keepsBooks = useOwnRole() === 'accounts'
  return (
    <Answered isPage loaded={loaded} again={again}>
      {(today) => (
        <>
          <header className={styles.head}>
            <h1>Today</h1>
            <p>{dayText(today.day)}</p>
          </header>
          {keepsBooks ? (
            <div className={styles.standing}>
              <AccountsToday brewery={brewery} />
            </div>
          ) : (
            <>
              <TodayChecklist brewery={brewery} />
              <Counts brewery={brewery} today={today} />
              <Waiting brewery={brewery} today={today} again={again} />
              <Below brewery={brewery} today={today} />
            </>
          )}
        </>
      )}
    </Answered>
  )
}

/** What a phone's first screen does not reach. */
function Below({ brewery, today }: { brewery: string; today: SellingToday }) {
  const isPainted = useIsPainted()
  if (!isPainted) return null
  return (
    <>
      {today.today.length > 0 && (
        <section className={styles.section} aria-labelledby="going-today">
          <h2 id="going-today">Leaves and arrives today</h2>
          <OrderRows brewery={brewery} caption="Leaves and arrives today" rows={today.today} />
        </section>
      )}
      <TodayPictures brewery={brewery} />
      <div className={styles.standing}>
        <TodayStanding brewery={brewery} />
      </div>
    </>
  )
}

function Counts({ brewery, today }: { brewery: string; today: SellingToday }) {
  const orders = sellingPaths.orders(brewery)
  const { day } = today
  const counts = [
    { label: 'To answer', count: today.toAnswer, href: `${orders}?view=placed` },
    { label: 'To pick', count: today.toPick, href: `${orders}?view=accepted` },
    { label: 'Going out today', count: today.leavesToday, href: `${orders}?view=all&leaves=${day}` },
    { label: 'Claims to answer', count: today.claims, href: `${orders}?view=claims&claim=open` },
    { label: 'Low stock', count: today.lowStock, href: `${sellingPaths.stock(brewery)}?view=low` },
  ]
  return (
    <ul className={styles.counts}>
      {counts.map(({ label, count, href }) => (
        <li key={label}>
          <a className={styles.count} href={href} data-waits={count > 0 || undefined}>
            <strong>{count}</strong>
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

type Waits = { brewery: string; today: SellingToday; again: () => void }

function Waiting({ brewery, today: { waiting, beers }, again }: Waits) {
  const [act, setAct] = useState<{ row: SellingOrderRow; verb: SellingVerb } | null>(null)
  if (waiting.length === 0)
    return (
      <EmptyState title={nothingWaits.title}>
        <p>{nothingWaits.shelf(beers)}</p>
      </EmptyState>
    )
  return (
    <section className={styles.section} aria-labelledby="waiting">
      <h2 id="waiting">To do</h2>
      <OrderRows
        brewery={brewery}
        caption="To do, the most urgent first"
        rows={waiting}
        onNext={(row, verb) => setAct({ row, verb })}
      />
      {act !== null && (
        <ActionDialog
          key={`${act.row.part} ${act.verb}`}
          brewery={brewery}
          number={act.row.number}
          part={act.row.part}
          verb={act.verb}
          onClose={() => setAct(null)}
          onDone={() => {
            setAct(null)
            again()
          }}
        />
      )}
    </section>
  )
}
