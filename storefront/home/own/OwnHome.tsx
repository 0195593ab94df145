import { useEffect, useRef, useState } from 'react'
import type { OrderSummary } from '../../../shared/api/orders-api.ts'
import { shortDay } from '../../../shared/delivery/arrival-text.ts'
import { orderTrack } from '../../../shared/orders/order-track.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { firstNameOf } from '../../accounts/name-parts.ts'
import type { SessionUser } from '../../accounts/session-record.ts'
import { buyerIdOf } from '../../accounts/session/session-state.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Skeleton } from '../../ui/core/Skeleton.tsx'
import { Track } from '../../ui/track/Track.tsx'
import { type OwnHomeData, readOwnHome } from './own-home-data.ts'
import styles from './OwnHome.module.css'
import { storeOwnHeight } from './own-height.ts'
import { UsualLines } from './UsualLines.tsx'

type Props = { user: SessionUser }

/** What a client comes for: what is on its way and when, what needs an answer or goes back, the usual, and a field to order (HOME-90). */
export function OwnHome({ user }: Props) {
  const buyerId = buyerIdOf(user) ?? user.id
  const { emailConfirmed } = user
  const [data, setData] = useState<OwnHomeData | 'failed' | null>(null)
  useEffect(() => {
    let isCurrent = true
    readOwnHome(buyerId, { emailConfirmed }).then(
      (read) => isCurrent && setData(read),
      () => isCurrent && setData('failed'),
    )
    return () => void (isCurrent = false)
  }, [buyerId, emailConfirmed])
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    const place = section.current?.parentElement
    if (data === null || data === 'failed' || !place) return
    const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(place)
    storeOwnHeight(
      section.current!.offsetHeight +
        Number.parseFloat(paddingBlockStart) +
        Number.parseFloat(paddingBlockEnd),
    )
  }, [data])
  return (
    <section ref={section} aria-labelledby="own-home">
      <h2 className="visually-hidden" id="own-home">
        For {firstNameOf(user)}
      </h2>
      {data === null ? <Skeleton lines={6} /> : <Columns data={data === 'failed' ? null : data} />}
    </section>
  )
}

/** All at once: what came early would move when the rest comes. Without data there is the field alone. */
function Columns({ data }: { data: OwnHomeData | null }) {
  return (
    <div className={styles.columns}>
      {data !== null && (
        <div className={styles.column}>
          <OnItsWay next={data.next} />
          <ToDo toDo={data.toDo} />
        </div>
      )}
      <div className={styles.column}>
        {data?.usual && data.usual.lines.length > 0 && <UsualLines usual={data.usual} />}
        <QuickOrderField />
      </div>
    </div>
  )
}

function OnItsWay({ next }: Pick<OwnHomeData, 'next'>) {
  if (next === null)
    return (
      <div className={styles.card}>
        <h3 className={styles.title}>Nothing is on its way</h3>
        <p className={styles.soft}>
          <a href={paths.shop}>See all beers</a> or <a href={paths.groups}>fill a pallet with a group</a>.
        </p>
      </div>
    )
  const parts = next.consignments
  const steps = orderTrack({ ...next, parts })
  const coming = parts.filter(({ days }) => days !== null)
  const soonest = coming.toSorted((one, other) => arrivalOf(one) - arrivalOf(other)).at(0)
  const from = [...new Set(coming.map(({ teamName }) => teamName ?? 'Dray'))]
  return (
    <div className={styles.card}>
      <h3 className={styles.title}>
        <a href={paths.order(next.number)}>{comesText(soonest)}</a>
      </h3>
      <p className={styles.soft}>
        {next.groupName === null ? fromText(from) : `One pallet of ${next.groupName}`} · {next.number}
      </p>
      <Track label={`Progress of ${next.number}`} steps={steps} />
    </div>
  )
}

type Coming = OrderSummary['consignments'][number]

/** What is ready to collect has no day, and neither has what left without one. */
function comesText(soonest: Coming | undefined): string {
  if (soonest?.shippingOption === 'collection' && soonest.days)
    return `Ready to collect by ${shortDay(soonest.days.leavesBy)}`
  if (soonest?.comes) return soonest.comes.charAt(0).toUpperCase() + soonest.comes.slice(1)
  return soonest?.shippingOption === 'collection' ? 'Ready to collect' : 'On its way'
}

const arrivalOf = ({ days }: { days: { leavesBy: string; arrivesBy: string | null } | null }): number =>
  Date.parse(days?.arrivesBy ?? days?.leavesBy ?? '') || Infinity

const fromText = ([first = 'Dray', ...others]: string[]): string =>
  others.length === 0 ? first : `${first} and ${others.length} more`

function ToDo({ toDo }: Pick<OwnHomeData, 'toDo'>) {
  if (toDo.length === 0) return null
  return (
    <div>
      <h3 className={styles.kicker}>To do</h3>
      <ul className={styles.toDo}>
        {toDo.map(({ text, href }) => (
          <li key={text}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A plain form: the page of quick orders answers it. */
function QuickOrderField() {
  return (
    <form className={styles.quick} action={paths.quickOrder} method="post">
      <label className="visually-hidden" htmlFor="own-quick-order">
        Quick order
      </label>
      <input
        className={styles.field}
        id="own-quick-order"
        name="text"
        maxLength={500}
        placeholder="Quick order: 2 firkins of bitter, 1 30l keg stout"
        required
      />
      <Button type="submit" icon="search">
        Find
      </Button>
    </form>
  )
}
