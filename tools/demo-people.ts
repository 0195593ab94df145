/** Prints the accounts of the demo with their passwords and where each works: `npm run demo:people`. */
import { demoClients } from '../server/accounts/open-demo-clients.ts'
import { readConfig } from '../server/config/config.ts'
import { peopleText } from '../server/greeting.ts'
import { demoWorkers } from '../server/roles/open-demo-workers.ts'

const config = readConfig(process.env)
process.stdout.write(
  config.loadsDemoShop
    ? peopleText(config, [...demoClients, ...demoWorkers])
    : 'This installation has no demo data (DEMO_SHOP).\n',
)
