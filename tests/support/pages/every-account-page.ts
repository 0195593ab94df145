import { settingsNames, settingsSections } from '../../../shared/accounts/settings-pages.ts'
import {
  creditPath,
  emptiesPath,
  newStandingOrderPath,
  standingOrdersPath,
} from '../../../shared/orders/account-paths.ts'
import { orderRequestsPath } from '../../../shared/orders/order-requests.ts'
import { paths } from '../../../shared/paths/paths.ts'

/** Addresses of every page of an account that has an order of this number. */
export const accountPages = (number: string): readonly string[] => [
  paths.account,
  ...settingsNames.map((name) => settingsSections[name].path),
  paths.trade,
  creditPath,
  emptiesPath,
  standingOrdersPath,
  newStandingOrderPath,
  orderRequestsPath,
  paths.orders,
  paths.order(number),
  `${paths.order(number)}/thanks`,
  paths.secondFactor,
]
