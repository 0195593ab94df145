import type { StaffBreweryRow } from '../../../shared/api/staff-breweries-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { RowCell, RowTable, Soft } from '../../console/RowTable.tsx'

const columns = [
  { slot: 'who', label: 'Brewery' },
  { slot: 'what', label: 'Applied by' },
  { slot: 'more', label: 'On' },
  { slot: 'state', label: 'Answer due' },
] as const

/** Breweries that want to sell on Dray, the longest waiting first (NOTE-13). */
export function AppliedRows({ rows }: { rows: readonly StaffBreweryRow[] }) {
  return (
    <RowTable caption="Breweries that have applied" columns={columns}>
      {rows.map(({ id, name, town, application }) => (
        <tr key={id}>
          <RowCell slot="who">
            <a href={staffPaths.application(id)}>{name}</a>
            <Soft>{town}</Soft>
          </RowCell>
          <RowCell slot="what">{application?.applicant}</RowCell>
          <RowCell slot="more" label="Applied">
            {application !== null && wholeMoment(application.appliedAt)}
          </RowCell>
          <RowCell slot="state" label="Answer due">
            {application?.dueAt && wholeMoment(application.dueAt)}
          </RowCell>
        </tr>
      ))}
    </RowTable>
  )
}
