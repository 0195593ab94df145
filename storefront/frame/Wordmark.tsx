import styles from './Wordmark.module.css'

type Props = {
  /** Of all but the first in a document, which is drawn once more. */
  isRepeated?: boolean
}

const id = 'wordmark'

/** The name of the house as artwork/draw-wordmark.ts sets it: the D is half a cart wheel. */
export function Wordmark({ isRepeated = false }: Props) {
  return (
    <svg className={styles.wordmark} viewBox="4 3 179 42" aria-hidden="true" fill="currentColor">
      {isRepeated ? (
        <use href={`#${id}`} />
      ) : (
        <g id={id}>
          <path d={wheel} />
          <path d={spokes} stroke="currentColor" strokeWidth="3.4" />
          <path d={letters} transform="scale(.25)" />
        </g>
      )}
    </svg>
  )
}

const wheel =
  'M4 3H14V45H4zM14 3H22A21 21 0 0 1 22 45H14V37.5H22A13.5 13.5 0 0 0 22 10.5H14zM14 17.5A6.5 6.5 0 0 1 14 30.5z'
const spokes = 'M18 24H37M17 21L28 11M17 27L28 37'
const letters =
  'M361 63c0 14-5 36-32 46l37 71h-60l-30-61h-20v61h-54v-168h103c39 0 56 24 56 51zM307 66c0-9-7-15-15-15h-36v31h36c8 0 15-8 15-16zM562 180h-57l-8-24h-58l-7 24h-55l61-168h63zM468 59l-18 60h37l-18-60zM666 114v66h-55v-66l-66-102h62l32 56h1l32-56h59z'
