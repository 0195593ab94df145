import { useEffect, useRef, useState } from 'react'
import { accountLinks, signOut } from './client-menu.ts'
import { useWorkplaces } from './use-workplaces.ts'

type Props = { className?: string | undefined }

/** A client's places in the side menu: where the client works, the account, and the way out (SELL-01). */
export function ClientLinks({ className }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [isOpened, setOpened] = useState(false)
  const workplaces = useWorkplaces(isOpened)
  useEffect(() => {
    // Buyers have no workplaces: the call waits until the menu is opened.
    const menu = list.current?.closest('[popover]')
    if (menu?.matches(':popover-open')) setOpened(true)
    const onToggle = () => setOpened(true)
    menu?.addEventListener('toggle', onToggle, { once: true })
    return () => menu?.removeEventListener('toggle', onToggle)
  }, [])
  return (
    <ul className={className} ref={list}>
      {[...workplaces, ...accountLinks.map((link) => ({ ...link, note: undefined }))].map(
        ({ label, href, note }) => (
          <li key={href}>
            <a href={href}>
              {label}
              {note !== undefined && ` (${note})`}
            </a>
          </li>
        ),
      )}
      <li>
        <button type="button" onClick={() => void signOut()}>
          Sign out
        </button>
      </li>
    </ul>
  )
}
