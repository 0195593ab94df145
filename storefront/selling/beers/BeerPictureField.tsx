import { BroughtPicture } from '../../console/BroughtPicture.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import styles from './SellingBeerPage.module.css'

/** How a picture is brought: what went wrong, whether one is on its way, and what takes the file. */
export type Bringing = {
  problem: string | undefined
  isOnItsWay: boolean
  onFile: (file: File) => void
}

type Props = {
  /** The address of the picture as it is chosen. */
  picture: string | null
  pictureCall: (name: string) => string
  /** Null draws it again. */
  onPicture: (none: null) => void
  /** Bringing another one; staff bring none. */
  bringing?: Bringing | undefined
  /** What is drawn without a picture, and what the picture shows. */
  drawn?: 'label' | 'mark'
}

/** A picture that wins over what Dray draws: chosen, brought or taken away. */
export function BeerPictureField({ picture, pictureCall, onPicture, bringing, drawn = 'label' }: Props) {
  return (
    <div className={styles.picturing}>
      {picture !== null && (
        <p className={styles.pictured}>
          <BroughtPicture
            className={styles.picture}
            address={picture}
            call={pictureCall}
            alt={drawn === 'label' ? 'The beer' : 'The logo'}
          />
          <Button size="small" variant="quiet" onClick={() => onPicture(null)}>
            Draw the {drawn} instead
          </Button>
        </p>
      )}
      {bringing !== undefined && (
        <Field
          label={picture === null ? 'Picture' : 'Another picture'}
          hint={
            bringing.isOnItsWay
              ? 'The picture is on its way.'
              : `JPEG, PNG or WebP, 5 MB. Without one Dray draws the ${drawn}.`
          }
          {...(bringing.problem !== undefined && { error: bringing.problem })}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              name="file"
              accept="image/jpeg,image/png,image/webp"
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0]
                if (file !== undefined) bringing.onFile(file)
              }}
            />
          )}
        </Field>
      )}
    </div>
  )
}
