import type { PageData } from '../../shared/pages/page-payload.ts'
import { paths } from '../../shared/paths/paths.ts'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import styles from './PlainPage.module.css'

type Props = { data: PageData['serverFault'] }

export function ServerFaultPage({ data }: Props) {
  return (
    <div className={styles.page}>
      <p className={styles.kicker}>500</p>
      <h1>{data.title}</h1>
      <p>Sorry: this is our fault, not yours. It has been noted. Please try again in a minute.</p>
      <p>
        If you write to us, give this number: <strong>{data.requestId}</strong>
      </p>
      <p className={styles.actions}>
        <LinkButton href={data.path}>Try again</LinkButton>
        <LinkButton href={paths.home} variant="quiet">
          Back to the shop
        </LinkButton>
      </p>
    </div>
  )
}
