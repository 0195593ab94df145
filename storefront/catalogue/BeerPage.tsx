import type { ProductDetailData } from '../../shared/pages/beer-page-data.ts'
import { BeerReviews } from '../reviews/BeerReviews.tsx'
import { Breadcrumb } from '../ui/core/Breadcrumb.tsx'
import { firstViewEnd } from '../ui/core/first-view-end.tsx'
import { RenderedOnce } from '../ui/core/RenderedOnce.tsx'
import { WakesInTurn } from '../ui/core/WakesInTurn.tsx'
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
      <RenderedOnce of={beer} as={`beer ${group?.slug} ${group?.name}`} id="beer">
        {() => (
          <article className={styles.beer}>
            <div className={styles.heading}>
              <BeerHeading beer={beer} brewery={brewery} />
            </div>
            <div className={styles.gallery}>
              <WakesInTurn id="gallery">
                <BeerGallery pictures={data.gallery} beerName={beer.name} colorHex={beer.colorHex} />
              </WakesInTurn>
            </div>
            <div className={styles.variants}>
              <WakesInTurn id="sizes">
                <VariantsForm beer={beer} brewery={brewery} group={group} />
              </WakesInTurn>
            </div>
            <div className={styles.meta}>
              <WakesInTurn id="facts">
                <BeerMeta beer={beer} brewery={brewery} />
              </WakesInTurn>
            </div>
            <div className={styles.sections}>
              <WakesInTurn id="sections">
                <BeerSections beer={beer} brewery={brewery} group={group} />
              </WakesInTurn>
              <WakesInTurn id="margin">
                <BeerMargin containers={beer.containers} />
              </WakesInTurn>
            </div>
          </article>
        )}
      </RenderedOnce>
      {firstViewEnd}
      <WakesInTurn id="accessories">
        <RenderedOnce of={data.accessories} as="strip" id="accessories" isConstant>
          {() => <AccessoryStrip accessories={data.accessories} />}
        </RenderedOnce>
      </WakesInTurn>
      <WakesInTurn id="more">
        <MoreFromBrewery brewery={brewery} beers={data.moreFromBrewery} />
      </WakesInTurn>
      <BeerReviews data={data} />
    </div>
  )
}
