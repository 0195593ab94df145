/** Prints the accounts of the demo with their passwords and where each works: `npm run demo:people`. */
import { demoClients } from '../server/identity/accounts/open-demo-clients.ts'
import { readConfig } from '../server/platform/config/config.ts'
import { peopleText } from '../server/greeting.ts'
import { demoWorkers } from '../server/parties/roles/open-demo-workers.ts'

const config = readConfig(process.env)
process.stdout.write(
  config.loadsDemoShop
    ? peopleText(config, [...demoClients, ...demoWorkers])
    : 'This installation has no demo data (DEMO_SHOP).\n',
)
