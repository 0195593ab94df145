/** The views of the staff's list of buyers. `applied` holds changes of approved accounts too. */
export const buyerViews = ['applied', 'approved', 'on_hold', 'refused', 'credit', 'all'] as const
export type BuyerView = (typeof buyerViews)[number]
