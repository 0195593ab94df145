import type { HeroSlide as Slide } from '../../shared/pages/heroes.ts'
import { safeHref } from '../../shared/pages/social-links.ts'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import styles from './HeroSlide.module.css'

type Props = {
  hero: Slide
  isCurrent: boolean
  /** True for the first slide: its picture loads before the page, the others after it. */
  isFirst: boolean
  /** `2 of 3`; absent for a slide that is alone. */
  place?: string
}

/** A picture with a label on it: the label carries the words, so they are legible over any picture in either theme. */
export function HeroSlide({ hero, isCurrent, isFirst, place }: Props) {
  const href = safeHref(hero.button?.link)
  return (
    <div
      className={styles.slide}
      role={place === undefined ? undefined : 'group'}
      aria-roledescription={place === undefined ? undefined : 'slide'}
      aria-label={place}
      data-theme={hero.theme}
      data-current={isCurrent || undefined}
    >
      <div className={styles.picture}>
        {hero.imageUrl !== null && (
          <img
            src={hero.imageUrl}
            alt=""
            width={hero.imageWidth ?? 1600}
            height={hero.imageHeight ?? 900}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'low'}
            decoding="async"
          />
        )}
      </div>
      <div className={styles.stand}>
        {(hero.title ?? hero.message ?? hero.category ?? hero.button) !== null && (
          <div className={styles.label}>
            {hero.category !== null && <p className={styles.category}>{hero.category}</p>}
            {hero.title !== null && <h2 className={styles.title}>{hero.title}</h2>}
            {hero.message !== null && <p className={styles.message}>{hero.message}</p>}
            {hero.button !== null && href !== null && (
              <p className={styles.action}>
                <LinkButton href={href} size="large">
                  {hero.button.text}
                </LinkButton>
              </p>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
