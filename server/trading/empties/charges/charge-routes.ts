import Type from 'typebox'
import {
  ChargeAnnouncement,
  ChargeFound,
  ChargeWithdrawal,
} from '../../../../shared/api/empties-charges-api.ts'
import { AddressPart } from '../../../platform/http/address-part.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../../platform/http/json-bodies.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import type { EmptiesDeps } from '../empties-deps.ts'
import { sellingAction } from '../selling-act.ts'
import { announceCharge } from './announce-charge.ts'
import { findCharged, withdrawCharge } from './end-charge.ts'

const address = '/api/sell/:brewery/empties/charges'
const One = Type.Object({ brewery: AddressPart, charge: AddressPart })

/** What a brewery charges for containers that do not come back (EMPT-06). */
export async function chargeRoutes(app: App, deps: EmptiesDeps): Promise<void> {
  const { depositsOf } = deps
  acceptStrictJson(app)
  neverStore(app)

  sellingAction(app, deps, {
    path: address,
    call: 'empties-charge',
    summary: 'Announces a charge for containers that are at a pub for too long; 14 days later it is invoiced',
    params: Type.Object({ brewery: AddressPart }),
    body: ChargeAnnouncement,
    act: (transaction, acting, { body }) => announceCharge(transaction, { ...acting, depositsOf }, body),
  })
  sellingAction(app, deps, {
    path: `${address}/:charge/withdraw`,
    call: 'empties-charge-withdraw',
    summary: 'Withdraws a charge that is announced, with a reason',
    params: One,
    body: ChargeWithdrawal,
    act: (transaction, acting, { body, params }) =>
      withdrawCharge(transaction, acting, { ...body, charge: params.charge }),
  })
  sellingAction(app, deps, {
    path: `${address}/:charge/found`,
    call: 'empties-charge-found',
    summary: 'Lost containers that were charged are back, or are at the pub again: they are credited',
    params: One,
    body: ChargeFound,
    act: (transaction, acting, { body, params }) =>
      findCharged(transaction, acting, { ...body, charge: params.charge }),
  })
}
