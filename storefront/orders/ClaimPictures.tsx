import { useEffect, useState } from 'react'
import { readPicture } from '../api/client-files.ts'
import styles from './OrderClaims.module.css'

type Props = {
  /** The calls that answer them. */
  calls: readonly string[]
}

/** The pictures of a claim, each large once it is pressed; fetched with the client's token. One that cannot be read is left out. */
export function ClaimPictures({ calls }: Props) {
  return (
    <p className={styles.pictures}>
      {calls.map((call, at) => (
        <ClaimPicture key={call} call={call} place={at + 1} />
      ))}
    </p>
  )
}

function ClaimPicture({ call, place }: { call: string; place: number }) {
  const [src, setSrc] = useState<string | null>(null)
  const [isLarge, setLarge] = useState(false)
  useEffect(() => {
    let isWanted = true
    readPicture(call).then(
      (address) => isWanted && setSrc(address),
      () => isWanted && setSrc(null),
    )
    return () => {
      isWanted = false
    }
  }, [call])
  if (src === null) return null
  return (
    <button
      className={styles.picture}
      type="button"
      aria-expanded={isLarge}
      onClick={() => setLarge(!isLarge)}
    >
      <img src={src} alt={`What the claim shows, ${place}`} width={96} height={96} />
    </button>
  )
}
