import { type FeaturedGroup, homeGroupLimit } from '../../shared/pages/home-page-data.ts'
import { paths } from '../../shared/paths/paths.ts'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Picture } from '../ui/core/Picture.tsx'
import { GroupPoster } from './GroupPoster.tsx'
import { HomeSection } from './HomeSection.tsx'
import styles from './GroupDeliveries.module.css'

type Props = { groups: FeaturedGroup[] }

const fallbacks = [
  { title: 'Featured Brewery Group', scene: 'dray-on-quay' },
  { title: 'Explore Featured Groups', scene: 'loading-bay' },
]

/** Two groups at most, or two ways to all of them (HOME-50 to HOME-58, C-65). */
export function GroupDeliveries({ groups }: Props) {
  return (
    <HomeSection
      id="home-groups"
      kicker="One pallet, one charge"
      title="Group Deliveries"
      note="Breweries of a region fill one pallet for you, and you pay for shipping once."
      tone="hop"
    >
      <ul className={styles.posters}>
        {groups.slice(0, homeGroupLimit).map((group) => (
          <li key={group.id} className={styles.poster}>
            <GroupPoster group={group} />
          </li>
        ))}
        {groups.length === 0 &&
          fallbacks.map(({ title, scene }) => (
            <li key={title} className={styles.poster}>
              <a className={styles.fallback} href={paths.groups}>
                <span className={styles.picture}>
                  <Picture src={paths.scene(scene)} alt="" width={1600} height={900} fit="cover" />
                </span>
                <h3 className={styles.name}>{title}</h3>
              </a>
            </li>
          ))}
      </ul>
      <p className={styles.actions}>
        <LinkButton href={paths.groups}>Shop all groups</LinkButton>
        <LinkButton variant="quiet" href={paths.groupDeliveries}>
          How group deliveries work
        </LinkButton>
      </p>
    </HomeSection>
  )
}
