import type { GroupCard } from '../../shared/groups/group-card.ts'
import { Badge } from '../ui/core/Badge.tsx'
import { GroupPicture } from './GroupPicture.tsx'
import styles from './GroupTile.module.css'

type Props = {
  group: GroupCard
  /** A card names its region only where all regions are shown (GRP-23, GRP-24). */
  showsRegion: boolean
  isLazy: boolean
}

/** A group in the list (GRP-19 to GRP-25). */
export function GroupTile({ group, showsRegion, isLazy }: Props) {
  const { length } = group.breweries
  return (
    <article className={styles.tile}>
      <GroupPicture group={group} isLazy={isLazy} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <a href={group.href}>{group.name}</a>
        </h2>
        <p className={styles.description}>
          {group.description || 'Organisers will publish a full overview shortly.'}
        </p>
        <p className={styles.foot}>
          {showsRegion && (
            <Badge tone={group.regionLabel === null ? 'plain' : 'malt'}>
              {group.regionLabel ?? 'Region coming soon'}
            </Badge>
          )}
          <span className={styles.count}>{length === 1 ? '1 brewery' : `${length} breweries`}</span>
        </p>
      </div>
    </article>
  )
}
