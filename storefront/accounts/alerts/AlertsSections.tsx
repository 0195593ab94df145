import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { Alerts } from '../../../shared/api/alerts-api.ts'
import { formatMoment } from '../../../shared/dates/dates.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { CallError } from '../../api/json-calls.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { ErrorState } from '../../ui/core/ErrorState.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { AccountSection } from '../settings/AccountSection.tsx'
import { SettingsSkeleton } from '../settings/SettingsSkeleton.tsx'
import { alertCalls, type AlertSubject, readSubject, subjectsOf } from './alert-calls.ts'
import styles from './AlertsSections.module.css'
import { showAlerts } from './shown-alerts.ts'

/** /account/settings/alerts: what a client follows and waits for, and a switch for each kind of alert. */
export function AlertsSections() {
  const { alerts, problem, change } = useAlerts()
  const [asked, setAsked] = useState(() => readSubject(new URLSearchParams(location.search).get('of')))
  if (alerts === null)
    return problem === null ? (
      <SettingsSkeleton />
    ) : (
      <ErrorState title="Your alerts could not be loaded.">{problem}</ErrorState>
    )
  const isOpen = asked !== null && !subjectsOf(alerts).includes(`${asked.kind}:${asked.id}`)
  const end = (subject: AlertSubject, done: string) =>
    change(() => alertCalls.end(subject).then(alertCalls.read), done)
  return (
    <>
      {problem !== null && <Notice tone="warning">{problem}</Notice>}
      {isOpen && (
        <Notice title={askedWords[asked.kind].title}>
          <Button
            onClick={() => {
              setAsked(null)
              change(() => alertCalls.begin(asked), 'Saved')
            }}
          >
            {askedWords[asked.kind].press}
          </Button>
        </Notice>
      )}
      <AccountSection
        id="follows"
        title="Breweries and groups you follow"
        note="New beers come in one email a day, at 10:00."
      >
        {alerts.follows.length === 0 ? (
          <p>
            You follow none. Press <b>Follow</b> on the page of a <a href={paths.breweries}>brewery</a> or a{' '}
            <a href={paths.groups}>group</a>.
          </p>
        ) : (
          <ul className={styles.rows}>
            {alerts.follows.map(({ kind, id, name, href }) => (
              <li className={styles.row} key={id}>
                <span className={styles.words}>
                  <a href={href}>{name}</a>
                  <span className={styles.detail}>{kind === 'brewery' ? 'Brewery' : 'Group'}</span>
                </span>
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => end({ kind, id }, `You no longer follow ${name}.`)}
                >
                  Unfollow<span className="visually-hidden"> {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </AccountSection>
      <AccountSection
        id="stock"
        title="Sold-out sizes you asked about"
        note="We notify as many people as there are units, in the order they asked; the next an hour later while stock lasts."
      >
        {alerts.stockRequests.length === 0 ? (
          <p>
            None. Press <b>Tell me when it is back</b> beside a sold-out size.
          </p>
        ) : (
          <ul className={styles.rows}>
            {alerts.stockRequests.map(({ variantId, beerName, size, href, ...request }) => (
              <li className={styles.row} key={variantId}>
                <span className={styles.words}>
                  <a href={href}>{`${beerName}, ${size}`}</a>
                  <span className={styles.detail}>{stateOf(request)}</span>
                </span>
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => end({ kind: 'size', id: variantId }, 'Removed')}
                >
                  Remove<span className="visually-hidden">{` ${beerName}, ${size}`}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </AccountSection>
      <AccountSection
        id="alerts"
        title="Which alerts you get"
        note="Each email has a link that ends its own kind alone."
      >
        {alerts.kinds.map(({ kind, name, ways }) => (
          <div className={styles.row} role="group" aria-label={name} key={kind}>
            <span className={styles.words}>{name}</span>
            <span className={styles.ways}>
              {ways.map(({ way, isOn }) => (
                <Checkbox
                  key={way}
                  name={`${kind} ${way}`}
                  label={way === 'mail' ? 'Email' : 'Browser'}
                  isChecked={isOn}
                  onChange={(isWanted) =>
                    change(() => alertCalls.choose({ kind, way, isOn: isWanted }), 'Saved')
                  }
                />
              ))}
            </span>
          </div>
        ))}
      </AccountSection>
    </>
  )
}

const askedWords = {
  brewery: { title: 'Follow this brewery?', press: 'Follow' },
  group: { title: 'Follow this group?', press: 'Follow' },
  size: { title: 'This size is sold out.', press: 'Tell me when it is back' },
} as const

type Request = Alerts['stockRequests'][number]

const stateOf = ({
  breweryName,
  requestedAt,
  notifiedAt,
}: Pick<Request, 'breweryName' | 'requestedAt' | 'notifiedAt'>) =>
  notifiedAt === null
    ? `${breweryName} · asked ${formatMoment(requestedAt)}`
    : `${breweryName} · notified ${formatMoment(notifiedAt)}`

type Read = { alerts: Alerts | null; problem: string | null }

/** The client's alerts, and changes of them; links of pages show the same. */
function useAlerts() {
  const [read, setRead] = useState<Read>({ alerts: null, problem: null })
  useEffect(() => void readInto(setRead, alertCalls.read()), [])
  const change = (work: () => Promise<Alerts>, done: string) =>
    void readInto(setRead, work()).then((isDone) => isDone && announce(done))
  return { ...read, change }
}

/** Whether it was answered; what was read before stays where it was not. */
async function readInto(setRead: Dispatch<SetStateAction<Read>>, work: Promise<Alerts>): Promise<boolean> {
  try {
    const alerts = await work
    showAlerts(subjectsOf(alerts))
    setRead({ alerts, problem: null })
    return true
  } catch (error) {
    setRead((before) => ({ ...before, problem: problemOf(error) }))
    return false
  }
}

const problemOf = (error: unknown) =>
  error instanceof CallError ? error.message : 'There seems to be no connection.'
