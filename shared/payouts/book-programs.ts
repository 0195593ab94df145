/** Programs that take a month's invoices as files, and the account that sales go to unless another is chosen. */
export const bookPrograms = {
  xero: { name: 'Xero', account: '200' },
  sage: { name: 'Sage 50', account: '4000' },
  quickbooks: { name: 'QuickBooks Online', account: '' },
} as const
export type BookProgram = keyof typeof bookPrograms
export const bookProgramNames = Object.keys(bookPrograms) as BookProgram[]
