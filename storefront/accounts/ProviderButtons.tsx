import { useId, useState } from 'react'
import type { Provider } from '../../shared/accounts/sign-in-providers.ts'
import { providerNames, type ProviderStarts } from '../../shared/accounts/sign-in-providers.ts'
import { Badge } from '../ui/core/Badge.tsx'
import { FocusedAlert } from './FocusedAlert.tsx'
import { nextOfAddress } from './session/use-next.ts'
import { ProviderMark } from './ProviderMark.tsx'
import { startProviderSignIn } from './start-provider-sign-in.ts'
import styles from './ProviderButtons.module.css'

type Props = { starts: ProviderStarts }

/** Google shows its error, the other providers only log theirs (OAUTH-34, OAUTH-35, OAUTH-36). */
const notAvailable = 'Google sign-in is not available. Please contact support.'
const notStarted = 'We could not start Google sign-in. Please try again.'

/** Sign-in by other providers (AUTH-09, AUTH-61). A provider without settings is marked as unavailable (C-01). */
export function ProviderButtons({ starts }: Props) {
  const headingId = useId()
  const [alert, setAlert] = useState({ message: '', number: 0 })

  function fail(provider: Provider, message: string, fault: unknown): void {
    if (provider === 'google') setAlert(({ number }) => ({ message, number: number + 1 }))
    // oxlint-disable-next-line no-console -- the specification requires only this log line (OAUTH-36)
    else console.warn(`${providerNames[provider]} sign-in could not be started.`, fault)
  }

  // None is set up: the buttons keep their place and take little of it.
  const isSoon = Object.values(starts).every((settings) => settings === null)

  async function start(provider: Provider): Promise<void> {
    const settings = starts[provider]
    if (settings === null) return fail(provider, notAvailable, 'It is not set up.')
    try {
      await startProviderSignIn(provider, settings, nextOfAddress())
    } catch (fault) {
      fail(provider, notStarted, fault)
    }
  }

  return (
    <section className={styles.section} data-soon={isSoon || undefined} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        Continue with {isSoon && <Badge>Coming soon</Badge>}
      </h2>
      {alert.message !== '' && <FocusedAlert key={alert.number} message={alert.message} />}
      <ul className={styles.list}>
        {(Object.entries(providerNames) as [Provider, string][]).map(([provider, name]) => (
          <li key={provider}>
            <button className={styles.button} type="button" onClick={() => void start(provider)}>
              <ProviderMark provider={provider} />
              <span className={styles.name}>{name}</span>
              {starts[provider] === null &&
                (isSoon ? <span className="visually-hidden">Coming soon</span> : <Badge>Coming soon</Badge>)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
