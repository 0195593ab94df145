import { useMemo, useState } from 'react'
import type { CatalogueRow, PageCatalogueRow } from '../../../shared/api/beers-api.ts'
import { actionCalls } from '../../console/act-calls.ts'
import { ActionSteps } from '../../console/ActSteps.tsx'
import { PageDifference } from '../../console/PageDifference.tsx'
import { useAction } from '../../console/use-act.ts'
import { useTitle } from '../../console/use-title.ts'
import { PageWordsForm } from '../../selling/settings/PageWordsForm.tsx'
import { readPageWords } from '../../selling/settings/read-page-words.ts'
import { announce } from '../../ui/core/announce.ts'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { changeReads } from '../staff-calls.ts'
import figures from '../StaffFigures.module.css'
import { ChangeHead } from './ChangeHead.tsx'
import { Deciding, type DecidingAction } from './Deciding.tsx'

type Props = { change: PageCatalogueRow; show: (change: CatalogueRow) => void }

/** A change of a brewery's page side by side with the current version (STAF-20). */
export function PageChangePage({ change, show }: Props) {
  const { id, stands, proposed, state, brewery } = change
  const name = `The page of ${brewery.name}`
  useTitle(`Change of ${brewery.name}’s page`)
  const [acting, setActing] = useState<DecidingAction | null>(null)
  const done = (row: CatalogueRow) => {
    setActing(null)
    show(row)
  }
  return (
    <article className={figures.stack}>
      <ChangeHead change={change} name={name} />
      <section className={figures.stack} aria-labelledby="difference">
        <h2 id="difference">What would be different</h2>
        <PageDifference
          stands={stands}
          wanted={proposed}
          names={state === 'approved' ? ['Before', 'Approved'] : ['Current', 'Proposed']}
          pictureCall={changeReads.picture}
        />
      </section>
      <Deciding change={change} name={name} acting={acting} onAct={setActing} onDone={done} />
      {(acting === 'approve' || acting === 'edit') && (
        <Drawer isOpen isSheetOnPhone title="Approve the change" onClose={() => setActing(null)}>
          <Approve
            key={acting}
            id={id}
            words={{ ...stands, ...proposed }}
            withEdits={acting === 'edit'}
            onClose={() => setActing(null)}
            onDone={done}
          />
        </Drawer>
      )}
    </article>
  )
}

type ApproveProps = {
  id: string
  words: PageCatalogueRow['stands']
  withEdits: boolean
  onClose: () => void
  onDone: (row: CatalogueRow) => void
}

function Approve({ id, words, withEdits, onClose, onDone }: ApproveProps) {
  const [logo, setLogo] = useState(words.logo)
  const action = useAction<CatalogueRow>(
    useMemo(() => actionCalls(`${changeReads.change(id)}/approve`), [id]),
  )
  return (
    <ActionSteps
      act={action}
      thing="The change"
      fields={
        withEdits ? (
          <PageWordsForm words={words} logo={logo} pictureCall={changeReads.picture} onLogo={setLogo} />
        ) : null
      }
      read={(form) => {
        const edits = readPageWords(new FormData(form), words, logo)
        return Object.keys(edits).length === 0 ? {} : { edits }
      }}
      nameOf={() => 'Approve the change'}
      onClose={onClose}
      onDone={(row) => {
        announce('Pubs see it now.', { isShown: true })
        onDone(row)
      }}
    />
  )
}
