import { paths } from '../../../shared/paths.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Stencil } from '../../ui/Stencil.tsx'
import type { AudienceText } from './group-deliveries-text.ts'
import styles from './AudienceLead.module.css'

type Props = { text: AudienceText }

/** The idea: a sentence, a picture, and the sum it comes to. */
export function AudienceLead({ text }: Props) {
  return (
    <section className={styles.lead} aria-labelledby="audience">
      <div className={styles.words}>
        <h2 id="audience">{text.heading}</h2>
        <p className={styles.text}>{text.lead}</p>
        <ul className={styles.sum}>
          {text.sum.map(({ figure, words }) => (
            <li className={styles.part} key={words}>
              <Stencil size="large">{figure}</Stencil> <span className={styles.what}>{words}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.picture}>
        <Picture src={paths.scene(text.scene)} alt="" width={1600} height={900} isLazy={false} fit="cover" />
      </div>
    </section>
  )
}
