import { useState } from 'react'
import { type ApiScope, tokenDays } from '../../../shared/accounts/api-token-scopes.ts'
import { AccountForm } from '../../accounts/AccountForm.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'

type Made = { name: string; token: string }
type Props = {
  scopes: readonly ApiScope[]
  /** What each scope allows, in words. */
  texts: Readonly<Record<string, string>>
  make: (body: object) => Promise<Made>
  onClose: () => void
  onMade: (made: Made) => void
}

/** What a new token is called, may do, and when it ends. */
export function TokenForm({ scopes: offered, texts, make, onClose, onMade }: Props) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly ApiScope[]>([])
  const [days, setDays] = useState<number>(90)
  return (
    <AccountForm
      label="New token"
      startsFocused
      submitLabel="Make the token"
      savedText={null}
      check={() => ({
        ...(name.trim() === '' && { name: 'Please name the token.' }),
        ...(scopes.length === 0 && { '': 'Please choose what the program may do.' }),
      })}
      save={async () => onMade(await make({ name: name.trim(), scopes, days }))}
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
          {offered.map((scope) => (
            <Checkbox
              key={scope}
              label={texts[scope] ?? scope}
              name={scope}
              isChecked={scopes.includes(scope)}
              onChange={(isWanted) =>
                setScopes((before) =>
                  offered.filter((one) => (one === scope ? isWanted : before.includes(one))),
                )
              }
            />
          ))}
          <Select
            label="Ends after"
            name="days"
            value={String(days)}
            options={tokenDays.map((count) => ({ value: String(count), label: `${count} days` }))}
            onChange={(value) => setDays(Number(value))}
          />
        </>
      )}
    </AccountForm>
  )
}
