import { type CSSProperties, type MouseEvent, useRef, useState } from 'react'
import type { BeerPagePicture } from '../../shared/pages/beer-page-data.ts'
import { Picture } from '../ui/core/Picture.tsx'
import styles from './BeerGallery.module.css'

type Props = { pictures: BeerPagePicture[]; beerName: string; colorHex: string | null }

/**
 * The label large, the other pictures a swipe away (BEER-05). The thumbnails are links to them, and so work
 * without scripts; no pictures draw nothing (BEER-06).
 */
export function BeerGallery({ pictures, beerName, colorHex }: Props) {
  const stage = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  if (pictures.length === 0) return null

  const look = () => {
    if (stage.current !== null) setShown(Math.round(stage.current.scrollLeft / stage.current.clientWidth))
  }
  const turnTo = (event: MouseEvent, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    stage.current?.scrollTo({ left: at * stage.current.clientWidth })
  }
  const liquid = colorHex === null ? undefined : ({ '--liquid': colorHex } as CSSProperties)
  return (
    <section className={styles.gallery} aria-label={`Pictures of ${beerName}`} style={liquid}>
      {/* A scroller must be reachable for those who scroll with the arrow keys (WCAG 2.1.1) */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={stage} className={styles.stage} tabIndex={0} aria-label="Pictures" onScroll={look}>
        {pictures.map((picture, at) => (
          <li className={styles.slide} id={`picture-${picture.id}`} key={picture.id}>
            <Picture
              src={picture.imageUrl}
              alt={picture.caption}
              width={480}
              height={480}
              isLazy={at > 0}
              fit="contain"
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className={styles.thumbnails} aria-label="Choose a picture">
          {pictures.map((picture, at) => (
            <li key={picture.id}>
              <a
                className={styles.thumbnail}
                href={`#picture-${picture.id}`}
                aria-current={at === shown ? 'true' : undefined}
                onClick={(event) => turnTo(event, at)}
              >
                <Picture
                  src={picture.thumbnailUrl}
                  alt={picture.caption}
                  width={48}
                  height={48}
                  fit="contain"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
