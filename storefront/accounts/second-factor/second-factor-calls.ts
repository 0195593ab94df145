import type { Static } from 'typebox'
import type {
  FactorAdded,
  PasskeyCreation,
  RecoveryCodes,
  SteppedUp,
  TotpSecret,
} from '../../../shared/api/second-factor-api.ts'
import { clientCall } from '../../api/client-calls.ts'
import { answerWithPasskey, type PasskeyOptions } from './passkeys.ts'

const factor = '/api/account/second-factor'
const passkeys = '/api/account/passkeys'
const post = <T>(path: string, body?: object) => clientCall<T>(path, { method: 'POST', body })
const codeBody = (code: string) => (code.trim() === '' ? {} : { code: code.trim() })

/** The calls of the second factor. All throw as clientCall does, those with a passkey PasskeyProblem too. */
export const secondFactorCalls = {
  giveCode: (code: string) => post<Static<typeof SteppedUp>>(factor, { code: code.trim() }),
  givePasskey: async () => {
    const options = await post<PasskeyOptions>(`${factor}/passkey-options`)
    await post<void>(`${factor}/passkey`, await answerWithPasskey(options))
  },
  beginApp: (mailCode: string) =>
    post<Static<typeof TotpSecret>>(`${factor}/authenticator`, codeBody(mailCode)),
  confirmApp: (code: string) =>
    post<Static<typeof FactorAdded>>(`${factor}/authenticator/confirmation`, { code: code.trim() }),
  removeApp: () => clientCall<void>(`${factor}/authenticator`, { method: 'DELETE' }),
  beginPasskey: (mailCode: string) => post<PasskeyOptions>(`${passkeys}/options`, codeBody(mailCode)),
  addPasskey: (creation: PasskeyCreation) => post<Static<typeof FactorAdded>>(passkeys, creation),
  removePasskey: (id: string) =>
    clientCall<void>(`${passkeys}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  newRecoveryCodes: () => post<Static<typeof RecoveryCodes>>(`${factor}/recovery-codes`),
  chooseAtSignIn: (asksAtSignIn: boolean) =>
    clientCall<void>(`${factor}/at-sign-in`, { method: 'PUT', body: { asksAtSignIn } }),
}
