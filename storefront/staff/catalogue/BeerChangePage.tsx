import { useState } from 'react'
import { catalogueRoles } from '../../../shared/accounts/staff-rights.ts'
import type { CatalogueRow } from '../../../shared/api/beers-api.ts'
import { formatDay, formatMoment } from '../../../shared/format/dates.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { WordDifference } from '../../console/WordDifference.tsx'
import layout from '../../selling/OrderPage.module.css'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import figures from '../StaffFigures.module.css'
import { useMay } from '../staff-roles.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import { changeReads } from './change-calls.ts'
import { ChangeBadge } from './ChangeBadge.tsx'

/** /admin/catalogue/{id}: a change of a beer side by side with what stands (STAF-20). */
export function BeerChangePage({ id }: { id: string }) {
  const { loaded, again, show } = useConsoleRead<CatalogueRow>(changeReads.change(id))
  return (
    <Answered loaded={loaded} again={again}>
      {(change) => <Change change={change} show={show} />}
    </Answered>
  )
}

type Act = 'approve' | 'edit' | 'refuse'
type Props = { change: CatalogueRow; show: (change: CatalogueRow) => void }

function Change({ change, show }: Props) {
  const { id, isNew, state, stands, proposed, brewery } = change
  const name = stands?.name ?? proposed.name ?? ''
  useTitle(`Change of ${name}`)
  const may = useMay()
  const [acting, setActing] = useState<Act | null>(null)
  const close = () => setActing(null)
  const done = (row: CatalogueRow) => {
    close()
    show(row)
  }
  return (
    <article className={figures.stack}>
      <Head change={change} name={name} />
      {state === 'refused' && (
        <Notice tone="warning" title="The brewery reads this reason.">
          <p>‘{change.reason}’</p>
        </Notice>
      )}
      <section className={figures.stack} aria-labelledby="difference">
        <h2 id="difference">{isNew ? 'The new beer' : 'What would be different'}</h2>
        <WordDifference
          stands={stands}
          wanted={proposed}
          names={state === 'approved' ? ['Before', 'Approved'] : ['Stands', 'Asked for']}
          pictureCall={changeReads.picture}
        />
        {change.sizes.length > 0 && <p>Its sizes: {change.sizes.join('; ')}.</p>}
      </section>
      {state === 'waiting' && may(catalogueRoles) && (
        <p className={figures.acts}>
          <Button onClick={() => setActing('approve')}>Approve</Button>
          <Button variant="quiet" onClick={() => setActing('edit')}>
            Approve with edits
          </Button>
          <Button variant="quiet" onClick={() => setActing('refuse')}>
            Refuse
          </Button>
        </p>
      )}
      {(acting === 'approve' || acting === 'edit') && (
        <ApproveDialog
          key={acting}
          change={change}
          withEdits={acting === 'edit'}
          onClose={close}
          onDone={done}
        />
      )}
      {acting === 'refuse' && (
        <FieldsDialog<CatalogueRow>
          act={{
            title: `Refuse the change of ${name}`,
            thing: 'The change',
            call: `${changeReads.change(id)}/refuse`,
            fields: [
              {
                kind: 'words',
                name: 'reason',
                label: 'Why?',
                maxLength: 500,
                hint: `${brewery.name} reads it.`,
                missing: 'Say why: the brewery reads it.',
              },
            ],
            nameOf: () => 'Refuse the change',
            isDangerous: true,
            done: 'Refused.',
          }}
          onClose={close}
          onDone={done}
        />
      )}
    </article>
  )
}

function Head({ change, name }: { change: CatalogueRow; name: string }) {
  const { brewery, beerId, state, askedAt, askedBy, dueAt, decidedAt, decidedBy } = change
  return (
    <header className={layout.head}>
      <p>
        <a href={staffPaths.catalogue}>Catalogue</a>
      </p>
      <h1>{name}</h1>
      <p className={layout.facts}>
        <ChangeBadge state={state} />
        <a href={staffPaths.brewery(brewery.slug)}>{brewery.name}</a>
        <a href={sellingPaths.beer(brewery.slug, beerId)}>As the brewery sees it</a>
        <span className={layout.soft}>
          Asked {formatMoment(askedAt)} by {askedBy}
          {decidedAt !== null && `, decided ${formatMoment(decidedAt)} by ${decidedBy ?? 'nobody'}`}
          {state === 'waiting' && `, due ${formatDay(dueAt)}`}
        </span>
      </p>
    </header>
  )
}
