import type { ApiScope } from '../../../shared/accounts/api-token-scopes.ts'
import type { ApiToken } from '../../../shared/api/api-tokens-api.ts'
import { ShownOnce } from '../../accounts/tokens/ShownOnce.tsx'
import { TokenList } from '../../accounts/tokens/TokenList.tsx'
import { DraftedForm } from '../../console/drafts/DraftedForm.tsx'
import { Button } from '../../ui/core/Button.tsx'
import type { TokenCalls } from './connection-calls.ts'
import { TokenForm } from './TokenForm.tsx'

type Props = {
  tokens: ApiToken[]
  /** What a new token may be given; none where the person makes none. */
  scopes: readonly ApiScope[]
  texts: Readonly<Record<string, string>>
  calls: TokenCalls
  again: () => Promise<void> | void
  /** Lives above what is read again: the text of a new token is shown this once. */
  step: TokenStep
  setStep: (step: TokenStep) => void
}
export type TokenStep = { kind: 'list' } | { kind: 'form' } | { kind: 'made'; name: string; text: string }

/** The tokens of a brewery or a group, and a new one, which is shown once (PLAT-01). */
export function Tokens({ tokens, scopes, texts, calls, again, step, setStep }: Props) {
  const mayMake = scopes.length > 0
  return (
    <>
      <TokenList tokens={tokens} texts={texts} end={mayMake ? calls.end : null} onEnd={again} />
      {step.kind === 'list' && mayMake && (
        <p>
          <Button variant="quiet" onClick={() => setStep({ kind: 'form' })}>
            Make a token
          </Button>
        </p>
      )}
      {step.kind === 'form' && (
        <DraftedForm name={`POST ${calls.path}`}>
          {(drop) => (
            <TokenForm
              scopes={scopes}
              texts={texts}
              make={calls.make}
              onClose={() => setStep({ kind: 'list' })}
              onMade={({ name, token }) => {
                drop()
                setStep({ kind: 'made', name, text: token })
                void again()
              }}
            />
          )}
        </DraftedForm>
      )}
      {step.kind === 'made' && (
        <ShownOnce
          heading={`Copy the token ‘${step.name}’ now`}
          what="token"
          note="It is shown this once. Give it to your program, and to no one else."
          text={step.text}
          onDone={() => setStep({ kind: 'list' })}
        />
      )}
    </>
  )
}
