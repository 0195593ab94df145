import { useState } from 'react'
import { type SiteRole, siteRoles, siteRoleWords } from '../../../shared/accounts/site-roles.ts'
import type { Business } from '../../../shared/api/businesses-api.ts'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { refreshClient } from '../account-calls.ts'
import { businessCalls } from './business-calls.ts'

type Props = { sites: Business['sites']; onInvited: (business: Business) => void }

/** Invites a person by email in a role, for all sites or for one (BIZ-03). */
export function InviteForm({ sites, onInvited }: Props) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<SiteRole>('buyer')
  const [siteId, setSiteId] = useState('')
  return (
    <AccountForm
      label="Invite a person"
      submitLabel="Send invitation"
      savedText="The invitation is sent."
      check={() => (email.trim() === '' ? { email: 'Enter the email address of the person.' } : {})}
      save={async () => {
        onInvited(await businessCalls.invite({ email: email.trim(), role, siteId: siteId || null }))
        setEmail('')
        await refreshClient()
      }}
    >
      {(errors) => (
        <>
          <TextInput
            label="Email"
            name="email"
            type="email"
            maxLength={254}
            value={email}
            error={errors['email']}
            isRequired
            onChange={setEmail}
          />
          <Select
            label="Role"
            name="role"
            value={role}
            options={siteRoles.map((value) => ({
              value,
              label: `${siteRoleWords[value].name}: ${siteRoleWords[value].may}`,
            }))}
            onChange={(value) => setRole(siteRoles.find((one) => one === value) ?? 'buyer')}
          />
          <Select
            label="Site"
            name="siteId"
            value={siteId}
            options={[
              { value: '', label: 'All sites' },
              ...sites.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={setSiteId}
          />
        </>
      )}
    </AccountForm>
  )
}
