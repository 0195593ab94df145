import { sql } from 'drizzle-orm'
import { selectVariantKinds } from '../../catalogue/beers/variant-kinds-in-statement.ts'
import type { Database } from '../../platform/database/database.ts'
import { selectSoldUnits } from '../../trading/orders/insight/sold-units-in-statement.ts'
import { selectSellable } from '../../trading/stock/sellable-in-statement.ts'

const most = 100

/** Units sold in a time and units on sale now, by style or region, the most sold first. */
export async function sellThrough(
  database: Database,
  by: 'style' | 'region',
  time: { from: Date; until: Date },
): Promise<{ name: string; sold: number; onSale: number }[]> {
  const { rows } = await database.execute(sql`
    select kind.${sql.identifier(by)} as name, coalesce(sum(sold.units), 0)::integer as sold,
      coalesce(sum(stock.units), 0)::integer as "onSale"
    from (${selectVariantKinds()}) as kind
    left join (${selectSoldUnits(time)}) as sold on sold.item_id = kind.variant_id
    left join (${selectSellable()}) as stock on stock.item_id = kind.container_id
    group by 1 having coalesce(sum(sold.units), 0) > 0 or coalesce(sum(stock.units), 0) > 0
    order by 2 desc, 1 limit ${most}`)
  return rows as { name: string; sold: number; onSale: number }[]
}
