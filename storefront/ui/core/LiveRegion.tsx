import { useEffect, useRef, useState } from 'react'
import { onAnnouncement, type Announcement } from './announce.ts'
import styles from './LiveRegion.module.css'

/** How long a shown announcement stays, in milliseconds: long enough to read twice. */
const shownFor = 6_000

/** The one place of a page where announcements are read out and, if asked, shown. */
export function LiveRegion() {
  const [announcement, setAnnouncement] = useState<Announcement | null>(null)
  const toast = useRef<HTMLParagraphElement>(null)

  useEffect(() => onAnnouncement(setAnnouncement), [])
  useEffect(() => {
    if (announcement === null) return
    const box = toast.current
    // Opened again for each announcement, so that it lies above a dialog that opened in between
    if (announcement.isShown) box?.showPopover()
    const timer = setTimeout(() => setAnnouncement(null), shownFor)
    return () => {
      clearTimeout(timer)
      box?.hidePopover()
    }
  }, [announcement])

  return (
    <>
      <output className="visually-hidden">{announcement?.isUrgent === false ? announcement.text : ''}</output>
      <p className="visually-hidden" role="alert">
        {announcement?.isUrgent === true ? announcement.text : ''}
      </p>
      <p ref={toast} className={styles.toast} popover="manual" aria-hidden="true">
        {announcement?.text}
      </p>
    </>
  )
}
