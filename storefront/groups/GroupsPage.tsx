import type { GroupsData } from '../../shared/groups/group-card.ts'
import { pageLinks } from '../../shared/api/pagination.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Breadcrumb } from '../ui/core/Breadcrumb.tsx'
import { EmptyState } from '../ui/core/EmptyState.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Pagination } from '../ui/paging/Pagination.tsx'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { TabLinks } from '../ui/paging/TabLinks.tsx'
import { GroupTile } from './GroupTile.tsx'
import styles from './GroupsPage.module.css'
import { UkMapSection } from './UkMapSection.tsx'

type Props = { data: GroupsData }

/** Cards of the first row are seen at once and so are not fetched lazily. */
const seenAtOnce = 3

/** The groups, by region and page (GRP-01, GRP-04, GRP-14 to GRP-28). */
export function GroupsPage({ data }: Props) {
  const { groups, region, page, pages, pageSize } = data
  return (
    <div className={styles.page}>
      <Breadcrumb items={data.breadcrumb} />
      <SectionHeading
        level={1}
        title={data.heading}
        note="Several breweries, one pallet, one charge for shipping."
        link={{ href: paths.groupDeliveries, label: 'How group deliveries work' }}
      />
      <TabLinks label="Regions" items={data.tabs} />
      {groups.length === 0 ? (
        <EmptyState
          title="No groups are publicly available in this region yet. Please check back soon."
          icon="truck"
          action={<LinkButton href={paths.groups}>See all regions</LinkButton>}
        />
      ) : (
        <ul className={styles.groups}>
          {groups.map((group, at) => (
            <li key={group.id}>
              <GroupTile group={group} showsRegion={data.showsRegions} isLazy={at >= seenAtOnce} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        links={pageLinks(page, pages)}
        hrefOf={(wanted) => paths.groupList(region, wanted, pageSize)}
      />
      {data.map !== null && <UkMapSection map={data.map} />}
    </div>
  )
}
