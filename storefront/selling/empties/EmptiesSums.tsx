import type { SellingEmpties } from '../../../shared/api/empties-api.ts'
import { containerNames } from '../../../shared/deposits/container-names.ts'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import styles from './EmptiesAtPubs.module.css'
import { ageNames } from './empties-words.ts'

const columns = [
  { label: 'Kind' },
  { label: 'At pubs', align: 'end' as const },
  ...ageNames.map((label) => ({ label, align: 'end' as const })),
]

/** What is out in all, by kind and age. */
export function EmptiesSums({ sums }: { sums: SellingEmpties['sums'] }) {
  if (sums.length === 0) return null
  return (
    <div className={styles.part}>
      <DataTable caption="At all pubs together" columns={columns} isStackedOnPhone>
        {sums.map(({ kind, atPub, ages }) => (
          <tr key={kind}>
            <Cell isHeader>{containerNames[kind][1]}</Cell>
            <Cell label="At pubs" align="end">
              {atPub}
            </Cell>
            {ageNames.map((label, at) => (
              <Cell key={label} label={label} align="end">
                {ages[at] === 0 ? '–' : ages[at]}
              </Cell>
            ))}
          </tr>
        ))}
      </DataTable>
    </div>
  )
}
