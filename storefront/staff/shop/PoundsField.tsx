import { useState } from 'react'
import { formatMinor } from '../../../shared/format/money.ts'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import type { JsonSchema } from './json-schema.ts'

type Props = {
  schema: JsonSchema
  label: string
  path: string
  /** Pence; a text that is no amount yet, as it was typed. */
  value: unknown
  onChange: (value: unknown) => void
  error: string | undefined
  isNullable: boolean
}

/** An amount that is held in pence and typed in pounds. */
export function PoundsField({ schema, label, path, value, onChange, error, isNullable }: Props) {
  const [typed, setTyped] = useState(() => poundsOf(value))
  // What was typed stays as it was typed while it is the same amount; another value comes from elsewhere.
  const shown = readTyped(typed, isNullable) === value ? typed : poundsOf(value)
  return (
    <TextInput
      label={label}
      name={path}
      value={shown}
      error={error ?? (typeof value === 'string' && value !== '' ? wrongAmount : undefined)}
      hint={hintOf(schema)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      onChange={(now) => {
        setTyped(now)
        onChange(readTyped(now, isNullable))
      }}
    />
  )
}

const wrongAmount = 'Enter an amount in pounds, such as 12.50.'

/** The pence of what was typed; the text itself where it is no amount, which the server refuses too. */
export function readTyped(typed: string, isNullable: boolean): unknown {
  if (typed.trim() === '') return isNullable ? null : ''
  const [, pounds, pence = ''] = /^£?(\d{1,3}(?:,?\d{3})*)(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? []
  if (pounds === undefined) return typed
  return Number(pounds.replaceAll(',', '')) * 100 + Number(pence.padEnd(2, '0'))
}

/** 1250 as '12.50'. */
export const poundsOf = (value: unknown): string =>
  typeof value === 'number' ? (value / 100).toFixed(2) : typeof value === 'string' ? value : ''

function hintOf({ minimum, maximum }: JsonSchema): string | undefined {
  if (minimum === undefined) return undefined
  return maximum === undefined
    ? `At least ${formatMinor(minimum)}.`
    : `From ${formatMinor(minimum)} to ${formatMinor(maximum)}.`
}
