import { lazy, type MouseEvent, startTransition, Suspense, useState } from 'react'
import { Picture } from '../../ui/core/Picture.tsx'
import type { Review } from '../review-answers.ts'
import styles from './Reviews.module.css'

const PictureViewer = lazy(() =>
  import('../dialogs/PictureViewer.tsx').then((module) => ({ default: module.PictureViewer })),
)

type Props = { review: Review }

/** The pictures of a review: links to them, which open the viewer where scripts run (REV-14). */
export function ReviewPictures({ review }: Props) {
  const [viewed, setViewed] = useState<{ at: number; isOpen: boolean } | null>(null)
  const { attachments, author } = review
  const look = (event: MouseEvent, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    startTransition(() => setViewed({ at, isOpen: true }))
  }
  return (
    <>
      <ul className={styles.pictures} aria-label="Pictures">
        {attachments.map((picture, at) => (
          <li key={picture.id}>
            <a href={picture.url} onClick={(event) => look(event, at)}>
              <Picture
                src={picture.thumbUrl}
                alt={`Picture ${at + 1} of ${attachments.length} by ${author.displayName}`}
                width={96}
                height={96}
                fit="cover"
              />
            </a>
          </li>
        ))}
      </ul>
      <Suspense>
        {viewed !== null && (
          <PictureViewer
            pictures={attachments}
            authorName={author.displayName}
            at={viewed.at}
            isOpen={viewed.isOpen}
            onTurn={(at) => setViewed({ at, isOpen: true })}
            onClose={() => setViewed({ ...viewed, isOpen: false })}
          />
        )}
      </Suspense>
    </>
  )
}
