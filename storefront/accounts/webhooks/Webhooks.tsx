import { useState } from 'react'
import type { Webhook } from '../../../shared/api/webhooks-api.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { ShownOnce } from '../tokens/ShownOnce.tsx'
import { useRead } from './use-webhook-read.ts'
import { WebhookDrawer } from './WebhookDrawer.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import { inDraft, type WebhookOwner } from './webhook-owner.ts'
import { standingText } from './webhook-words.ts'
import styles from './Webhooks.module.css'

type Step = { kind: 'list' } | { kind: 'form' } | { kind: 'secret'; host: string; text: string }

const hostOf = (url: string) => URL.parse(url)?.host ?? url

/** Webhooks of a brewery or a buyer: where, what for, and how they do (PLAT-07, PLAT-13). */
export function Webhooks({ owner }: { owner: WebhookOwner }) {
  const { read, again } = useRead(owner.calls.list, 'webhooks')
  const [step, setStep] = useState<Step>({ kind: 'list' })
  const [openId, setOpenId] = useState<string | null>(null)
  const webhooks = read !== null && 'value' in read ? read.value.webhooks : []
  const showSecret = ({ url, secret }: { url: string; secret: string }) => {
    setOpenId(null)
    setStep({ kind: 'secret', host: hostOf(url), text: secret })
    void again()
  }
  const opened = webhooks.find(({ id }) => id === openId)
  return (
    <>
      {read !== null && 'message' in read && <Notice tone="error">{read.message}</Notice>}
      {read !== null && 'value' in read && webhooks.length === 0 && <p>There are no webhooks.</p>}
      <ul className={styles.log}>
        {webhooks.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} onOpen={() => setOpenId(webhook.id)} />
        ))}
      </ul>
      {opened !== undefined && (
        <WebhookDrawer
          key={opened.id}
          owner={owner}
          webhook={opened}
          onSecret={showSecret}
          onClose={() => {
            setOpenId(null)
            void again()
          }}
        />
      )}
      {step.kind === 'list' && (
        <p>
          <Button variant="quiet" onClick={() => setStep({ kind: 'form' })}>
            Make a webhook
          </Button>
        </p>
      )}
      {step.kind === 'form' &&
        inDraft(owner, 'new', (drop) => (
          <WebhookForm
            owner={owner}
            onClose={() => setStep({ kind: 'list' })}
            onMade={(made) => {
              drop()
              showSecret(made)
            }}
          />
        ))}
      {step.kind === 'secret' && (
        <ShownOnce
          heading={`Copy the secret of ${step.host} now`}
          what="secret"
          note="It is shown this once. Your program checks with it that a call is from Dray."
          text={step.text}
          onDone={() => setStep({ kind: 'list' })}
        />
      )}
    </>
  )
}

function WebhookRow({ webhook, onOpen }: { webhook: Webhook; onOpen: () => void }) {
  const { url, events } = webhook
  return (
    <li className={styles.webhookRow}>
      <div className={styles.words}>
        <p className={styles.top}>
          <span className={styles.address}>{url}</span>
          <Standing webhook={webhook} />
        </p>
        <p className={styles.soft}>
          {events.length === 1 ? '1 event' : `${events.length} events`} · {standingText(webhook)}
        </p>
      </div>
      <Button size="small" variant="quiet" onClick={onOpen}>
        Open<span className="visually-hidden"> {hostOf(url)}</span>
      </Button>
    </li>
  )
}

function Standing({ webhook: { off, failingSince } }: { webhook: Webhook }) {
  if (off !== null) return <Badge tone="oxide">Off</Badge>
  return failingSince === null ? <Badge tone="hop">On</Badge> : <Badge tone="malt">Failing</Badge>
}
