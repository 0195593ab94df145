import { useState } from 'react'
import type { PickingDrop, PickingList } from '../../../shared/api/picking-api.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { addressWith } from '../../console/console-address.ts'
import { laterForm } from '../../console/later-screen.tsx'
import { useAddress } from '../../console/use-address.ts'
import { useTitle } from '../../console/use-title.ts'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { TabLinks } from '../../ui/paging/TabLinks.tsx'
import { ActionDialog } from '../ActDialog.tsx'
import { ordersText } from '../selling-words.ts'
import type { SellingVerb } from '../selling-calls.ts'
import { ByBeer } from './ByBeer.tsx'
import { ByDrop } from './ByDrop.tsx'
import styles from './PickingPage.module.css'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { cutText, waitingText } from './picking-words.ts'
import { PrintChoice } from './PrintChoice.tsx'
import { usePicking } from './use-picking.ts'

const Scans = laterForm(async () => (await import('./Scans.tsx')).Scans)

type Acting = { drop: PickingDrop; verb: SellingVerb }

/** /sell/{brewery}/picking: what leaves on a day, by beer or by drop, also without a signal (SELL-24, SELL-25). */
export function PickingPage({ brewery }: { brewery: string }) {
  useTitle('Picking')
  const query = new URLSearchParams(useAddress().split('?')[1] ?? '')
  const isByDrop = query.get('by') === 'drop'
  const { loaded, again, tick, ticks, isOffline } = usePicking(brewery, query.get('day'))
  const [acting, setActing] = useState<Acting | null>(null)
  return (
    <>
      {ticks.length > 0 && (
        <Notice tone="warning" title={waitingText(ticks.length)}>
          They are on this device and are sent on their own.
        </Notice>
      )}
      <Answered isPage loaded={loaded} again={again}>
        {(list) => (
          <>
            <header className={styles.head}>
              <h1>Picking</h1>
              <p>{dayText(list.day)}</p>
            </header>
            <Days list={list} query={query} />
            {list.drops.length === 0 ? (
              <Nothing brewery={brewery} list={list} query={query} />
            ) : (
              <>
                <Cut list={list} />
                <TabLinks
                  label="Order of the list"
                  items={[
                    { label: 'By beer', href: addressWith(query, { by: null }), isCurrent: !isByDrop },
                    { label: 'By drop', href: addressWith(query, { by: 'drop' }), isCurrent: isByDrop },
                  ]}
                />
                {isByDrop ? (
                  <ByDrop
                    drops={list.drops}
                    isOffline={isOffline}
                    onTick={tick}
                    onAct={(drop, verb) => setActing({ drop, verb })}
                  />
                ) : (
                  <ByBeer list={list} onTick={tick} />
                )}
                <Scans brewery={brewery} list={list} opened={query.get('scan')} onTick={tick} />
                <PrintChoice brewery={brewery} list={list} />
              </>
            )}
          </>
        )}
      </Answered>
      {acting !== null && (
        <ActionDialog
          key={acting.drop.part + acting.verb}
          brewery={brewery}
          number={acting.drop.number}
          part={acting.drop.part}
          verb={acting.verb}
          onClose={() => setActing(null)}
          onDone={() => {
            setActing(null)
            again()
          }}
        />
      )}
    </>
  )
}

/** Of a day with more orders than one list holds. */
function Cut({ list }: { list: PickingList }) {
  const title = cutText(list)
  if (title === null) return null
  return (
    <div className={styles.cut}>
      <Notice title={title}>
        The units of each beer are of all {list.total}. The other orders come up as these are packed and
        leave.
      </Notice>
    </div>
  )
}

type DaysProps = { list: PickingList; query: URLSearchParams }

/** The days with anything to send; the present one among them, also without any. */
function Days({ list: { day, days }, query }: DaysProps) {
  const all = days.some((each) => each.day === day) ? days : [...days, { day, orders: 0 }]
  const sorted = all.toSorted((one, other) => (one.day < other.day ? -1 : 1))
  return (
    <TabLinks
      label="Days"
      items={sorted.map((each) => ({
        label: `${dayText(each.day)} (${each.orders})`,
        href: addressWith(query, { day: each.day }),
        isCurrent: each.day === day,
      }))}
    />
  )
}

function Nothing({ brewery, list: { day, days }, query }: DaysProps & { brewery: string }) {
  const next = days.find((each) => each.day > day && each.orders > 0)
  return (
    <EmptyState
      title={`Nothing to pick for ${dayText(day)}.`}
      action={
        next === undefined ? (
          <LinkButton href={sellingPaths.orders(brewery)}>Orders</LinkButton>
        ) : (
          <LinkButton href={addressWith(query, { day: next.day })}>{dayText(next.day)}</LinkButton>
        )
      }
    >
      {next !== undefined && (
        <p>
          Next: {dayText(next.day)}, {ordersText(next.orders)}.
        </p>
      )}
    </EmptyState>
  )
}
