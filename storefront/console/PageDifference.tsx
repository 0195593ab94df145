import type { ReactNode } from 'react'
import {
  type BreweryWord,
  type BreweryWords,
  breweryWordNames,
  breweryWords,
  breweryWordText,
} from '../../shared/catalogue/brewery-words.ts'
import { BroughtPicture } from './BroughtPicture.tsx'
import { Difference, type Sides } from './Difference.tsx'
import styles from './Difference.module.css'

type Props = {
  stands: BreweryWords
  wanted: Partial<BreweryWords>
  names?: Sides
  /** Where a picture that no page shows yet is read. */
  pictureCall: (name: string) => string
}

/** What a change makes of a brewery's page, side by side with the current version (STAF-20). */
export function PageDifference({ stands, wanted, names, pictureCall }: Props) {
  const shown = (word: BreweryWord, words: Partial<BreweryWords>): ReactNode =>
    word === 'logo' && words.logo ? (
      <BroughtPicture className={styles.picture} address={words.logo} call={pictureCall} alt="The logo" />
    ) : (
      breweryWordText(word, words)
    )
  return (
    <Difference
      names={names}
      words={breweryWords
        .filter((word) => wanted[word] !== undefined)
        .map((word) => ({
          key: word,
          name: breweryWordNames[word],
          old: shown(word, stands),
          now: shown(word, wanted),
        }))}
    />
  )
}
