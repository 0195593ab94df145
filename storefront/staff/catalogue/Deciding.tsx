import { catalogueRoles } from '../../../shared/accounts/staff-rights.ts'
import type { CatalogueRow } from '../../../shared/api/beers-api.ts'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import figures from '../StaffFigures.module.css'
import { useMay } from '../staff-roles.ts'
import { changeReads } from '../staff-calls.ts'

export type DecidingAction = 'approve' | 'edit' | 'refuse'
type Props = {
  change: CatalogueRow
  name: string
  acting: DecidingAction | null
  onAct: (action: DecidingAction | null) => void
  onDone: (row: CatalogueRow) => void
}

/** What staff decide about a change, and the reason of a refusal; approving has a dialog of its thing. */
export function Deciding({ change: { id, state, reason, brewery }, name, acting, onAct, onDone }: Props) {
  const may = useMay()
  return (
    <>
      {state === 'refused' && (
        <Notice tone="warning" title="The brewery reads this reason.">
          <p>‘{reason}’</p>
        </Notice>
      )}
      {state === 'waiting' && may(catalogueRoles) && (
        <p className={figures.acts}>
          <Button onClick={() => onAct('approve')}>Approve</Button>
          <Button variant="quiet" onClick={() => onAct('edit')}>
            Approve with edits
          </Button>
          <Button variant="quiet" onClick={() => onAct('refuse')}>
            Refuse
          </Button>
        </p>
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
            done: `The change is refused. We’ve emailed ${brewery.name}.`,
          }}
          onClose={() => onAct(null)}
          onDone={onDone}
        />
      )}
    </>
  )
}
