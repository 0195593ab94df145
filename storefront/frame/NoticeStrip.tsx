import { noticeStrip } from './notice-strip.ts'
import type { NoticeStrip as Notice } from '../../shared/pages/page-frame-data.ts'
import { socialUrl } from '../../shared/pages/social-links.ts'
import { Icon } from '../ui/core/Icon.tsx'
import styles from './NoticeStrip.module.css'

type Props = { notice: Notice }

/** One sentence from the house above every page, a link where it leads somewhere (HEAD-01 to HEAD-04). */
export function NoticeStrip({ notice }: Props) {
  const shown = noticeStrip(notice)
  if (shown === null) return null
  const href = socialUrl(shown.link)
  return (
    <aside className={styles.strip} aria-label="Notice">
      {href === '#' ? (
        <p className={styles.line}>{shown.text}</p>
      ) : (
        <a className={styles.line} href={href}>
          <span className={styles.words}>{shown.text}</span>
          <Icon name="chevron-right" size="small" />
        </a>
      )}
    </aside>
  )
}
