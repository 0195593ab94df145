import { useEffect, useState, useSyncExternalStore } from 'react'
import type { HeroSlide } from '../../shared/pages/heroes.ts'
import { isRotating, slideAfter, wantsRotation, type RotationFacts } from './hero-rotation.ts'

const reducedMotion = '(prefers-reduced-motion: reduce)'

/** Which hero slide shows, and what makes it change: time, the visitor, or neither. */
export function useHeroRotation(heroes: readonly HeroSlide[]) {
  const slides = heroes.length
  const [current, setCurrent] = useState(0)
  const [wish, setWish] = useState<RotationFacts['wish']>(null)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => true,
  )
  const isReduced = useSyncExternalStore(
    onMotionWish,
    () => matchMedia(reducedMotion).matches,
    () => true,
  )
  const isLoaded = useSyncExternalStore(
    onLoad,
    () => document.readyState === 'complete',
    () => false,
  )

  const isPlaying = isRotating({ slides, wish, isReduced, isHovered, isFocused, isHidden })
  const wantsToPlay = wantsRotation({ wish, isReduced })
  const seconds = heroes[current]?.displaySeconds
  const turn = (step: number) => setCurrent((last) => slideAfter(last, step, slides))

  useEffect(() => {
    if (!isPlaying || seconds === undefined) return
    const timer = setTimeout(() => setCurrent(slideAfter(current, 1, slides)), seconds * 1000)
    return () => clearTimeout(timer)
  }, [isPlaying, current, seconds, slides])

  return {
    current,
    isPlaying,
    wantsToPlay,
    /** The page itself is there: pictures of later slides may follow. */
    isLoaded,
    show: setCurrent,
    turn,
    toggle: () => setWish(wantsToPlay ? 'pause' : 'play'),
    setHovered,
    setFocused,
  }
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

function onMotionWish(changed: () => void): () => void {
  const query = matchMedia(reducedMotion)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

function onLoad(changed: () => void): () => void {
  addEventListener('load', changed, { once: true })
  return () => removeEventListener('load', changed)
}
