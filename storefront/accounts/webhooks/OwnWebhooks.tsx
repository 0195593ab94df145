import { buyerEvents } from '../../../shared/accounts/webhook-events.ts'
import type { AccountOverview } from '../../../shared/api/accounts-api.ts'
import { webhookCallsAt } from './own-webhook-calls.ts'
import { Webhooks } from './Webhooks.tsx'
import styles from './Webhooks.module.css'

const calls = webhookCallsAt('/api/account/webhooks')

/** The buyer's own webhooks, of their orders, documents and runs. */
export function OwnWebhooks({ account: { hasPassword, client } }: { account: AccountOverview }) {
  return (
    <section className={styles.part} aria-labelledby="webhooks">
      <h3 id="webhooks">Webhooks</h3>
      <p>
        Dray calls your program’s address when something happens to your orders, ten times in three days until
        it answers. What was missed is sent again from its log, for 30 days.{' '}
        <a href="/docs/api">How programs call Dray</a>
      </p>
      <Webhooks owner={{ calls, events: buyerEvents, prover: { hasPassword, email: client.email } }} />
    </section>
  )
}
