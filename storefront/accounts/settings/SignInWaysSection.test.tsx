import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AccountOverview, LinkedProvider } from '../../../shared/api/accounts-api.ts'
import { PasswordSection } from './PasswordSection.tsx'
import { SignInWaysSection } from './SignInWaysSection.tsx'

const moment = '2026-01-05T10:00:00.000Z'
const google: LinkedProvider = { provider: 'google', linkedAt: moment }
const passkey = { id: '1', name: 'Firefox on Linux', createdAt: moment, lastUsedAt: null }
const nothing = async () => {}

function pageOf(ways: { hasPassword: boolean; providers: LinkedProvider[]; passkeys: (typeof passkey)[] }) {
  const { passkeys, ...account } = ways
  const shown = { ...account, secondFactor: { passkeys } } as unknown as AccountOverview
  return renderToStaticMarkup(
    <>
      <SignInWaysSection account={shown} onChange={nothing} />
      <PasswordSection email="maggie@thetap.example" hasPassword={ways.hasPassword} onChange={nothing} />
    </>,
  )
}

const lastWay = 'This is the only way you sign in.'

test('the only provider can be unlinked by anyone who has a passkey, as the server allows (security 17)', () => {
  const ways = { hasPassword: false, providers: [google], passkeys: [] }
  expect(pageOf(ways)).toContain(lastWay)
  expect(pageOf({ ...ways, passkeys: [passkey] })).not.toContain(lastWay)
  expect(pageOf({ ...ways, hasPassword: true })).not.toContain(lastWay)
})

test('who has a passkey alone reads of no password and of no provider (security 17)', () => {
  const page = pageOf({ hasPassword: false, providers: [], passkeys: [passkey] })
  expect(page).toContain('You sign in with a passkey.')
  expect(page).not.toMatch(/with your email address and password|sign in with a provider/)
})
