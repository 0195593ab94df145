import { useEffect, useState } from 'react'
import type { OrderClaim } from '../../shared/api/claims-api.ts'
import { claimCalls } from './claim-calls.ts'
import styles from './OrderClaims.module.css'

type Props = { number: string; claim: OrderClaim }

/** The pictures of a claim, fetched with the client's token. One that cannot be read is left out. */
export function ClaimPictures({ number, claim: { id: claim, pictures } }: Props) {
  return (
    <p className={styles.pictures}>
      {pictures.map(({ id }, at) => (
        <ClaimPicture key={id} number={number} claim={claim} picture={id} place={at + 1} />
      ))}
    </p>
  )
}

type One = { number: string; claim: string; picture: string; place: number }

function ClaimPicture({ number, claim, picture, place }: One) {
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    claimCalls.picture(number, claim, picture).then(
      (address) => isWanted && setSrc(address),
      () => isWanted && setSrc(null),
    )
    return () => {
      isWanted = false
    }
  }, [number, claim, picture])
  return src === null ? null : <img src={src} alt={`What the claim shows, ${place}`} width={96} height={96} />
}
