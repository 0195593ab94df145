import type { ReactNode } from 'react'
import { paths } from '../../../shared/paths.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './MailLinkFrame.module.css'

type Props = { title: string; children: ReactNode }

/** Where the links of account mails lead: one thing to do, beside a picture. */
export function MailLinkFrame({ title, children }: Props) {
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: 'Home', href: paths.home }, { label: title }]} />
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {children}
          <p className="without-scripts">This needs JavaScript, which is switched off in this browser.</p>
        </div>
        <div className={styles.picture}>
          <Picture
            src={paths.scene('loading-bay')}
            alt=""
            width={1600}
            height={900}
            isLazy={false}
            fit="cover"
          />
        </div>
      </div>
    </div>
  )
}
