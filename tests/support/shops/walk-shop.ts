import { findPaidOrders } from '../../../server/trading/orders/find-paid-orders.ts'
import { eq } from 'drizzle-orm'
import { addWorkingDays, londonMoment } from '../../../shared/working-time/working-time.ts'
import { clients } from '../../../server/identity/accounts/client-tables.ts'
import { buildApp } from '../../../server/app.ts'
import { demoSeller } from '../../../server/platform/config/seller-settings.ts'
import { connectEmbedded } from '../../../server/platform/database/embedded-database.ts'
import { migrate } from '../../../server/platform/database/apply-migrations.ts'
import { storeDrayDetails } from '../../../server/finance/documents/store-dray-details.ts'
import { createLogger } from '../../../server/platform/http/create-logger.ts'
import { commandFor } from '../../../server/backoffice/operate/find-command.ts'
import { findOpenClaimMoney } from '../../../server/trading/orders/claims/open-claim-money.ts'
import { sweepOrders } from '../../../server/trading/orders/lapse-orders.ts'
import { sweepDeadlines } from '../../../server/trading/orders/life/sweep-deadlines.ts'
import { sweepRuns } from '../../../server/trading/orders/runs/sweep-runs.ts'
import { loadBuiltRenderer } from '../../../server/content/pages/page-renderer.ts'
import { bookProviderFees } from '../../../server/finance/payments/book-provider-fees.ts'
import { agreeFeeRate } from '../../../server/finance/payments/fee-rates.ts'
import { createStripeProvider } from '../../../server/finance/payments/stripe-provider.ts'
import { makePayouts } from '../../../server/finance/payouts/make-payouts.ts'
import { sendPayouts } from '../../../server/finance/payouts/send-payouts.ts'
import { reconcile } from '../../../server/finance/reconciliation/reconcile.ts'
import { findRunsFrom } from '../../../server/parties/runs/find-runs.ts'
import { approveClients } from '../builders/approve-clients.ts'
import { buildBeer, buildBrewery, buildContainer, buildGroup } from '../builders/builders.ts'
import { registerClient } from '../pages/sessions.ts'
import { freePort } from '../servers/free-port.ts'
import { startStripe, webhookSecret } from '../servers/stripe-server.ts'
import { addMember, addOrganiser, addStaff } from './add-staff.ts'
import { operatorContext } from './operator-context.ts'
import { testSealer } from './test-sealer.ts'

const cans = { name: '24 x 440ml Can', type: 'smallpack', packSize: 24, volumeMl: 440, priceMinor: 3840 }
const firkin = { name: '9g Cask (Firkin)', type: 'cask', volumeMl: 40_900, priceMinor: 8650 }
const keg50 = { name: 'Keg 50 L', type: 'keg', volumeMl: 50_000, priceMinor: 12_800 }
/** The breweries of section 17, their beer and what the pub orders of it. */
const sellers = [
  { name: 'Alder Brewing', slug: 'alder', beer: 'Alder Pale', container: cans, quantity: 10 },
  { name: 'Birch Brewing', slug: 'birch', beer: 'Birch Bitter', container: firkin, quantity: 6 },
  { name: 'Cedar Brewing', slug: 'cedar', beer: 'Cedar Stout', container: keg50, quantity: 4 },
] as const
const who = ['buyer', 'publican', 'alder', 'birch', 'cedar', 'organiser', 'operations', 'finance'] as const
const quiet = { warn: () => {} }

