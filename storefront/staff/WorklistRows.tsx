import { useState } from 'react'
import type { WorklistRow } from '../../shared/api/admin-api.ts'
import { wholeDay, wholeMoment } from '../console/whole-moment.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { staffPaths } from '../../shared/paths/staff-paths.ts'
import { worklistKinds } from '../../shared/worklist/worklist-kinds.ts'
import { RowCell, RowTable, Soft } from '../console/RowTable.tsx'
import { actOnEntry, type EntryVerb, useIsThere } from './send-entry-act.ts'
import { problemText } from '../console/use-console-read.ts'
import { Clock } from '../ui/actions/Clock.tsx'
import { announce } from '../ui/core/announce.ts'
import { Button } from '../ui/core/Button.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { roleNames } from './staff-words.ts'
import styles from './WorklistRows.module.css'

type Props = {
  rows: readonly WorklistRow[]
  again: () => void
  onSnooze: (entry: WorklistRow) => void
}

const columns = [
  { slot: 'who', label: 'What' },
  { slot: 'key', label: 'About' },
  { slot: 'what', label: 'Since' },
  { slot: 'state', label: 'Due' },
  { slot: 'more', label: 'Taken by' },
  { slot: 'act', label: 'Actions', isLabelHidden: true },
] as const

/** Rows of the worklist, each with who looks after it. */
export function WorklistRows({ rows, again, onSnooze }: Props) {
  return (
    <RowTable caption="To do, what is due first at the top" columns={columns}>
      {rows.map((row) => (
        <Row key={row.id} row={row} again={again} onSnooze={() => onSnooze(row)} />
      ))}
    </RowTable>
  )
}

function Row({ row, again, onSnooze }: { row: WorklistRow; again: () => void; onSnooze: () => void }) {
  const { kind, about, openedAt, dueAt, takenBy, owner, snoozed } = row
  return (
    <tr>
      <RowCell slot="who">
        <strong>{worklistKinds[kind].name}</strong>
      </RowCell>
      <RowCell slot="key">
        <span className={styles.about}>{about}</span>
      </RowCell>
      <RowCell slot="what">
        <Moment at={openedAt} />
        {snoozed !== null && (
          <Soft>
            Put off until {wholeMoment(snoozed.until)} by {snoozed.by}: ‘{snoozed.reason}’
          </Soft>
        )}
      </RowCell>
      <RowCell slot="state">{dueAt === null ? <span>–</span> : <Due at={dueAt} />}</RowCell>
      <RowCell slot="more" label="Taken by">
        <span>{takenBy === null ? 'No one' : takenBy.isCaller ? 'You' : takenBy.name}</span>
        <Soft>
          <span className={styles.whole}>For {roleNames[owner]}</span>
        </Soft>
      </RowCell>
      <RowCell slot="act">
        <Actions row={row} again={again} onSnooze={onSnooze} />
      </RowCell>
    </tr>
  )
}

/** A day and its time, each in one piece. */
function Moment({ at }: { at: string }) {
  const day = wholeDay(at)
  return (
    <>
      <span className={styles.whole}>{day},</span>{' '}
      <span className={styles.whole}>{wholeMoment(at).slice(day.length + 2)}</span>
    </>
  )
}

const Due = ({ at }: { at: string }) => (
  <span>
    <Clock at={at} />
  </span>
)

const entryDone: Readonly<Record<EntryVerb, string>> = {
  take: 'yours now',
  'give-back': 'given back',
  snooze: 'put off',
  wake: 'back on the list',
}

function Actions({ row, again, onSnooze }: { row: WorklistRow; again: () => void; onSnooze: () => void }) {
  const { id, about, takenBy, snoozed } = row
  const href = hrefOf(row)
  const [sending, setSending] = useState<EntryVerb | null>(null)
  const isThere = useIsThere()
  const action = async (verb: EntryVerb) => {
    setSending(verb)
    try {
      await actOnEntry(id, verb, { isWanted: () => isThere.current })
      announce(`${about}: ${entryDone[verb]}.`, { isShown: true })
    } catch (error) {
      announce(problemText(error), { isShown: true, isUrgent: true })
    }
    setSending(null)
    again()
  }
  const button = (verb: EntryVerb, label: string, onClick: () => void = () => void action(verb)) => (
    <Button size="small" variant="quiet" isLoading={sending === verb} onClick={onClick}>
      {label}
      <span className="visually-hidden">: {about}</span>
    </Button>
  )
  return (
    <span className={styles.acts}>
      {takenBy === null ? button('take', 'Take') : button('give-back', 'Give back')}
      {snoozed === null ? button('snooze', 'Snooze', onSnooze) : button('wake', 'Show again')}
      {href !== null && (
        <LinkButton size="small" href={href}>
          Open<span className="visually-hidden"> {row.order ?? about}</span>
        </LinkButton>
      )}
    </span>
  )
}

/** The page of what a row is about, where there is one. */
function hrefOf({ kind, subject, order, group }: WorklistRow): string | null {
  if (order !== null) return staffPaths.order(order)
  switch (worklistKinds[kind].about) {
    case 'buyer':
      return staffPaths.buyer(subject)
    case 'application':
      return staffPaths.application(subject)
    case 'beer_change':
      return staffPaths.beerChange(subject)
    case 'brewery':
      return staffPaths.brewery(subject)
    case 'import':
      return sellingPaths.imports(subject)
    case 'review':
      return staffPaths.review(subject)
    case 'run':
      return group === null ? null : sellingPaths.run(group, subject)
    case 'mail':
    case 'check':
      return staffPaths.system
    case 'refund':
      return staffPaths.money('refunds')
    case 'dispute':
      return staffPaths.money('disputes')
    case 'difference':
      return staffPaths.money('reconcile')
    case 'correction':
      return staffPaths.money('ledger')
    case 'write_off':
      return staffPaths.money('receivables')
    default:
      return null
  }
}
