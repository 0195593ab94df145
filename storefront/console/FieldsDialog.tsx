import { useMemo, useState } from 'react'
import { announce } from '../ui/core/announce.ts'
import { Drawer } from '../ui/dialogs/Drawer.tsx'
import { actCalls } from './act-calls.ts'
import { type ActField, type FieldProblem, readFields } from './act-field.ts'
import { ActFieldInput } from './ActFieldInput.tsx'
import { ActSteps, focusField } from './ActSteps.tsx'
import styles from './FieldsDialog.module.css'
import { useAct } from './use-act.ts'

export type PlainAct = {
  title: string
  /** What may have moved meanwhile: 'The account'. */
  thing: string
  /** The path of its call, and its method. */
  call: string
  method?: 'POST' | 'DELETE' | 'PUT'
  fields: readonly ActField[]
  /** Goes into the body beside the fields. */
  fixed?: Readonly<Record<string, unknown>>
  /** The name of the button that does it; it may say what was typed. */
  nameOf: (body: Record<string, unknown>) => string
  isDangerous?: boolean
  /** Said once it is done. */
  done: string
}

type Props<Done> = { act: PlainAct; onClose: () => void; onDone: (done: Done) => void }

/** An act whose form is a list of fields: what it takes, what it will do, then the act itself (SELL-08, SELL-11). */
export function FieldsDialog<Done>({ act: plain, onClose, onDone }: Props<Done>) {
  const { title, thing, call, method, fields, fixed } = plain
  const [problem, setProblem] = useState<FieldProblem | null>(null)
  const detail = fixed && JSON.stringify(fixed).slice(0, 200)
  const act = useAct<Done>(useMemo(() => actCalls<Done>(call, { method, detail }), [call, method, detail]))
  const read = (form: HTMLFormElement): object | null => {
    const said = readFields(fields, new FormData(form))
    setProblem(said.kind === 'wrong' ? said.problem : null)
    if (said.kind === 'body') return { ...said.body, ...fixed }
    focusField(form, said.problem.field)
    return null
  }
  return (
    <Drawer isOpen isSheetOnPhone title={title} onClose={onClose}>
      <ActSteps
        act={act}
        thing={thing}
        fields={
          fields.length === 0 ? null : (
            <div className={styles.fields}>
              {fields.map((field) => (
                <ActFieldInput
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
          announce(plain.done, { isShown: true })
          onDone(done)
        }}
      />
    </Drawer>
  )
}
