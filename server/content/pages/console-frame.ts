import { parse } from 'node:path'
import { version } from '../../platform/config/version.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { contentSecurityPolicy } from '../../platform/http/security-headers.ts'
import { addressesOf, chunkOf, type Manifest, readBuiltFile, withImports } from './build-manifest.ts'

/** The consoles: of breweries' people, and of Dray's staff. */
export type ConsoleName = 'selling' | 'staff'

/** What the document of a console links to. */
export type ConsoleFrame = {
  /** The entry last. */
  scripts: readonly string[]
  /** What the screens take besides, by the name of the module that draws them. */
  screens: Readonly<Record<string, readonly string[]>>
  /** Inline, before everything else: what the screen asks for first. */
  earlyScript: string
  /** Inline, so that the first paint waits for nothing. */
  styles: readonly string[]
  /** Where the same are as files. */
  sheets: readonly string[]
  fonts: readonly string[]
  contentSecurityPolicy: string
  /** What is shown until the scripts have run, by whether the second factor is required. */
  shells: Readonly<Record<SecondFactor, string>>
}

type SecondFactor = 'required' | 'off'

const tokens = '@layer tokens'
const earlyModule = 'storefront/console/early-console.ts'

/** The frame of a console from its build. Throws where the build lacks the entry. */
export function readConsoleFrame(
  manifest: Manifest,
  module: string,
  pictureHosts: readonly string[],
): Omit<ConsoleFrame, 'shells'> {
  const entry = chunkOf(manifest, module)
  const chunks = [...withImports(manifest, [entry]).filter((chunk) => chunk !== entry), entry]
  const scriptsOf = (module: string) =>
    withImports(manifest, [chunkOf(manifest, module)]).filter((chunk) => !chunks.includes(chunk))
  // The sheet with the tokens sets the order of the layers.
  const sheets = [...new Set(chunks.flatMap(({ css = [] }) => css))]
  const styles = sheets
    .map(readBuiltFile)
    .toSorted((one, other) => Number(other.includes(tokens)) - Number(one.includes(tokens)))
  // Built as a module, run as a plain script: its names are its own.
  const earlyScript = `(()=>{${readBuiltFile(chunkOf(manifest, earlyModule).file)}})()`
  return {
    scripts: addressesOf(chunks.map(({ file }) => file)),
    screens: Object.fromEntries(
      (entry.dynamicImports ?? []).map((module) => [
        parse(module).name,
        addressesOf(scriptsOf(module).flatMap(({ file, css = [] }) => [file, ...css])),
      ]),
    ),
    earlyScript,
    styles,
    sheets: addressesOf(sheets),
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
 * asks for what its client may see. Its scripts are asked for in the head: by the time the line has them it has the whole
 * document, so they do not delay the frame's first paint.
 */
export function consoleDocument(
  { scripts, screens, earlyScript, styles, sheets, fonts, shells }: ConsoleFrame,
  {
    title,
    publicUrl,
    secondFactor,
    withoutScripts = needsScripts,
  }: {
    title: string
    publicUrl: string
    secondFactor: SecondFactor
    /** HTML for a browser without scripts. */
    withoutScripts?: string
  },
): string {
  return `<!doctype html>
<html lang="en-GB" data-scripts data-second-factor="${secondFactor}" data-release="${version}" data-fonts="${fonts.join(' ')}" data-sheets="${sheets.join(' ')}" data-screens="${escapeHtml(JSON.stringify(screens))}">
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
${scripts.map(preloadOf).join('\n')}
<script>${earlyScript}</script>
${styles.map((text) => `<style>${text}</style>`).join('\n')}
</head>
<body>
<a class="skip-link" href="#main">Skip to content</a>
<div id="app">${shells[secondFactor]}</div>
<noscript>${withoutScripts}</noscript>
<script type="module" src="${scripts.at(-1)}"></script>
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
