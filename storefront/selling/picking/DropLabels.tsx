import type { PickingDrop, PickingLine, PickingList } from '../../../shared/api/picking-api.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import styles from './Sheets.module.css'

const mostLabels = 400

type Labelled = { drop: PickingDrop; line: PickingLine; place: number; unit: number }

/** A label for each container: what is in it, whose it is and for which drop (SELL-26). */
export function DropLabels({ list }: { list: PickingList }) {
  const labels: Labelled[] = list.drops.flatMap((drop, place) =>
    drop.lines.flatMap((line) =>
      Array.from({ length: line.picked ?? line.units }, (_, unit) => ({ drop, line, place, unit })),
    ),
  )
  return (
    <div className={styles.labels}>
      {labels.slice(0, mostLabels).map((label) => (
        <Label
          key={`${label.drop.part} ${label.line.position} ${label.unit}`}
          label={label}
          brewery={list.brewery}
          drops={list.drops.length}
        />
      ))}
    </div>
  )
}

function Label({ label, brewery, drops }: { label: Labelled; brewery: string; drops: number }) {
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
        <b>
          Drop {place + 1}/{drops}
        </b>
        <span>{drop.pub}</span>
        <span>{drop.number}</span>
      </p>
    </article>
  )
}
