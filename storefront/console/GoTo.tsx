import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../ui/core/Icon.tsx'
import { Dialog } from '../ui/dialogs/Dialog.tsx'
import { useIsPainted } from './after-first-paint.ts'
import styles from './GoTo.module.css'
import type { GoToSearchProps } from './GoToSearch.tsx'
import { laterForm } from './later-screen.tsx'

const GoToSearch = laterForm(async () => (await import('./GoToSearch.tsx')).GoToSearch)

/** Go to (Ctrl K): a few words lead to the thing, from any page (STAF-06, SELL-39). */
export function GoTo(search: GoToSearchProps) {
  const [isOpen, setOpen] = useState(false)
  const isPainted = useIsPainted()
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
      {isPainted &&
        createPortal(
          // Outside the header, whose colours it would have
          <Dialog isOpen={isOpen} title="Go to" onClose={() => setOpen(false)}>
            {isOpen && <GoToSearch {...search} onGone={() => setOpen(false)} />}
          </Dialog>,
          document.body,
        )}
    </>
  )
}
