import type { ReactNode } from 'react'
import {
  type BeerWord,
  type BeerWords,
  beerWordNames,
  beerWords,
  beerWordText,
} from '../../shared/catalogue/beer-words.ts'
import { BroughtPicture } from './BroughtPicture.tsx'
import { Difference, type Sides } from './Difference.tsx'
import styles from './Difference.module.css'

type Props = {
  /** Null for a new beer: then only what is said is there. */
  stands: BeerWords | null
  wanted: Partial<BeerWords>
  /** Over the two sides. */
  names?: Sides
  /** Where a picture that no beer shows yet is read. */
  pictureCall: (name: string) => string
}

/** What a change makes of the words of a beer, side by side with the current version (STAF-20). */
export function WordDifference({ stands, wanted, names, pictureCall }: Props) {
  const shown = (word: BeerWord, words: Partial<BeerWords>): ReactNode =>
    word === 'picture' && words.picture ? (
      <BroughtPicture className={styles.picture} address={words.picture} call={pictureCall} />
    ) : word === 'gallery' && words.gallery !== undefined && words.gallery.length > 0 ? (
      words.gallery.map(({ address, caption }) => (
        <span className={styles.further} key={address}>
          <BroughtPicture
            className={styles.picture}
            address={address}
            call={pictureCall}
            alt={caption || 'A further picture'}
          />
          {caption}
        </span>
      ))
    ) : (
      beerWordText(word, words)
    )
  return (
    <Difference
      names={names}
      words={beerWords
        .filter((word) => wanted[word] !== undefined)
        .map((word) => ({
          key: word,
          name: beerWordNames[word],
          old: stands === null ? null : shown(word, stands),
          now: shown(word, wanted),
        }))}
    />
  )
}
