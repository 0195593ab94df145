import { useState } from 'react'
import { providerNames } from '../../../shared/accounts/sign-in-providers.ts'
import type { AccountOverview, LinkedProvider } from '../../../shared/api/accounts-api.ts'
import { formatMoment } from '../../../shared/dates/dates.ts'
import { Button } from '../../ui/core/Button.tsx'
import { ProviderMark } from '../ProviderMark.tsx'
import { UnlinkProviderDialog } from './UnlinkProviderDialog.tsx'
import styles from './SignInWays.module.css'

type Props = { account: AccountOverview; onChange: () => Promise<void> }

/** Accounts elsewhere that sign the client in, each with a way to take it off (never the last way in). */
export function LinkedProviders({ account, onChange }: Props) {
  const [asked, setAsked] = useState<LinkedProvider | null>(null)
  const { providers, hasPassword, secondFactor } = account
  const otherWays = new Set(providers.map(({ provider }) => provider)).size - 1 + secondFactor.passkeys.length
  const isLastWay = !hasPassword && otherWays === 0
  if (providers.length === 0) return null
  return (
    <>
      <ul className={styles.ways}>
        {providers.map((linked) => (
          <li className={styles.way} key={`${linked.provider} ${linked.linkedAt}`}>
            <ProviderMark provider={linked.provider} />
            <div className={styles.words}>
              <p className={styles.name}>{providerNames[linked.provider]}</p>
              <p className={styles.soft}>
                Linked <time dateTime={linked.linkedAt}>{formatMoment(linked.linkedAt)}</time>
              </p>
            </div>
            <Button
              variant="quiet"
              size="small"
              disabledReason={
                isLastWay ? 'This is the only way you sign in. Set a password first.' : undefined
              }
              onClick={() => setAsked(linked)}
            >
              Unlink<span className="visually-hidden"> {providerNames[linked.provider]}</span>
            </Button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <UnlinkProviderDialog
          account={account}
          provider={asked.provider}
          onClose={() => setAsked(null)}
          onChange={onChange}
        />
      )}
    </>
  )
}
