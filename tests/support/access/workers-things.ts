import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { beerChanges } from '../../../server/backoffice/own-beers/beer-change-tables.ts'
import { breweryImports } from '../../../server/backoffice/import/import-tables.ts'
import { mails } from '../../../server/platform/mail/mail-tables.ts'
import { breweryApplications } from '../../../server/parties/onboarding/application-tables.ts'
import { worklistEntries } from '../../../server/platform/worklist/worklist-tables.ts'
import { aPicture } from '../builders/picture-files.ts'
import { breweryApplication } from '../builders/brewery-application.ts'
import { bearer, tokenOf } from '../shops/account-shop.ts'
import { addMember, addStaff } from '../shops/add-staff.ts'
import { multipart } from '../shops/review-shop.ts'
import { type AccessWorld, askerOf } from './access-asker.ts'

/** What the brewery and the group of the stock have, and what waits for Dray's staff. */
export async function openWorkersThings(world: AccessWorld) {
  return { ...(await brewerysThings(world)), ...(await groupsThings(world)), ...(await staffsThings(world)) }
}

/** Where the brewery is paid, which support never reads. */
export const brewerysAccount = { holder: 'Gannet Ltd', sortCode: '20-99-77', accountNumber: '77665544' }

async function brewerysThings(world: AccessWorld) {
  const { shop, accounts, stock } = world
  const ask = askerOf(shop, accounts)
  const { database } = shop.connection
  const root = `/api/sell/${stock.brewery.slug}`
  const beer = `${root}/beers/${stock.beer.id}`
  const hook = await ask('brewer', 'POST', `${root}/webhooks`, {
    url: 'https://93.184.216.34/gannet',
    events: ['stock.low'],
  })
  await ask('brewer', 'POST', `${root}/webhooks/${hook.id}/test`)
  const { rows: deliveries } = await ask('brewer', 'GET', `${root}/webhooks/${hook.id}/deliveries`)
  const token = { name: 'Gannet till', scopes: ['stock:read'], days: 30 }
  const { id: brewerysToken } = await ask('brewer', 'POST', `${root}/tokens`, token)
  const member = (await shop.register({ name: 'Gannet Gull' })).client.id
  await addMember(database, { clientId: member, breweryId: stock.brewery.id, role: 'cellar' })
  const invited = { email: 'gannet@tern.example', role: 'cellar' }
  const { invitations } = await ask('brewer', 'POST', `${root}/people/invitations`, invited)
  const joining = 'heron@tern.example'
  await ask('brewer', 'POST', `${root}/people/invitations`, { ...invited, email: joining })
  const [invitation] = await shop.mailsTo(joining)
  const list = randomUUID()
  await ask('brewer', 'PUT', `${root}/price-lists/${list}`, {
    name: 'Gannet list',
    percentOff: 500,
    members: [],
    prices: [],
  })
  const beerDraft = randomUUID()
  await ask('brewer', 'PUT', `${root}/beer-drafts/${beerDraft}`, { words: { name: 'Gannet' }, sizes: [] })
  const offer = randomUUID()
  await ask('brewer', 'PUT', `${root}/offers/${offer}`, {
    // Everybody may read it.
    name: 'Any ten',
    fromUnits: 10,
    percentOff: 500,
    priceMinor: null,
    fromDay: null,
    untilDay: null,
    unitLimit: null,
    sizes: [stock.container.id],
  })
  const today = londonDay(shop.now())
  await ask('brewer', 'POST', `${root}/closures`, { from: addDays(today, 60), to: addDays(today, 61) })
  const { closures } = await ask('brewer', 'GET', `${root}/profile`)
  await ask('brewer', 'POST', `${beer}/batches`, {
    gyle: 'Gannet 1',
    rackedOn: '2026-01-05',
    bestBefore: null,
  })
  const { batches } = await ask('brewer', 'GET', beer)
  await ask('brewer', 'POST', beer, { tastingNotes: 'Gannet toast.' })
  await ask('brewer', 'POST', `${root}/page`, { title: 'Gannet beer' })
  await ask('brewer', 'PUT', `${root}/money/account`, brewerysAccount)
  const [change] = await database.select().from(beerChanges).where(eq(beerChanges.beerId, stock.beer.id))
  const gannet = { clientId: member, name: 'Gannet Gull', role: 'cellar', by: 'page' } as const
  const [taken] = await database
    .insert(breweryImports)
    .values({
      breweryId: stock.brewery.id,
      kind: 'prices',
      fileName: 'gannet.csv',
      items: [],
      changes: 0,
      leftOut: 0,
      takenAt: shop.now(),
      takenBy: gannet,
    })
    .returning()
  return {
    brewerysHook: String(hook.id),
    brewerysSecret: String(hook.secret),
    brewerysDelivery: String(deliveries[0].id),
    brewerysToken: String(brewerysToken),
    member,
    brewerysInvitation: String(invitations[0].id),
    joinToken: tokenOf(invitation!.data.link),
    priceList: list,
    beerDraft,
    offer,
    closure: String(closures[0].id),
    batch: String(batches[0].id),
    beerChange: change!.id,
    takenFile: taken!.id,
    beerPicture: await broughtPicture(world, root),
  }
}

/** The name of a picture that waits until Dray has looked at it. */
async function broughtPicture({ shop, accounts }: AccessWorld, root: string): Promise<string> {
  const { payload, contentType } = multipart(await aPicture())
  const headers = { ...accounts.headersOf('brewer'), 'content-type': contentType }
  const brought = await shop.call('POST', `${root}/beer-pictures`, payload, headers)
  return /([0-9a-f]{32})/.exec(String(brought.json().address))![1]!
}

async function groupsThings({ shop, accounts, stock }: AccessWorld) {
  const token = { name: 'Gannet planner', scopes: ['runs:read'], days: 30 }
  const path = `/api/sell/group/${stock.group.slug}/tokens`
  const { id } = await askerOf(shop, accounts)('organiser', 'POST', path, token)
  return { groupsToken: String(id) }
}

async function staffsThings({ shop, accounts }: AccessWorld) {
  const ask = askerOf(shop, accounts)
  const { database } = shop.connection
  const applicant = await shop.register({ name: 'Gannet Hogg' })
  await shop.post('/api/apply', breweryApplication, { ...bearer(applicant), 'idempotency-key': randomUUID() })
  const [application] = await database
    .select()
    .from(breweryApplications)
    .where(eq(breweryApplications.clientId, applicant.client.id))
  const colleague = (await shop.register({ name: 'Gannet Bell' })).client.id
  await addStaff(database, colleague, 'support')
  const invited = { email: 'gannet@dray.example', role: 'support' }
  const { invitations } = await ask('admin', 'POST', '/api/admin/people/invitations', invited)
  const [entry] = await database
    .insert(worklistEntries)
    .values({
      kind: 'import_refused',
      subject: 'gannet',
      about: 'Gannet’s file.',
      owner: 'operations',
      openedAt: shop.now(),
    })
    .returning()
  const [stopped] = await database
    .insert(mails)
    .values({
      template: 'notice',
      toEmail: 'gannet@tern.example',
      toName: 'Gannet',
      data: {},
      failedForGoodAt: shop.now().toISOString(),
    })
    .returning()
  return {
    application: application!.id,
    colleague,
    staffsInvitation: String(invitations[0].id),
    worklistEntry: entry!.id,
    stoppedMail: stopped!.id,
  }
}
