import type { EmptiesRow } from '../../../shared/api/empties-api.ts'
import { containerNames } from '../../../shared/deposits/container-names.ts'
import { SectionHeading } from '../../ui/core/SectionHeading.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import styles from './Empties.module.css'

const ageLabels = ['To 30 days', '31 to 60', '61 to 90', 'Over 90'] as const
const columns = [
  { label: 'Container' },
  { label: 'With you', align: 'end' as const },
  ...ageLabels.map((label) => ({ label, align: 'end' as const })),
]

/** Containers by brewery and kind with how long they are there; a table for each premises. */
export function EmptiesTable({ rows }: { rows: readonly EmptiesRow[] }) {
  const places = [...Map.groupBy(rows, ({ place }) => place)]
  return (
    <section className={styles.section} aria-labelledby="empties-here">
      <SectionHeading id="empties-here" title="With you" />
      {places.length === 0 && <p>Every container has gone back.</p>}
      {places.map(([place, own]) => (
        <DataTable key={place} caption={own[0]!.address} columns={columns} isStackedOnPhone>
          {own.map((row) => (
            <tr key={`${row.brewery} ${row.kind}`}>
              <Cell isHeader>
                {row.breweryName}, {containerNames[row.kind][1]}
              </Cell>
              <Cell label="With you" align="end">
                <span>
                  {row.atPub}
                  {row.waiting > 0 && <span className={styles.soft}> ({row.waiting} counted back)</span>}
                </span>
              </Cell>
              {ageLabels.map((label, at) => (
                <Cell key={label} label={label} align="end">
                  {row.ages[at] === 0 ? <span className={styles.none}>–</span> : row.ages[at]}
                </Cell>
              ))}
            </tr>
          ))}
        </DataTable>
      ))}
      <p className={styles.soft}>Oldest go back first. Brackets mean the brewery has not confirmed yet.</p>
    </section>
  )
}
