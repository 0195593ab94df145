import type { ChangeEvent } from 'react'
import { reviewPictureLimit, reviewPictureTypes, reviewTexts } from '../../../shared/reviews/review-limits.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { Icon } from '../../ui/core/Icon.tsx'
import { IconButton } from '../../ui/core/IconButton.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { type PictureItem, roomFor } from './picture-list.ts'
import type { usePictures } from './use-pictures.ts'
import styles from './PictureField.module.css'

type Props = { pictures: ReturnType<typeof usePictures> }

/** Chooses pictures and shows how their uploads come along (REV-33, REV-49 to REV-56). */
export function PictureField({ pictures }: Props) {
  const { items, add, retry, remove } = pictures
  const isFull = roomFor(items) <= 0
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])])
    // The same file may be chosen again
    currentTarget.value = ''
  }
  return (
    <div className={styles.field}>
      <Field
        label="Add pictures"
        hint={
          isFull ? reviewTexts.tooManyPictures : `Up to ${reviewPictureLimit}, JPEG, PNG or WebP, 5 MB each.`
        }
      >
        {(control) => (
          <input
            {...control}
            className={styles.input}
            type="file"
            accept={reviewPictureTypes.join(',')}
            multiple
            disabled={isFull}
            onChange={choose}
          />
        )}
      </Field>
      {items.length > 0 && (
        <ul className={styles.items} aria-label="Your pictures">
          {items.map((item) => (
            <li className={styles.item} key={item.id}>
              <Thumbnail item={item} />
              <div className={styles.words}>
                <p className={styles.name}>{item.name}</p>
                <Progress item={item} />
              </div>
              {item.state === 'error' && item.canRetry && (
                <Button variant="quiet" size="small" onClick={() => retry(item.id)}>
                  Try again
                </Button>
              )}
              <IconButton icon="trash" label={`Remove ${item.name}`} onClick={() => remove(item.id)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Thumbnail({ item }: { item: PictureItem }) {
  if (item.state === 'uploaded') {
    return <img className={styles.thumbnail} src={item.upload.thumbUrl} alt="" width={48} height={48} />
  }
  return (
    <span className={styles.thumbnail}>
      <Icon name={item.state === 'error' ? 'warning' : 'camera'} />
    </span>
  )
}

function Progress({ item }: { item: PictureItem }) {
  if (item.state === 'error') {
    return (
      <p className={styles.error} role="alert">
        {item.message}
      </p>
    )
  }
  if (item.state === 'uploaded') return <output className={styles.state}>Uploaded</output>
  const percent = Math.round(item.progress * 100)
  return (
    <p className={styles.state}>
      <progress max={100} value={percent} aria-label={`Uploading ${item.name}`} /> {percent} %
    </p>
  )
}
