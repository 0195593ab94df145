import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import { isStaffRole, staffRoles } from '../../../shared/accounts/roles.ts'
import type { Database } from '../../platform/database/database.ts'
import { grantRole } from '../../parties/roles/change-role.ts'
import { resetSecondFactor } from '../../identity/accounts/second-factor/reset-second-factor.ts'
import { invitePerson } from '../../parties/people/invite-person.ts'
import { staffPlace } from '../../parties/people/people-place.ts'
import { removeRole } from '../../parties/people/remove-role.ts'
import { type Command, NothingThere, UsageError } from './operator-command.ts'

/** A link that is printed goes round more hands than a mail. */
const printedMinutes = 24 * 60

export const staffCommands: Record<string, Command> = {
  add: {
    usage: 'staff add <e-mail> <role>',
    does: 'prints and mails a link of 24 hours, which makes an account and gives the role; the first admin comes so',
    run: async (database, [email, role], { actor, clock, publicUrl, openSealer }) => {
      if (email === undefined || role === undefined || !isStaffRole(role))
        throw new UsageError(`staff add <e-mail> ${staffRoles.join('|')}`)
      const sealer = await openSealer()
      const inviting = { place: staffPlace, actor, now: clock(), publicUrl, sealer }
      const { link } = await database.transaction((transaction) =>
        invitePerson(transaction, { ...inviting, email, role, validMinutes: printedMinutes }),
      )
      return `${email} becomes ${role} by this link. It works once, for 24 hours:\n${link}\n`
    },
  },
  'reset-second-factor': {
    usage: 'staff reset-second-factor <e-mail>',
    does: 'takes a lost second factor off an account; a new one counts after 24 hours',
    run: async (database, [email], { publicUrl, clock }) => {
      if (email === undefined) throw new UsageError('staff reset-second-factor <e-mail>')
      const client = await findClientByEmail(database, email)
      if (client === null) throw new NothingThere(`There is no account with the address ${email}.`)
      await resetSecondFactor({ database, publicUrl, clock }, client.id)
      return `The second factor of ${client.email} is reset. All sessions have ended; a mail says so.\n`
    },
  },
  grant: {
    usage: 'staff grant <e-mail> <role>',
    does: 'someone works for Dray as support, operations, finance or admin',
    run: async (database, words, { actor, clock }) => {
      const { grant, sentence } = await readStaff(database, words, 'staff grant <e-mail> <role>')
      await grantRole(database, grant, { actor, now: clock() })
      return `${sentence}.\n`
    },
  },
  revoke: {
    usage: 'staff revoke <e-mail> <role>',
    does: 'and no longer; there is one admin at least',
    run: async (database, words, { actor, clock }) => {
      const { grant, sentence } = await readStaff(database, words, 'staff revoke <e-mail> <role>')
      await database.transaction((transaction) => removeRole(transaction, { ...grant, actor, now: clock() }))
      return `${sentence}, no longer.\n`
    },
  },
}

async function readStaff(database: Database, [email, role]: string[], form: string) {
  if (email === undefined || role === undefined || !isStaffRole(role)) throw new UsageError(form)
  const client = await findClientByEmail(database, email)
  if (client === null) throw new NothingThere(`There is no account with the address ${email}.`)
  return { grant: { clientId: client.id, role, breweryId: null }, sentence: `${client.email}: ${role}` }
}
