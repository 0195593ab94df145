import { Skeleton } from '../ui/core/Skeleton.tsx'
import styles from './BeerCarousel.module.css'

type Props = { text: string }

/** Beer cards that are on their way, in their final size. */
export function LoadingCarousel({ text }: Props) {
  return (
    <div className={styles.loading} aria-busy="true">
      <output className={styles.loadingWords}>{text}</output>
      {['one', 'two', 'three', 'four'].map((card) => (
        <div key={card} className={styles.bone}>
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  )
}
