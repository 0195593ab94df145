import { useState } from 'react'
import { usePicture } from '../api/use-picture.ts'
import { Skeleton } from '../ui/core/Skeleton.tsx'
import styles from './OrderClaims.module.css'

type Props = {
  /** The calls that answer them. */
  calls: readonly string[]
}

/**
 * The pictures of a claim, each large once it is pressed; fetched with the client's token. Each has its place before it
 * has come, and one that cannot be read can be fetched again.
 */
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
  const { source, again } = usePicture(call)
  const [isLarge, setLarge] = useState(false)
  if (source === undefined) {
    return (
      <span className={styles.place}>
        <Skeleton shape="block" />
      </span>
    )
  }
  if (source === null) {
    return (
      <button className={styles.place} type="button" onClick={again}>
        Load picture {place} again
      </button>
    )
  }
  return (
    <button
      className={styles.picture}
      type="button"
      aria-expanded={isLarge}
      onClick={() => setLarge(!isLarge)}
    >
      <img src={source} alt={`What the claim shows, ${place}`} width={96} height={96} />
    </button>
  )
}
