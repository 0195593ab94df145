import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import styles from './Foundations.module.css'

const inks = ['paper', 'card', 'sunk', 'ink', 'ink-soft', 'rule', 'control', 'stout']
const colours = ['hop', 'hop-tint', 'malt', 'malt-tint', 'oxide', 'oxide-tint', 'focus', 'skeleton']

/** The tokens themselves: colour, type and space. */
export function Foundations() {
  return (
    <section className={styles.foundations} id="foundations">
      <SectionHeading title="Paper, ink and type" />
      <ul className={styles.swatches}>
        {[...inks, ...colours].map((name) => (
          <li className={styles.swatch} key={name} data-colour={name}>
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.type}>
        <p className={styles.poster}>Best bitter, 3.8%</p>
        <p className={styles.heading}>Four casks of Night Boat and a kilderkin of mild</p>
        <p>
          Order by noon on Tuesday and the beer is on Thursday’s pallet. Fill it from several breweries of a
          group: one drop, one delivery charge, and the empties go back the same way. £96.00 ex VAT is £1.33 a
          pint.
        </p>
        <p className="caps">Staithe Brewery · Whitby</p>
      </div>
    </section>
  )
}
