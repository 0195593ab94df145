import { useState } from 'react'
import { Button } from '../../ui/core/Button.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import styles from './KeepView.module.css'
import type { SavedView } from './use-saved-views.ts'

type Props = {
  /** What the address narrows, without the page; empty where it narrows nothing. */
  query: string
  /** The view of this address, where it is kept already. */
  current: SavedView | undefined
  keep: (name: string, query: string) => Promise<string | null>
  takeAway: (view: SavedView) => Promise<void>
}

/** Names the present address of a list, or takes its name away (SELL-07). */
export function KeepView({ query, current, keep, takeAway }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  if (current !== undefined)
    return (
      <Button variant="quiet" size="small" icon="close" onClick={() => void takeAway(current)}>
        {`Take away ‘${current.name}’`}
      </Button>
    )
  if (query === '') return null
  return (
    <>
      <Button variant="quiet" size="small" icon="plus" onClick={() => setIsOpen(true)}>
        Keep this view
      </Button>
      <Drawer isOpen={isOpen} isSheetOnPhone title="Keep this view" onClose={() => setIsOpen(false)}>
        <NameForm
          save={async (name) => {
            const problem = await keep(name, query)
            if (problem === null) setIsOpen(false)
            return problem
          }}
        />
      </Drawer>
    </>
  )
}

function NameForm({ save }: { save: (name: string) => Promise<string | null> }) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const submit = async () => {
    if (name.trim() === '') return setProblem('Please name the view.')
    setIsSaving(true)
    setProblem(await save(name.trim()))
    setIsSaving(false)
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextInput
        label="Name"
        hint="It is listed with the views of this list, for you alone."
        name="name"
        maxLength={40}
        value={name}
        error={problem ?? undefined}
        isRequired
        onChange={setName}
      />
      <Button type="submit" isLoading={isSaving}>
        Keep it
      </Button>
    </form>
  )
}
