import type { UkMap } from '../../shared/groups/uk-map.ts'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import styles from './UkMapSection.module.css'

type Props = { map: UkMap }

/** Where the breweries and groups are: marks that lead to the list beside it, which has everything in words (SEE-15). */
export function UkMapSection({ map }: Props) {
  const { width, height, land, marks, groups, elsewhere } = map
  return (
    <section className={styles.section} aria-labelledby="uk-map">
      <SectionHeading id="uk-map" title="Where they are" />
      <div className={styles.columns}>
        <svg
          className={styles.map}
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          aria-label="Map of the United Kingdom"
        >
          <rect className={styles.sea} width={width} height={height} aria-hidden="true" />
          <path className={styles.land} d={land} aria-hidden="true" />
          {groups.map(({ name, href, x, y }) => (
            <a key={href} href={href} aria-label={`Group: ${name}`}>
              <title>{name}</title>
              <circle className={styles.group} cx={x} cy={y} r="20" />
            </a>
          ))}
          {marks.map(({ number, x, y, place, breweries }) => (
            <a
              key={number}
              href={`#uk-map-${number}`}
              aria-label={`${place}: ${countText(breweries.length)}`}
            >
              <title>{place}</title>
              <circle className={styles.mark} cx={x} cy={y} r={breweries.length > 1 ? 13 : 9} />
              {breweries.length > 1 && (
                <text className={styles.count} x={x} y={y} dy="0.36em" aria-hidden="true">
                  {breweries.length}
                </text>
              )}
            </a>
          ))}
        </svg>
        <ul className={styles.list}>
          {marks.map(({ number, breweries }) => (
            <li className={styles.place} id={`uk-map-${number}`} key={number}>
              {breweries.map(({ name, href, town }) => (
                <a key={href} href={href}>
                  {name} <span className={styles.town}>{town}</span>
                </a>
              ))}
            </li>
          ))}
          {elsewhere.length > 0 && (
            <li className={styles.place}>
              {elsewhere.map(({ name, href, town }) => (
                <a key={href} href={href}>
                  {name} <span className={styles.town}>{town}</span>
                </a>
              ))}
            </li>
          )}
        </ul>
      </div>
    </section>
  )
}

const countText = (count: number) => (count === 1 ? '1 brewery' : `${count} breweries`)
