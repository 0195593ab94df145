import type { HelpTopic } from './help-topic.ts'
import styles from '../ConsoleFrame.module.css'

export type HelpTextProps = { topic: string; guide: string }
type Props = HelpTextProps & { topics: Readonly<Record<string, HelpTopic>> }

/** Three sentences about a screen, and a link to its steps. */
export function HelpText({ topics, topic, guide }: Props) {
  const found = topics[topic]
  return (
    <div className={styles.helpText}>
      {found !== undefined && (
        <>
          <h2>{found.title}</h2>
          {found.says.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </>
      )}
      <p>
        <a
          href={found === undefined ? guide : `${guide}?topic=${encodeURIComponent(topic)}`}
          onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
        >
          {found === undefined ? 'Open the guide' : 'Step by step in the guide'}
        </a>
      </p>
    </div>
  )
}
