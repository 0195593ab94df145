import { useEffect } from 'react'
import type { CommentAttachment } from '../../../shared/api/reviews-api.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { IconButton } from '../../ui/core/IconButton.tsx'
import { Picture } from '../../ui/core/Picture.tsx'
import styles from './PictureViewer.module.css'

type Props = {
  pictures: CommentAttachment[]
  authorName: string
  /** The picture that is shown, from 0. */
  at: number
  isOpen: boolean
  onTurn: (at: number) => void
  onClose: () => void
}

/** The pictures of one review at full size: turned by buttons and arrow keys. */
export function PictureViewer({ pictures, authorName, at, isOpen, onTurn, onClose }: Props) {
  const picture = pictures[at]
  const turnBy = (steps: number) => onTurn((at + steps + pictures.length) % pictures.length)
  useEffect(() => {
    if (!isOpen || pictures.length < 2) return undefined
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') turnBy(-1)
      if (key === 'ArrowRight') turnBy(1)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  const words = `Picture ${at + 1} of ${pictures.length}`
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Pictures by ${authorName}`} width="wide">
      {picture !== undefined && (
        <div className={styles.viewer}>
          <div className={styles.frame}>
            <Picture
              key={picture.id}
              src={picture.url}
              alt={`${words} by ${authorName}`}
              width={picture.width}
              height={picture.height}
              isLazy={false}
              fit="contain"
            />
          </div>
          {pictures.length > 1 && (
            <div className={styles.turning}>
              <IconButton
                icon="chevron-left"
                label="Previous picture"
                variant="framed"
                onClick={() => turnBy(-1)}
              />
              <output>{words}</output>
              <IconButton
                icon="chevron-right"
                label="Next picture"
                variant="framed"
                onClick={() => turnBy(1)}
              />
            </div>
          )}
        </div>
      )}
    </Dialog>
  )
}
