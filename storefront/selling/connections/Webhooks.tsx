import { useState } from 'react'
import type { Static } from 'typebox'
import type { Webhook, Webhooks as WebhookList } from '../../../shared/api/webhooks-api.ts'
import { ShownOnce } from '../../accounts/tokens/ShownOnce.tsx'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { RowCell, RowTable, Soft } from '../../console/RowTable.tsx'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { connectionReads, makeWebhook } from './connection-calls.ts'
import { standingText } from './connection-words.ts'
import styles from './ConnectionsPage.module.css'
import { WebhookDrawer } from './WebhookDrawer.tsx'
import { WebhookForm } from './WebhookForm.tsx'

type Step = { kind: 'list' } | { kind: 'form' } | { kind: 'secret'; host: string; text: string }

const hostOf = (url: string) => URL.parse(url)?.host ?? url

/** The brewery's webhooks: where, what for, and how they do (PLAT-07, PLAT-13). */
export function Webhooks({ brewery }: { brewery: string }) {
  const { loaded, again } = useConsoleRead<Static<typeof WebhookList>>(connectionReads.webhooks(brewery))
  const [step, setStep] = useState<Step>({ kind: 'list' })
  const [openId, setOpenId] = useState<string | null>(null)
  const showSecret = ({ url, secret }: { url: string; secret: string }) => {
    setOpenId(null)
    setStep({ kind: 'secret', host: hostOf(url), text: secret })
    again()
  }
  return (
    <section className={styles.section} aria-labelledby="webhooks">
      <h2 id="webhooks">Webhooks</h2>
      <p className={styles.note}>
        Dray calls your address when something happens, ten times in three days until it answers. What was
        missed is sent again from its log, for 30 days.
      </p>
      <Answered loaded={loaded} again={again}>
        {({ webhooks }) => (
          <>
            {webhooks.length === 0 ? (
              <p>There are no webhooks.</p>
            ) : (
              <RowTable
                caption="Webhooks"
                columns={[
                  { slot: 'key', label: 'Address' },
                  { slot: 'who', label: 'Events' },
                  { slot: 'what', label: 'Last' },
                  { slot: 'state', label: 'State' },
                  { slot: 'act', label: 'Open', isLabelHidden: true },
                ]}
              >
                {webhooks.map((webhook) => (
                  <tr key={webhook.id}>
                    <RowCell slot="key">{webhook.url}</RowCell>
                    <RowCell slot="who">
                      {webhook.events.length === 1 ? '1 event' : `${webhook.events.length} events`}
                    </RowCell>
                    <RowCell slot="what">
                      <Soft>{standingText(webhook)}</Soft>
                    </RowCell>
                    <RowCell slot="state">
                      <Standing webhook={webhook} />
                    </RowCell>
                    <RowCell slot="act">
                      <Button size="small" variant="quiet" onClick={() => setOpenId(webhook.id)}>
                        Open<span className="visually-hidden"> {hostOf(webhook.url)}</span>
                      </Button>
                    </RowCell>
                  </tr>
                ))}
              </RowTable>
            )}
            {webhooks
              .filter(({ id }) => id === openId)
              .map((webhook) => (
                <WebhookDrawer
                  key={webhook.id}
                  brewery={brewery}
                  webhook={webhook}
                  onSecret={showSecret}
                  onClose={() => {
                    setOpenId(null)
                    again()
                  }}
                />
              ))}
          </>
        )}
      </Answered>
      {step.kind === 'list' && (
        <p>
          <Button variant="quiet" onClick={() => setStep({ kind: 'form' })}>
            Make a webhook
          </Button>
        </p>
      )}
      {step.kind === 'form' && (
        <WebhookForm
          make={(body) => makeWebhook(brewery, body)}
          onClose={() => setStep({ kind: 'list' })}
          onMade={showSecret}
        />
      )}
      {step.kind === 'secret' && (
        <ShownOnce
          heading={`Copy the secret of ${step.host} now`}
          what="secret"
          note="It is shown this once. Your program checks with it that a call is from Dray."
          text={step.text}
          onDone={() => setStep({ kind: 'list' })}
        />
      )}
    </section>
  )
}

function Standing({ webhook: { off, failingSince } }: { webhook: Webhook }) {
  if (off !== null) return <Badge tone="oxide">Off</Badge>
  return failingSince === null ? <Badge tone="hop">On</Badge> : <Badge tone="malt">Failing</Badge>
}
