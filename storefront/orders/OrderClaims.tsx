import type { OrderClaim, OrderClaims as Claims } from '../../shared/api/claims-api.ts'
import type { Order, OrderConsignment } from '../../shared/api/orders-api.ts'
import { formatMoment } from '../../shared/dates/dates.ts'
import { Badge } from '../ui/core/Badge.tsx'
import { AskDray } from './ReferClaim.tsx'
import { claimPictureRead } from './own-claim-calls.ts'
import { claimKindNames, claimNotes, claimStanding, claimedLines } from './own-claim-words.ts'
import { ClaimPictures } from './ClaimPictures.tsx'
import { senderName } from './order-words.ts'
import styles from './OrderClaims.module.css'

type Props = {
  order: Order
  part: OrderConsignment
  claims: readonly OrderClaim[]
  onChange: (claims: Claims) => void
}

/** The claims about a part: what was said, the state of each and what comes back. */
export function OrderClaims({ order, part, claims, onChange }: Props) {
  if (claims.length === 0) return null
  return (
    <section className={styles.claims} aria-label={`Claims about ${senderName(part)}’s order`}>
      {claims.map((claim) => (
        <article className={styles.claim} key={claim.id}>
          <header className={styles.head}>
            <h3>{claimKindNames[claim.kind]}</h3>
            <Badge tone={claim.state === 'decided' ? 'plain' : 'malt'}>
              {claim.state === 'decided' ? 'Decided' : 'Claim open'}
            </Badge>
          </header>
          <ul className={styles.units}>
            {claimedLines(claim, part).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className={styles.text}>{claim.text}</p>
          {claim.pictures.length > 0 && (
            <ClaimPictures
              calls={claim.pictures.map(({ id }) => claimPictureRead(order.number, claim.id, id))}
            />
          )}
          <p>
            <strong>{claimStanding(claim, senderName(part), order)}</strong>
          </p>
          {claimNotes(claim).map((text) => (
            <blockquote className={styles.note} key={text}>
              {text}
            </blockquote>
          ))}
          <p className={styles.soft}>
            Claimed {formatMoment(claim.openedAt)}
            {claim.isLate && ', after its time'}
          </p>
          {claim.state === 'refused' && <AskDray number={order.number} claim={claim} onChange={onChange} />}
        </article>
      ))}
    </section>
  )
}
