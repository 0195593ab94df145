import { Suspense } from 'react'
import type { ProductDetailData } from '../../shared/pages/beer-page-data.ts'
import { BeerReviews } from '../reviews/BeerReviews.tsx'
import { Breadcrumb } from '../ui/core/Breadcrumb.tsx'
import { firstViewEnd } from '../ui/core/first-view-end.tsx'
import { RenderedOnce } from '../ui/core/RenderedOnce.tsx'
import { AccessoryStrip } from './AccessoryStrip.tsx'
import { BeerGallery } from './BeerGallery.tsx'
import { BeerHeading } from './BeerHeading.tsx'
import { BeerMargin } from './BeerMargin.tsx'
import { BeerMeta } from './BeerMeta.tsx'
import { BeerSections } from './BeerSections.tsx'
import { MoreFromBrewery } from './MoreFromBrewery.tsx'
import { VariantsForm } from './VariantsForm.tsx'
import styles from './BeerPage.module.css'

type Props = { data: ProductDetailData }

/** One beer: what it is, what it comes in and costs, and what goes with it (BEER-03). */
export function BeerPage({ data }: Props) {
  const { beer, brewery, group } = data
  return (
    <div className={styles.page}>
      <Breadcrumb items={data.breadcrumb} />
      <RenderedOnce of={beer} as={`beer ${group?.slug} ${group?.name}`}>
        {() => (
          <article className={styles.beer}>
            <div className={styles.heading}>
              <BeerHeading beer={beer} brewery={brewery} />
            </div>
            <div className={styles.gallery}>
              <Suspense>
                <BeerGallery pictures={data.gallery} beerName={beer.name} colorHex={beer.colorHex} />
              </Suspense>
            </div>
            <div className={styles.variants}>
              <Suspense>
                <VariantsForm beer={beer} brewery={brewery} group={group} />
              </Suspense>
            </div>
            <div className={styles.meta}>
              <Suspense>
                <BeerMeta beer={beer} brewery={brewery} />
              </Suspense>
            </div>
            <div className={styles.sections}>
              <Suspense>
                <BeerSections beer={beer} brewery={brewery} group={group} />
              </Suspense>
              <Suspense>
                <BeerMargin containers={beer.containers} />
              </Suspense>
            </div>
          </article>
        )}
      </RenderedOnce>
      {firstViewEnd}
      <Suspense>
        <RenderedOnce of={data.accessories} as="strip" isConstant>
          {() => <AccessoryStrip accessories={data.accessories} />}
        </RenderedOnce>
      </Suspense>
      <Suspense>
        <MoreFromBrewery brewery={brewery} beers={data.moreFromBrewery} />
      </Suspense>
      <BeerReviews data={data} />
    </div>
  )
}
