import type { PickingDrop, PickingLine, PickingList } from '../../../shared/api/picking-api.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { cutText, placeText } from './picking-words.ts'
import { QrCode } from './QrCode.tsx'
import { scanAddress } from './scans.ts'
import styles from './Sheets.module.css'

type Labelled = { drop: PickingDrop; line: PickingLine; place: string | undefined; unit: number }

type Props = {
  /** The brewery as its addresses name it, below this origin. */
  brewery: string
  origin: string
  list: PickingList
}

/** A label for each container of every drop: what is in it, whose it is and for which drop, with a code to scan (SELL-26). */
export function DropLabels({ brewery, origin, list }: Props) {
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
            list={list}
            address={scanAddress(origin, brewery, label.drop.leavesOn, {
              part: label.drop.part,
              position: label.line.position,
              unit: label.unit,
            })}
          />
        ))}
      </div>
    </>
  )
}

type LabelProps = { label: Labelled; list: Pick<PickingList, 'brewery' | 'mark'>; address: string }

function Label({ label, list: { brewery, mark }, address }: LabelProps) {
  const { drop, line, place, unit } = label
  const { title, variantLabel, abv, allergens, batch, bestBefore, units, picked } = line
  return (
    <article className={styles.label}>
      <div className={styles.labelHead}>
        {mark !== null && <img className={styles.mark} src={mark} alt="" width="480" height="480" />}
        <p>{brewery}</p>
        <QrCode className={styles.code} text={address} />
      </div>
      <h2>{title}</h2>
      <p>{[abv === null ? null : `${abv.toFixed(1)}% ABV`, variantLabel].filter(Boolean).join(', ')}</p>
      <p>{allergens.length === 0 ? 'No allergens stated' : `Contains ${allergens.join(', ')}`}</p>
      <p>
        Batch {batch ?? '…………'} · Best before {bestBefore === null ? '…………' : wholeDay(bestBefore)}
      </p>
      <p className={styles.drop}>
        {place !== undefined && <b>Drop {place.replace(' of ', '/')}</b>}
        <span>{[drop.pub, townOf(drop)].filter(Boolean).join(', ')}</span>
        <span>{drop.number}</span>
        <span>
          {unit + 1} of {picked ?? units}
        </span>
      </p>
    </article>
  )
}

/** An address ends with town and postcode. */
const townOf = ({ address }: PickingDrop): string => address.at(-2) ?? ''
