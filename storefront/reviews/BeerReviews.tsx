import { lazy, memo, Suspense, useEffect, useRef } from 'react'
import type { ProductDetailData } from '../../shared/pages/beer-page-data.ts'
import { SafeSection } from '../ui/core/SafeSection.tsx'
import { RenderedOnce } from '../ui/core/RenderedOnce.tsx'
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
  // The same on the pages of all beers without one: what the server draws for a visitor names no beer.
  const hasNone = data.reviews.firstPage.comments.length === 0
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
          <RenderedOnce of={data.reviews} as="reviews" isConstant={hasNone}>
            {() => <ReviewsSection beer={data.beer} reviews={data.reviews} />}
          </RenderedOnce>
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
