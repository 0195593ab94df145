import type { ProductDetailData } from '../../shared/pages/beer-page-data.ts'
import { BeerReviews } from '../reviews/BeerReviews.tsx'
import { Breadcrumb } from '../ui/core/Breadcrumb.tsx'
import { firstViewEnd } from '../ui/core/first-view-end.tsx'
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
      <article className={styles.beer}>
        <div className={styles.heading}>
          <BeerHeading beer={beer} brewery={brewery} />
        </div>
        <div className={styles.gallery}>
          <BeerGallery pictures={data.gallery} beerName={beer.name} colorHex={beer.colorHex} />
        </div>
        <div className={styles.variants}>
          <VariantsForm beer={beer} brewery={brewery} group={group} />
        </div>
        <div className={styles.meta}>
          <BeerMeta beer={beer} brewery={brewery} />
        </div>
        <div className={styles.sections}>
          <BeerSections beer={beer} brewery={brewery} group={group} />
          <BeerMargin containers={beer.containers} />
        </div>
      </article>
      {firstViewEnd}
      <AccessoryStrip accessories={data.accessories} />
      <MoreFromBrewery brewery={brewery} beers={data.moreFromBrewery} />
      <BeerReviews data={data} />
    </div>
  )
}
