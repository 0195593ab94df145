import {
  type BeerWords,
  beerWordLimits,
  beerWordNames,
  type GalleryPicture,
} from '../../../shared/catalogue/beer-words.ts'
import { beerStyles } from '../../../shared/catalogue/beer-styles.ts'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import fields from '../ActFields.module.css'
import { GalleryField } from './GalleryField.tsx'
import { type Bringing, BeerPictureField } from './BeerPictureField.tsx'
import type { WordProblem } from './read-words.ts'

type Props = {
  words: BeerWords
  problem: WordProblem | null
  /** The address of the picture as it is chosen. */
  picture: string | null
  pictureCall: (name: string) => string
  /** Null draws the label again. */
  onPicture: (none: null) => void
  /** Bringing another one; staff bring none. */
  bringing?: Bringing
  gallery: readonly GalleryPicture[]
  onGallery: (gallery: GalleryPicture[]) => void
  bringingFurther?: Bringing
}

const styleOptions = [
  { value: '', label: 'Choose a style' },
  ...beerStyles.flatMap(({ substyles }) => substyles.map(({ code, name }) => ({ value: code, label: name }))),
]

/** The words of a beer as its brewery types them (SELL-27). */
export function WordsForm(props: Props) {
  const { words, problem } = props
  const errorOf = (field: keyof BeerWords) => (problem?.field === field ? { error: problem.message } : {})
  const text = (word: 'ingredients' | 'description' | 'tastingNotes', rows: number) => (
    <TextInput
      label={beerWordNames[word]}
      name={word}
      rows={rows}
      maxLength={beerWordLimits.text}
      defaultValue={words[word]}
    />
  )
  return (
    <div className={fields.fields}>
      <TextInput
        label="Name"
        name="name"
        maxLength={beerWordLimits.name}
        autoComplete="off"
        defaultValue={words.name}
        isRequired
        {...errorOf('name')}
      />
      <div className={fields.pair}>
        <Select
          label="Style"
          name="style"
          defaultValue={words.style}
          options={styleOptions}
          isRequired
          {...errorOf('style')}
        />
        <TextInput
          label="ABV in percent"
          name="targetAbv"
          inputMode="decimal"
          maxLength={8}
          autoComplete="off"
          defaultValue={words.targetAbv === null ? '' : String(words.targetAbv)}
          {...errorOf('targetAbv')}
        />
      </div>
      <TextInput
        label="Allergens"
        name="allergens"
        hint="With commas between them."
        maxLength={1000}
        autoComplete="off"
        defaultValue={words.allergens.join(', ')}
        {...errorOf('allergens')}
      />
      <Checkbox
        label="Gluten-free: at most 20 mg of gluten in a kilogram, shown by tests of this beer"
        name="glutenFree"
        defaultChecked={words.glutenFree}
      />
      {text('ingredients', 2)}
      {text('description', 4)}
      {text('tastingNotes', 3)}
      <TextInput
        label="Colour of the beer"
        name="colorHex"
        hint="Such as #B5651D, for the drawn glass and label."
        maxLength={7}
        autoComplete="off"
        defaultValue={words.colorHex ?? ''}
        {...errorOf('colorHex')}
      />
      <BeerPictureField
        picture={props.picture}
        pictureCall={props.pictureCall}
        onPicture={props.onPicture}
        bringing={props.bringing}
      />
      <GalleryField
        gallery={props.gallery}
        pictureCall={props.pictureCall}
        onGallery={props.onGallery}
        bringing={props.bringingFurther}
      />
    </div>
  )
}
