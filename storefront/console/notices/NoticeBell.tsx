import { useId, useRef } from 'react'
import type { Notice, Notices } from '../../../shared/api/notices-api.ts'
import { wholeMoment } from '../whole-moment.ts'
import { Button } from '../../ui/core/Button.tsx'
import panel from '../../ui/opening/Popover.module.css'
import { useConsoleRead } from '../use-console-read.ts'
import { noticeReads, seeNotices } from './notice-calls.ts'
import styles from './NoticeBell.module.css'

type Props = {
  /** Where a person chooses what to be notified of. */
  choices: string | undefined
}

const everySeconds = 60

/** What happened lately, and how much of it is new (NOTE-04). */
export function NoticeBell({ choices }: Props) {
  const id = useId()
  const { loaded, show } = useConsoleRead<Notices>(noticeReads.bell, { everySeconds })
  const opened = useRef<HTMLDivElement>(null)
  const notices = loaded.state === 'ready' ? loaded.value.notices : []
  const newest = notices[0]?.id ?? 0
  const unread = notices.filter(({ isNew }) => isNew).length
  // Without a connection they stay new.
  const see = (upTo: number, only: boolean) => void seeNotices(upTo, only).then(show, () => {})
  const close = () => opened.current?.hidePopover()
  return (
    <span className={panel.place}>
      <button className={styles.bell} type="button" popoverTarget={id}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4M12 5V3" />
        </svg>
        <span className="visually-hidden">{unread === 0 ? 'Notices' : `Notices, ${unread} new`}</span>
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread}
          </span>
        )}
      </button>
      <div
        className={`${panel.panel} ${styles.panel}`}
        role="group"
        aria-label="Notices"
        id={id}
        ref={opened}
        popover="auto"
        data-align="end"
      >
        <div className={styles.head}>
          <strong>Notices</strong>
          {choices !== undefined && (
            <a href={choices} onClick={close}>
              Settings
            </a>
          )}
          {unread > 0 && (
            <Button size="small" variant="quiet" onClick={() => see(newest, false)}>
              Mark all read
            </Button>
          )}
        </div>
        {notices.length === 0 ? (
          <p className={styles.nothing}>Nothing has happened lately.</p>
        ) : (
          <ul className={styles.list}>
            {notices.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                onFollow={() => {
                  close()
                  if (notice.isNew) see(notice.id, true)
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </span>
  )
}

function NoticeRow({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const { title, about, path, at, isNew } = notice
  return (
    <li>
      <a className={styles.notice} href={path} data-new={isNew || undefined} onClick={onFollow}>
        <strong>{title}</strong>
        {about !== '' && <span>{about}</span>}
        <small>{isNew ? `New, ${wholeMoment(at)}` : wholeMoment(at)}</small>
      </a>
    </li>
  )
}
