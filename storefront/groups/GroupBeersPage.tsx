import type { ListPageData } from '../../shared/pages/listing-data.ts'
import { ProductListPage } from '../catalogue/ProductListPage.tsx'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { GroupHead } from './GroupHead.tsx'

type Props = { data: ListPageData<'group'> }

/** A group above the beers of its breweries. */
export function GroupBeersPage({ data }: Props) {
  return (
    <ProductListPage data={data}>
      <GroupHead group={data.head.group} listing={data.listing} />
      <SectionHeading id="beers" title="Beers for the pallet" />
    </ProductListPage>
  )
}
