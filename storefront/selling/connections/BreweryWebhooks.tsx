import { useMemo } from 'react'
import { breweryEvents } from '../../../shared/accounts/webhook-events.ts'
import { Webhooks } from '../../accounts/webhooks/Webhooks.tsx'
import { breweryWebhookCalls } from './connection-calls.ts'
import styles from './ConnectionsPage.module.css'

/** The brewery's webhooks (PLAT-07, PLAT-13). */
export function BreweryWebhooks({ brewery }: { brewery: string }) {
  const calls = useMemo(() => breweryWebhookCalls(brewery), [brewery])
  return (
    <section className={styles.section} aria-labelledby="webhooks">
      <h2 id="webhooks">Webhooks</h2>
      <p className={styles.note}>
        Dray calls your address when something happens, ten times in three days until it answers. What was
        missed is sent again from its log, for 30 days.
      </p>
      <Webhooks owner={{ calls, events: breweryEvents, prover: null }} />
    </section>
  )
}
