import { useState, type KeyboardEvent } from 'react'
import { Icon } from '../core/Icon.tsx'
import { FieldError } from '../forms/FieldError.tsx'
import styles from './StarInput.module.css'
import '../star-shape.css'

type Props = {
  legend: string
  name: string
  defaultValue?: number
  error?: string
  onChange?: (stars: number | null) => void
}

const stars = [1, 2, 3, 4, 5]

/** A rating from 1 to 5. Pressing the chosen star again takes the rating back. */
export function StarInput({ legend, name, defaultValue, error, onChange }: Props) {
  const [chosen, setChosen] = useState<number | null>(defaultValue ?? null)
  const press = (star: number) => {
    const next = chooseStar(chosen, star)
    setChosen(next)
    onChange?.(next)
  }
  return (
    <fieldset
      className={styles.starInput}
      aria-describedby={error === undefined ? undefined : `${name}-error`}
    >
      <legend className="caps">{legend}</legend>
      <div className={styles.row}>
        {stars.map((star) => (
          <label className={styles.star} key={star}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={star}
              checked={chosen === star}
              aria-label={star === 1 ? '1 star' : `${star} stars`}
              onChange={keepControlled}
              onClick={() => press(star)}
              onKeyDown={(event) => isSpace(event) && press(star)}
              onKeyUp={isSpace}
            />
            <Icon name="star" size="large" />
          </label>
        ))}
        <output className={styles.words}>{chosen === null ? 'No rating' : `${chosen} out of 5`}</output>
      </div>
      {error !== undefined && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

/** The press decides, since a chosen radio button never reports a change. */
function keepControlled() {}

/** Browsers ignore the space bar on a chosen radio button, so it is ours: true, and not theirs, if it is one. */
function isSpace(event: KeyboardEvent): boolean {
  if (event.key !== ' ') return false
  event.preventDefault()
  return true
}

/** The rating after a star is pressed: that star, or none when it was the chosen one already. */
export function chooseStar(chosen: number | null, pressed: number): number | null {
  return chosen === pressed ? null : pressed
}
