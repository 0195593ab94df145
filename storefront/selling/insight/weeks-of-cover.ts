import type { StockRow } from '../../../shared/api/stock-api.ts'

/** How many weeks what may be sold lasts at the pace of the last six; null where nothing left. Pure. */
export const weeksOfCover = ({ sellable, goneSixWeeks }: Pick<StockRow, 'sellable' | 'goneSixWeeks'>) =>
  goneSixWeeks <= 0 ? null : Math.round((60 * Math.max(0, sellable)) / goneSixWeeks) / 10
