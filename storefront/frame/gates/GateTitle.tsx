import { classNames } from '../../ui/core/class-names.ts'
import type { LetteredWord } from './gate-titles.ts'
import styles from './GateTitle.module.css'

type Props = {
  id: string
  title: string
  /** The title's words as outlines; null sets it in the page's type. */
  words: readonly LetteredWord[] | null
}

/** How far a letter reaches above and below its line, in units of the outlines. */
const ascent = 136
const descent = 40

/** The title of a gate, in the shop's own type whether its font has come or not. Each word is a drawing, so lines break. */
export function GateTitle({ id, title, words }: Props) {
  return (
    <h2 className={classNames(styles.title, words !== null && styles.lettered)} id={id} tabIndex={-1}>
      {words === null ? (
        title
      ) : (
        <>
          <span className="visually-hidden">{title}</span>
          {words.map(({ word, width, outline }) => (
            <svg
              key={word}
              viewBox={`0 ${-ascent} ${width} ${ascent + descent}`}
              style={{ inlineSize: `${(width / 160).toFixed(3)}em` }}
              aria-hidden="true"
            >
              <path d={outline} />
            </svg>
          ))}
        </>
      )}
    </h2>
  )
}
