import { expect, test } from 'vitest'
import { assessSignatures } from './assess-signatures.ts'

test.each([
  [0, 'audited 693 packages in 6s\n693 packages have verified registry signatures', 'verified'],
  [1, '1 package has an invalid registry signature:', 'refused'],
  [1, '2 packages have missing registry signatures but the registry is providing signing keys', 'refused'],
  [1, '1 package has an invalid registry signature:\nnpm error E404', 'refused'],
  [1, 'npm error something of another kind', 'refused'],
  [
    1,
    'npm error found no dependencies to audit that were installed from a supported registry',
    'unavailable',
  ],
  [
    1,
    'npm error network request failed, reason: getaddrinfo ENOTFOUND tuf-repo-cdn.sigstore.dev',
    'unavailable',
  ],
] as const)('exit %i with %j is %s (security 16)', (code, output, outcome) => {
  expect(assessSignatures({ code, output })).toBe(outcome)
})
