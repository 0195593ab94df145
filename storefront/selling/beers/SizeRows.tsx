import type { NewBeerSize } from '../../../shared/api/beers-api.ts'
import { Button } from '../../ui/core/Button.tsx'
import type { NewSizeProblem } from './read-new-sizes.ts'
import { SizeRow } from './SizeRow.tsx'
import layout from '../ActFields.module.css'

type Props = {
  /** A key for each row. */
  rows: readonly string[]
  onRows: (rows: string[]) => void
  /** By the key of its row. */
  begun: ReadonlyMap<string, NewBeerSize>
  typed: FormData
  abv: number | null
  problem: NewSizeProblem | null
  most: number
}

/** The sizes that a new beer comes in, a row each (SELL-43). */
export function SizeRows({ rows, onRows, begun, most, ...row }: Props) {
  const next = String(Math.max(0, ...rows.map(Number)) + 1)
  return (
    <div className={layout.fields}>
      {/* Stored with the draft of the form, so that its rows are there again. */}
      <input
        type="text"
        name="sizeRows"
        value={rows.join(' ')}
        onChange={({ currentTarget }) => onRows(currentTarget.value.split(' ').filter(Boolean))}
        hidden
        readOnly={false}
      />
      {rows.map((key, at) => (
        <SizeRow
          key={key}
          row={key}
          place={at + 1}
          begun={begun.get(key) ?? null}
          onRemove={() => onRows(rows.filter((other) => other !== key))}
          {...row}
        />
      ))}
      {rows.length < most && (
        <p>
          <Button variant="quiet" icon="plus" onClick={() => onRows([...rows, next])}>
            {rows.length === 0 ? 'Add a size' : 'Add another size'}
          </Button>
        </p>
      )}
    </div>
  )
}
