import type { GroupRun, RunDrop } from '../../../shared/api/group-runs-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { weightText } from '../../../shared/pallet/pallet-tariff.ts'
import { PalletPicture } from '../../pallet/PalletPicture.tsx'
import { saveFile } from '../../console/save-file.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { type DropVerb, groupReads } from './run-calls.ts'
import styles from './DropSlip.module.css'
import { cargoOf, slipId } from './drop-cargo.ts'
import { countText, dropStateNames, lineName, unloadingNames, windowText } from './run-words.ts'

type Props = {
  run: GroupRun
  drop: RunDrop
  /** Its place, from 0. */
  at: number
  /** The one to go to now. */
  isNext: boolean
  onAct: (verb: DropVerb) => void
}

/** One drop: where, when and how, what is for it, and how it went (GORG-06). */
export function DropSlip({ run, drop, at, isNext, onAct }: Props) {
  const { number, pub, address, contact, notes, units, weightG, pallets, state, proof, failed } = drop
  const { text, tone } = dropStateNames[state]
  const window = windowText(drop)
  return (
    <li
      id={slipId(number)}
      className={styles.drop}
      data-next={isNext || undefined}
      data-over={state === 'delivered' || undefined}
    >
      <header className={styles.head}>
        <span className={styles.place}>{at + 1}</span>
        <h3 className={styles.pub}>{pub}</h3>
        <Badge tone={tone}>{text}</Badge>
      </header>
      <p className={styles.facts}>
        <span>{number}</span>
        <span>
          {countText(units, 'unit')}, {weightText(weightG)}
        </span>
        <span>{countText(pallets.length, 'pallet')}</span>
      </p>
      <p>{address.slice(1).join(', ')}</p>
      <p className={styles.facts}>
        {window !== null && <span>Open {window}</span>}
        {drop.unloading !== null && <span>Unloads: {unloadingNames[drop.unloading]}</span>}
        {contact !== null && <span>{contact.name}</span>}
      </p>
      {notes !== null && <p className={styles.notes}>{notes}</p>}
      {failed !== null && <p className={styles.failed}>Not delivered: {failed}</p>}
      {proof !== null && <ProofText proof={proof} />}
      {drop.restFollows && (
        <p className={styles.notes}>The rest missed this run and follows if the pub agrees.</p>
      )}
      <details className={styles.more}>
        <summary>Beer and pallets</summary>
        <DropCargo run={run} drop={drop} />
        <Button
          variant="quiet"
          onClick={() =>
            void saveFile(
              `pallet-note-${number}.pdf`,
              groupReads.palletNote({ group: run.group.slug, run: run.id }, number),
            )
          }
        >
          Save the pallet note
          <span className="visually-hidden"> of {number}</span>
        </Button>
      </details>
      <div className={styles.acts}>
        {run.mayAct && drop.mayDeliver && (
          <>
            <Button variant={isNext ? 'primary' : 'quiet'} onClick={() => onAct('deliver')}>
              Delivered
              <span className="visually-hidden"> {number}</span>
            </Button>
            <Button variant="quiet" onClick={() => onAct('not-delivered')}>
              Not delivered
              <span className="visually-hidden"> {number}</span>
            </Button>
          </>
        )}
        {state !== 'delivered' && address.length > 0 && (
          <LinkButton variant="quiet" href={`geo:0,0?q=${encodeURIComponent(address.slice(1).join(', '))}`}>
            Navigate
            <span className="visually-hidden"> to {pub}</span>
          </LinkButton>
        )}
        {state !== 'delivered' && contact !== null && (
          <LinkButton variant="quiet" href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
            Call
            <span className="visually-hidden"> {pub}</span>
          </LinkButton>
        )}
      </div>
    </li>
  )
}

function ProofText({ proof: { receivedBy, at, note, empties } }: { proof: NonNullable<RunDrop['proof']> }) {
  return (
    <p className={styles.notes}>
      {receivedBy === null ? 'Arrived' : `Received by ${receivedBy}`}, {wholeMoment(at)}
      {empties !== null && `, ${countText(empties, 'empty', 'empties')} taken back`}
      {note !== null && `. ${note}`}
    </p>
  )
}

/** The lines of each brewery, and the planner's drawing of what carries them. */
function DropCargo({ run, drop }: { run: GroupRun; drop: RunDrop }) {
  const { lines, plan } = cargoOf(run, drop)
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.itemKey}>
            <b>{line.quantity}</b> {lineName(line)} <span className={styles.brewery}>{line.breweryName}</span>
          </li>
        ))}
      </ul>
      <PalletPicture plan={plan} lines={lines} />
    </>
  )
}
