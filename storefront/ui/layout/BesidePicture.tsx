import type { ReactNode } from 'react'
import { Picture } from '../core/Picture.tsx'
import styles from './BesidePicture.module.css'

type Props = {
  /** Address of a decorative scene, 16 by 9. */
  picture: string
  children: ReactNode
}

/** A few words or fields beside a picture, which goes below them where there is no room. */
export function BesidePicture({ picture, children }: Props) {
  return (
    <div className={styles.columns}>
      <div className={styles.words}>{children}</div>
      <div className={styles.picture}>
        <Picture src={picture} alt="" width={1600} height={900} isLazy={false} fit="cover" />
      </div>
    </div>
  )
}
