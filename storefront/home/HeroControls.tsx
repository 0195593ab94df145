import type { HeroSlide } from '../../shared/pages/heroes.ts'
import { IconButton } from '../ui/core/IconButton.tsx'
import styles from './HeroControls.module.css'

type Props = {
  heroes: HeroSlide[]
  current: number
  isPlaying: boolean
  onShow: (slide: number) => void
  onTurn: (step: 1 | -1) => void
  onToggle: () => void
}

/** Pause first, as it must be reached before what moves; then a dot a slide, the one that shows filled (HOME-18). */
export function HeroControls({ heroes, current, isPlaying, onShow, onTurn, onToggle }: Props) {
  return (
    <div className={styles.controls}>
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? 'Stop changing slides' : 'Start changing slides'}
        onClick={onToggle}
      />
      <fieldset className={styles.dots} aria-label="Choose a slide">
        {heroes.map((hero, at) => (
          <button
            key={hero.id}
            className={styles.dot}
            type="button"
            aria-label={`Slide ${at + 1}${hero.title === null ? '' : `: ${hero.title}`}`}
            aria-current={at === current || undefined}
            onClick={() => onShow(at)}
          />
        ))}
      </fieldset>
      <IconButton icon="chevron-left" label="Previous slide" onClick={() => onTurn(-1)} />
      <IconButton icon="chevron-right" label="Next slide" onClick={() => onTurn(1)} />
    </div>
  )
}
