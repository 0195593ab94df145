import { useEffect, useState } from 'react'
import type { AccountOverview } from '../../../shared/api/accounts-api.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { AccountSection } from '../settings/AccountSection.tsx'
import { AddFactor } from './AddFactor.tsx'
import { FactorList } from './FactorList.tsx'
import { useHasPasskeys } from './PasskeyButton.tsx'
import { signalAcceptedPasskeys } from './passkey-signals.ts'
import { RecoveryCodeList } from './RecoveryCodeList.tsx'
import { RecoveryCodesLeft } from './RecoveryCodesLeft.tsx'
import { secondFactorCalls } from './second-factor-calls.ts'
import { StepUpForm } from './StepUpForm.tsx'
import { useFreshFactor } from './use-fresh-factor.ts'
import styles from './SecondFactor.module.css'

type Props = { account: AccountOverview; onChange: () => Promise<void> }

/** Passkeys, the authenticator app and recovery codes (ROLE-07 to ROLE-12). */
export function SecondFactorSection({ account, onChange }: Props) {
  const { secondFactor } = account
  const { passkeys, authenticatorAddedAt, asksAtSignIn, isNeeded, restsUntil } = secondFactor
  const hasPasskeys = useHasPasskeys()
  const hasAny = passkeys.length > 0 || authenticatorAddedAt !== null
  const [adding, setAdding] = useState<'passkey' | 'app' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { isAsked, withFresh, goOn } = useFreshFactor({ secondFactor, hasAny, onChange })

  useEffect(() => signalAcceptedPasskeys(secondFactor), [secondFactor])

  const added = async (recoveryCodes: string[] | null) => {
    setAdding(null)
    if (recoveryCodes !== null) setCodes(recoveryCodes)
    announce('Your second factor is added.')
    await onChange()
  }
  const add = (kind: 'passkey' | 'app') => withFresh(async () => setAdding(kind))
  const choose = async (asks: boolean) => {
    await secondFactorCalls.chooseAtSignIn(asks)
    await onChange()
  }
  return (
    <AccountSection
      id="second-factor"
      title="Second factor"
      note="With a second factor no one signs in with a stolen password alone. A passkey also signs you in without one."
    >
      {isNeeded && !hasAny && (
        <Notice tone="warning" title="Your work on Dray needs a second factor. Please add one." />
      )}
      {restsUntil !== null && (
        <Notice tone="warning" title="Your second factor was reset. A new one counts 24 hours after that." />
      )}
      {codes !== null && <RecoveryCodeList codes={codes} onDone={() => setCodes(null)} />}
      {hasAny && <FactorList secondFactor={secondFactor} withFresh={withFresh} onChange={onChange} />}
      {isAsked && (
        <section className={styles.panel} aria-label="Show that it is you">
          <h3 className={styles.heading}>First show that it is you</h3>
          <StepUpForm
            hasPasskey={passkeys.length > 0}
            hasAuthenticator={authenticatorAddedAt !== null}
            onDone={goOn}
          />
        </section>
      )}
      {adding !== null && (
        <AddFactor
          key={adding}
          account={account}
          kind={adding}
          onClose={() => setAdding(null)}
          onAdded={added}
        />
      )}
      {adding === null && !isAsked && (
        <div className={styles.actions}>
          {hasPasskeys && (
            <Button variant="quiet" icon="plus" onClick={() => add('passkey')}>
              Add a passkey
            </Button>
          )}
          {authenticatorAddedAt === null && (
            <Button variant="quiet" icon="plus" onClick={() => add('app')}>
              Add an authenticator app
            </Button>
          )}
        </div>
      )}
      {hasAny && (
        <>
          <Checkbox
            name="asksAtSignIn"
            label="Ask for it when I sign in with my password or a provider"
            isChecked={asksAtSignIn}
            onChange={(isChecked) => withFresh(() => choose(isChecked))}
          />
          <RecoveryCodesLeft
            left={secondFactor.recoveryCodesLeft}
            onRenew={() =>
              withFresh(async () => {
                setCodes((await secondFactorCalls.newRecoveryCodes()).recoveryCodes)
                await onChange()
              })
            }
          />
        </>
      )}
    </AccountSection>
  )
}
