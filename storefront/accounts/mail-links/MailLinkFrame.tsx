import type { ReactNode } from 'react'
import { paths } from '../../../shared/paths/paths.ts'
import { PicturePage } from '../../ui/layout/PicturePage.tsx'
import styles from './MailLinkFrame.module.css'

type Props = { title: string; children: ReactNode }

/** Where the links of account mails lead: one thing to do. */
export function MailLinkFrame({ title, children }: Props) {
  return (
    <PicturePage title={title} picture={paths.scene('loading-bay')}>
      <div className={styles.action}>
        {children}
        <p className="without-scripts">This needs JavaScript, which is switched off in this browser.</p>
      </div>
    </PicturePage>
  )
}
