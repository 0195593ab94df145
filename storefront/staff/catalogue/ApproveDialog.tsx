import { useMemo, useState } from 'react'
import type { BeerCatalogueRow, CatalogueRow } from '../../../shared/api/beers-api.ts'
import { noWords } from '../../../shared/catalogue/beer-words.ts'
import { actionCalls } from '../../console/act-calls.ts'
import { ActionSteps, focusField } from '../../console/ActSteps.tsx'
import { useAction } from '../../console/use-act.ts'
import type { WordProblem } from '../../selling/beers/read-words.ts'
import { WordsForm } from '../../selling/beers/WordsForm.tsx'
import { announce } from '../../ui/core/announce.ts'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { changeReads } from '../staff-calls.ts'
import { readEdits } from './read-edits.ts'

type Props = {
  change: BeerCatalogueRow
  /** With a form in which staff put something right. */
  withEdits: boolean
  onClose: () => void
  onDone: (row: CatalogueRow) => void
}

/** Puts a change into the shop, as it was asked or with what staff put right (STAF-20). */
export function ApproveDialog({ change, withEdits, onClose, onDone }: Props) {
  const { id, stands, proposed } = change
  const name = proposed.name ?? stands?.name ?? ''
  const words = { ...noWords, ...stands, ...proposed }
  const [problem, setProblem] = useState<WordProblem | null>(null)
  const [picture, setPicture] = useState(words.picture)
  const [gallery, setGallery] = useState(words.gallery)
  const action = useAction<CatalogueRow>(
    useMemo(() => actionCalls(`${changeReads.change(id)}/approve`), [id]),
  )
  const read = (form: HTMLFormElement): object | null => {
    const said = readEdits(new FormData(form), words, { picture, gallery })
    setProblem(said.kind === 'wrong' ? said.problem : null)
    if (said.kind === 'body') return said.body
    focusField(form, said.problem.field)
    return null
  }
  return (
    <Drawer isOpen isSheetOnPhone title={`Approve ${name}`} onClose={onClose}>
      <ActionSteps
        act={action}
        thing="The change"
        fields={
          withEdits ? (
            <WordsForm
              words={words}
              problem={problem}
              picture={picture}
              pictureCall={changeReads.picture}
              onPicture={setPicture}
              gallery={gallery}
              onGallery={setGallery}
            />
          ) : null
        }
        read={read}
        nameOf={() => `Approve ${name}`}
        onClose={onClose}
        onDone={(row) => {
          announce(`${name}: pubs see it now.`, { isShown: true })
          onDone(row)
        }}
      />
    </Drawer>
  )
}
