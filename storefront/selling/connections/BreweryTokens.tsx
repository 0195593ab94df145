import { useState } from 'react'
import { scopesOfRole } from '../../../shared/accounts/api-token-scopes.ts'
import type { BreweryRole } from '../../../shared/accounts/roles.ts'
import { ShownOnce } from '../../accounts/tokens/ShownOnce.tsx'
import { TokenList } from '../../accounts/tokens/TokenList.tsx'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Button } from '../../ui/core/Button.tsx'
import { BreweryTokenForm } from './BreweryTokenForm.tsx'
import { breweryTokenCalls, connectionReads, type Tokens } from './connection-calls.ts'
import { breweryScopeTexts } from './connection-words.ts'
import styles from './ConnectionsPage.module.css'

type Props = { brewery: string; role: BreweryRole }
type Step = { kind: 'list' } | { kind: 'form' } | { kind: 'made'; name: string; text: string }

/** The brewery's tokens: all to owners, to others their own (PLAT-01). */
export function BreweryTokens({ brewery, role }: Props) {
  const { loaded, again } = useConsoleRead<Tokens>(connectionReads.tokens(brewery))
  const [step, setStep] = useState<Step>({ kind: 'list' })
  const calls = breweryTokenCalls(brewery)
  return (
    <section className={styles.section} aria-labelledby="tokens">
      <h2 id="tokens">Tokens</h2>
      <p className={styles.note}>
        A token does what its maker may do, within what you tick, and ends when its maker leaves.
      </p>
      <Answered loaded={loaded} again={again}>
        {({ tokens }) => (
          <TokenList tokens={tokens} texts={breweryScopeTexts} end={calls.end} onEnd={again} />
        )}
      </Answered>
      {step.kind === 'list' && (
        <p>
          <Button variant="quiet" onClick={() => setStep({ kind: 'form' })}>
            Make a token
          </Button>
        </p>
      )}
      {step.kind === 'form' && (
        <BreweryTokenForm
          scopes={scopesOfRole(role)}
          make={calls.make}
          onClose={() => setStep({ kind: 'list' })}
          onMade={({ name, token }) => {
            setStep({ kind: 'made', name, text: token })
            again()
          }}
        />
      )}
      {step.kind === 'made' && (
        <ShownOnce
          heading={`Copy the token ‘${step.name}’ now`}
          what="token"
          note="It is shown this once. Give it to your program, and to nobody else."
          text={step.text}
          onDone={() => setStep({ kind: 'list' })}
        />
      )}
    </section>
  )
}
