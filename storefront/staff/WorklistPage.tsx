import { useState } from 'react'
import type { Worklist, WorklistRow } from '../../shared/api/admin-api.ts'
import { wholeMoment } from '../console/whole-moment.ts'
import { londonTime } from '../../shared/working-time/working-time.ts'
import { worklistKindKeys, worklistKinds } from '../../shared/worklist/worklist-kinds.ts'
import { ListPage } from '../console/ListPage.tsx'
import { laterForm } from '../console/later-screen.tsx'
import { EmptyState } from '../ui/core/EmptyState.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { Select } from '../ui/forms/Select.tsx'
import { SnoozeDialog } from './SnoozeDialog.tsx'
import { staffReads } from './staff-calls.ts'
import styles from './WorklistPage.module.css'
import { WorklistRows } from './WorklistRows.tsx'

const WorklistPictures = laterForm(
  async () => (await import('./insight/WorklistPictures.tsx')).WorklistPictures,
)

const views = [
  { key: 'waiting', name: 'Waiting', empty: 'Nothing is waiting.' },
  { key: 'mine', name: 'Mine', empty: 'You have taken nothing.' },
  { key: 'late', name: 'Late', empty: 'Nothing is late.' },
  { key: 'snoozed', name: 'Snoozed', empty: 'Nothing is put off.' },
]
const refreshSeconds = 30

/** /admin: the one queue of what needs the staff (STAF-02). */
export function WorklistPage() {
  const [snoozing, setSnoozing] = useState<WorklistRow | null>(null)
  return (
    <ListPage<WorklistRow, Worklist>
      title="Worklist"
      call={staffReads.worklist}
      views={views}
      firstView="waiting"
      allView="waiting"
      nouns={['row', 'rows']}
      placeholder="Order, pub or brewery"
      filterNames={['kind', 'taken']}
      filters={fields}
      everySeconds={refreshSeconds}
      above={lateCheck}
      nothing={nothingIn}
    >
      {({ rows }, again) => (
        <>
          <WorklistRows rows={rows} again={again} onSnooze={setSnoozing} />
          <WorklistPictures />
          {snoozing !== null && (
            <SnoozeDialog
              entry={snoozing}
              onClose={() => setSnoozing(null)}
              onDone={() => {
                setSnoozing(null)
                again()
              }}
            />
          )}
        </>
      )}
    </ListPage>
  )
}

const lateCheck = (list: Worklist) => <LateCheck list={list} />
const nothingIn = (list: Worklist, view: string) => (view === 'waiting' ? <NothingWaits list={list} /> : null)

const fields = (query: URLSearchParams) => (
  <>
    <Select
      label="Kind"
      name="kind"
      defaultValue={query.get('kind') ?? ''}
      options={[
        { value: '', label: 'Every kind' },
        ...worklistKindKeys.map((key) => ({ value: key, label: worklistKinds[key].name })),
      ]}
    />
    <Select
      label="Taken by"
      name="taken"
      defaultValue={query.get('taken') ?? ''}
      options={[
        { value: '', label: 'Anyone' },
        { value: 'me', label: 'Me' },
        { value: 'nobody', label: 'No one' },
      ]}
    />
  </>
)

function NothingWaits({ list: { checkedAt, isCheckLate } }: { list: Worklist }) {
  return (
    <EmptyState title="Nothing is waiting.">
      {!isCheckLate && checkedAt !== null && <p>Last check {londonTime(new Date(checkedAt))}.</p>}
    </EmptyState>
  )
}

/** Without its checks the list would look empty for the wrong reason (STAF-05). */
function LateCheck({ list: { checkedAt, isCheckLate } }: { list: Worklist }) {
  if (!isCheckLate) return null
  return (
    <div className={styles.late}>
      {checkedAt === null ? (
        <Notice tone="warning" title="Nothing has been looked through yet.">
          The first check comes soon after the start.
        </Notice>
      ) : (
        <Notice tone="warning" title={`The last check was at ${wholeMoment(checkedAt)}.`}>
          What has come up since is missing here. Is a process of the shop running its jobs?
        </Notice>
      )}
    </div>
  )
}
