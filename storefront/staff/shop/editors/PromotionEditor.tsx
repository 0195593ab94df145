import { promotionStyle } from '../../../home/promotion-style.ts'
import { Button } from '../../../ui/core/Button.tsx'
import type { JsonSchema } from '../json-schema.ts'
import { firstValue, withoutNull } from '../json-schema.ts'
import { ObjectFields } from '../SchemaField.tsx'
import type { EditorProps } from './editor-props.ts'
import { InPlace } from './InPlace.tsx'
import { PictureChoice } from './PictureChoice.tsx'
import styles from './PlacedWords.module.css'

type Promotion = Parameters<typeof promotionStyle>[0] & {
  imageUrl: string | null
  mainTitle: string
  mainDescription: string
  imageTitle: string
  imageDescription: string
}

/** Edited on the picture; the others are fields below it. */
const onPicture: ReadonlySet<string> = new Set([
  'imageUrl',
  'mainTitle',
  'mainDescription',
  'imageTitle',
  'imageDescription',
])

/** The featured brewery of the home page as it looks, its words edited where they are. */
export function PromotionEditor({
  value,
  onChange,
  problem,
  schema: given,
}: EditorProps & { schema: JsonSchema }) {
  const { schema } = withoutNull(given)
  if (value === null)
    return (
      <div className={styles.editor}>
        <p>No brewery is featured: the home page chooses one to get to know.</p>
        <p>
          <Button variant="quiet" icon="plus" onClick={() => onChange(firstValue(schema))}>
            Feature a brewery
          </Button>
        </p>
      </div>
    )
  const promotion = value as Promotion
  const set = (now: Partial<Promotion>) => onChange({ ...promotion, ...now })
  const { ground, scheme, ink } = promotionStyle(promotion)
  const further = Object.entries(schema.properties ?? {}).filter(([name]) => !onPicture.has(name))
  return (
    <div className={styles.editor}>
      <div className={styles.stage}>
        {promotion.imageUrl !== null && (
          <img className={styles.picture} src={promotion.imageUrl} alt="" width="1600" height="900" />
        )}
        <div className={styles.words} data-ground={ground} data-scheme={scheme} data-ink={ink}>
          <InPlace
            className={styles.title}
            label="Title"
            name="promotion/mainTitle"
            value={promotion.mainTitle}
            maxLength={200}
            isLine
            onChange={(mainTitle) => set({ mainTitle })}
          />
          <InPlace
            label="What to say of the brewery"
            name="promotion/mainDescription"
            value={promotion.mainDescription}
            maxLength={1000}
            onChange={(mainDescription) => set({ mainDescription })}
          />
        </div>
      </div>
      <div className={styles.caption}>
        <InPlace
          label="Caption of the picture"
          name="promotion/imageTitle"
          value={promotion.imageTitle}
          maxLength={200}
          isLine
          onChange={(imageTitle) => set({ imageTitle })}
        />
        <InPlace
          label="What the picture shows"
          name="promotion/imageDescription"
          value={promotion.imageDescription}
          maxLength={1000}
          onChange={(imageDescription) => set({ imageDescription })}
        />
      </div>
      <PictureChoice
        name="promotion/imageUrl"
        value={promotion.imageUrl}
        onChange={({ address }) => set({ imageUrl: address })}
      />
      <ObjectFields
        schema={{ ...schema, properties: Object.fromEntries(further) }}
        label="Promotion"
        path="promotion"
        value={promotion}
        onChange={onChange}
        problem={problem}
      />
      <p>
        <Button variant="quiet" icon="trash" onClick={() => onChange(null)}>
          Feature no brewery
        </Button>
      </p>
    </div>
  )
}
