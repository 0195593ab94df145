import type { FeaturedGroup } from '../../shared/pages/home-page-data.ts'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Picture } from '../ui/core/Picture.tsx'
import styles from './GroupDeliveries.module.css'

type Props = { group: FeaturedGroup }

/** A group as a travel poster: its region, with its breweries' marks stuck on (HOME-51 to HOME-54). */
export function GroupPoster({ group }: Props) {
  const { breweryCount } = group
  return (
    <article className={styles.group}>
      <div className={styles.picture}>
        {group.imageUrl !== '' && (
          <Picture src={group.imageUrl} alt="" width={960} height={540} fit="cover" />
        )}
        {group.marks.map(({ id, name, logoUrl, size, leftPercent, topPercent, sizePercent }) => (
          <img
            key={id}
            className={styles.logo}
            src={logoUrl}
            alt={name}
            width={size}
            height={size}
            loading="lazy"
            decoding="async"
            style={{ left: `${leftPercent}%`, top: `${topPercent}%`, inlineSize: `${sizePercent}%` }}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <div className={styles.about}>
          <h3 className={styles.name}>{group.name}</h3>
          <p>
            {[
              group.regionLabel,
              breweryCount > 0 && `${breweryCount} ${breweryCount === 1 ? 'brewery' : 'breweries'}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <LinkButton href={group.href}>
          Shop now<span className="visually-hidden"> in {group.name}</span>
        </LinkButton>
      </div>
    </article>
  )
}
