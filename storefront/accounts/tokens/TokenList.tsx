import { useState } from 'react'
import type { ApiToken } from '../../../shared/api/api-tokens-api.ts'
import { formatMoment } from '../../../shared/format/dates.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { tokenCalls } from './own-token-calls.ts'
import { scopeTexts } from './scope-texts.ts'
import styles from '../overview/SessionsSection.module.css'

type Props = { tokens: ApiToken[]; onEnd: () => Promise<void> }

export function TokenList({ tokens, onEnd }: Props) {
  if (tokens.length === 0) return <p>You have no tokens.</p>
  return (
    <ul className={styles.sessions}>
      {tokens.map((token) => (
        <li className={styles.session} key={token.id}>
          <div className={styles.words}>
            <p className={styles.device}>{token.name}</p>
            <p className={styles.times}>
              {token.scopes.map((scope) => scopeTexts[scope] ?? scope).join(' · ')}
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
          <EndToken token={token} onEnd={onEnd} />
        </li>
      ))}
    </ul>
  )
}

function EndToken({ token, onEnd }: { token: ApiToken; onEnd: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    try {
      await tokenCalls.end(token.id)
      await onEnd()
      announce(`${token.name} has ended.`)
    } catch (error) {
      announce(error instanceof Error ? error.message : 'Request failed', { isUrgent: true, isShown: true })
    }
    setBusy(false)
  }
  return (
    <Button variant="quiet" size="small" isLoading={isBusy} onClick={() => void end()}>
      End<span className="visually-hidden"> {token.name}</span>
    </Button>
  )
}
