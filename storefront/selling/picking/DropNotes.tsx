import type { PickingDrop, PickingList } from '../../../shared/api/picking-api.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { nameOf, placeText, wayOnNote } from './picking-words.ts'
import styles from './Sheets.module.css'

/** A delivery note for each drop, without prices, with room for names and empties (SELL-26). */
export function DropNotes({ list }: { list: PickingList }) {
  return list.drops.map((drop, at) => (
    <DropNote key={drop.part} brewery={list.brewery} drop={drop} place={placeText(list, at)} />
  ))
}

type Props = {
  brewery: string
  drop: PickingDrop
  /** Among the drops of its day, '4 of 9'; absent where they are not all there. */
  place?: string | undefined
}

/** The delivery note of one drop. */
export function DropNote({ brewery, drop, place }: Props) {
  return (
    <article className={styles.note}>
      <header className={styles.head}>
        <div>
          <h2>Delivery note</h2>
          <p>{brewery}</p>
        </div>
        <dl>
          <div>
            <dt>Order</dt>
            <dd>{drop.number}</dd>
          </div>
          <div>
            <dt>Leaves</dt>
            <dd>{dayText(drop.leavesOn)}</dd>
          </div>
          {place !== undefined && (
            <div>
              <dt>Drop</dt>
              <dd>{place}</dd>
            </div>
          )}
        </dl>
      </header>
      <p>
        <b>{drop.pub}</b>
        <br />
        {drop.address.join(', ')}
        {drop.phone !== null && `, telephone ${drop.phone}`}
        <br />
        {wayOnNote(drop, brewery)}
      </p>
      {drop.facts.length > 0 && (
        <dl className={styles.facts}>
          {drop.facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Units</th>
            <th scope="col">Beer</th>
            <th scope="col">Batch</th>
            <th scope="col">Best before</th>
            <th scope="col">Taken in</th>
          </tr>
        </thead>
        <tbody>
          {drop.lines.map((line) => (
            <tr key={line.position}>
              <td className={styles.units}>{line.picked ?? line.units}</td>
              <th scope="row">{nameOf(line)}</th>
              <td>{line.batch}</td>
              <td>{line.bestBefore === null ? '' : wholeDay(line.bestBefore)}</td>
              <td className={styles.blank}>☐</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.blanks}>
        {['Empties taken back', 'Missing or damaged', 'Name of the adult', 'Signature', 'Time'].map(
          (label) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd />
            </div>
          ),
        )}
      </dl>
    </article>
  )
}
