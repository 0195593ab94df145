import type { OrderClaims } from '../../shared/api/claims-api.ts'
import type { StaffOrder } from '../../shared/api/staff-orders-api.ts'
import { useConsoleRead } from '../console/use-console-read.ts'
import { wholeMoment } from '../console/whole-moment.ts'
import { ClaimPictures } from '../orders/ClaimPictures.tsx'
import { kindNames } from '../selling/claims/claim-answer-words.ts'
import styles from '../selling/claims/SellingClaims.module.css'
import { Badge } from '../ui/core/Badge.tsx'
import { staffReads } from './staff-calls.ts'

/** What the buyer said and showed in each claim about an order. */
export function StaffClaims({ order: { number, parts } }: { order: StaffOrder }) {
  const { loaded } = useConsoleRead<OrderClaims>(staffReads.claims(number))
  if (loaded.state !== 'ready' || loaded.value.claims.length === 0) return null
  return (
    <section aria-labelledby="claims">
      <h2 id="claims">Claims</h2>
      <div className={styles.claims}>
        {loaded.value.claims.map(({ id, part, kind, state, text, pictures, openedAt }) => (
          <article className={styles.claim} key={id}>
            <header className={styles.head}>
              <h3>{kindNames[kind]}</h3>
              <Badge tone={state === 'decided' ? 'plain' : 'oxide'}>
                {state === 'decided' ? 'Settled' : 'Open'}
              </Badge>
            </header>
            <p className={styles.text}>‘{text}’</p>
            {pictures.length > 0 && (
              <ClaimPictures calls={pictures.map((picture) => staffReads.claimPicture(id, picture.id))} />
            )}
            <p className={styles.soft}>
              {parts.find((each) => each.id === part)?.brewery ?? 'Dray'}, claimed {wholeMoment(openedAt)}
            </p>
          </article>
        ))}
      </div>
    </section>
  )
}
