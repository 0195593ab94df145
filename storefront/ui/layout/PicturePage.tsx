import type { ReactNode } from 'react'
import { paths } from '../../../shared/paths/paths.ts'
import { BesidePicture } from './BesidePicture.tsx'
import { Breadcrumb } from '../core/Breadcrumb.tsx'
import styles from './PicturePage.module.css'

type Props = {
  title: string
  /** As BesidePicture takes it. */
  picture: string
  children: ReactNode
}

/** A page with one thing to read or to do, beside a picture. */
export function PicturePage({ title, picture, children }: Props) {
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: 'Home', href: paths.home }, { label: title }]} />
      <div className={styles.body}>
        <BesidePicture picture={picture}>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </BesidePicture>
      </div>
    </div>
  )
}
