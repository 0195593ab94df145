import type { ContentList } from '../../../../shared/api/shop-content-api.ts'
import { useConsoleRead } from '../../../console/use-console-read.ts'
import { Wordmark } from '../../../frame/Wordmark.tsx'
import { Icon } from '../../../ui/core/Icon.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { staffReads } from '../../staff-calls.ts'
import type { EditorProps } from './editor-props.ts'
import { headerIcons, headerLinks, isShownNow, shopByEntries } from './header-drawing.ts'
import styles from './MenuEditor.module.css'

type Props = EditorProps & { entry: string; name: string }

/** The header as it looks with and without an entry, which is marked where it is or would be. */
export function MenuEditor({ entry, name, value, onChange }: Props) {
  const { loaded } = useConsoleRead<ContentList>(staffReads.shop)
  const isOn = value === true
  const others = loaded.state === 'ready' ? loaded.value.entries : []
  const shown = (id: string) => (id === entry ? isOn : isShownNow(others, id))
  /** The entry itself keeps its place while it is off. */
  const isDrawn = ({ id }: { id: string }) => id === entry || shown(id)
  const mark = (id: string) => (id === entry ? (isOn ? 'on' : 'off') : undefined)
  const isInShopBy = shopByEntries.some(({ id }) => id === entry)
  return (
    <div className={styles.editor}>
      <div
        className={styles.header}
        role="img"
        aria-label={`The header of the shop ${isOn ? 'with' : 'without'} ${name}`}
      >
        <span className={styles.clip}>
          <Wordmark isRepeated />
        </span>
        {headerLinks.filter(isDrawn).map(({ id, label }) => (
          <span className={styles.entry} key={id} data-mark={mark(id)}>
            {label}
          </span>
        ))}
        <span className={styles.icons}>
          {headerIcons.filter(isDrawn).map(({ id, icon }) => (
            <span className={styles.entry} key={id} data-mark={mark(id)}>
              <Icon name={icon} />
            </span>
          ))}
        </span>
        {isInShopBy && (
          <span className={styles.panel}>
            {shopByEntries.filter(isDrawn).map(({ id, label }) => (
              <span className={styles.entry} key={id} data-mark={mark(id)}>
                {label}
              </span>
            ))}
          </span>
        )}
      </div>
      <Checkbox name="navigation" label="On" isChecked={isOn} onChange={onChange} />
    </div>
  )
}
