import { useState } from 'react'
import {
  isOnEveryPage,
  isPreviewPage,
  type PreviewPage,
  previewPages,
  readShopEntry,
} from '../../../shared/pages/shop-entries.ts'
import { clientCall } from '../../api/client-calls.ts'
import { problemText, withSecondFactor } from '../../console/use-console-read.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { staffReads } from '../staff-calls.ts'
import styles from './EntryForm.module.css'

const pageNames = {
  home: 'home page',
  mail: 'mail',
  terms: 'page of the terms',
  privacy: 'page of the privacy policy',
  faq: 'page of the FAQ',
  hubs: 'page of the hubs',
} as const

type Props = { entry: string; shownOn: keyof typeof pageNames; json: string | null }

/** A page of the shop, or the mail, with the value of the form, for ten minutes; what every page shows is looked at on any. */
export function SeePage({ entry, shownOn, json }: Props) {
  const [link, setLink] = useState<{ json: string | null; href: string } | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [page, setPage] = useState<PreviewPage>('home')
  const thing = readShopEntry(entry)
  const hasChoice = thing !== null && isOnEveryPage(thing)
  const name = hasChoice ? previewPages[page].toLowerCase() : pageNames[shownOn]
  const ask = async () => {
    setAsking(true)
    try {
      const call = clientCall<{ href: string }>(`${staffReads.shopEntry(entry)}/page`, {
        method: 'POST',
        body: { json },
      })
      setLink({ json, href: (await withSecondFactor(call)).href })
    } catch (error) {
      announce(problemText(error), { isShown: true, isUrgent: true })
    }
    setAsking(false)
  }
  return (
    <div className={styles.page}>
      {hasChoice && (
        <Select
          label="Look at it on"
          name="previewPage"
          value={page}
          options={Object.entries(previewPages).map(([value, label]) => ({ value, label }))}
          onChange={(to) => setPage(isPreviewPage(to) ? to : 'home')}
        />
      )}
      <Button variant="quiet" size="small" isLoading={isAsking} onClick={() => void ask()}>
        Make the {name} with it
      </Button>
      {link !== null && link.json === json && (
        <a href={page === 'home' ? link.href : `${link.href}?page=${page}`} target="_blank" rel="noreferrer">
          See the {name}, for ten minutes
        </a>
      )}
    </div>
  )
}
