import type { GroupsData } from '../../shared/group-card.ts'
import { pageLinks } from '../../shared/pagination.ts'
import { paths } from '../../shared/paths.ts'
import { Breadcrumb } from '../ui/Breadcrumb.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { SectionHeading } from '../ui/SectionHeading.tsx'
import { TabLinks } from '../ui/TabLinks.tsx'
import { GroupTile } from './GroupTile.tsx'
import styles from './GroupsPage.module.css'

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
              <GroupTile group={group} tellsRegion={data.tellsRegions} isLazy={at >= seenAtOnce} />
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
    </div>
  )
}
