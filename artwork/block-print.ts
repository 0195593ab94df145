/** One printing of a picture: a role of colour and path data; a role that starts with '-' is a line of that colour. */
export type PrintLayer = readonly [role: string, data: string, width?: number]

/** Prints layers in order. Solid shapes carry a stout outline of `outline` units unless their role ends with '*'. */
export function printLayers(
  layers: readonly PrintLayer[],
  colours: Record<string, string>,
  outline: number,
): string {
  return layers
    .map(([role, data, width]) => {
      const colour = colours[role.replace(/^-|\*$/g, '')] ?? colours.ink
      if (role.startsWith('-')) {
        return `<path fill="none" stroke="${colour}" stroke-width="${width ?? outline}" stroke-linecap="round" d="${data}"/>`
      }
      const edge = role.endsWith('*') ? '' : ` stroke="${colours.ink}" stroke-width="${width ?? outline}"`
      return `<path fill="${colour}"${edge} d="${data}"/>`
    })
    .join('')
}

/** The inks of everything that is not a label: stout, document, hop green, malt amber, oxide red and the metals. */
export const houseInks = {
  ink: '#1e1a16',
  paper: '#f6f1e7',
  cream: '#ebdfc6',
  hop: '#2f5b3a',
  malt: '#c9862b',
  oxide: '#9c3525',
  steel: '#c6c1b6',
  shade: '#9a9488',
  light: '#e8e4da',
  brass: '#d6a545',
  wood: '#b67b3c',
  bark: '#86552a',
  glass: '#6a3f1d',
  black: '#33302b',
  water: '#6f98a4',
}
