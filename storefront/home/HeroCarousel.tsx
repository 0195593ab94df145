import { useRef, type TouchEvent } from 'react'
import type { HeroSlide as Slide } from '../../shared/pages/heroes.ts'
import { HeroControls } from './HeroControls.tsx'
import { HeroSlide } from './HeroSlide.tsx'
import { swipeStep } from './hero-rotation.ts'
import { useHeroRotation } from './use-hero-rotation.ts'
import styles from './HeroCarousel.module.css'

type Props = { heroes: Slide[] }

/**
 * What the shop shouts about, one slide at a time (HOME-05 to HOME-18; WAI-ARIA carousel pattern). All slides lie in
 * one place, so the tallest gives the height and nothing moves. Without scripts they lie side by side and scroll.
 */
export function HeroCarousel({ heroes }: Props) {
  const rotation = useHeroRotation(heroes)
  const touch = useRef({ x: 0, y: 0 })
  const isCarousel = heroes.length > 1

  function onTouchStart({ touches }: TouchEvent): void {
    const finger = touches[0]
    if (finger) touch.current = { x: finger.clientX, y: finger.clientY }
  }

  function onTouchEnd({ changedTouches }: TouchEvent): void {
    const finger = changedTouches[0]
    if (!finger) return
    const step = swipeStep(finger.clientX - touch.current.x, finger.clientY - touch.current.y)
    if (step !== 0) rotation.turn(step)
  }

  return (
    // The handlers only hold the slides still and catch a swipe; every action has a button of its own
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.hero}
      aria-roledescription={isCarousel ? 'carousel' : undefined}
      aria-label="Highlights"
      onPointerEnter={({ pointerType }) => rotation.setHovered(pointerType === 'mouse')}
      onPointerLeave={() => rotation.setHovered(false)}
      onFocus={() => rotation.setFocused(true)}
      onBlur={(event) => rotation.setFocused(event.currentTarget.contains(event.relatedTarget))}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
    >
      {isCarousel && (
        <HeroControls
          heroes={heroes}
          current={rotation.current}
          isPlaying={rotation.wantsToPlay}
          onShow={rotation.show}
          onTurn={rotation.turn}
          onToggle={rotation.toggle}
        />
      )}
      <div
        className={styles.slides}
        aria-live={rotation.isPlaying ? 'off' : 'polite'}
        data-loaded={rotation.isLoaded || undefined}
      >
        {heroes.map((hero, at) => (
          <HeroSlide
            key={hero.id}
            hero={hero}
            isCurrent={at === rotation.current}
            isFirst={at === 0}
            place={isCarousel ? `${at + 1} of ${heroes.length}` : undefined}
          />
        ))}
      </div>
    </section>
  )
}
