import { useState } from 'react'
import { providerNames } from '../../../shared/accounts/sign-in-providers.ts'
import type { AccountOverview } from '../../../shared/api/accounts-api.ts'
import type { Provider } from '../../../shared/accounts/sign-in-providers.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { accountCalls } from '../account-calls.ts'
import { AccountForm } from '../AccountForm.tsx'
import { checkProof, noProof, ProofFields, readProof } from './ProofFields.tsx'

type Props = {
  account: AccountOverview
  provider: Provider
  onClose: () => void
  onChange: () => Promise<void>
}

/** Asks for confirmation and the password before it unlinks a provider. */
export function UnlinkProviderDialog({ account, provider, onClose, onChange }: Props) {
  const [draft, setDraft] = useState(noProof)
  const { hasPassword, client } = account
  const name = providerNames[provider]
  return (
    <Dialog isOpen onClose={onClose} title={`Unlink ${name}?`}>
      <AccountForm
        label={`Unlink ${name}`}
        submitLabel={`Unlink ${name}`}
        savedText={null}
        variant="danger"
        check={() => checkProof(hasPassword, draft)}
        save={async () => {
          await accountCalls.unlinkProvider(provider, readProof(hasPassword, draft))
          onClose()
          announce(`${name} is unlinked.`)
          await onChange()
        }}
        aside={
          <Button variant="quiet" onClick={onClose}>
            Keep it
          </Button>
        }
      >
        {(errors) => (
          <>
            <p>{name} no longer signs you in here, and you are signed out on all other devices.</p>
            <ProofFields
              hasPassword={hasPassword}
              email={client.email}
              draft={draft}
              errors={errors}
              onChange={setDraft}
            />
          </>
        )}
      </AccountForm>
    </Dialog>
  )
}
