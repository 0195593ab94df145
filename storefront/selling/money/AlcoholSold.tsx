import { useState } from 'react'
import type { AlcoholSold as Sold } from '../../../shared/api/alcohol-api.ts'
import { dutyBandTexts } from '../../../shared/duty/duty-band.ts'
import { Answered } from '../../console/Answered.tsx'
import { addressWith } from '../../console/console-address.ts'
import { saveFile } from '../../console/save-file.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { Button } from '../../ui/core/Button.tsx'
import { classNames } from '../../ui/core/class-names.ts'
import { Select } from '../../ui/forms/Select.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import { sellingReads } from '../selling-calls.ts'
import { lastMonths } from './money-words.ts'
import styles from './MoneyExports.module.css'

type Props = {
  brewery: string
  /** The first day of this month in London. */
  monthBegan: string
}

/** Litres of beer and of pure alcohol of a month, for the brewery's duty return (PLAT-32). */
export function AlcoholSold({ brewery, monthBegan }: Props) {
  const months = lastMonths(monthBegan)
  const [month, setMonth] = useState(months[1]!.value)
  const address = addressWith(new URLSearchParams({ month }), {}, sellingReads.alcohol(brewery))
  const { loaded, again } = useConsoleRead<Sold>(address)
  return (
    <section className={classNames(styles.exports, styles.sold)} aria-labelledby="alcohol-sold">
      <h2 id="alcohol-sold">Alcohol sold</h2>
      <p>
        What left on Dray’s orders in a month, less what came back, for your duty return. Strengths and
        volumes are those of your beers today.
      </p>
      <div className={styles.fields}>
        <Select
          label="Month of sale"
          name="alcohol-month"
          value={month}
          options={months}
          onChange={setMonth}
        />
      </div>
      <Answered loaded={loaded} again={again}>
        {(sold) => (
          <Litres sold={sold} onSave={() => saveFile(`alcohol-${month}.csv`, `${address}&format=csv`)} />
        )}
      </Answered>
    </section>
  )
}

function Litres({ sold: { rows, unknown }, onSave }: { sold: Sold; onSave: () => Promise<void> }) {
  if (rows.length === 0 && unknown.length === 0) return <p>No beer left in this month.</p>
  return (
    <>
      <DataTable
        caption="Litres by strength"
        isCaptionHidden
        isStackedOnPhone
        columns={[
          { label: 'Strength' },
          { label: 'Kind' },
          { label: 'Litres', align: 'end' },
          { label: 'Litres of pure alcohol', align: 'end' },
        ]}
      >
        {rows.map(({ band, isDraught, ml, pureMl }) => (
          <tr key={`${band} ${isDraught}`}>
            <Cell isHeader>{dutyBandTexts[band]}</Cell>
            <Cell label="Kind">{isDraught ? 'Draught, 20 litres and more' : 'Other'}</Cell>
            <Cell label="Litres" align="end">
              {litres(ml)}
            </Cell>
            <Cell label="Litres of pure alcohol" align="end">
              {litres(pureMl)}
            </Cell>
          </tr>
        ))}
      </DataTable>
      {unknown.length > 0 && (
        <p>Not counted, as strength or volume is missing in the catalogue: {unknown.join('; ')}.</p>
      )}
      <Button variant="quiet" size="small" icon="download" onClick={() => void onSave()}>
        Download CSV
      </Button>
    </>
  )
}

const format = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const litres = (ml: number) => format.format(ml / 1000)
