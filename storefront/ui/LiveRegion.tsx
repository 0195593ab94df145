import { useEffect, useRef, useState } from 'react'
import { hearAnnouncements, type Announcement } from './announce.ts'
import styles from './LiveRegion.module.css'

/** How long a shown announcement stays, in milliseconds: long enough to read twice. */
const shownFor = 6_000

/** The one place of a page where announcements are read out and, if asked, shown. */
export function LiveRegion() {
  const [said, setSaid] = useState<Announcement | null>(null)
  const toast = useRef<HTMLParagraphElement>(null)

  useEffect(() => hearAnnouncements(setSaid), [])
  useEffect(() => {
    if (said === null) return
    const box = toast.current
    // Opened anew for each announcement, it lies above a dialog that opened since the last
    if (said.isShown) box?.showPopover()
    const timer = setTimeout(() => setSaid(null), shownFor)
    return () => {
      clearTimeout(timer)
      box?.hidePopover()
    }
  }, [said])

  return (
    <>
      <output className="visually-hidden">{said?.isUrgent === false ? said.text : ''}</output>
      <p className="visually-hidden" role="alert">
        {said?.isUrgent === true ? said.text : ''}
      </p>
      <p ref={toast} className={styles.toast} popover="manual" aria-hidden="true">
        {said?.text}
      </p>
    </>
  )
}
