import type { PageData } from '../../shared/pages/page-payload.ts'
import { paths } from '../../shared/paths/paths.ts'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import styles from './PlainPage.module.css'

type Props = { data: PageData['serverFault'] }

/** What the shop fails at, or does not do: also the answer to a form that a browser sent on its own. */
export function ServerFaultPage({ data }: Props) {
  const { title, status, refusal, requestId, path } = data
  return (
    <div className={styles.page}>
      <p className={styles.kicker}>{status}</p>
      <h1>{title}</h1>
      {refusal === null ? (
        <>
          <p>Sorry: this is our fault, not yours. It has been noted. Please try again in a minute.</p>
          <p>
            If you write to us, give this number: <strong>{requestId}</strong>
          </p>
        </>
      ) : (
        <p>{refusal}</p>
      )}
      <p className={styles.actions}>
        <LinkButton href={path}>{refusal === null ? 'Try again' : 'Back to the page'}</LinkButton>
        <LinkButton href={paths.home} variant="quiet">
          Back to the shop
        </LinkButton>
      </p>
    </div>
  )
}
