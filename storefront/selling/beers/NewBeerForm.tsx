import { useEffect, useMemo, useRef, useState } from 'react'
import { type ChangeRequest, mostNewSizes, type NewBeerSize } from '../../../shared/api/beers-api.ts'
import { type BeerWords, changedWords, noWords } from '../../../shared/catalogue/beer-words.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { sessionState } from '../../accounts/session/session-state.ts'
import { ActionSteps, focusField } from '../../console/ActSteps.tsx'
import { goTo } from '../../console/console-address.ts'
import { dropDraft } from '../../console/drafts/stored-drafts.ts'
import { useAction } from '../../console/use-act.ts'
import { problemText } from '../../console/use-console-read.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { askCalls, beerReads, saveDraft, newBeerFrom } from './beer-calls.ts'
import layout from '../ActFields.module.css'
import styles from './NewBeerPage.module.css'
import { NewBeerPreview } from './NewBeerPreview.tsx'
import { fieldOfCall, type NewSizeProblem, readNewSizes } from './read-new-sizes.ts'
import { readWords, type WordProblem } from './read-words.ts'
import { SizeRows } from './SizeRows.tsx'
import { useBringing } from './use-bringing.ts'
import { WordsForm } from './WordsForm.tsx'

type Props = {
  brewery: string
  /** A beer that Dray has not approved; null for a new one. */
  beerId: string | null
  /** The draft that it is; null for none yet. */
  draft: string | null
  /** What it begins with, and where that is from. */
  words: BeerWords
  sizes: readonly NewBeerSize[]
  from: string
}
type Problem = WordProblem | NewSizeProblem

/** A new beer with its sizes, prices and stock beside its label; one approval for all of it (SELL-43). */
export function NewBeerForm({ brewery, beerId, draft, words, sizes, from }: Props) {
  const fields = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [picture, setPicture] = useState(words.picture)
  const [gallery, setGallery] = useState(words.gallery)
  const bringing = useBringing(brewery, setPicture)
  const bringingFurther = useBringing(brewery, (address) =>
    setGallery((before) => [...before, { address, caption: '' }]),
  )
  const begun = useMemo(() => new Map(sizes.map((size, at) => [String(at + 1), size])), [sizes])
  const [rows, setRows] = useState(() => (sizes.length === 0 ? ['1'] : [...begun.keys()]))
  const [typed, setTyped] = useState(() => new FormData())
  const [isSaving, setSaving] = useState(false)
  const calls = useMemo(() => askCalls(brewery, beerId, from), [brewery, beerId, from])
  const action = useAction<ChangeRequest>(calls)
  const form = () => fields.current!.closest('form')!
  const follow = () => setTyped(new FormData(form()))
  useEffect(() => setTyped(new FormData(form())), [rows])

  const show = (wrong: Problem) => {
    setProblem(wrong)
    focusField(form(), wrong.field)
  }
  const { state } = action
  const refused = state.kind === 'failed' ? state.field : null
  useEffect(() => {
    if (typeof refused !== 'string' || state.kind !== 'failed') return
    show({ field: fieldOfCall(rows, refused) ?? refused, message: state.message })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each refusal leads to its field once
  }, [state])

  /** What is typed, as far as it is whole or may be a draft. */
  const readAll = (isDraft: boolean) => {
    const data = new FormData(form())
    const said = readWords(data, picture, gallery, isDraft ? [] : undefined)
    if (said.kind === 'wrong') return show(said.problem)
    const read = readNewSizes(data, rows)
    if (read.kind === 'wrong') return show(read.problem)
    setProblem(null)
    const changed = changedWords(beerId === null ? noWords : words, said.words)
    return {
      words: Object.fromEntries(changed.map((word) => [word, said.words[word]])),
      sizes: read.sizes,
    }
  }
  const save = async () => {
    const read = readAll(true)
    if (read === undefined) return
    setSaving(true)
    const id = draft ?? crypto.randomUUID()
    try {
      await saveDraft(brewery, id, read)
      const client = sessionState().user?.id
      if (client !== undefined) dropDraft({ client, form: calls.name }, Date.now())
      announce('The draft is saved.', { isShown: true })
      goTo(newBeerFrom(brewery, 'draft', id), 'replace')
    } catch (fault) {
      announce(problemText(fault), { isShown: true, isUrgent: true })
    }
    setSaving(false)
  }
  return (
    <div className={styles.columns}>
      <div>
        <ActionSteps
          act={action}
          thing="The beer"
          fields={
            <div className={layout.fields} ref={fields} onInput={follow} onChange={follow}>
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
              >
                <section aria-labelledby="new-sizes">
                  <h2 id="new-sizes">Sizes, prices and stock</h2>
                  <div className={layout.fields}>
                    <SizeRows
                      rows={rows}
                      onRows={setRows}
                      begun={begun}
                      typed={typed}
                      abv={abvOf(typed)}
                      problem={problem}
                      most={mostNewSizes}
                    />
                  </div>
                </section>
              </WordsForm>
              {beerId === null && (
                <p>
                  <Button variant="quiet" isLoading={isSaving} onClick={() => void save()}>
                    Save as draft
                  </Button>
                </p>
              )}
            </div>
          }
          read={() => {
            const read = readAll(false)
            if (read === undefined) return null
            return { ...read.words, sizes: read.sizes, ...(draft !== null && { draft }) }
          }}
          // The preview names it: it waits for Dray or is on sale at once.
          nameOf={() => 'Send it'}
          onClose={() => goTo(sellingPaths.beers(brewery))}
          onDone={({ outcome, beerId: id }) => {
            announce(outcome === 'done' ? 'The beer is on sale.' : 'The beer is sent to Dray for approval.', {
              isShown: true,
            })
            goTo(sellingPaths.beer(brewery, id))
          }}
        />
      </div>
      <NewBeerPreview brewery={brewery} typed={typed} rows={rows} abv={abvOf(typed)} />
    </div>
  )
}

/** The strength as far as it is typed. */
function abvOf(typed: FormData): number | null {
  const text = String(typed.get('targetAbv') ?? '')
    .replace(/%$/, '')
    .trim()
    .replace(',', '.')
  return /^\d{1,2}(\.\d{1,2})?$/.test(text) && Number(text) <= 75 ? Number(text) : null
}
