import type { ReactNode } from 'react'
import { paths } from '../../shared/paths/paths.ts'
import { Picture } from '../ui/core/Picture.tsx'
import { classNames } from '../ui/core/class-names.ts'
import styles from './SignInFrame.module.css'

type Props = {
  title: string
  subtitle?: string
  children: ReactNode
}

/** What the pages around signing in look like: the form on a card, beside a picture where there is room. */
export function SignInFrame({ title, subtitle, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        </header>
        <p className={classNames('without-scripts', styles.noScripts)}>
          Signing in needs JavaScript: please switch it on for this site.
        </p>
        {children}
      </div>
      <div className={styles.picture}>
        <Picture src={paths.scene('cellar')} alt="" width={1600} height={900} fit="cover" />
      </div>
    </div>
  )
}
