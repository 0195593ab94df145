import { useState } from 'react'
import type { StaffGroup, StaffGroupList, StaffGroupRow } from '../../../shared/api/staff-groups-api.ts'
import { groupRoles } from '../../../shared/accounts/staff-rights.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import { ListPage } from '../../console/ListPage.tsx'
import { RowCell, RowTable, Soft } from '../../console/RowTable.tsx'
import { wholeDay } from '../../console/whole-moment.ts'
import { runStateNames } from '../../selling/runs/run-words.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { staffReads } from '../staff-calls.ts'
import { useMay } from '../staff-roles.ts'
import { openGroupAction } from './staff-group-acts.ts'

const views = [
  { key: 'all', name: 'All', empty: 'There are no groups yet.' },
  { key: 'no_organiser', name: 'No organiser', empty: 'Every group has someone who organises it.' },
  { key: 'no_run', name: 'No run', empty: 'Every group has a run to come.' },
]

/** /admin/groups: every group, who organises it and when it travels next (STAF-26). */
export function StaffGroupsPage() {
  const may = useMay()
  const [isOpening, setOpening] = useState(false)
  return (
    <>
      <ListPage<StaffGroupRow, StaffGroupList>
        title="Groups"
        call={staffReads.groups}
        views={views}
        firstView="all"
        allView="all"
        nouns={['group', 'groups']}
        placeholder="Group"
        filterNames={[]}
        renderActs={() =>
          may(groupRoles) && (
            <Button size="small" onClick={() => setOpening(true)}>
              Open a group
            </Button>
          )
        }
      >
        {rowsOf}
      </ListPage>
      {isOpening && (
        <FieldsDialog<StaffGroup>
          act={openGroupAction}
          onClose={() => setOpening(false)}
          onDone={({ slug }) => location.assign(staffPaths.group(slug))}
        />
      )}
    </>
  )
}

const columns = [
  { slot: 'who', label: 'Group' },
  { slot: 'what', label: 'Next run' },
  { slot: 'state', label: 'State' },
  { slot: 'more', label: 'Organisers' },
  { slot: 'sum', label: 'Breweries' },
] as const

const rowsOf = ({ rows }: StaffGroupList) => (
  <RowTable caption="Groups" columns={columns}>
    {rows.map(({ id, slug, name, region, members, organisers, nextRun }) => (
      <tr key={id}>
        <RowCell slot="who">
          <a href={staffPaths.group(slug)}>{name}</a>
          {region !== null && <Soft>{region}</Soft>}
        </RowCell>
        <RowCell slot="what">{nextRun === null ? 'None' : wholeDay(nextRun.day)}</RowCell>
        <RowCell slot="state">
          {nextRun !== null && (
            <Badge tone={runStateNames[nextRun.state].tone}>{runStateNames[nextRun.state].text}</Badge>
          )}
        </RowCell>
        <RowCell slot="more">
          {organisers === 0
            ? 'No one organises it'
            : `${organisers} ${organisers === 1 ? 'organiser' : 'organisers'}`}
        </RowCell>
        <RowCell slot="sum" label="Breweries">
          {members}
        </RowCell>
      </tr>
    ))}
  </RowTable>
)
