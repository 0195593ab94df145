import { paths } from '../../../shared/paths/paths.ts'
import { BesidePicture } from '../../ui/layout/BesidePicture.tsx'
import { Stencil } from '../../ui/core/Stencil.tsx'
import type { AudienceText } from './group-deliveries-text.ts'
import styles from './AudienceLead.module.css'

type Props = { text: AudienceText }

/** The idea: a sentence, a picture, and the sum it comes to. */
export function AudienceLead({ text }: Props) {
  return (
    <section aria-labelledby="audience">
      <BesidePicture picture={paths.scene(text.scene)}>
        <h2 id="audience">{text.heading}</h2>
        <p className={styles.text}>{text.lead}</p>
        <ul className={styles.sum}>
          {text.sum.map(({ figure, words }) => (
            <li className={styles.part} key={words}>
              <Stencil size="large">{figure}</Stencil> <span className={styles.what}>{words}</span>
            </li>
          ))}
        </ul>
      </BesidePicture>
    </section>
  )
}
