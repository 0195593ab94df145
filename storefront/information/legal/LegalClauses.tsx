import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import { LinkedText } from '../LinkedText.tsx'
import type { LegalClause } from '../../../shared/information/legal-text.ts'
import styles from './LegalClauses.module.css'

type Props = {
  /** The number of the section they belong to. */
  section: number
  clauses: LegalClause[]
}

/** Clauses whose numbers are words of the text, so that they are read out, copied and printed with it. */
export function LegalClauses({ section, clauses }: Props) {
  return (
    <ol className={styles.clauses}>
      {clauses.map((clause, at) => {
        const number = `${section}.${at + 1}`
        return (
          <li className={styles.clause} key={number} id={`clause-${number}`}>
            <span className={styles.number}>{number}</span>
            <div className={styles.words}>
              <p>
                <LinkedText text={clause.text} />
              </p>
              {clause.points && <Points points={clause.points} />}
              {clause.definitions && <Definitions definitions={clause.definitions} />}
              {clause.table && <ClauseTable table={clause.table} />}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function Points({ points }: { points: string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

function Definitions({ definitions }: { definitions: NonNullable<LegalClause['definitions']> }) {
  return (
    <dl className={styles.definitions}>
      {definitions.map(({ term, meaning }) => (
        <div className={styles.definition} key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.meaning}>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

function ClauseTable({ table }: { table: NonNullable<LegalClause['table']> }) {
  return (
    <div className={styles.table}>
      <DataTable
        caption={table.caption}
        isCaptionHidden
        isStackedOnPhone
        columns={table.columns.map((label) => ({ label }))}
      >
        {table.rows.map(([name, ...others]) => (
          <tr key={name}>
            <Cell isHeader>{name}</Cell>
            {others.map((words, at) => (
              <Cell key={table.columns[at + 1]} label={table.columns[at + 1]}>
                {words}
              </Cell>
            ))}
          </tr>
        ))}
      </DataTable>
    </div>
  )
}
