import { placeLogos } from '../../shared/groups/logo-placement.ts'
import { Picture } from '../ui/core/Picture.tsx'
import styles from './GroupPicture.module.css'

type Props = {
  group: { href: string; imageUrl: string; breweries: { id: string; name: string; logoUrl: string }[] }
  isLazy?: boolean
}

/**
 * The picture as the narrowest phone shows it. Placed for that, a mark of 65 px is never smaller, and the style caps
 * it at 200 px on the widest screen (HOME-59).
 */
const frame = { width: 288, height: 192 }
/** More marks than this would hide the picture. */
const mostMarks = 5

/** The landscape of a group with its breweries' marks stuck on, the same on every machine (GRP-19, GRP-25). */
export function GroupPicture({ group, isLazy = true }: Props) {
  const marks = group.breweries.slice(0, mostMarks)
  const ids = marks.map(({ id }) => id)
  const places = new Map(placeLogos({ seed: group.href, ...frame }, ids).map((place) => [place.id, place]))
  return (
    <div className={styles.picture}>
      {group.imageUrl !== '' && (
        <Picture src={group.imageUrl} alt="" width={960} height={540} isLazy={isLazy} fit="cover" />
      )}
      {marks.map(({ id, name, logoUrl }) => {
        const place = places.get(id)
        if (place === undefined) return null
        return (
          <img
            key={id}
            className={styles.mark}
            src={logoUrl}
            alt={name}
            width={place.size}
            height={place.size}
            loading={isLazy ? 'lazy' : 'eager'}
            decoding="async"
            style={{
              left: `${place.leftPercent}%`,
              top: `${place.topPercent}%`,
              inlineSize: `${place.sizePercent}%`,
            }}
          />
        )
      })}
    </div>
  )
}
