import { type FormEvent, useRef, useState } from 'react'
import { unlockedEvent } from '../../../shared/gates.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { GateDialog } from './GateDialog.tsx'
import { storeUnlock } from './gate-records.ts'
import { tryPassword } from './try-password.ts'
import styles from './GateDialog.module.css'

type Props = { onUnlock: () => void }

/** Keeps a shop closed to all who do not know the site password; only the server knows it (C-93). */
export function PasswordGate({ onUnlock }: Props) {
  const [password, setPassword] = useState('')
  const [state, setState] = useState<{ isAsking: boolean; error?: string }>({ isAsking: false })

  const field = useRef<HTMLInputElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state.isAsking || password.trim() === '') return
    setState({ isAsking: true })
    const error = await tryPassword(password)
    if (error !== null) {
      setState({ isAsking: false, error })
      field.current?.focus()
      return
    }
    storeUnlock()
    window.dispatchEvent(new Event(unlockedEvent))
    onUnlock()
  }

  return (
    <GateDialog
      gate="password"
      title="This shop is not open yet"
      picture={
        <Picture src={paths.scene('cellar')} alt="" width={1600} height={900} isLazy={false} fit="cover" />
      }
    >
      <p className={styles.lead}>Were you given a password? Enter it to look around.</p>
      <form className={styles.choices} onSubmit={(event) => void submit(event)}>
        <div aria-live="assertive">
          <TextInput
            ref={field}
            label="Password"
            name="site-password"
            type="password"
            autoComplete="off"
            maxLength={200}
            value={password}
            error={state.error}
            isRequired
            onChange={(text) => {
              setPassword(text)
              setState({ isAsking: false })
            }}
          />
        </div>
        <Button size="large" type="submit" isWide isLoading={state.isAsking}>
          Enter
        </Button>
      </form>
      <p className={styles.small}>
        <a href={paths.privacyPolicy}>Privacy policy</a> and <a href={paths.terms}>terms and conditions</a>
      </p>
    </GateDialog>
  )
}
