import type {
  IdentityProviders,
  ProvidedIdentity,
} from '../../../server/identity/accounts/identity-providers.ts'
import { providerRefused } from '../../../server/platform/errors/sign-in-errors.ts'
import { newEmail } from './account-shop.ts'

type Person = Omit<ProvidedIdentity, 'provider'>

/** Providers that know the people a test names: `person` answers the code that signs such a person in. */
export function fakeProviders(): {
  providers: IdentityProviders
  person: (overrides?: Partial<Person>) => string
} {
  const people = new Map<string, Person>()
  return {
    providers: {
      exchange: async (provider, { code }) => {
        const known = people.get(code)
        if (!known) throw providerRefused(provider)
        return { provider, ...known }
      },
    },
    person: (overrides = {}) => {
      const code = `code-${people.size + 1}`
      const subject = `subject-${people.size + 1}`
      const usual = { email: newEmail(), emailVouchedFor: true, name: 'Maggie Tapster' }
      people.set(code, { subject, ...usual, ...overrides })
      return code
    },
  }
}
