import { startTransition, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from '../core/class-names.ts'
import { IconButton } from '../core/IconButton.tsx'
import { WhenAsked } from '../core/WhenAsked.tsx'
import styles from './Carousel.module.css'

type Props = {
  label: string
  items: { key: string; content: ReactNode }[]
  /** A class that sets `--per-view` (visible items; 1.2 shows the edge of the next one) and `--gap`. */
  className?: string
  /** The others become elements when the row comes near. Without it, all do at once. */
  seenAtOnce?: number
}

type Ends = { isAtStart: boolean; isAtEnd: boolean }

/** A row that scrolls sideways and snaps. Without scripts it is still a row that scrolls. */
export function Carousel({ label, items, className, seenAtOnce = items.length }: Props) {
  const track = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: false })
  const look = useCallback(() => {
    if (track.current === null) return
    const next = endsOf(track.current)
    setEnds((last) => (last.isAtStart === next.isAtStart && last.isAtEnd === next.isAtEnd ? last : next))
  }, [])
  const [isNear, setNear] = useState(false)
  const turn = (direction: 1 | -1) => track.current?.scrollBy({ left: direction * track.current.clientWidth })

  // Measures after the browser's own layout: an earlier read would force layout of content far from the screen. More or
  // fewer items move the end without resizing the track, so it is observed again after each render.
  useEffect(() => {
    if (track.current === null) return
    const watcher = new ResizeObserver(look)
    watcher.observe(track.current)
    return () => watcher.disconnect()
  })

  useEffect(() => {
    if (track.current === null || isNear || seenAtOnce >= items.length) return
    const watcher = new IntersectionObserver(
      ([row]) => row?.isIntersecting && startTransition(() => setNear(true)),
      { rootMargin: '50%' },
    )
    watcher.observe(track.current)
    return () => watcher.disconnect()
  }, [isNear, seenAtOnce, items.length])

  return (
    <section className={classNames(styles.carousel, className)} aria-label={label}>
      {/* A scroller must be reachable for those who scroll with the arrow keys (WCAG 2.1.1) */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={track} className={styles.track} tabIndex={0} aria-label={label} onScroll={look}>
        {items.map((item, at) => (
          <li className={styles.item} key={item.key}>
            <WhenAsked isAsked={isNear || at < seenAtOnce}>{() => item.content}</WhenAsked>
          </li>
        ))}
      </ul>
      <div className={styles.turns} hidden={ends.isAtStart && ends.isAtEnd}>
        <IconButton
          icon="chevron-left"
          label="Previous"
          variant="framed"
          isDisabled={ends.isAtStart}
          onClick={() => turn(-1)}
        />
        <IconButton
          icon="chevron-right"
          label="Next"
          variant="framed"
          isDisabled={ends.isAtEnd}
          onClick={() => turn(1)}
        />
      </div>
    </section>
  )
}

/** A pixel of grace, since scroll positions are fractions on some screens. */
function endsOf(track: HTMLElement): Ends {
  return {
    isAtStart: track.scrollLeft <= 1,
    isAtEnd: track.scrollLeft + track.clientWidth >= track.scrollWidth - 1,
  }
}
