import { freshFactorMinutes } from '../../../shared/limits/limits.ts'
import type { SecondFactorOverview } from '../../../shared/api/second-factor-api.ts'
import type { Accounts } from './accounts.ts'
import { isResting, ownFactors } from './second-factor/own-factors.ts'
import { passkeyUserId, relyingParty } from './passkeys/relying-party.ts'
import { countRecoveryCodes } from './second-factor/recovery-code-queries.ts'
import { factorPolicyOf } from './second-factor/require-second-factor.ts'
import { sessionStrength } from './sessions/session-strength-queries.ts'

/** The second factors as the account page shows them. */
export async function secondFactorOverview(
  accounts: Accounts,
  { clientId, sessionId }: { clientId: string; sessionId: string },
): Promise<SecondFactorOverview> {
  const { database, clock, publicUrl } = accounts
  const now = clock()
  const [factors, recoveryCodesLeft, { factorAt }, policy] = await Promise.all([
    ownFactors(database, clientId),
    countRecoveryCodes(database, clientId),
    sessionStrength(database, sessionId),
    factorPolicyOf(accounts, database, clientId),
  ])
  const freshUntil = factorAt && new Date(factorAt.getTime() + freshFactorMinutes * 60_000)
  return {
    authenticatorAddedAt: factors.totpConfirmedAt?.toISOString() ?? null,
    passkeys: factors.passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    acceptedPasskeys: {
      rpId: relyingParty(publicUrl).rpId,
      userId: Buffer.from(passkeyUserId(clientId)).toString('base64url'),
      allAcceptedCredentialIds: factors.passkeys.map(({ credentialId }) => credentialId),
    },
    recoveryCodesLeft,
    asksAtSignIn: factors.asksAtSignIn,
    isNeeded: policy !== null,
    freshUntil: freshUntil !== null && freshUntil > now ? freshUntil.toISOString() : null,
    restsUntil: isResting(factors, now) ? factors.restsUntil!.toISOString() : null,
  }
}
