import {
  FactorAdded,
  FactorProof,
  RecoveryCodes,
  SecondFactorCode,
  SignInChoice,
  SteppedUp,
  TotpSecret,
} from '../../../shared/api/second-factor-api.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { bodyMayBeMissing, acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import type { Accounts } from './accounts.ts'
import { callerOfRequest } from './account-requests.ts'
import { chooseSignInStep } from './second-factor/choose-sign-in-step.ts'
import { beginTotp, confirmTotp } from './second-factor/enrol-totp.ts'
import { removeTotp } from './second-factor/remove-factor.ts'
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts'
import { stepUpByCode } from './second-factor/step-up.ts'

const bodyLimit = 16 * 1024
const documented = { tags: ['Second factor'], security: [{ bearer: [] }] }
const place = '/api/account/second-factor'

/** The client's authenticator app and recovery codes, and the code that makes a session strong (ROLE-07 to ROLE-12). */
export async function secondFactorRoutes(
  app: App,
  { accounts, identity }: { accounts: Accounts; identity: Identity },
): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)

  app.post(
    place,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Shows by a code that it is still the client: the session is strong',
        body: SecondFactorCode,
        response: { 200: SteppedUp },
      },
    },
    async (request) => {
      const { id: clientId, sessionId } = await identity.requireClient(request)
      const caller = callerOfRequest(request)
      return stepUpByCode(accounts, { clientId, sessionId, ...request.body, caller })
    },
  )

  app.put(
    `${place}/at-sign-in`,
    {
      bodyLimit,
      schema: { ...documented, summary: 'Whether signing in asks for it too', body: SignInChoice },
    },
    async (request, reply) => {
      const { id: clientId, sessionId } = await identity.requireClient(request)
      const caller = callerOfRequest(request)
      await chooseSignInStep(accounts, { clientId, sessionId, ...request.body, caller })
      return reply.code(204).send()
    },
  )

  app.post(
    `${place}/authenticator`,
    {
      bodyLimit,
      preValidation: bodyMayBeMissing,
      schema: {
        ...documented,
        summary: 'Begins with an authenticator app: the secret it needs',
        body: FactorProof,
        response: { 200: TotpSecret },
      },
    },
    async (request) => {
      const { id: clientId, sessionId } = await identity.requireClient(request)
      const caller = callerOfRequest(request)
      return beginTotp(accounts, { clientId, sessionId, ...request.body, caller })
    },
  )

  app.post(
    `${place}/authenticator/confirmation`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Takes the app into use by its first code',
        body: SecondFactorCode,
        response: { 200: FactorAdded },
      },
    },
    async (request) => {
      const { id: clientId, sessionId } = await identity.requireClient(request)
      const caller = callerOfRequest(request)
      return confirmTotp(accounts, { clientId, sessionId, ...request.body, caller })
    },
  )

  app.delete(
    `${place}/authenticator`,
    {
      bodyLimit,
      schema: { ...documented, summary: 'Removes the authenticator app; ends all other sessions' },
    },
    async (request, reply) => {
      const { id: clientId, sessionId } = await identity.requireClient(request)
      await removeTotp(accounts, { clientId, sessionId, caller: callerOfRequest(request) })
      return reply.code(204).send()
    },
  )

  app.post(
    `${place}/recovery-codes`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Ten new recovery codes in place of the old',
        response: { 200: RecoveryCodes },
      },
    },
    async (request) => {
      const { id: clientId, sessionId } = await identity.requireClient(request)
      const caller = callerOfRequest(request)
      return { recoveryCodes: await renewRecoveryCodes(accounts, { clientId, sessionId, caller }) }
    },
  )
}
