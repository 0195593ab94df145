import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { AccountOverview } from '../../../shared/api/accounts-api.ts'
import type { ApiToken } from '../../../shared/api/api-tokens-api.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { AccountSection } from '../settings/AccountSection.tsx'
import { OwnWebhooks } from '../webhooks/OwnWebhooks.tsx'
import { NewTokenForm } from './NewTokenForm.tsx'
import { ShownOnce } from './ShownOnce.tsx'
import { TokenList } from './TokenList.tsx'
import { scopeTexts, tokenCalls } from './own-token-calls.ts'

type Props = { account: AccountOverview }
type Loaded = { tokens: ApiToken[] } | { message: string } | null
type Step = { kind: 'list' } | { kind: 'form' } | { kind: 'made'; name: string; text: string }

/** Tokens by which the buyer's own programs call, and webhooks by which Dray calls them (PLAT-01, PLAT-13). */
export function TokensSection({ account }: Props) {
  const [loaded, setLoaded] = useState<Loaded>(null)
  const [step, setStep] = useState<Step>({ kind: 'list' })
  useEffect(() => void readInto(setLoaded), [])
  const reload = () => readInto(setLoaded)
  return (
    <AccountSection
      id="connections"
      title="Connections"
      note="A token lets a program of yours, such as a till, call Dray in your name. It never changes your account, and pays on account only."
    >
      {loaded !== null && 'message' in loaded && <Notice tone="error">{loaded.message}</Notice>}
      {loaded !== null && 'tokens' in loaded && (
        <TokenList tokens={loaded.tokens} texts={scopeTexts} end={tokenCalls.end} onEnd={reload} />
      )}
      {step.kind === 'list' && (
        <p>
          <Button variant="quiet" onClick={() => setStep({ kind: 'form' })}>
            Make a token
          </Button>
        </p>
      )}
      {step.kind === 'form' && (
        <NewTokenForm
          account={account}
          onClose={() => setStep({ kind: 'list' })}
          onMade={async ({ name, token }) => {
            setStep({ kind: 'made', name, text: token })
            await reload()
          }}
        />
      )}
      {step.kind === 'made' && (
        <ShownOnce
          heading={`Copy the token ‘${step.name}’ now`}
          what="token"
          note="It is shown once only. Give it to your program and to no one else."
          text={step.text}
          onDone={() => setStep({ kind: 'list' })}
        />
      )}
      <OwnWebhooks account={account} />
    </AccountSection>
  )
}

async function readInto(setLoaded: Dispatch<SetStateAction<Loaded>>): Promise<void> {
  try {
    setLoaded(await tokenCalls.read())
  } catch (error) {
    setLoaded({ message: error instanceof Error ? error.message : 'Request failed' })
  }
}
