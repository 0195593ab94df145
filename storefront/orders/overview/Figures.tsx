import type { BuyerFigures } from '../../../shared/api/orders-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { formatNumber } from '../../../shared/format/numbers.ts'
import { SectionHeading } from '../../ui/core/SectionHeading.tsx'
import styles from './Figures.module.css'

type Props = { figures: BuyerFigures }
type Bar = { name: string; value: number; text: string }

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ')

/** A year of orders in three charts, each a table whose bars are drawn in it (SEE-13). */
export function Figures({ figures: { spentMinor, months, breweries, styles: drunk } }: Props) {
  if (spentMinor === 0) return null
  return (
    <section className={styles.figures} aria-labelledby="figures-title">
      <SectionHeading
        id="figures-title"
        title="Your year"
        note={`${formatMinor(spentMinor)} inc VAT in twelve months, less what was given back.`}
      />
      <div className={styles.charts}>
        <Chart
          title="What did I spend each month?"
          bars={months.map(({ month, spentMinor: minor }) => money(monthName(month), minor))}
        />
        <Chart
          title="With which brewery?"
          bars={breweries.map(({ name, spentMinor: minor }) => money(name, minor))}
        />
        <Chart
          title="How many pints of what?"
          bars={drunk.map(({ name, pints }) => ({ name, value: pints, text: formatNumber(pints) }))}
        />
      </div>
    </section>
  )
}

const money = (name: string, value: number): Bar => ({ name, value, text: formatMinor(value) })

function Chart({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <table className={styles.chart}>
      <caption>{title}</caption>
      <tbody>
        {bars.map(({ name, value, text }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span className={styles.value}>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                  <rect width={(value / most) * 100} height="10" />
                </svg>
                {text}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** 'Nov' of '2026-11', with the year at its first month: 'Jan 2026'. */
function monthName(month: string): string {
  const [year, number] = month.split('-')
  const name = monthNames[Number(number) - 1]!
  return number === '01' ? `${name} ${year}` : name
}
