import type { ComponentType } from 'react'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { Foundations } from './Foundations.tsx'
import { groups } from './style-guide-groups.ts'
import styles from './StyleGuide.module.css'

type Examples = Record<string, ComponentType>

const modules = import.meta.glob<Examples>('../ui/*/*.example.tsx', { eager: true })
const sources = import.meta.glob<string>('../ui/*/*.example.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Every piece of `ui` in all its states, on one page. */
export function StyleGuide() {
  return (
    <div className="page-width">
      <header className={styles.header}>
        <p className="caps">Dray</p>
        <h1 className={styles.title}>The pieces a page is built from</h1>
        <nav className={styles.contents} aria-label="Chapters">
          {[{ title: 'Foundations' }, ...groups].map((chapter) => (
            <a href={`#${idOf(chapter.title)}`} key={chapter.title}>
              {chapter.title}
            </a>
          ))}
        </nav>
      </header>
      <main className={styles.chapters}>
        <Foundations />
        {groups.map((chapter) => (
          <section className={styles.chapter} id={idOf(chapter.title)} key={chapter.title}>
            <SectionHeading title={chapter.title} />
            {chapter.pieces.map((piece) => (
              <Piece name={piece} key={piece} />
            ))}
          </section>
        ))}
      </main>
    </div>
  )
}

function Piece({ name }: { name: string }) {
  const states = statesOf(name)
  return (
    <section className={styles.piece} id={name}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.states}>
        {states.map(([state, Example]) => (
          <div className={styles.state} key={state}>
            <h4 className={styles.stateName}>{wordsOf(state)}</h4>
            <div className={styles.stage}>
              <Example />
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

/** A module lists its exports in alphabetical order; its source has the intended order. */
function statesOf(name: string): [string, ComponentType][] {
  // Names are unique, whatever folder of ui a piece is in.
  const path = Object.keys(modules).find((each) => each.endsWith(`/${name}.example.tsx`)) ?? ''
  const source = sources[path] ?? ''
  const place = (state: string) => source.indexOf(`export function ${state}(`)
  return Object.entries(modules[path] ?? {}).toSorted(([one], [other]) => place(one) - place(other))
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-')
}

/** `AtTheLeast` as `At the least`. */
function wordsOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]|(?<=A)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words
}
