import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import { ReachError, type PublicReach } from '../../platform/http/public-reach.ts'
import { giveUpMail } from '../../platform/mail/give-up-mail.ts'
import { breweryPlace, staffPlace } from '../../parties/people/people-place.ts'
import { invitePerson } from '../../parties/people/invite-person.ts'
import type { BreweryScope } from '../../../shared/accounts/api-token-scopes.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { makeToken } from '../../parties/tokens/make-token.ts'
import { makeEndpoint } from '../../integrations/webhooks/change-endpoint.ts'
import { sendWebhooks } from '../../integrations/webhooks/send-webhooks.ts'
import { sendTest } from '../../integrations/webhooks/send-again.ts'
import { nameGroup } from '../../catalogue/groups/name-group.ts'
import { momentOf, type Planned } from './planned-trade.ts'
import { workingDay } from './trade-days.ts'
import { byWorker } from './trade-workers.ts'
import type { TradeStep, TradeWorld } from './trade-world.ts'

const slug = 'learmonth-basin'
const groupSlug = 'forth-crossing'

/** What is between the shop and others: a token, a webhook that fails, invitations, and a mail that was given up. */
export function planConnections({ days }: Planned): TradeStep[] {
  const on = (ago: number, time: string) => momentOf(workingDay(days.last, -ago), time)
  return [
    {
      at: on(20, '10:05'),
      act: byWorker('brewer', tokenFor('Stock on the brewery’s screen', ['stock:read'])),
    },
    { at: on(15, '11:30'), act: byWorker('sales', tokenFor('Order book', ['orders:read', 'stock:read'])) },
    { at: on(12, '09:20'), act: byWorker('accounts', tokenFor('Bookkeeping', ['money:read'])) },
    { at: on(9, '15:20'), act: byWorker('organiser', tokenOfGroup) },
    { at: on(2, '13:10'), act: byWorker('brewer', addWebhook) },
    { at: on(2, '13:12'), act: callNobody },
    { at: on(1, '13:30'), act: callNobody },
    { at: on(3, '16:30'), act: byWorker('brewer', inviteToBrewery) },
    { at: on(2, '09:50'), act: byWorker('admin', inviteToStaff) },
    { at: on(4, '12:15'), act: giveUp },
  ]
}

type Acting = Parameters<Parameters<typeof byWorker>[1]>[1]

const tokenFor =
  (name: string, scopes: readonly BreweryScope[]) =>
  async ({ database, stepDeps, now }: TradeWorld, actor: Acting): Promise<void> => {
    const { id: breweryId } = await nameBrewery(database, slug)
    await makeToken(database, {
      maker: { id: actor.clientId, email: actor.email, name: actor.name },
      owner: { breweryId },
      name,
      scopes,
      days: 90,
      actor,
      link: `${stepDeps.publicUrl}${sellingPaths.connections(slug)}`,
      now,
    })
  }

async function tokenOfGroup({ database, stepDeps, now }: TradeWorld, actor: Acting): Promise<void> {
  const group = await nameGroup(database, groupSlug)
  await makeToken(database, {
    maker: { id: actor.clientId, email: actor.email, name: actor.name },
    owner: { groupId: group.id },
    name: 'Route planner',
    scopes: ['runs:read'],
    days: 365,
    actor,
    link: `${stepDeps.publicUrl}${sellingPaths.groupSettings(group.slug)}`,
    now,
  })
}

/** No one answers at an address that does not exist, and nothing is sent to it. */
const nobody: PublicReach = {
  isClosed: async () => false,
  ask: async () => {
    throw new ReachError('unreachable', 'The name has no address.')
  },
}

async function addWebhook({ database, deps, now }: TradeWorld, actor: Acting): Promise<void> {
  const { id: breweryId } = await nameBrewery(database, slug)
  const url = 'https://till.learmonth-basin.example/dray'
  const events = ['consignment.placed', 'stock.low']
  const made = { owner: { breweryId }, actor, now, url, events }
  const { endpoint } = await makeEndpoint({ database, sealer: deps.sealer, reach: nobody }, made)
  await sendTest(database, { endpointId: endpoint.id, owner: { breweryId }, now })
}

const callNobody = ({ database, deps }: TradeWorld): Promise<void> =>
  sendWebhooks({ ...deps, logger: { error: () => {} }, database, reach: nobody, chance: () => 0.5 })

async function inviteToBrewery({ database, deps, now }: TradeWorld, actor: Acting): Promise<void> {
  const place = breweryPlace({ ...(await nameBrewery(database, slug)), slug })
  const { publicUrl, sealer } = deps
  const invited = { email: 'drays@learmonth-basin.example', role: 'cellar' } as const
  await invitePerson(database, { place, actor, now, publicUrl, sealer, ...invited })
}

async function inviteToStaff({ database, deps, now }: TradeWorld, actor: Acting): Promise<void> {
  const { publicUrl, sealer } = deps
  const invited = { email: 'new.starter@dray.example', role: 'support' } as const
  await invitePerson(database, { place: staffPlace, actor, now, publicUrl, sealer, ...invited })
}

/** The old address of a pub takes no mail any more: its server said so, and nothing of it is sent. */
const giveUp = ({ database, stepDeps }: TradeWorld): Promise<void> =>
  giveUpMail(database, {
    to: { email: 'bar@weavers-rest.example', name: 'Jean Pollock' },
    template: 'trade-account',
    data: {
      name: 'Jean Pollock',
      news: 'change-approved',
      words: null,
      link: `${stepDeps.publicUrl}${paths.trade}`,
    },
    error: '550 5.1.1 bar@weavers-rest.example: the mailbox does not exist',
  })
