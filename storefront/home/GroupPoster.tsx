import type { FeaturedGroup } from '../../shared/home.ts'
import { placeLogos } from '../../shared/logo-placement.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './GroupDeliveries.module.css'

type Props = { group: FeaturedGroup }

/**
 * The picture as the narrowest phone shows it. Placed for that, a mark of 65 px is never smaller, and the style caps it
 * at 200 px on the widest screen (HOME-59).
 */
const frame = { width: 340, height: 255 }
/** More marks than this would hide the picture. */
const mostMarks = 6

/** A group as a travel poster: its region, with its breweries' marks stuck on (HOME-51 to HOME-54). */
export function GroupPoster({ group }: Props) {
  const marks = group.breweries.slice(0, mostMarks)
  const places = new Map(
    placeLogos(
      { seed: group.href, ...frame },
      marks.map(({ id }) => id),
    ).map((place) => [place.id, place]),
  )
  const { length } = group.breweries
  return (
    <article className={styles.group}>
      <div className={styles.picture}>
        {group.imageUrl !== '' && (
          <Picture src={group.imageUrl} alt="" width={960} height={540} fit="cover" />
        )}
        {marks.map(({ id, name, logoUrl }) => {
          const place = places.get(id)
          if (place === undefined) return null
          const [left, top, inlineSize] = [place.leftPercent, place.topPercent, place.sizePercent].map(
            (part) => `${part}%`,
          )
          return (
            <img
              key={id}
              className={styles.logo}
              src={logoUrl}
              alt={name}
              width={place.size}
              height={place.size}
              loading="lazy"
              decoding="async"
              style={{ left, top, inlineSize }}
            />
          )
        })}
      </div>
      <div className={styles.foot}>
        <div className={styles.about}>
          <h3 className={styles.name}>{group.name}</h3>
          <p>
            {[group.regionLabel, length > 0 && `${length} ${length === 1 ? 'brewery' : 'breweries'}`]
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
