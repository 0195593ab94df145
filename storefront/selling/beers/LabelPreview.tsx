import { useEffect, useState } from 'react'
import { readPicture } from '../../api/client-files.ts'
import { beerReads } from './beer-calls.ts'
import styles from './NewBeerPage.module.css'

type Props = { brewery: string; name: string; style: string; abv: number | null; colour: string }

/** Typing rests for so long before the label is drawn again. */
const restMs = 250

/** The label that the beer will have, drawn again as it is typed (SELL-43). */
export function LabelPreview({ brewery, name, style, abv, colour }: Props) {
  const query = new URLSearchParams({
    ...(name !== '' && { name }),
    ...(style !== '' && { style }),
    ...(abv !== null && { abv: String(abv) }),
    ...(colour !== '' && { colour: colour.slice(1) }),
  }).toString()
  const [label, setLabel] = useState('')
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(
      () => {
        readPicture(`${beerReads.label(brewery)}?${query}`).then(
          (source) => isWanted && setLabel(source),
          () => {},
        )
      },
      label === '' ? 0 : restMs,
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the label that came is not drawn again
  }, [brewery, query])
  return (
    <span className={styles.label}>
      {label !== '' && <img src={label} alt={name === '' ? 'The label to be' : `The label of ${name}`} />}
    </span>
  )
}
