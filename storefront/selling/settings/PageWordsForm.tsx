import {
  breweryLinks,
  type BreweryWord,
  breweryWordLimits,
  breweryWordNames,
  type BreweryWords,
} from '../../../shared/catalogue/brewery-words.ts'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import fields from '../ActFields.module.css'
import { type Bringing, BeerPictureField } from '../beers/BeerPictureField.tsx'

type Props = {
  words: BreweryWords
  /** The address of the logo as it is chosen. */
  logo: string | null
  pictureCall: (name: string) => string
  onLogo: (none: null) => void
  /** Bringing another one; staff bring none. */
  bringing?: Bringing
}

const { line, text, link, disclaimer } = breweryWordLimits

/** The words of a brewery's page as its people type them (STAF-20). */
export function PageWordsForm({ words, logo, pictureCall, onLogo, bringing }: Props) {
  const input = (word: Exclude<BreweryWord, 'logo'>, maxLength: number, how: object = {}) => (
    <TextInput
      key={word}
      label={breweryWordNames[word]}
      name={word}
      maxLength={maxLength}
      autoComplete="off"
      defaultValue={words[word]}
      {...how}
    />
  )
  return (
    <div className={fields.fields}>
      {input('title', line, { hint: 'Over your beers, such as ‘Beer from the end of the canal’.' })}
      {input('subtitle', line)}
      {input('description', text, { rows: 6 })}
      {input('town', line, { isRequired: true })}
      {input('disclaimer', disclaimer, {
        rows: 2,
        hint: 'Who sells it, where that is not plain from the name.',
      })}
      {breweryLinks.map((word) => input(word, link))}
      <BeerPictureField
        picture={logo}
        pictureCall={pictureCall}
        onPicture={onLogo}
        bringing={bringing}
        drawn="mark"
      />
    </div>
  )
}
