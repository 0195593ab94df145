import { Checkbox } from '../ui/forms/Checkbox.tsx'
import { Select } from '../ui/forms/Select.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import type { ActionField } from './act-field.ts'

/** A field of an action as its kind asks for it. */
export function ActionFieldInput({ field, error }: { field: ActionField; error: string | undefined }) {
  const { name, label, kind, hint, missing, maxLength, value, options = [] } = field
  if (kind === 'tick') return <Checkbox name={name} label={label} defaultChecked={value === 'on'} />
  const texts = { name, label, hint, error, isRequired: missing !== undefined }
  if (kind === 'choice') return <Select {...texts} defaultValue={value ?? ''} options={[...options]} />
  return (
    <TextInput
      {...texts}
      autoComplete="off"
      defaultValue={value}
      maxLength={maxLength}
      {...(kind === 'words' && { rows: 3 })}
      {...(kind === 'day' && { type: 'date' as const })}
      {...(kind === 'moment' && { type: 'datetime-local' as const })}
      {...(kind === 'count' && { inputMode: 'numeric' as const })}
      {...(kind === 'pounds' && { inputMode: 'decimal' as const })}
    />
  )
}
