import { lazy, Suspense, useState } from 'react'
import type { OrderClaim, OrderClaims } from '../../../shared/api/claims-api.ts'
import type { SellingOrder } from '../../../shared/api/selling-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { sellingReads } from '../selling-calls.ts'
import { kindNames, standingText } from './claim-answer-words.ts'
import { ClaimAnswer } from './ClaimAnswer.tsx'
import styles from './SellingClaims.module.css'
import { useIsLooking } from '../use-own-role.ts'

const ClaimPictures = lazy(() =>
  import('../../orders/ClaimPictures.tsx').then((module) => ({ default: module.ClaimPictures })),
)

type Props = {
  brewery: string
  order: SellingOrder
  onAnswered: () => void
}

/** What the pub says is wrong with this order, the state of each claim, and the way to answer it. */
export function SellingClaims(props: Props) {
  const { brewery, order } = props
  const { loaded, again } = useConsoleRead<OrderClaims>(sellingReads.claims(brewery, order.id))
  return (
    <section aria-labelledby="claims">
      <h2 id="claims">Claims</h2>
      <Answered loaded={loaded} again={again}>
        {({ claims }) => <Claims {...props} claims={claims} />}
      </Answered>
    </section>
  )
}

function Claims({ brewery, order, onAnswered, claims }: Props & OrderClaims) {
  const isLooking = useIsLooking()
  const [answering, setAnswering] = useState<OrderClaim | null>(null)
  const own = claims.filter(({ part }) => part === order.id)
  const cause = claims.find(({ replacement }) => replacement === order.id)
  return (
    <div className={styles.claims}>
      {cause !== undefined && (
        <p>
          This order replaces what was wrong with{' '}
          <a href={sellingPaths.order(brewery, order.number)}>{order.number}</a>: {kindNames[cause.kind]}.
        </p>
      )}
      {own.map((claim) => (
        <article className={styles.claim} key={claim.id}>
          <header className={styles.head}>
            <h3>{kindNames[claim.kind]}</h3>
            <Badge tone={claim.state === 'open' ? 'oxide' : 'plain'}>
              {claim.state === 'decided' ? 'Settled' : 'Open'}
            </Badge>
          </header>
          <ul className={styles.units}>
            {claimedTexts(claim, order).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className={styles.text}>‘{claim.text}’</p>
          {claim.pictures.length > 0 && (
            <Suspense>
              <ClaimPictures
                calls={claim.pictures.map(({ id }) => sellingReads.claimPicture(brewery, claim.id, id))}
              />
            </Suspense>
          )}
          <p>
            <strong>{standingText(claim)}</strong>
          </p>
          <Notes claim={claim} />
          {claim.replacement !== null && (
            <p>
              <a href={sellingPaths.order(brewery, claim.replacement)}>What is sent again</a>
            </p>
          )}
          <p className={styles.soft}>
            Claimed {wholeMoment(claim.openedAt)}
            {claim.isLate && ', after its time'}. The pub would like{' '}
            {claim.wish === 'refund' ? 'its money back' : 'the units again'}.
          </p>
          {!isLooking && order.isClaimToAnswer && claim.state === 'open' && (
            <p>
              <Button onClick={() => setAnswering(claim)}>Answer the claim</Button>
            </p>
          )}
        </article>
      ))}
      {answering !== null && (
        <ClaimAnswer
          brewery={brewery}
          order={order}
          claim={answering}
          onClose={() => setAnswering(null)}
          onDone={onAnswered}
        />
      )}
    </div>
  )
}

/** Who said what: the brewery's own words, the pub's to Dray, and Dray's. */
function Notes({ claim: { answer, answerNote, askedNote, decisionNote } }: { claim: OrderClaim }) {
  const notes = [
    { by: 'You', text: answerNote },
    { by: 'The pub', text: askedNote },
    { by: answer === null || decisionNote !== answerNote ? 'Dray' : null, text: decisionNote },
  ]
  return notes.map(({ by, text }) =>
    by === null || text === null ? null : (
      <p className={styles.text} key={by}>
        {by}: ‘{text}’
      </p>
    ),
  )
}

function claimedTexts({ lines }: OrderClaim, order: SellingOrder): string[] {
  if (lines.length === 0) return ['All of it']
  return lines.map(({ position, units }) => {
    const line = order.lines.find((each) => each.position === position)
    return `${units} × ${[line?.title, line?.variantLabel].filter(Boolean).join(', ')}`
  })
}
