import { useMemo, useState } from 'react'
import type { ChangeRequest } from '../../../shared/api/beers-api.ts'
import { type BeerWords, changedWords, noWords } from '../../../shared/catalogue/beer-words.ts'
import { ActionSteps, focusField } from '../../console/ActSteps.tsx'
import { useAction } from '../../console/use-act.ts'
import { askCalls, beerReads } from './beer-calls.ts'
import { readWords, type WordProblem } from './read-words.ts'
import { useBringing } from './use-bringing.ts'
import { WordsForm } from './WordsForm.tsx'

type Props = {
  brewery: string
  /** Null for a new beer. */
  beerId: string | null
  /** What is there, with what waits. */
  words: BeerWords
  onClose: () => void
  onDone: (asked: ChangeRequest) => void
}

/** Words of a beer, what comes of them, and the asking itself (SELL-27). */
export function AskChange({ brewery, beerId, words, onClose, onDone }: Props) {
  const [problem, setProblem] = useState<WordProblem | null>(null)
  const [picture, setPicture] = useState(words.picture)
  const [gallery, setGallery] = useState(words.gallery)
  const bringing = useBringing(brewery, setPicture)
  const bringingFurther = useBringing(brewery, (address) =>
    setGallery((before) => [...before, { address, caption: '' }]),
  )
  const action = useAction<ChangeRequest>(useMemo(() => askCalls(brewery, beerId), [brewery, beerId]))
  const read = (form: HTMLFormElement): object | null => {
    const said = readWords(new FormData(form), picture, gallery)
    setProblem(said.kind === 'wrong' ? said.problem : null)
    if (said.kind === 'wrong') {
      focusField(form, said.problem.field)
      return null
    }
    // Only what was changed here: others may change something else meanwhile.
    const changed = changedWords(beerId === null ? noWords : words, said.words)
    return Object.fromEntries(changed.map((word) => [word, said.words[word]]))
  }
  return (
    <ActionSteps
      act={action}
      thing="The beer"
      fields={
        <WordsForm
          words={words}
          problem={problem}
          picture={picture}
          pictureCall={(name) => beerReads.picture(brewery, name)}
          onPicture={setPicture}
          bringing={bringing}
          gallery={gallery}
          onGallery={setGallery}
          bringingFurther={bringingFurther}
        />
      }
      read={read}
      // The preview names it: it waits for Dray or applies at once.
      nameOf={() => 'Send it'}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
