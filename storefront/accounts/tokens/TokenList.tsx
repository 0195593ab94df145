import { useState } from 'react'
import type { ApiToken } from '../../../shared/api/api-tokens-api.ts'
import { formatMoment } from '../../../shared/dates/dates.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import styles from '../settings/SessionsSection.module.css'

type Props = {
  tokens: ApiToken[]
  /** What each scope allows, in words. */
  texts: Readonly<Record<string, string>>
  /** Null for who only reads them. */
  end: ((id: string) => Promise<void>) | null
  onEnd: () => Promise<void> | void
}

export function TokenList({ tokens, texts, end, onEnd }: Props) {
  if (tokens.length === 0) return <p>There are no tokens.</p>
  return (
    <ul className={styles.sessions}>
      {tokens.map((token) => (
        <li className={styles.session} key={token.id}>
          <div className={styles.words}>
            <p className={styles.device}>{token.name}</p>
            <p className={styles.times}>{token.scopes.map((scope) => texts[scope] ?? scope).join(' · ')}</p>
            <p className={styles.times}>
              Made <time dateTime={token.madeAt}>{formatMoment(token.madeAt)}</time> by {token.madeBy}
            </p>
            <p className={styles.times}>
              Ends <time dateTime={token.endsAt}>{formatMoment(token.endsAt)}</time>,{' '}
              {token.lastUsedAt === null ? (
                'not used yet'
              ) : (
                <>
                  last used <time dateTime={token.lastUsedAt}>{formatMoment(token.lastUsedAt)}</time> from{' '}
                  {token.lastUsedFrom}
                </>
              )}
            </p>
          </div>
          {end !== null && <EndToken token={token} end={end} onEnd={onEnd} />}
        </li>
      ))}
    </ul>
  )
}

type EndProps = Pick<Props, 'onEnd'> & { token: ApiToken; end: NonNullable<Props['end']> }

function EndToken({ token, end, onEnd }: EndProps) {
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      await end(token.id)
      await onEnd()
      announce(`${token.name} has ended.`)
    } catch (error) {
      announce(error instanceof Error ? error.message : 'Request failed', { isUrgent: true, isShown: true })
    }
    setBusy(false)
  }
  return (
    <Button variant="quiet" size="small" isLoading={isBusy} onClick={() => void press()}>
      End<span className="visually-hidden"> {token.name}</span>
    </Button>
  )
}
