import { lazy, Suspense, useState } from 'react'
import { standingRoles } from '../../shared/accounts/staff-rights.ts'
import type { StaffOrder, StaffPart } from '../../shared/api/staff-orders-api.ts'
import { wholeDay, wholeMoment } from '../console/whole-moment.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { staffPaths } from '../../shared/paths/staff-paths.ts'
import { Answered } from '../console/Answered.tsx'
import { FieldsDialog } from '../console/FieldsDialog.tsx'
import { useConsoleRead } from '../console/use-console-read.ts'
import { useTitle } from '../console/use-title.ts'
import layout from '../selling/OrderPage.module.css'
import { Timeline } from '../ui/actions/Timeline.tsx'
import { Badge } from '../ui/core/Badge.tsx'
import { OrderRefunds } from './refunds/OrderRefunds.tsx'
import { openClaimAction } from './claim-act.ts'
import { StaffActionDialog } from './StaffActDialog.tsx'
import { StaffBuyer } from './StaffBuyer.tsx'
import { StaffMoney } from './StaffMoney.tsx'
import { staffReads, type StaffVerb } from './staff-calls.ts'
import { useMay } from './staff-roles.ts'
import { timelineOf } from './staff-timeline.ts'
import { paymentText } from './staff-words.ts'
import { UnfinishedPayment } from './UnfinishedPayment.tsx'
import { StaffPartSection } from './StaffPartSection.tsx'

const StaffClaims = lazy(() =>
  import('./StaffClaims.tsx').then((module) => ({ default: module.StaffClaims })),
)

type Acting = { part: StaffPart; verb: StaffVerb; units?: ReadonlyMap<number, number> }

/** /admin/orders/{number}: everything that Dray knows of an order (STAF-09, STAF-10). */
export function StaffOrderPage({ number }: { number: string }) {
  useTitle(`Order ${number}`)
  const { loaded, again } = useConsoleRead<StaffOrder>(staffReads.order(number))
  const [acting, setActing] = useState<Acting | null>(null)
  const [claiming, setClaiming] = useState<StaffPart | null>(null)
  return (
    <Answered isPage loaded={loaded} again={again}>
      {(order) => (
        <article className={layout.order}>
          <Head order={order} />
          <div className={layout.body}>
            <UnfinishedPayment order={order} onDone={again} />
            {order.parts.map((part) => (
              <StaffPartSection
                key={part.id}
                part={part}
                onAct={(verb) => setActing({ part, verb })}
                onClaim={() => setClaiming(part)}
              />
            ))}
            <Suspense>
              <StaffClaims order={order} />
            </Suspense>
            <OrderRefunds order={order} onDone={again} />
            <StaffMoney order={order} />
          </div>
          <aside className={layout.side}>
            <StaffBuyer order={order} onDone={again} />
            <section aria-labelledby="timeline">
              <h2 id="timeline">What happened</h2>
              <Timeline label="What happened" items={timelineOf(order)} />
            </section>
          </aside>
          {claiming !== null && (
            <FieldsDialog
              act={openClaimAction(order.number, claiming)}
              onClose={() => setClaiming(null)}
              onDone={() => {
                setClaiming(null)
                again()
              }}
            />
          )}
          {acting !== null && (
            <StaffActionDialog
              key={`${acting.part.id} ${acting.verb}`}
              number={order.number}
              part={acting.part}
              verb={acting.verb}
              {...(acting.units && { units: acting.units })}
              onClose={() => setActing(null)}
              onDone={() => {
                setActing(null)
                again()
              }}
              onPropose={(units) => setActing({ part: acting.part, verb: 'propose', units })}
            />
          )}
        </article>
      )}
    </Answered>
  )
}

function Head({ order }: { order: StaffOrder }) {
  const { number, pub, town, placedAt, paymentState, payment, totalMinor, groupName, groupSlug, leavesOn } =
    order
  const mayOrganise = useMay()(standingRoles)
  const { text, tone } = paymentText[paymentState]
  return (
    <header className={layout.head}>
      <p>
        <a href={staffPaths.orders}>Orders</a>
      </p>
      <div className={layout.title}>
        <h1>
          {pub}
          {town !== '' && <span className={layout.town}>, {town}</span>}
        </h1>
        <p className={layout.number}>{number}</p>
      </div>
      <p className={layout.facts}>
        <Badge tone={tone}>{text}</Badge>
        <span>
          {formatMinor(totalMinor)} by {payment}
        </span>
        {groupName !== null && (
          <span>
            {groupSlug !== null && mayOrganise ? (
              <a href={sellingPaths.group(groupSlug)}>{groupName}</a>
            ) : (
              groupName
            )}
            {leavesOn !== null && `, leaves ${wholeDay(leavesOn)}`}
          </span>
        )}
        <span className={layout.soft}>Placed {wholeMoment(placedAt)}</span>
      </p>
    </header>
  )
}
