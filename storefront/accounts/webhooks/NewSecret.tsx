import { useState } from 'react'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { checkProof, noProof, ProofFields, readProof } from '../settings/ProofFields.tsx'
import { problemText } from './use-webhook-read.ts'
import type { OneWebhookCalls } from './own-webhook-calls.ts'
import type { WebhookOwner } from './webhook-owner.ts'

type Props = {
  renew: OneWebhookCalls['renew']
  prover: WebhookOwner['prover']
  onSecret: (made: { url: string; secret: string }) => void
}

/** A new secret, at once for those who gave a second factor, else after a proof of who asks (PLAT-12). */
export function NewSecret({ renew, prover, onSecret }: Props) {
  const [proof, setProof] = useState(noProof)
  if (prover === null)
    return (
      <Button
        variant="quiet"
        onClick={() =>
          void renew().then(onSecret, (error) =>
            announce(problemText(error), { isUrgent: true, isShown: true }),
          )
        }
      >
        New secret
      </Button>
    )
  return (
    <details>
      <summary>New secret…</summary>
      <AccountForm
        label="New secret"
        submitLabel="Make a new secret"
        savedText={null}
        variant="quiet"
        check={() => checkProof(prover.hasPassword, proof)}
        save={async () => onSecret(await renew(readProof(prover.hasPassword, proof)))}
      >
        {(errors) => (
          <>
            <p>The one before signs too for 24 hours.</p>
            <ProofFields {...prover} draft={proof} errors={errors} onChange={setProof} />
          </>
        )}
      </AccountForm>
    </details>
  )
}