/** The shop of the walk to the penny in this process: its clock is the test's, and Stripe is a stand-in. */
export async function openWalkShop() {
  let time = Math.floor(Date.now() / 1000) * 1000
  const clock = () => new Date(time)
  const stripe = await startStripe()
  const connection = await connectEmbedded()
  await migrate(connection)
  const { database } = connection
  const provider = createStripeProvider(
    {
      secretKey: 'sk_test_stand_in',
      webhookSecret,
      publishableKey: 'pk_test_stand_in',
      isTestMode: true,
      feeRate: 300,
      offersPayByBank: false,
      apiUrl: stripe.url,
    },
    { timeoutMs: 5000, retries: 0 },
  )
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  await storeDrayDetails(database, demoSeller, clock())
  const { group, ids } = await stockShop()
  const { app } = await buildApp({
    connection,
    renderer: await loadBuiltRenderer(),
    publicUrl: url,
    mediaFolder: 'var/test-media',
    logger: createLogger('error'),
    sealer: testSealer,
    payments: provider,
    role: 'web',
    accounts: { clock, secondFactor: 'off' },
  })
  await app.listen({ port, host: '127.0.0.1' })
  const deps = { database, provider, publicUrl: url, sealer: testSealer, logger: quiet, clock }

  async function stockShop() {
    const ids: Partial<Record<string, string>> = {}
    for (const { name, slug, beer, container } of sellers) {
      const brewery = await buildBrewery(database, { name, slug }, clock())
      ids[slug] = brewery.id
      const { id: beerId } = await buildBeer(database, { breweryId: brewery.id, name: beer })
      await buildContainer(database, { ...container, beerId, availableUnits: 100 })
      const agreed = { breweryId: brewery.id, rate: 300, setBy: 'Fay Till', now: new Date('2020-01-01') }
      await agreeFeeRate(database, agreed)
    }
    const { id: beerId } = await buildBeer(database, { breweryId: ids['birch']!, name: 'Birch Mild' })
    await buildContainer(database, { ...firkin, beerId, availableUnits: 5, priceMinor: 8200 })
    const breweryIds = Object.values(ids) as string[]
    const group = await buildGroup(database, { name: 'Northern Line', slug: 'northern-line', breweryIds })
    return { group, ids }
  }

  const operate = (...words: string[]) =>
    commandFor(words)(database, { ...operatorContext, clock, openProvider: () => provider })
  for (const { slug } of sellers) await operate('breweries', 'stripe-account', slug, `acct_${slug}`)
  const [run] = await findRunsFrom(database, group.id, '2000-01-01')
  const goTo = (moment: Date) => void (time = Math.max(time, moment.getTime()))

  return {
    url,
    stripe,
    sellers,
    group,
    run: run!,
    /** The addresses of new accounts: the pubs', each brewery owner's, the organiser's and Dray's people's. */
    people: async () => {
      const people = {} as Record<(typeof who)[number], string>
      for (const name of who) {
        const { client, email } = await registerClient(url)
        people[name] = email
        await database.update(clients).set({ emailConfirmedAt: clock() }).where(eq(clients.id, client.id))
        const breweryId = ids[name as keyof typeof ids]
        if (name === 'buyer' || name === 'publican') await approveClients(database, [client.id])
        else if (name === 'organiser') await addOrganiser(database, client.id, group.id)
        else if (breweryId === undefined)
          await addStaff(database, client.id, name as 'operations' | 'finance')
        else await addMember(database, { clientId: client.id, breweryId, role: 'owner' })
      }
      return people
    },
    /** What the shop's clock does on its own. */
    sweep: async () => {
      await sweepRuns(deps)
      await sweepDeadlines(deps)
      await sweepOrders(deps)
    },
    goTo,
    /** The card has paid: Stripe tells what it kept of it. */
    takeProviderFee: async (feeMinor: number) => {
      const [intent] = stripe.books.intents.values()
      stripe.books.fees.set(intent!.latest_charge!, feeMinor)
      await bookProviderFees(deps)
    },
    /** The fourth working day after the run: breweries are paid at six. */
    payOut: async () => {
      goTo(londonMoment(addWorkingDays(run!.day, 4, 'england-and-wales'), '06:00'))
      const payouts = { ...deps, claimedOf: findOpenClaimMoney }
      await makePayouts(payouts)
      await sendPayouts(payouts)
    },
    /** Stripe pays the rest to Dray's bank, and the books are compared. */
    payDray: async (amountMinor: number) => {
      stripe.books.adjustments.push({
        id: 'txn_po_1',
        type: 'payout',
        amount: -amountMinor,
        fee: 0,
        source: null,
      })
      await reconcile({ database, provider, clock, paidOrdersOf: findPaidOrders })
    },
    stop: async () => {
      await app.close()
      await connection.close()
      await stripe.stop()
    },
  }
}
export type WalkShop = Awaited<ReturnType<typeof openWalkShop>>
