import { contentSecurityPolicy } from '../http/security-headers.ts'
import { addressesOf, chunkOf, type Manifest, readBuiltFile, withImports } from './build-manifest.ts'

/** The consoles: of breweries' people, and of Dray's staff. */
export type ConsoleName = 'selling' | 'staff'

/** What the document of a console links to. */
export type ConsoleFrame = {
  /** The entry last. */
  scripts: readonly string[]
  /** Of the screens that are opened less often. */
  further: readonly string[]
  /** Inline, before everything else: what the screen asks for first. */
  earlyScript: string
  /** Inline, so that the first paint waits for nothing. */
  styles: readonly string[]
  fonts: readonly string[]
  contentSecurityPolicy: string
}

/** Every screen needs the session: its part is asked for at once, not when the entry has come to it. */
const sessionModule = 'storefront/accounts/browser-session.ts'
const earlyModule = 'storefront/console/early-console.ts'

/** The frame of a console from its build. Throws where the build lacks the entry. */
export function readConsoleFrame(
  manifest: Manifest,
  module: string,
  pictureHosts: readonly string[],
): ConsoleFrame {
  const entry = chunkOf(manifest, module)
  const session = chunkOf(manifest, sessionModule)
  const chunks = [...withImports(manifest, [entry]).filter((chunk) => chunk !== entry), session, entry]
  const later = withImports(
    manifest,
    (entry.dynamicImports ?? []).map((name) => chunkOf(manifest, name)),
  )
  const styles = [readBuiltFile(chunkOf(manifest, 'style.css').file)]
  // Built as a module, run as a plain script: its names are its own.
  const earlyScript = `(()=>{${readBuiltFile(chunkOf(manifest, earlyModule).file)}})()`
  return {
    scripts: addressesOf(chunks.map(({ file }) => file)),
    further: addressesOf(later.filter((chunk) => !chunks.includes(chunk)).map(({ file }) => file)),
    earlyScript,
    styles,
    fonts: addressesOf(chunks.flatMap(({ assets = [] }) => assets).filter((file) => file.endsWith('.woff2'))),
    contentSecurityPolicy: contentSecurityPolicy({
      scripts: [earlyScript],
      styles: [...styles],
      pictureHosts,
    }),
  }
}

/**
 * The HTML of every page of a console: without data, the same for everybody (SELL-02). The browser draws the page and
 * asks for what its client may see.
 */
export function consoleDocument(
  { scripts, further, earlyScript, styles, fonts }: ConsoleFrame,
  {
    title,
    publicUrl,
    secondFactor,
    withoutScripts = needsScripts,
  }: {
    title: string
    publicUrl: string
    secondFactor: 'required' | 'off'
    /** HTML for a browser without scripts. */
    withoutScripts?: string
  },
): string {
  return `<!doctype html>
<html lang="en-GB" data-scripts data-second-factor="${secondFactor}" data-fonts="${fonts.join(' ')}" data-further="${further.join(' ')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<meta name="robots" content="noindex, nofollow">
<meta name="api-base" content="${publicUrl}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#1d1713" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0b0907" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/pictures/site-mark.svg" type="image/svg+xml">
<script>${earlyScript}</script>
${scripts.map((href, at) => (at === scripts.length - 1 ? `<script type="module" src="${href}"></script>` : preloadOf(href))).join('\n')}
${styles.map((text) => `<style>${text}</style>`).join('\n')}
</head>
<body>
<a class="skip-link" href="#main">Skip to content</a>
<div id="app"></div>
<noscript>${withoutScripts}</noscript>
</body>
</html>
`
}

const needsScripts = '<p>This part of Dray needs JavaScript, which is switched off in this browser.</p>'

/** In development the client of Vite has to run, not only to be there. */
const preloadOf = (href: string) =>
  href.startsWith('/@')
    ? `<script type="module" src="${href}"></script>`
    : `<link rel="modulepreload" href="${href}">`
