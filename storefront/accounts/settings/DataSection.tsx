import { useState } from 'react'
import type { AccountOverview } from '../../../shared/api/accounts-api.ts'
import { Button } from '../../ui/core/Button.tsx'
import { offerFile } from '../../api/client-files.ts'
import { accountCalls } from '../account-calls.ts'
import { AccountForm } from '../AccountForm.tsx'
import { AccountSection } from './AccountSection.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'

type Props = { account: AccountOverview; onDelete: () => void }

/** The client's own data to take away, and the end of the account. */
export function DataSection({ account, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <AccountSection
      id="data"
      title="Your data"
      note="A file with everything we keep about you, in a form that people and programs can read (JSON)."
    >
      <AccountForm
        label="Your data"
        submitLabel="Download my data"
        variant="quiet"
        savedText="Your data is downloaded."
        save={async () => offerFile('dray-account.json', jsonFile(await accountCalls.ownData()))}
        aside={
          <Button variant="quiet" icon="trash" onClick={() => setAsking(true)}>
            Delete account…
          </Button>
        }
      >
        {() => null}
      </AccountForm>
      <DeleteAccountDialog
        account={account}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onDelete={onDelete}
      />
    </AccountSection>
  )
}

const jsonFile = (data: unknown) => new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
