import { useState } from 'react'
import type { SystemState } from '../../../shared/api/system-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { clientCall } from '../../api/client-calls.ts'
import { problemText, withSecondFactor } from '../../console/use-console-read.ts'
import { announce } from '../../ui/core/announce.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'

type Props = Pick<SystemState, 'webhooks'> & { mayAct: boolean; again: () => void }

/** Webhooks of breweries and buyers that fail or are off. */
export function WebhooksTable({ webhooks, mayAct, again }: Props) {
  return (
    <section aria-labelledby="webhooks">
      <h2 id="webhooks">Webhooks</h2>
      {webhooks.length === 0 ? (
        <p>No webhook fails.</p>
      ) : (
        <DataTable
          caption="Webhooks that fail or are off"
          isCaptionHidden
          isStackedOnPhone
          columns={[
            { label: 'Whose' },
            { label: 'Where' },
            { label: 'State' },
            { label: 'Actions', isLabelHidden: true },
          ]}
        >
          {webhooks.map((webhook) => (
            <tr key={webhook.id}>
              <Cell isHeader>{webhook.owner}</Cell>
              <Cell label="Where">{webhook.url}</Cell>
              <Cell label="State">
                <State webhook={webhook} />
              </Cell>
              <Cell align="end">{mayAct && <Switch webhook={webhook} again={again} />}</Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  )
}

type Webhook = SystemState['webhooks'][number]

function State({ webhook: { offAt, failingSince } }: { webhook: Webhook }) {
  if (offAt !== null) return <Badge tone="plain" isSentence>{`Off since ${wholeMoment(offAt)}`}</Badge>
  return <Badge tone="oxide" isSentence>{`Fails since ${wholeMoment(failingSince ?? '')}`}</Badge>
}

function Switch({ webhook: { id, owner, offAt }, again }: { webhook: Webhook; again: () => void }) {
  const [isSending, setSending] = useState(false)
  const isOn = offAt !== null
  const press = async () => {
    setSending(true)
    try {
      const path = `/api/admin/system/webhooks/${encodeURIComponent(id)}/switch`
      await withSecondFactor(clientCall(path, { method: 'PUT', body: { isOn } }))
      announce(`The webhook of ${owner} is ${isOn ? 'on' : 'off'}.`, { isShown: true })
    } catch (error) {
      announce(problemText(error), { isShown: true, isUrgent: true })
    }
    setSending(false)
    again()
  }
  return (
    <Button size="small" variant="quiet" isLoading={isSending} onClick={() => void press()}>
      {isOn ? 'Switch on' : 'Switch off'}
      <span className="visually-hidden"> of {owner}</span>
    </Button>
  )
}
