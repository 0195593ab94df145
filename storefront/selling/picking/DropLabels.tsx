import type { PickingDrop, PickingLine, PickingList } from '../../../shared/api/picking-api.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { cutText, placeText } from './picking-words.ts'
import styles from './Sheets.module.css'

type Labelled = { drop: PickingDrop; line: PickingLine; place: string | undefined; unit: number }

/** A label for each container of every drop: what is in it, whose it is and for which drop (SELL-26). */
export function DropLabels({ list }: { list: PickingList }) {
  const cut = cutText(list)
  const labels: Labelled[] = list.drops.flatMap((drop, at) =>
    drop.lines.flatMap((line) =>
      Array.from({ length: line.picked ?? line.units }, (_, unit) => ({
        drop,
        line,
        place: placeText(list, at),
        unit,
      })),
    ),
  )
  return (
    <>
      {cut !== null && <p>{cut}</p>}
      <div className={styles.labels}>
        {labels.map((label) => (
          <Label
            key={`${label.drop.part} ${label.line.position} ${label.unit}`}
            label={label}
            brewery={list.brewery}
          />
        ))}
      </div>
    </>
  )
}

function Label({ label, brewery }: { label: Labelled; brewery: string }) {
  const { drop, line, place } = label
  const { title, variantLabel, abv, allergens, batch, bestBefore } = line
  return (
    <article className={styles.label}>
      <p>{brewery}</p>
      <h2>{title}</h2>
      <p>{[abv === null ? null : `${abv.toFixed(1)}% ABV`, variantLabel].filter(Boolean).join(', ')}</p>
      <p>{allergens.length === 0 ? 'No allergens stated' : `Contains ${allergens.join(', ')}`}</p>
      <p>
        Batch {batch ?? '…………'} · Best before {bestBefore === null ? '…………' : wholeDay(bestBefore)}
      </p>
      <p className={styles.drop}>
        {place !== undefined && <b>Drop {place.replace(' of ', '/')}</b>}
        <span>{drop.pub}</span>
        <span>{drop.number}</span>
      </p>
    </article>
  )
}
