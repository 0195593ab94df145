import type { ReactNode } from 'react'
import type { ProductListData } from '../../shared/pages/listing-data.ts'
import { Breadcrumb } from '../ui/core/Breadcrumb.tsx'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { ListingSection } from './ListingSection.tsx'
import styles from './ProductListPage.module.css'

type Props = {
  data: ProductListData
  /** The head of a brewery or a group; the shop and its releases have a heading alone. */
  children?: ReactNode
}

/** Every page that lists beers: the shop, the releases, a brewery, a group (C-28). */
export function ProductListPage({ data: { head, breadcrumb, listing }, children }: Props) {
  return (
    <div className={styles.page}>
      <Breadcrumb items={breadcrumb} />
      {head.kind === 'shop' && (
        <SectionHeading level={1} title={head.heading} note={head.intro || undefined} />
      )}
      {children}
      <ListingSection listing={listing} />
    </div>
  )
}
