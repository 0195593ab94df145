import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import type { SwitchAlerts } from '../../identity/newsletter/open-newsletter.ts'
import { switchKind } from '../../parties/notices/own-notices.ts'

/** Switches alerts of the client with an address, for the links in their mails (ALERT-04). */
export const switchAlerts: SwitchAlerts = async (transaction, { email, kinds, isOn }) => {
  const client = await findClientByEmail(transaction, email)
  if (client === null) return false
  let isChanged = false
  for (const kind of kinds)
    if (await switchKind(transaction, { clientId: client.id, kind, isOn })) isChanged = true
  return isChanged
}
