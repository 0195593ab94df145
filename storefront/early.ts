// Runs before anything is drawn: what the visitor chose earlier, so that nothing changes shape afterwards. A classic
// script, which cannot import: the names are those of frame/gates/gate-records.ts and shared/gates.ts.
{
  const { dataset } = document.documentElement
  dataset['scripts'] = ''
  let keptFonts: string | null = null
  try {
    keptFonts = localStorage.getItem('dray-fonts')
    const session = localStorage.getItem('dray-auth-state')
    if (session !== null) dataset['client'] = ''
    const couplers = /"couplers":\[(.*?)]/.exec(session ?? '')?.[1]
    if (couplers !== undefined) dataset['cellar'] = couplers
  } catch {
    // Storage is denied, so nobody is signed in.
  }
  // A preloaded font holds the first picture up, for 100 ms at most. Where it cannot be there by then the view does
  // without it altogether, as letters that change later move what stands beside them (decision 31).
  const fonts = dataset['fonts'] ?? ''
  const { connection } = navigator as Navigator & { connection?: { rtt: number } }
  if (fonts && connection && connection.rtt > 100 && keptFonts !== fonts) dataset['standIns'] = ''
  else if (fonts)
    for (const href of fonts.split(' ')) {
      const link = document.createElement('link')
      document.head.append(
        Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href }),
      )
    }
  // A place further down is found again only if everything above it is laid out.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.type !== 'navigate') dataset['whole'] = ''
  const view = /(?:^|;\s*)shopViewMode=(grid|list)/.exec(document.cookie)?.[1]
  if (view !== undefined) dataset['listingView'] = view

  const gates = dataset['gates']
  if (gates !== undefined) {
    if (
      /(?:google|bing|duckduck|apple|yandex|ecosia|petal)bot|google-inspection|slurp/i.test(
        navigator.userAgent,
      )
    )
      dataset['crawler'] = ''
    let choice: unknown
    let isUnlocked = false
    try {
      choice = JSON.parse(localStorage.getItem('dray-audience-choice') ?? '{}')?.choice
      isUnlocked = JSON.parse(localStorage.getItem('dray-protected-access') ?? '{}')?.unlocked === true
    } catch {
      // A closed or spoilt store counts as none.
    }
    const isChosen = choice === 'wholesale' || choice === 'retail' || dataset['crawler'] === ''
    const isHeld =
      choice === 'under18' ||
      (gates.includes('welcome') && !isChosen) ||
      (gates.includes('password') && !isUnlocked)
    // document-states.css keeps the page from being seen until GateKeeper knows.
    if (isHeld) dataset['gate'] = 'unknown'
    if (choice === 'under18') location.replace('https://www.youtubekids.com/')
  }
}
