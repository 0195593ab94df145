import { useState } from 'react'
import type { SystemState } from '../../../shared/api/system-api.ts'
import { formatMoment } from '../../../shared/format/dates.ts'
import { clientCall } from '../../api/client-calls.ts'
import { problemText, withSecondFactor } from '../../console/use-console-read.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import { keyText } from '../staff-words.ts'

type Props = { mails: SystemState['mails']; mayAct: boolean; again: () => void }

/** Mails that wait, and those that were given up, each sent again with one press. */
export function GivenUpMails({ mails: { waiting, oldestAt, givenUp }, mayAct, again }: Props) {
  return (
    <section aria-labelledby="mails">
      <h2 id="mails">Mails</h2>
      <p>
        {waiting === 0 ? 'No mail waits.' : `${waiting === 1 ? '1 mail waits' : `${waiting} mails wait`}`}
        {oldestAt !== null && `, the oldest since ${formatMoment(oldestAt)}.`}
        {givenUp.length === 0 && ' None was given up.'}
      </p>
      {givenUp.length > 0 && (
        <DataTable
          caption="Mails that were given up"
          isStackedOnPhone
          columns={[
            { label: 'To' },
            { label: 'What' },
            { label: 'Why' },
            { label: 'Acts', isLabelHidden: true },
          ]}
        >
          {givenUp.map((mail) => (
            <tr key={mail.id}>
              <Cell isHeader>{mail.to}</Cell>
              <Cell label="What">
                {keyText(mail.template.replaceAll('-', ' '))}, {formatMoment(mail.writtenAt)}
              </Cell>
              <Cell label="Why">{mail.error ?? 'Not known'}</Cell>
              <Cell align="end">{mayAct && <Retry mail={mail} again={again} />}</Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  )
}

type Mail = SystemState['mails']['givenUp'][number]

function Retry({ mail: { id, to, isPast }, again }: { mail: Mail; again: () => void }) {
  const [isSending, setSending] = useState(false)
  const retry = async () => {
    setSending(true)
    try {
      const path = `/api/admin/system/mails/${encodeURIComponent(id)}/retry`
      await withSecondFactor(clientCall(path, { method: 'POST', key: crypto.randomUUID() }))
      announce('It is on the way again.', { isShown: true })
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
      disabledReason={isPast ? 'Its link has expired: the person asks for a new one.' : undefined}
      onClick={() => void retry()}
    >
      Send again<span className="visually-hidden"> to {to}</span>
    </Button>
  )
}
