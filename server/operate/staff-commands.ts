import { findClientByEmail } from '../accounts/find-client-by-email.ts'
import { isStaffRole } from '../../shared/accounts/roles.ts'
import type { Database } from '../database/database.ts'
import { grantRole, revokeRole } from '../roles/change-role.ts'
import { resetSecondFactor } from '../accounts/second-factor/reset-second-factor.ts'
import { type Command, NothingThere, UsageError } from './operator-command.ts'

export const staffCommands: Record<string, Command> = {
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
    does: 'somebody works for Dray as support, operations, finance or admin',
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
      await revokeRole(database, grant, { actor, now: clock() })
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
