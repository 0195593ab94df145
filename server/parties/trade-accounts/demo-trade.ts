import { readTradeApplication, type TypedTrade } from '../../../shared/trade/read-trade-application.ts'
import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import { operatorActor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { applyForTrade } from './apply-for-trade.ts'
import type { TradeApproval } from './trade-approval.ts'
import { tradeAccountRow } from './trade-queries.ts'

/** A person of the demo shop who buys: the rest of the application is made up. */
export type DemoBuyer = {
  clientId: string
  name: string
  company: string
  town: string
  postcode: string
  /** Made up from the name where it is missing, as the hours are. */
  street?: string
  phone?: string
  opensAt?: string
  closesAt?: string
}

const landlord: TypedTrade = {
  businessName: 'The Salt Cellar',
  kind: 'pub',
  licenceNumber: 'PL-2041',
  premises: [
    {
      tradingName: 'The Salt Cellar',
      street: '14 Shore Lane',
      town: 'Leeds',
      postcode: 'LS1 4DY',
      opensAt: '08:00',
      closesAt: '11:30',
      unloading: 'tail_lift',
      dropNotes: 'Cellar drop is round the back, on Tun Yard. Ring the bell twice.',
      contactName: 'Morag Landlord',
      phone: '0113 496 0000',
    },
  ],
}
const bottleShop: TypedTrade = {
  businessName: 'Shelf & Sons',
  kind: 'bottle_shop',
  licenceNumber: 'YK/PREM/0417',
  awrsNumber: 'XAAW00000123456',
  vatNumber: 'GB980780684',
  premises: [
    {
      tradingName: 'Shelf & Sons',
      street: '3 Cornmarket',
      apartment: 'Back yard',
      town: 'York',
      postcode: 'YO1 8BG',
      opensAt: '07:00',
      closesAt: '10:00',
      unloading: 'tail_lift',
      contactName: 'Ravi Shelf',
      phone: '01904 496 0000',
    },
  ],
}
const newPub: TypedTrade = {
  businessName: 'The New Inn',
  kind: 'pub',
  licenceNumber: 'EDI/PREM/1187',
  premises: [
    {
      tradingName: 'The New Inn',
      street: '8 Elbe Street',
      town: 'Edinburgh',
      postcode: 'EH6 7HW',
      opensAt: '09:00',
      closesAt: '12:00',
      unloading: 'tail_lift',
      contactName: 'Effie Newlands',
      phone: '0131 496 0000',
    },
  ],
}
/** What each states, and whether it waits for the staff. */
const applications: Readonly<Record<string, { typed: TypedTrade; approval: TradeApproval }>> = {
  'landlord@dray.example': { typed: landlord, approval: 'automatic' },
  'bottleshop@dray.example': { typed: bottleShop, approval: 'automatic' },
  'newpub@dray.example': { typed: newPub, approval: 'review' },
}

/**
 * Applies for the clients whom the demo shop prints at its start: all but one are approved. An account that has been applied
 * for stays as it is.
 */
export async function applyForDemoClients(
  database: Database,
  clients: readonly { email: string }[],
  now: Date,
): Promise<void> {
  for (const { email } of clients) {
    const client = await findClientByEmail(database, email)
    const application = applications[email]
    if (client === null || application === undefined) continue
    const account = await tradeAccountRow(database, client.id)
    if (account === null || account.state === 'none') await apply(database, client.id, application, now)
  }
}

/** Approves the people who have written the reviews of the demo shop. */
export async function approveDemoBuyers(
  database: Database,
  buyers: readonly DemoBuyer[],
  now: Date,
): Promise<void> {
  for (const buyer of buyers) await applyDemoBuyer(database, buyer, { approval: 'automatic', now })
}

/** One person of the demo shop applies with what is known, and the rest made up from the name. */
export async function applyDemoBuyer(
  database: Database,
  { clientId, name, company, town, postcode, ...known }: DemoBuyer,
  { approval, now }: { approval: TradeApproval; now: Date },
): Promise<void> {
  const figure = figureOf(company)
  const place = {
    tradingName: company,
    street: `${1 + (figure % 88)} ${streets[figure % streets.length]}`,
    town,
    postcode,
    contactName: name,
    opensAt: `0${7 + (figure % 3)}:00`,
    closesAt: `${11 + (figure % 4)}:30`,
    phone: `01632 960 ${300 + (figure % 600)}`,
    unloading: 'tail_lift',
    ...known,
  }
  const licenceNumber = `PL-${3000 + (figure % 5000)}`
  const typed = { businessName: company, kind: 'pub', licenceNumber, premises: [place] }
  await apply(database, clientId, { typed, approval }, now)
}

const streets = ['Market Place', 'Church Street', 'Mill Lane', 'Station Road', 'Bridge Street', 'The Cross']
/** The same figure for the same text. */
const figureOf = (text: string): number =>
  [...text].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 7919, 7)

/** By the use case that every buyer takes. No one reads the mails of these people. */
async function apply(
  database: Database,
  clientId: string,
  { typed, approval }: { typed: TypedTrade; approval: TradeApproval },
  now: Date,
): Promise<void> {
  const read = readTradeApplication(typed)
  if (read.kind === 'incomplete') throw new Error(`The demo shop is faulty: ${read.problems[0]?.message}`)
  const { application } = read
  const applying = { clientId, application, approval, actor: operatorActor } as const
  await database.transaction((transaction) =>
    applyForTrade(transaction, { ...applying, publicUrl: null, now }),
  )
}
