import { beerWordLimits, type GalleryPicture } from '../../../shared/catalogue/beer-words.ts'
import { BroughtPicture } from '../../console/BroughtPicture.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import styles from './Gallery.module.css'
import type { Bringing } from './BeerPictureField.tsx'

type Props = {
  gallery: readonly GalleryPicture[]
  pictureCall: (name: string) => string
  onGallery: (gallery: GalleryPicture[]) => void
  /** Bringing another one; staff bring none. */
  bringing?: Bringing | undefined
}

/** The further pictures of a beer: what is said of each, and which leave. */
export function GalleryField({ gallery, pictureCall, onGallery, bringing }: Props) {
  const isFull = gallery.length >= beerWordLimits.gallery
  const change = (at: number, picture: GalleryPicture | null) =>
    onGallery(gallery.flatMap((each, place) => (place === at ? (picture ?? []) : each)))
  return (
    <fieldset className={styles.field}>
      <legend>Further pictures</legend>
      {gallery.map(({ address, caption }, at) => (
        <div className={styles.entry} key={address}>
          <BroughtPicture
            className={styles.picture}
            address={address}
            call={pictureCall}
            alt={caption || `Picture ${at + 1}`}
          />
          <div className={styles.said}>
            <TextInput
              label={`What picture ${at + 1} shows`}
              name={`caption ${at}`}
              maxLength={beerWordLimits.caption}
              autoComplete="off"
              defaultValue={caption}
              onChange={(typed) => change(at, { address, caption: typed })}
            />
            <Button size="small" variant="quiet" onClick={() => change(at, null)}>
              Remove<span className="visually-hidden"> picture {at + 1}</span>
            </Button>
          </div>
        </div>
      ))}
      {bringing !== undefined && (
        <Field
          label="Another further picture"
          hint={
            isFull
              ? `There are at most ${beerWordLimits.gallery}: remove one first.`
              : bringing.isOnItsWay
                ? 'The picture is on its way.'
                : 'JPEG, PNG or WebP, 5 MB: the brewhouse, the glass, the cask.'
          }
          {...(bringing.problem !== undefined && { error: bringing.problem })}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              name="further"
              accept="image/jpeg,image/png,image/webp"
              disabled={isFull}
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0]
                if (file !== undefined) bringing.onFile(file)
                currentTarget.value = ''
              }}
            />
          )}
        </Field>
      )}
    </fieldset>
  )
}
