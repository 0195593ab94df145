import { type StaffRole, staffRoles } from '../../../shared/accounts/roles.ts'
import {
  auditReaders,
  changeRoles,
  moneyReaders,
  reviewRoles,
} from '../../../shared/accounts/staff-rights.ts'
import { confirmRoles, refundRoles } from '../../trading/orders/refunds/refund-limits.ts'

type Rights = readonly StaffRole[]
const everybody: Rights = staffRoles
const operations: Rights = ['operations', 'admin']
const finance: Rights = ['finance', 'admin']
const admin: Rights = ['admin']

/** Of a whole subject; what is in neither table is for admins. Source: roles × routes of the staff's pages. */
const ofSubjects: Record<string, Rights> = {
  audit: auditReaders,
  breweries: operations,
  buyers: operations,
  changes: operations,
  checks: everybody,
  clients: finance,
  content: operations,
  delivery: operations,
  documents: moneyReaders,
  flags: operations,
  groups: operations,
  jobs: operations,
  mail: operations,
  money: finance,
  navigation: operations,
  orders: operations,
  prices: operations,
  reviews: reviewRoles,
  runs: operations,
  settings: operations,
  'standing-orders': operations,
  stock: operations,
  webhooks: operations,
  worklist: everybody,
}

const ofVerbs: Record<string, Rights> = {
  'breweries add-member': admin,
  'breweries applications': everybody,
  'breweries document-code': operations,
  'breweries fee': finance,
  'breweries remove-member': admin,
  'breweries standing': everybody,
  'breweries stripe-account': finance,
  'buyers ask': ['support', 'operations', 'admin'],
  'buyers credit': finance,
  'buyers hold': ['operations', 'finance', 'admin'],
  'buyers list': everybody,
  'buyers release': ['operations', 'finance', 'admin'],
  'buyers show': everybody,
  'changes list': ['support', 'operations', 'admin'],
  'changes show': ['support', 'operations', 'admin'],
  'groups add-organiser': admin,
  'groups list': everybody,
  'groups remove-organiser': admin,
  'groups show': moneyReaders,
  'money balance': ['operations', 'finance', 'admin'],
  'money balances': ['operations', 'finance', 'admin'],
  'money carrier-bill': ['operations', 'finance', 'admin'],
  'money corrections': ['operations', 'finance', 'admin'],
  'money disputes': ['operations', 'finance', 'admin'],
  'money receivables': ['operations', 'finance', 'admin'],
  'money undo-carrier-bill': ['operations', 'finance', 'admin'],
  'orders change': changeRoles,
  'orders list': everybody,
  'orders confirm-refund': confirmRoles,
  'orders pay-short': finance,
  'orders refund': refundRoles,
  'orders show': everybody,
  'standing-orders list': everybody,
  'tokens list': operations,
}

/** Who of the staff may use a verb of the command, for --as. */
export const staffWhoMay = (subject: string, verb: string): Rights =>
  ofVerbs[`${subject} ${verb}`] ?? ofSubjects[subject] ?? admin

const reading = new Set([
  'applications',
  'balance',
  'balances',
  'bank-list',
  'check',
  'corrections',
  'differences',
  'disputes',
  'find',
  'get',
  'list',
  'lists',
  'movements',
  'pays',
  'receivables',
  'run',
  'sellers-report',
  'show',
  'show-plan',
  'standing',
])

/** Whether a verb only reads, and so leaves no row in the trail. */
export const isReading = (verb: string): boolean => reading.has(verb)
