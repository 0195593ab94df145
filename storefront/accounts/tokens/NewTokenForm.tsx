import { useState } from 'react'
import { buyerScopes, type BuyerScope, tokenDays } from '../../../shared/accounts/api-token-scopes.ts'
import type { AccountOverview } from '../../../shared/api/accounts-api.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { checkProof, noProof, ProofFields, readProof } from '../settings/ProofFields.tsx'
import { scopeTexts, tokenCalls } from './own-token-calls.ts'

type Props = {
  account: AccountOverview
  onClose: () => void
  onMade: (made: { name: string; token: string }) => Promise<void>
}

export function NewTokenForm({ account: { hasPassword, client }, onClose, onMade }: Props) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly BuyerScope[]>(['orders:read'])
  const [days, setDays] = useState<(typeof tokenDays)[number]>(90)
  const [proof, setProof] = useState(noProof)
  return (
    <AccountForm
      label="New token"
      startsFocused
      submitLabel="Make the token"
      savedText={null}
      check={() => ({
        ...(name.trim() === '' && { name: 'Please name the token.' }),
        ...(scopes.length === 0 && { '': 'Please choose what the program may do.' }),
        ...checkProof(hasPassword, proof),
      })}
      save={async () =>
        onMade(
          await tokenCalls.make({
            name: name.trim(),
            scopes: [...scopes],
            days,
            ...readProof(hasPassword, proof),
          }),
        )
      }
      aside={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {(errors) => (
        <>
          <TextInput
            label="Name"
            hint="Such as the program that will use it."
            name="name"
            maxLength={60}
            value={name}
            error={errors['name']}
            isRequired
            onChange={setName}
          />
          {buyerScopes.map((scope) => (
            <Checkbox
              key={scope}
              label={scopeTexts[scope] ?? scope}
              name={scope}
              isChecked={scopes.includes(scope)}
              onChange={(isWanted) =>
                setScopes((before) =>
                  buyerScopes.filter((one) => (one === scope ? isWanted : before.includes(one))),
                )
              }
            />
          ))}
          <Select
            label="Ends after"
            name="days"
            value={String(days)}
            options={tokenDays.map((count) => ({ value: String(count), label: `${count} days` }))}
            onChange={(value) => setDays(tokenDays.find((count) => String(count) === value) ?? 90)}
          />
          <ProofFields
            hasPassword={hasPassword}
            email={client.email}
            draft={proof}
            errors={errors}
            onChange={setProof}
          />
        </>
      )}
    </AccountForm>
  )
}
