import { isUuid } from '../../../shared/format/uuid.ts'
import { switchEndpoint } from '../../integrations/webhooks/change-endpoint.ts'
import { findWebhooks } from '../../integrations/webhooks/find-webhooks.ts'
import { sendSince, sendTest } from '../../integrations/webhooks/send-again.ts'
import { type Command, UsageError } from './operator-command.ts'

const listUsage = 'webhooks list [failing]'
const sinceUsage = 'webhooks again <id> <since>'

export const webhookCommands: Record<string, Command> = {
  list: {
    usage: listUsage,
    does: 'webhooks of breweries and buyers; failing: those that are off or have had no success lately',
    run: async (database, [word]) => {
      if (word !== undefined && word !== 'failing') throw new UsageError(listUsage)
      const rows = await findWebhooks(database, { onlyFailing: word === 'failing' })
      const lines = rows.map(({ id, url, ownerName, failingSince, offAt, offReason }) => {
        const failing = failingSince === null ? 'works' : `fails since ${failingSince.toISOString()}`
        const state = offAt === null ? failing : `off since ${offAt.toISOString()} (${offReason})`
        return `${id}  ${ownerName}  ${url}  ${state}\n`
      })
      return lines.join('') || 'There is none.\n'
    },
  },
  'switch-on': switching(true),
  'switch-off': switching(false),
  again: {
    usage: sinceUsage,
    does: 'sends a webhook all its events since a time, such as 2026-12-01T09:00:00Z',
    run: async (database, [id, moment], { clock }) => {
      const since = new Date(moment ?? '')
      if (Number.isNaN(since.getTime())) throw new UsageError(sinceUsage)
      const endpointId = readId(id, sinceUsage)
      const count = await database.transaction((transaction) =>
        sendSince(transaction, { endpointId, owner: null, since, now: clock() }),
      )
      return `${count === 1 ? '1 event is' : `${count} events are`} on the way again.\n`
    },
  },
  test: {
    usage: 'webhooks test <id>',
    does: 'sends a webhook a test; its log has the answer',
    run: async (database, [id], { clock }) => {
      const endpointId = readId(id, 'webhooks test <id>')
      await database.transaction((transaction) =>
        sendTest(transaction, { endpointId, owner: null, now: clock() }),
      )
      return 'A test is on the way.\n'
    },
  },
}

function switching(isOn: boolean): Command {
  const usage = `webhooks switch-${isOn ? 'on' : 'off'} <id>`
  return {
    usage,
    does: isOn
      ? 'sends to a webhook again; not what happened meanwhile'
      : 'sends nothing to a webhook any more',
    run: async (database, [word], { actor, clock }) => {
      const id = readId(word, usage)
      const { url } = await database.transaction((transaction) =>
        switchEndpoint(transaction, { id, isOn, owner: null, actor, now: clock() }),
      )
      return `${url} is ${isOn ? 'on' : 'off'}.\n`
    },
  }
}

function readId(word: string | undefined, usage: string): string {
  if (word === undefined || !isUuid(word)) throw new UsageError(usage)
  return word
}
