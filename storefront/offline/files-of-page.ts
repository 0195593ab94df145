/** Addresses of what a document shows and runs, each once; the modules of its page are in an attribute of the first script. */
export function filesOf(html: string): string[] {
  const named = [...html.matchAll(/ (?:href|src|data-modules)="([^"#]+)/g)].flatMap(([, text]) =>
    text!.split(' '),
  )
  return [...new Set(named)].filter((href) => /^\/(?:assets|pictures)\//.test(href))
}
