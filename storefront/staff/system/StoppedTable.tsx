import { useState } from 'react'
import type { SystemState } from '../../../shared/api/system-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { clientCall } from '../../api/client-calls.ts'
import { problemText, withSecondFactor } from '../../console/use-console-read.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import { asSentence } from '../staff-words.ts'
import { stoppedNames } from './system-words.ts'

type Props = Pick<SystemState, 'mails' | 'stopped'> & { mayAct: boolean; again: () => void }

/** What failed and waits for a person, of every kind in one list, each tried again with one press. */
export function StoppedTable({ mails: { waiting, oldestAt }, stopped, mayAct, again }: Props) {
  return (
    <section aria-labelledby="stopped">
      <h2 id="stopped">Failed</h2>
      <p>
        {stopped.length === 0 && 'Nothing failed. '}
        {waiting === 0 ? 'No mail waits' : `${waiting === 1 ? '1 mail waits' : `${waiting} mails wait`}`}
        {oldestAt !== null && `, the oldest since ${wholeMoment(oldestAt)}`}.
      </p>
      {stopped.length > 0 && (
        <DataTable
          caption="Mails, webhooks and jobs that failed"
          isCaptionHidden
          isStackedOnPhone
          columns={[
            { label: 'What' },
            { label: 'Kind' },
            { label: 'Since' },
            { label: 'Tries', align: 'end' },
            { label: 'Why' },
            { label: 'Actions', isLabelHidden: true },
          ]}
        >
          {stopped.map((work) => (
            <tr key={`${work.kind} ${work.id}`}>
              <Cell isHeader>{asSentence(work.about)}</Cell>
              <Cell label="Kind">{stoppedNames[work.kind]}</Cell>
              <Cell label="Since">{wholeMoment(work.since)}</Cell>
              <Cell label="Tries" align="end">
                {work.tries}
              </Cell>
              <Cell label="Why">{asSentence(work.error ?? 'not known')}</Cell>
              <Cell align="end">{mayAct && <Retry work={work} again={again} />}</Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  )
}

type Work = SystemState['stopped'][number]

function Retry({ work: { kind, id, about, whyNot }, again }: { work: Work; again: () => void }) {
  const [isSending, setSending] = useState(false)
  const retry = async () => {
    setSending(true)
    try {
      const path = `/api/admin/system/stopped/${kind}/${encodeURIComponent(id)}/retry`
      await withSecondFactor(clientCall(path, { method: 'POST', key: crypto.randomUUID() }))
      announce('It is being tried again.', { isShown: true })
    } catch (error) {
      announce(problemText(error), { isShown: true, isUrgent: true })
    }
    setSending(false)
    again()
  }
  return (
    <Button
      size="small"
      variant="quiet"
      isLoading={isSending}
      disabledReason={whyNot ?? undefined}
      onClick={() => void retry()}
    >
      Retry<span className="visually-hidden"> {about}</span>
    </Button>
  )
}
