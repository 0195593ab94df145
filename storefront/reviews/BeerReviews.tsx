import { lazy, memo, Suspense, useEffect, useRef } from 'react'
import type { ProductDetailData } from '../../shared/pages/beer-page-data.ts'
import { SafeSection } from '../ui/core/SafeSection.tsx'
import { OwnIds } from '../ui/core/use-id.ts'
import styles from './BeerReviews.module.css'

type Props = { data: ProductDetailData }

/** How far below the screen the reviews wake up, in pixels. */
const margin = '600px'
let notifyNear: () => void
const near = new Promise<void>((resolve) => (notifyNear = resolve))

// The server draws the reviews with everything else; the browser fetches their script when they come near.
const ReviewsSection = import.meta.env.SSR ? (await load()).default : lazy(() => near.then(load))

/** The reviews of a beer (BEER-15). Memoised, because another render would discard the server's HTML. */
export const BeerReviews = memo(function BeerReviews({ data }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && notifyNear(),
      { rootMargin: margin },
    )
    watch.observe(place.current!)
    return () => watch.disconnect()
  }, [])
  return (
    <div className={styles.place} id="reviews" tabIndex={-1} ref={place}>
      <SafeSection>
        <Suspense>
          <OwnIds prefix="reviews">
            <ReviewsSection beer={data.beer} reviews={data.reviews} />
          </OwnIds>
        </Suspense>
      </SafeSection>
    </div>
  )
})

/** Tries again while there is no connection. */
async function load(): Promise<{ default: typeof import('./reading/ReviewsSection.tsx').ReviewsSection }> {
  try {
    return { default: (await import('./reading/ReviewsSection.tsx')).ReviewsSection }
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 4000))
    return load()
  }
}
