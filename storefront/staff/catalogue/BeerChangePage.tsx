import { useState } from 'react'
import type { BeerCatalogueRow, CatalogueRow } from '../../../shared/api/beers-api.ts'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { WordDifference } from '../../console/WordDifference.tsx'
import { changeReads } from '../staff-calls.ts'
import figures from '../StaffFigures.module.css'
import { ApproveDialog } from './ApproveDialog.tsx'
import { ChangeHead } from './ChangeHead.tsx'
import { Deciding, type DecidingAction } from './Deciding.tsx'
import { PageChangePage } from './PageChangePage.tsx'

/** /admin/catalogue/{id}: a change of a beer or of a brewery's page side by side with the current version (STAF-20). */
export function BeerChangePage({ id }: { id: string }) {
  const { loaded, again, show } = useConsoleRead<CatalogueRow>(changeReads.change(id))
  return (
    <Answered isPage loaded={loaded} again={again}>
      {(change) =>
        change.kind === 'page' ? (
          <PageChangePage change={change} show={show} />
        ) : (
          <Change change={change} show={show} />
        )
      }
    </Answered>
  )
}

type Props = { change: BeerCatalogueRow; show: (change: CatalogueRow) => void }

function Change({ change, show }: Props) {
  const { isNew, state, stands, proposed } = change
  const name = stands?.name ?? proposed.name ?? ''
  useTitle(`Change of ${name}`)
  const [acting, setActing] = useState<DecidingAction | null>(null)
  const done = (row: CatalogueRow) => {
    setActing(null)
    show(row)
  }
  return (
    <article className={figures.stack}>
      <ChangeHead change={change} name={name} />
      <section className={figures.stack} aria-labelledby="difference">
        <h2 id="difference">{isNew ? 'The new beer' : 'What would be different'}</h2>
        <WordDifference
          stands={stands}
          wanted={proposed}
          names={state === 'approved' ? ['Before', 'Approved'] : ['Current', 'Proposed']}
          pictureCall={changeReads.picture}
        />
        {change.sizes.length > 0 && <p>Its sizes: {change.sizes.join('; ')}.</p>}
      </section>
      <Deciding change={change} name={name} acting={acting} onAct={setActing} onDone={done} />
      {(acting === 'approve' || acting === 'edit') && (
        <ApproveDialog
          key={acting}
          change={change}
          withEdits={acting === 'edit'}
          onClose={() => setActing(null)}
          onDone={done}
        />
      )}
    </article>
  )
}
