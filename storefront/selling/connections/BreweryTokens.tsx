import { useState } from 'react'
import { scopesOfRole } from '../../../shared/accounts/api-token-scopes.ts'
import type { BreweryRole } from '../../../shared/accounts/roles.ts'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { breweryTokenCalls, connectionReads, type TokensRead } from './connection-calls.ts'
import { breweryScopeTexts } from './connection-words.ts'
import styles from './ConnectionsPage.module.css'
import { Tokens, type TokenStep } from './Tokens.tsx'

type Props = { brewery: string; role: BreweryRole }

/** The brewery's tokens: all to owners, to others their own (PLAT-01). */
export function BreweryTokens({ brewery, role }: Props) {
  const { loaded, again } = useConsoleRead<TokensRead>(connectionReads.tokens(brewery))
  const [step, setStep] = useState<TokenStep>({ kind: 'list' })
  return (
    <section className={styles.section} aria-labelledby="tokens">
      <h2 id="tokens">Tokens</h2>
      <p className={styles.note}>
        A token does what its maker may do, within what you tick, and ends when its maker leaves.
      </p>
      <Answered loaded={loaded} again={again}>
        {({ tokens }) => (
          <Tokens
            tokens={tokens}
            scopes={scopesOfRole(role)}
            texts={breweryScopeTexts}
            calls={breweryTokenCalls(brewery)}
            again={again}
            step={step}
            setStep={setStep}
          />
        )}
      </Answered>
    </section>
  )
}
