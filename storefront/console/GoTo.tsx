import { useEffect, useState } from 'react'
import { Icon } from '../ui/core/Icon.tsx'
import styles from './GoTo.module.css'
import type { GoToSearch } from './GoToDialog.tsx'
import { laterForm } from './later-screen.tsx'

const GoToDialog = laterForm(async () => (await import('./GoToDialog.tsx')).GoToDialog)

/** Go to (Ctrl K): a few words lead to the thing, from any page (STAF-06, SELL-39). */
export function GoTo(search: GoToSearch) {
  const [isOpen, setOpen] = useState(false)
  // Closed, it stays: the focus goes back to where it was.
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button className={styles.opener} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="search" />
        <span>Go to</span>
        <kbd className={styles.key}>Ctrl K</kbd>
      </button>
      {wasOpened && <GoToDialog {...search} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
