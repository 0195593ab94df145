import { type FormEvent, useState } from 'react'
import type { StockRow } from '../../../shared/api/stock-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { Button } from '../../ui/core/Button.tsx'
import styles from './CountOne.module.css'

type Props = {
  row: StockRow
  /** As it was counted before. */
  figure: number | null
  isFirst: boolean
  onNext: (units: number) => void
  onSkip: () => void
  onBack: () => void
  onFinish: () => void
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const mostDigits = 6

/** One container and a number pad: type, Next. Keys of a keyboard do the same, Enter is Next. */
export function CountOne({ row, figure, isFirst, onNext, onSkip, onBack, onFinish }: Props) {
  const [typed, setTyped] = useState(figure === null ? '' : String(figure))
  const type = (text: string) =>
    setTyped(
      text
        .replace(/\D/g, '')
        .replace(/^0+(?=\d)/, '')
        .slice(0, mostDigits),
    )
  const next = (event: FormEvent) => {
    event.preventDefault()
    if (typed !== '') onNext(Number(typed))
  }
  return (
    <form className={styles.one} onSubmit={next}>
      <p className={styles.name} id="counted">
        <strong>{row.beer}</strong>
        <span>{row.container}</span>
        <small>
          {row.countedAt === null ? 'Never counted' : `Last counted ${wholeMoment(row.countedAt)}`}
        </small>
      </p>
      <input
        className={styles.figure}
        aria-label={`On hand: ${row.title}`}
        // The pad below is the keyboard; the phone's own would cover it.
        inputMode="none"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- one field for each step: typing continues from the step before
        autoFocus
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <div className={styles.pad}>
        {digits.map((digit) => (
          <button key={digit} className={styles.key} type="button" onClick={() => type(typed + digit)}>
            {digit}
          </button>
        ))}
        <button
          className={styles.key}
          type="button"
          aria-label="Delete the last figure"
          onClick={() => type(typed.slice(0, -1))}
        >
          ⌫
        </button>
        <button className={styles.key} type="button" onClick={() => type(`${typed}0`)}>
          0
        </button>
        <button className={styles.next} type="submit" aria-disabled={typed === '' || undefined}>
          Next
        </button>
      </div>
      <div className={styles.ways}>
        <Button variant="quiet" onClick={onBack} disabledReason={isFirst ? 'This is the first.' : undefined}>
          Back
        </Button>
        <Button variant="quiet" onClick={onSkip}>
          Skip
        </Button>
        <Button variant="quiet" onClick={onFinish}>
          Finish
        </Button>
      </div>
    </form>
  )
}
