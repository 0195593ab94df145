import { type ReactNode, useId } from 'react'
import { offerFile } from '../../api/client-files.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import { type ChartTable, figureText, tableFile } from './chart-table.ts'
import styles from './Chart.module.css'

type Props = {
  /** What the picture answers. */
  question: string
  /** The answer in a sentence: shown, and all that is read aloud of the picture. */
  answer: string
  /** The name of the file, without its ending. */
  file: string
  table: ChartTable
  level?: 2 | 3
  /** The drawing. */
  children: ReactNode
}

/** A picture with its question above it, its answer in words, and its table and file below it (SEE-12). */
export function ChartFigure({ question, answer, file, table, level = 2, children }: Props) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption className={styles.caption}>
        <Heading className={styles.question} id={id}>
          {question}
        </Heading>
        <p className={styles.answer}>{answer}</p>
      </figcaption>
      <div role="img" aria-label={answer}>
        {children}
      </div>
      <details className={styles.behind}>
        <summary>
          Show as table<span className="visually-hidden">: {question}</span>
        </summary>
        <TableBehind caption={question} table={table} />
        <Button
          variant="quiet"
          size="small"
          icon="download"
          onClick={() => offerFile(`${file}.csv`, new Blob([tableFile(table)], { type: 'text/csv' }))}
        >
          Download CSV
        </Button>
      </details>
    </figure>
  )
}

function TableBehind({ caption, table: { head, series, rows } }: { caption: string; table: ChartTable }) {
  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      isStackedOnPhone
      columns={[{ label: head }, ...series.map(({ name }) => ({ label: name, align: 'end' as const }))]}
    >
      {rows.map(({ label, values }, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- labels may repeat, and rows keep their order
        <tr key={row}>
          <Cell isHeader>{label}</Cell>
          {series.map(({ name, kind }, at) => (
            <Cell key={name} label={name} align="end">
              {figureText(kind, values[at] ?? null)}
            </Cell>
          ))}
        </tr>
      ))}
    </DataTable>
  )
}
