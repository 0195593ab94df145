import type { StaffReview } from '../../../shared/api/staff-reviews-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import { reportStates } from './review-words.ts'

/** Who reported a review, and why. */
export function ReviewReports({ reports }: Pick<StaffReview, 'reports'>) {
  return (
    <section aria-labelledby="reports">
      <h2 id="reports">Reports</h2>
      {reports.length === 0 ? (
        <p>No one has reported it.</p>
      ) : (
        <DataTable
          caption="Reports of this review"
          isCaptionHidden
          isStackedOnPhone
          columns={[{ label: 'Who' }, { label: 'Why' }, { label: 'When' }, { label: 'State' }]}
        >
          {reports.map(({ by, reason, at, state }) => (
            <tr key={`${at} ${by}`}>
              <Cell isHeader>{by}</Cell>
              <Cell label="Why">{reason}</Cell>
              <Cell label="When">{wholeMoment(at)}</Cell>
              <Cell label="State">{reportStates[state]}</Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  )
}
