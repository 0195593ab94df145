import { useState } from 'react'
import type { SecondFactorOverview } from '../../../shared/api/second-factor-api.ts'
import { formatMoment } from '../../../shared/dates/dates.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Icon } from '../../ui/core/Icon.tsx'
import styles from '../settings/SignInWays.module.css'
import { secondFactorCalls } from './second-factor-calls.ts'

type Props = {
  secondFactor: SecondFactorOverview
  /** Lets work that needs a fresh factor run, after asking for one where that is due. */
  withFresh: (work: () => Promise<void>) => void
  onChange: () => Promise<void>
}

/** The client's passkeys and app, each with its age and a way to remove it. */
export function FactorList({ secondFactor, withFresh, onChange }: Props) {
  const { passkeys, authenticatorAddedAt } = secondFactor
  const removal = (name: string, remove: () => Promise<void>) => async () => {
    await remove()
    announce(`${name} is removed.`)
    await onChange()
  }
  return (
    <ul className={styles.ways}>
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <Factor
          key={id}
          name={`Passkey, ${name}`}
          addedAt={createdAt}
          lastUsedAt={lastUsedAt}
          onRemove={() => withFresh(removal('The passkey', () => secondFactorCalls.removePasskey(id)))}
        />
      ))}
      {authenticatorAddedAt !== null && (
        <Factor
          name="Authenticator app"
          addedAt={authenticatorAddedAt}
          lastUsedAt={null}
          onRemove={() => withFresh(removal('The authenticator app', secondFactorCalls.removeApp))}
        />
      )}
    </ul>
  )
}

type FactorProps = { name: string; addedAt: string; lastUsedAt: string | null; onRemove: () => void }

function Factor({ name, addedAt, lastUsedAt, onRemove }: FactorProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <li className={styles.way}>
      <Icon name={name.startsWith('Passkey') ? 'user' : 'phone'} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.soft}>
          Added <time dateTime={addedAt}>{formatMoment(addedAt)}</time>
          {lastUsedAt !== null && (
            <>
              , last used <time dateTime={lastUsedAt}>{formatMoment(lastUsedAt)}</time>
            </>
          )}
        </p>
      </div>
      {isAsking ? (
        <>
          <Button variant="danger" size="small" onClick={onRemove}>
            Remove it<span className="visually-hidden">: {name}</span>
          </Button>
          <Button variant="quiet" size="small" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </>
      ) : (
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          Remove<span className="visually-hidden"> {name}</span>
        </Button>
      )}
    </li>
  )
}
