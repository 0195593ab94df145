import {
  type BeerWord,
  type BeerWords,
  beerWordNames,
  beerWords,
  beerWordText,
} from '../../shared/catalogue/beer-words.ts'
import { BroughtPicture } from './BroughtPicture.tsx'
import styles from './WordDifference.module.css'

type Props = {
  /** Null for a new beer: then only what is said stands there. */
  stands: BeerWords | null
  wanted: Partial<BeerWords>
  /** Over the two sides. */
  names?: readonly [old: string, now: string]
  /** Where a picture that no beer shows yet is read. */
  pictureCall: (name: string) => string
}

const usualNames = ['Stands', 'Asked for'] as const

/** What a change makes of the words of a beer, side by side with what stands (STAF-20). */
export function WordDifference({ stands, wanted, names = usualNames, pictureCall }: Props) {
  const changed = beerWords.filter((word) => wanted[word] !== undefined)
  return (
    <dl className={styles.words}>
      {changed.map((word) => (
        <div className={styles.word} data-single={stands === null || undefined} key={word}>
          <dt>{beerWordNames[word]}</dt>
          {stands !== null && (
            <dd className={styles.old}>
              <span className={styles.side}>{names[0]}</span>
              <Word word={word} words={stands} pictureCall={pictureCall} />
            </dd>
          )}
          <dd>
            {stands !== null && <span className={styles.side}>{names[1]}</span>}
            <span className={styles.new}>
              <Word word={word} words={wanted} pictureCall={pictureCall} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type WordProps = { word: BeerWord; words: Partial<BeerWords>; pictureCall: (name: string) => string }

function Word({ word, words, pictureCall }: WordProps) {
  if (word === 'picture' && words.picture)
    return <BroughtPicture className={styles.picture} address={words.picture} call={pictureCall} />
  return <span>{beerWordText(word, words)}</span>
}
