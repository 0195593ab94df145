import type { ListPageData } from '../../shared/pages/listing-data.ts'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { BreweryHead } from './BreweryHead.tsx'
import { ProductListPage } from './ProductListPage.tsx'

type Props = { data: ListPageData<'brewery'> }

/** A brewery above its beers. */
export function BreweryBeersPage({ data }: Props) {
  return (
    <ProductListPage data={data}>
      <BreweryHead brewery={data.head.brewery} />
      <SectionHeading id="beers" title="Beers" />
    </ProductListPage>
  )
}
