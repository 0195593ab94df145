import { alertsPath } from './alert-path.ts'
import { cellarPath } from './cellar.ts'

/** The pages of a client's settings, in their order, and what is on each. */
export const settingsSections = {
  details: {
    label: 'Details and addresses',
    path: '/account/settings/details',
    parts: ['details', 'trade', 'addresses'],
  },
  business: { label: 'Sites and people', path: '/account/settings/business', parts: ['business'] },
  cellar: { label: 'Cellar and wishes', path: cellarPath, parts: ['cellar', 'wish', 'phone-orders'] },
  security: {
    label: 'Signing in',
    path: '/account/settings/security',
    parts: ['password', 'sign-in', 'second-factor', 'sessions'],
  },
  connections: {
    label: 'Programs and calendar',
    path: '/account/settings/connections',
    parts: ['connections', 'calendar'],
  },
  alerts: { label: 'Alerts', path: alertsPath, parts: ['follows', 'stock', 'alerts'] },
  letters: { label: 'Emails from us', path: '/account/settings/letters', parts: ['letters'] },
  data: { label: 'Your data', path: '/account/settings/data', parts: ['data'] },
} as const satisfies Record<string, { label: string; path: string; parts: readonly string[] }>

export type SettingsSection = keyof typeof settingsSections

export const settingsNames = Object.keys(settingsSections) as SettingsSection[]

/** Where a part of the settings is now that mails of old call `/account/overview#part`; null of anything else. */
export function settingsAddress(part: string): string | null {
  const name = settingsNames.find((each) =>
    (settingsSections[each].parts as readonly string[]).includes(part),
  )
  return name === undefined ? null : `${settingsSections[name].path}#${part}`
}

/** What /account/undo-email-change shows; 'taken' if another account has the former address by now. */
export type UndoEmailChangeData = { title: string } & (
  | { state: 'asking'; token: string }
  | { state: 'done' | 'over' | 'taken' | 'limited' }
)
