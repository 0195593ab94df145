import { useMemo } from 'react'
import { breweryEvents } from '../../../shared/accounts/webhook-events.ts'
import type { WebhookOwner } from '../../accounts/webhooks/webhook-owner.ts'
import { Webhooks } from '../../accounts/webhooks/Webhooks.tsx'
import { DraftedForm } from '../../console/drafts/DraftedForm.tsx'
import { breweryWebhookCalls, connectionReads } from './connection-calls.ts'
import styles from './ConnectionsPage.module.css'

/** The brewery's webhooks (PLAT-07, PLAT-13). */
export function BreweryWebhooks({ brewery }: { brewery: string }) {
  const owner = useMemo(() => ownerOf(brewery), [brewery])
  return (
    <section className={styles.section} aria-labelledby="webhooks">
      <h2 id="webhooks">Webhooks</h2>
      <p className={styles.note}>
        Dray calls your address when something happens, ten times in three days until it answers. What was
        missed is sent again from its log, for 30 days.
      </p>
      <Webhooks owner={owner} />
    </section>
  )
}

const ownerOf = (brewery: string): WebhookOwner => ({
  calls: breweryWebhookCalls(brewery),
  events: breweryEvents,
  prover: null,
  drafted: (form, children) => (
    <DraftedForm name={`${connectionReads.brewery(brewery)}/webhooks ${form}`}>{children}</DraftedForm>
  ),
})
