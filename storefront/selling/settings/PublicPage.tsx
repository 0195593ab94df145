import { useMemo, useState } from 'react'
import type { PageChangeRequest, OwnPage } from '../../../shared/api/page-changes-api.ts'
import { breweryWordNames, breweryWords, breweryWordText } from '../../../shared/catalogue/brewery-words.ts'
import { actionCalls } from '../../console/act-calls.ts'
import { ActionSteps } from '../../console/ActSteps.tsx'
import { useAction } from '../../console/use-act.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { beerReads } from '../beers/beer-calls.ts'
import { useBringing } from '../beers/use-bringing.ts'
import { Fact } from '../OrderBuyer.tsx'
import facts from '../OrderBuyer.module.css'
import { sellingReads } from '../selling-calls.ts'
import { PageChangeNotice } from './PageChangeNotice.tsx'
import { PageWordsForm } from './PageWordsForm.tsx'
import { readPageWords } from './read-page-words.ts'
import styles from './SettingsPage.module.css'

type Props = { brewery: string; path: string; mayChange: boolean }

/** What pubs read of the brewery: another wording waits for Dray while this version stays (STAF-20). */
export function PublicPage({ brewery, path, mayChange }: Props) {
  const { loaded, show } = useConsoleRead<OwnPage>(sellingReads.page(brewery))
  const [isChanging, setChanging] = useState(false)
  if (loaded.state !== 'ready') return null
  const { stands, change, isTrusted } = loaded.value
  return (
    <section className={styles.section} id="page" aria-labelledby="page-title">
      <h2 id="page-title">Public page</h2>
      <p className={styles.soft}>
        {isTrusted
          ? 'What pubs read of you. Changes apply straight away.'
          : 'What pubs read of you. Dray looks at a change within two working days; until then this version stays.'}
      </p>
      {change !== null && (
        <PageChangeNotice
          key={`${change.id} ${change.state}`}
          brewery={brewery}
          change={change}
          stands={stands}
          mayChange={mayChange}
          onWithdrawn={show}
        />
      )}
      <dl className={facts.facts}>
        {breweryWords
          .filter((word) => word === 'logo' || stands[word] !== '')
          .map((word) => (
            <Fact title={breweryWordNames[word]} key={word}>
              {breweryWordText(word, stands)}
            </Fact>
          ))}
      </dl>
      <p className={styles.acts}>
        {mayChange && (
          <Button variant="quiet" onClick={() => setChanging(true)}>
            Change the page
          </Button>
        )}
        <LinkButton variant="quiet" href={path}>
          See as a pub
        </LinkButton>
      </p>
      <Drawer isOpen={isChanging} isSheetOnPhone title="Change the page" onClose={() => setChanging(false)}>
        {isChanging && (
          <AskPage
            brewery={brewery}
            page={loaded.value}
            onClose={() => setChanging(false)}
            onDone={({ outcome, page }) => {
              setChanging(false)
              announce(outcomes[outcome], { isShown: true })
              show(page)
            }}
          />
        )}
      </Drawer>
    </section>
  )
}

const outcomes = {
  done: 'The page is changed.',
  waits: 'Dray looks at the change.',
  same: 'The page stays as it is.',
} as const

type AskProps = {
  brewery: string
  page: OwnPage
  onClose: () => void
  onDone: (asked: PageChangeRequest) => void
}

function AskPage({ brewery, page: { stands, change }, onClose, onDone }: AskProps) {
  const words = { ...stands, ...(change?.state === 'waiting' && change.proposed) }
  const [logo, setLogo] = useState(words.logo)
  const bringing = useBringing(brewery, setLogo)
  const call = sellingReads.page(brewery)
  const action = useAction<PageChangeRequest>(useMemo(() => actionCalls(call), [call]))
  return (
    <ActionSteps
      act={action}
      thing="The page"
      fields={
        <PageWordsForm
          words={words}
          logo={logo}
          pictureCall={(name) => beerReads.picture(brewery, name)}
          onLogo={setLogo}
          bringing={bringing}
        />
      }
      read={(form) => readPageWords(new FormData(form), words, logo)}
      // The preview names it: it waits for Dray or applies at once.
      nameOf={() => 'Send it'}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
