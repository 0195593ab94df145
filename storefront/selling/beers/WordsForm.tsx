import type { ReactNode } from 'react'
import {
  type BeerWords,
  beerWordLimits,
  beerWordNames,
  type GalleryPicture,
} from '../../../shared/catalogue/beer-words.ts'
import { beerStyles } from '../../../shared/catalogue/beer-styles.ts'
import field from '../../ui/forms/Field.module.css'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import fields from '../ActFields.module.css'
import { AllergenField } from './AllergenField.tsx'
import { ColourField } from './ColourField.tsx'
import { GalleryField } from './GalleryField.tsx'
import { type Bringing, BeerPictureField } from './BeerPictureField.tsx'

type Props = {
  words: BeerWords
  problem: { field: string; message: string } | null
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
  /** After what a pub must know, such as the sizes of a new beer. */
  children?: ReactNode
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
      <ColourField colorHex={words.colorHex} {...errorOf('colorHex')} />
      <AllergenField allergens={words.allergens} {...errorOf('allergens')} />
      <Checkbox
        label={
          <>
            Gluten-free
            <br />
            <span className={field.hint}>
              Only where tests of this beer show at most 20 mg of gluten in a kilogram. Name the cereals above
              all the same.
            </span>
          </>
        }
        name="glutenFree"
        defaultChecked={words.glutenFree}
      />
      {props.children}
      {text('ingredients', 2)}
      {text('description', 4)}
      {text('tastingNotes', 3)}
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
