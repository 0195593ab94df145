import type { PickingDrop } from '../../../shared/api/picking-api.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import type { SellingVerb } from '../selling-calls.ts'
import { nameOf, stageWords, wayOfDrop } from './picking-words.ts'
import { type OnTick, PickRow } from './PickRow.tsx'
import styles from './PickGroups.module.css'
import { useIsLooking } from '../use-own-role.ts'

type Props = {
  drops: readonly PickingDrop[]
  isOffline: boolean
  onTick: OnTick
  onAct: (drop: PickingDrop, verb: SellingVerb) => void
}

/** Drop by drop: where it goes, what is for it, and Pack or Dispatch, which need a connection. */
export function ByDrop({ drops, isOffline, onTick, onAct }: Props) {
  const isLooking = useIsLooking()
  return (
    <div className={styles.groups}>
      {drops.map((drop) => (
        <section key={drop.part} aria-label={`${drop.pub}, ${drop.number}`}>
          <h2 className={styles.name}>{drop.pub}</h2>
          <p className={styles.where}>
            <a href={sellingPaths.part(drop.part)}>{drop.number}</a>
            <span>{wayOfDrop(drop)}</span>
            <span>{drop.address.slice(1).join(', ')}</span>
          </p>
          {drop.facts.length > 0 && (
            <p className={styles.where}>
              {drop.facts.map(({ label, text }) => (
                <span key={label}>
                  {label}: {text}
                </span>
              ))}
            </p>
          )}
          <ul>
            {drop.lines.map((line) => (
              <PickRow key={line.position} drop={drop} line={line} name={nameOf(line)} onTick={onTick} />
            ))}
          </ul>
          {!isLooking && <Next drop={drop} isOffline={isOffline} onAct={onAct} />}
        </section>
      ))}
    </div>
  )
}

function Next({ drop, isOffline, onAct }: { drop: PickingDrop } & Pick<Props, 'isOffline' | 'onAct'>) {
  const stage = stageWords[drop.state]
  const verb = stage ? (drop.shippingOption === 'collection' ? 'hand_over' : 'dispatch') : 'pack'
  const name = { pack: 'Pack', dispatch: 'Dispatch', hand_over: 'Hand over' }[verb]
  const isReady = drop.lines.every(({ picked }) => picked !== null)
  return (
    <div className={styles.next}>
      {stage && <Badge tone="hop">{stage}</Badge>}
      <Button
        variant={isReady ? 'primary' : 'quiet'}
        disabledReason={isOffline ? `${name} needs a connection.` : undefined}
        onClick={() => onAct(drop, verb)}
      >
        {name}
        <span className="visually-hidden"> {drop.number}</span>
      </Button>
      {isOffline && <p>{name} needs a connection.</p>}
    </div>
  )
}
