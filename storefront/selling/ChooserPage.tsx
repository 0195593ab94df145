import { useEffect } from 'react'
import type { SellingPlaces } from '../../shared/api/selling-api.ts'
import { paths } from '../../shared/paths/paths.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { EmptyState } from '../ui/core/EmptyState.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Answered } from '../console/Answered.tsx'
import styles from './ChooserPage.module.css'
import { goTo } from '../console/console-address.ts'
import { sellingReads } from './selling-calls.ts'
import { useConsoleRead } from '../console/use-console-read.ts'
import { useTitle } from '../console/use-title.ts'

/** /sell: the one brewery, a card for each of several, or how to begin. */
export function ChooserPage() {
  useTitle('Selling')
  const { loaded, again } = useConsoleRead<SellingPlaces>(sellingReads.places)
  const only = loaded.state === 'ready' && loaded.value.breweries.length === 1 && loaded.value.breweries[0]
  useEffect(() => {
    if (only) goTo(sellingPaths.today(only.slug), 'replace')
  }, [only])
  return (
    <Answered loaded={loaded} again={again}>
      {({ breweries }) => (breweries.length === 0 ? <NotYet /> : <Cards breweries={breweries} />)}
    </Answered>
  )
}

function NotYet() {
  return (
    <EmptyState
      title="You do not sell here yet."
      action={<LinkButton href={paths.forBrewers}>For breweries</LinkButton>}
    >
      <p>Are you with a brewery that does? Ask its owner to add you.</p>
    </EmptyState>
  )
}

function Cards({ breweries }: Pick<SellingPlaces, 'breweries'>) {
  return (
    <>
      <h1>Where you sell</h1>
      <ul className={styles.cards}>
        {breweries.map(({ slug, name, toAnswer, claims }) => (
          <li key={slug}>
            <a className={styles.card} href={sellingPaths.today(slug)}>
              <strong className={styles.name}>{name}</strong>
              <span>{waitsText(toAnswer, claims)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function waitsText(toAnswer: number, claims: number): string {
  const waiting = [
    ...(toAnswer > 0 ? [`${toAnswer} to answer`] : []),
    ...(claims > 0 ? [`${claims} ${claims === 1 ? 'claim' : 'claims'}`] : []),
  ]
  return waiting.length === 0 ? 'Nothing waits.' : waiting.join(', ')
}
