import { useState } from 'react'
import { beerGlasses } from '../../../shared/catalogue/beer-glasses.ts'
import field from '../../ui/forms/Field.module.css'
import styles from './NewBeerFields.module.css'

type Props = { colorHex: string | null; error?: string | undefined }

const byStyle = { hex: '', label: 'As its style' }

/** The colour of a beer as a strip of glasses, pale to dark (SELL-43). */
export function ColourField({ colorHex, error }: Props) {
  const own = colorHex?.toLowerCase() ?? ''
  const [chosen, setChosen] = useState(own)
  const isKnown = own === '' || beerGlasses.some(({ hex }) => hex === own)
  const glasses = [byStyle, ...beerGlasses, ...(isKnown ? [] : [{ hex: own, label: `As now, ${own}` }])]
  return (
    <fieldset className={styles.choices}>
      <legend className={field.label}>Colour in the glass</legend>
      <div className={styles.glasses}>
        {glasses.map(({ hex, label }) => (
          <label className={styles.glass} key={hex} title={label}>
            <input
              className="visually-hidden"
              type="radio"
              name="colorHex"
              value={hex}
              checked={hex === chosen}
              onChange={() => setChosen(hex)}
            />
            <Glass fill={hex} />
            <span className="visually-hidden">{label}</span>
          </label>
        ))}
      </div>
      <p className={field.hint} aria-hidden="true">
        {glasses.find(({ hex }) => hex === chosen)?.label}
      </p>
      {error !== undefined && <p className={field.error}>{error}</p>}
    </fieldset>
  )
}

/** A conical pint with its head; empty where the style decides. */
function Glass({ fill }: { fill: string }) {
  return (
    <svg viewBox="0 0 32 44" aria-hidden="true">
      {fill !== '' && <path d="M5.6 11H26.4L23.6 40H8.4Z" style={{ fill }} />}
      {fill !== '' && <path fill="#fff6df" d="M4.9 5H27.1L26.4 11.6H5.6Z" />}
      {fill === '' && (
        <path
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.5"
          d="M9 15 23 29M9 24 18 33M14 12 24.600 22.600"
        />
      )}
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        d="M4 3H28L24.500 41H7.500Z"
      />
    </svg>
  )
}
