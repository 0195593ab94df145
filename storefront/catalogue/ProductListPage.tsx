import type { ReactNode } from 'react'
import type { ProductListData } from '../../shared/pages/listing-data.ts'
import { BreweryHead } from '../catalogue/BreweryHead.tsx'
import { ListingSection } from '../catalogue/ListingSection.tsx'
import { GroupHead } from './GroupHead.tsx'
import { Breadcrumb } from '../ui/core/Breadcrumb.tsx'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import styles from './ProductListPage.module.css'

type Props = { data: ProductListData }

/**
 * Every page that lists beers: the shop, the releases, a brewery, a group (C-28). It stands beside App because it
 * puts together two features.
 */
export function ProductListPage({ data }: Props) {
  return (
    <div className={styles.page}>
      <Breadcrumb items={data.breadcrumb} />
      <ListHead data={data} />
      <ListingSection listing={data.listing} />
    </div>
  )
}

function ListHead({ data: { head, listing } }: Props): ReactNode {
  if (head.kind === 'shop')
    return <SectionHeading level={1} title={head.heading} note={head.intro || undefined} />
  return (
    <>
      {head.kind === 'brewery' ? (
        <BreweryHead brewery={head.brewery} />
      ) : (
        <GroupHead group={head.group} listing={listing} />
      )}
      <SectionHeading id="beers" title={head.kind === 'brewery' ? 'Beers' : 'Beers for the pallet'} />
    </>
  )
}
