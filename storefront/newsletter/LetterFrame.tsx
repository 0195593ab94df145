import type { ReactNode } from 'react'
import { paths } from '../../shared/paths.ts'
import { Breadcrumb } from '../ui/Breadcrumb.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './LetterFrame.module.css'

type Props = { title: string; intro: string; children?: ReactNode }

/** What the pages about our letters share: a few words beside a picture. Nothing here needs JavaScript. */
export function LetterFrame({ title, intro, children }: Props) {
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: 'Home', href: paths.home }, { label: title }]} />
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.intro}>{intro}</p>
          {children}
        </div>
        <div className={styles.picture}>
          <Picture src={paths.scene('cellar')} alt="" width={1600} height={900} isLazy={false} fit="cover" />
        </div>
      </div>
    </div>
  )
}
