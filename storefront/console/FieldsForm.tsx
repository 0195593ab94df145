import { useMemo, useRef, useState } from 'react'
import { announce } from '../ui/core/announce.ts'
import { actionCalls } from './act-calls.ts'
import { type FieldProblem, readFields } from './act-field.ts'
import { ActionFieldInput } from './ActFieldInput.tsx'
import { ActionSteps, focusField } from './ActSteps.tsx'
import type { PlainAction } from './plain-act.ts'
import styles from './FieldsForm.module.css'
import { useAction } from './use-act.ts'

type Props = { act: PlainAction; onClose: () => void; onDone: (done: unknown) => void }

/** The fields of an action, what it will do, and the action itself. */
export function FieldsForm({ act: plain, onClose, onDone }: Props) {
  const { thing, call, method, fields, fixed, bodyOf = (body) => body } = plain
  const [problem, setProblem] = useState<FieldProblem | null>(null)
  const detail = fixed && JSON.stringify(fixed).slice(0, 200)
  const action = useAction<unknown>(
    useMemo(() => actionCalls<unknown>(call, { method, detail }), [call, method, detail]),
  )
  const typed = useRef<Record<string, unknown>>({})
  const read = (form: HTMLFormElement): object | null => {
    const said = readFields(fields, new FormData(form))
    setProblem(said.kind === 'wrong' ? said.problem : null)
    if (said.kind === 'body') {
      typed.current = said.body
      return bodyOf({ ...said.body, ...fixed })
    }
    focusField(form, said.problem.field)
    return null
  }
  return (
    <ActionSteps
      act={action}
      thing={thing}
      fields={
        fields.length === 0 ? null : (
          <div className={styles.fields}>
            {fields.map((field) => (
              <ActionFieldInput
                key={field.name}
                field={field}
                error={problem?.field === field.name ? problem.message : undefined}
              />
            ))}
          </div>
        )
      }
      first={fixed}
      read={read}
      nameOf={(body) => plain.nameOf(body as Record<string, unknown>)}
      isDangerous={plain.isDangerous ?? false}
      onClose={onClose}
      onDone={(done) => {
        announce(typeof plain.done === 'string' ? plain.done : plain.done(typed.current), { isShown: true })
        onDone(done)
      }}
    />
  )
}
