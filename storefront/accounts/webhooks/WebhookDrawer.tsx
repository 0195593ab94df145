import { useState } from 'react'
import type { Webhook } from '../../../shared/api/webhooks-api.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { EventBoxes } from './EventBoxes.tsx'
import { NewSecret } from './NewSecret.tsx'
import { SendSince } from './SendSince.tsx'
import { problemText } from './use-webhook-read.ts'
import { WebhookLog } from './WebhookLog.tsx'
import { inDraft, type WebhookOwner } from './webhook-owner.ts'
import { standingText } from './webhook-words.ts'
import styles from './Webhooks.module.css'

type Props = {
  owner: WebhookOwner
  webhook: Webhook
  onSecret: (made: { url: string; secret: string }) => void
  onClose: () => void
}

/** One webhook: how it does, what can be done, its events and its log (PLAT-13). */
export function WebhookDrawer({ owner, webhook: first, onSecret, onClose }: Props) {
  const [webhook, setWebhook] = useState(first)
  const [events, setEvents] = useState<readonly string[]>(first.events)
  const [sent, setSent] = useState(0)
  const [isRemoving, setRemoving] = useState(false)
  const calls = owner.calls.one(webhook.id)
  const isOn = webhook.off === null
  const action = async (work: () => Promise<string>) => {
    try {
      announce(await work(), { isShown: true })
      setSent((count) => count + 1)
    } catch (error) {
      announce(problemText(error), { isUrgent: true, isShown: true })
    }
  }
  const turn = () =>
    action(async () => {
      setWebhook(await calls.turn(!isOn))
      return isOn ? 'The webhook is off.' : 'The webhook is on.'
    })
  const test = () =>
    action(async () => {
      await calls.test()
      return 'A test is on the way.'
    })
  const remove = () => calls.remove().then(onClose, report)
  return (
    <Drawer isOpen isSheetOnPhone title={URL.parse(webhook.url)?.host ?? webhook.url} onClose={onClose}>
      <div className={styles.webhook}>
        <p className={styles.address}>{webhook.url}</p>
        <p>{standingText(webhook)}</p>
        {webhook.oldSecretUntil !== null && <p>The former secret signs too for a day after a new one.</p>}
        <div className={styles.acts}>
          {isOn && <Button onClick={() => void test()}>Send a test</Button>}
          <Button variant={isOn ? 'quiet' : 'primary'} onClick={() => void turn()}>
            {isOn ? 'Switch off' : 'Switch on'}
          </Button>
          {owner.prover === null && <NewSecret renew={calls.renew} prover={null} onSecret={onSecret} />}
          {isRemoving ? (
            <Button variant="danger" onClick={() => void remove()}>
              Remove it with its log
            </Button>
          ) : (
            <Button variant="quiet" onClick={() => setRemoving(true)}>
              Remove
            </Button>
          )}
        </div>
        {owner.prover !== null && <NewSecret renew={calls.renew} prover={owner.prover} onSecret={onSecret} />}
        {isOn && <SendSince send={(since) => calls.since(since)} onSent={() => setSent(sent + 1)} />}
        <WebhookLog key={sent} calls={calls} id={webhook.id} isOn={isOn} />
        <details>
          <summary>
            {webhook.events.length === 1
              ? 'Called for 1 event'
              : `Called for ${webhook.events.length} events`}
          </summary>
          {inDraft(owner, `events of ${webhook.id}`, (drop) => (
            <AccountForm
              label="Events"
              submitLabel="Save"
              savedText="Saved"
              check={() => (events.length === 0 ? { '': 'Please choose what it is called for.' } : {})}
              save={async () => {
                setWebhook(await calls.choose([...events]))
                drop()
              }}
            >
              {() => <EventBoxes offered={owner.events} chosen={events} onChange={setEvents} />}
            </AccountForm>
          ))}
        </details>
      </div>
    </Drawer>
  )
}

const report = (error: unknown) => announce(problemText(error), { isUrgent: true, isShown: true })
