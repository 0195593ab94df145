// Runs before anything is drawn: what the visitor chose earlier, so that nothing changes shape afterwards. A classic
// script, which cannot import: the names are those of frame/gates/gate-records.ts and shared/pages/gates.ts.
{
  const { dataset } = document.documentElement
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- outside this block it would be a name of every page
  const addLink = (values: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), values))
  // A browser without it is older than the scripts of the pages (docs/browsers.md): links and forms serve it.
  const isOlder = !('parse' in URL)
  if (!isOlder) dataset['scripts'] = ''
  let seenFonts: string | null = null
  try {
    seenFonts = localStorage.getItem('dray-fonts')
    const session = localStorage.getItem('dray-auth-state')
    if (session) dataset['client'] = ''
    const couplers = /"couplers":\[(.*?)]/.exec(session ?? '')?.[1]
    if (couplers !== undefined) dataset['cellar'] = couplers
    // As high as a client's part of the home page was last (home/own/own-height.ts).
    if (session) document.documentElement.style.cssText = localStorage.getItem('dray-own-home') ?? ''
  } catch {
    // Storage is denied, so no one is signed in.
  }
  // A preloaded font holds the first picture up, for 100 ms at most. Where it cannot be there by then the view does
  // without it altogether, as letters that change later move what is beside them (docs/performance.md).
  const fonts = dataset['fonts'] ?? ''
  const { connection } = navigator as Navigator & { connection?: { rtt: number } }
  if (fonts && connection && connection.rtt > 100 && seenFonts !== fonts) dataset['standIns'] = ''
  else if (fonts)
    for (const href of fonts.split(' ')) addLink({ rel: 'preload', as: 'font', crossOrigin: '', href })
  // A place further down, of before or of the address (#reviews), is found only if everything above it is laid out: not
  // every browser holds the place when what is above grows.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.type !== 'navigate' || location.hash !== '') dataset['whole'] = ''
  // The first picture is drawn in the first frame, and the second begins behind it.
  else {
    dataset['drawing'] = ''
    requestAnimationFrame(() => requestAnimationFrame(() => delete dataset['drawing']))
  }

  // Menus are text until they open (frame/WhenOpened.tsx). The policy lets only the document's own text through.
  const policy = globalThis.trustedTypes?.createPolicy('dray-early', { createHTML: (html) => html })
  const makeElements = ({ newState, target }: ToggleEvent) => {
    const late = newState === 'open' && (target as Element).querySelector('[data-late]')
    if (late) late.outerHTML = (policy?.createHTML(late.innerHTML) ?? late.innerHTML) as string
  }
  document.addEventListener('beforetoggle', makeElements as EventListener, true)

  const gates = dataset['gates']
  if (gates !== undefined) {
    if (
      /(?:google|bing|duckduck|apple|yandex|ecosia|petal)bot|google-inspection|slurp/i.test(
        navigator.userAgent,
      )
    )
      dataset['crawler'] = ''
    // What the server made of a gate's form, which comes back in a cookie: it is stored as a script would have done.
    const answer = /(?:^|;\s*)dray-gate-answer=(\w+)/.exec(document.cookie)?.[1]
    if (answer !== undefined) document.cookie = 'dray-gate-answer=; Max-Age=0; Path=/; SameSite=Lax'
    if (answer === 'wrong' || answer === 'limited') dataset['gateRefusal'] = answer
    let choice: unknown = answer
    let isUnlocked = answer === 'unlocked'
    try {
      const storedAt = new Date().toISOString()
      if (answer === 'wholesale' || answer === 'under18')
        localStorage.setItem('dray-audience-choice', JSON.stringify({ choice: answer, storedAt }))
      if (isUnlocked)
        localStorage.setItem('dray-protected-access', JSON.stringify({ unlocked: true, storedAt }))
      choice = JSON.parse(localStorage.getItem('dray-audience-choice') ?? '{}')?.choice
      isUnlocked = JSON.parse(localStorage.getItem('dray-protected-access') ?? '{}')?.unlocked === true
    } catch {
      // A closed or spoilt store counts as none; an answer just given lets in all the same.
    }
    const asksPassword = gates.includes('password') && !isUnlocked
    const asksWelcome =
      gates.includes('welcome') && choice !== 'wholesale' && choice !== 'retail' && dataset['crawler'] !== ''
    // document-states.css shows that gate, and nothing of the page. A visitor under 18 sees neither.
    if (choice === 'under18') dataset['gate'] = 'unknown'
    else if (asksPassword) dataset['gate'] = 'password'
    else if (asksWelcome) dataset['gate'] = 'welcome'
    // A gate is drawn without waiting for the page behind it, and its picture is wanted before all scripts of that page.
    if (dataset['gate']) document.querySelector('link[rel="expect"]')?.remove()
    if (dataset['gate'] === 'welcome')
      addLink({
        rel: 'preload',
        as: 'image',
        fetchPriority: 'high',
        href: '/pictures/scene/bar-at-dusk.svg',
      })
    if (choice === 'under18') location.replace('https://www.youtubekids.com/')
  }

  const { modules = '' } = (document.currentScript as HTMLScriptElement).dataset
  const [older = '', ...others] = modules.split(' ')
  if (isOlder) void import(/* @vite-ignore */ older)
  else for (const href of others) addLink({ rel: 'modulepreload', fetchPriority: 'low', href })
}
