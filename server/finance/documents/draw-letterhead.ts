import { drawWordmark } from '../../../artwork/draw-wordmark.ts'
import { wordsOutline } from '../../../artwork/words-markup.ts'
import { typeFace } from '../../../artwork/set-type.ts'
import { printableText } from './document-fonts.ts'
import { rule } from './document-layout.ts'
import { type Pdf, sheet } from './open-pdf.ts'

const capHeight = 15
const plate = { width: 96, height: 40 }

/**
 * The head of every document, as on the delivery note: the plate with the wordmark, hung from the edge of the page, then
 * the title in the slab. The slab is drawn as outlines; the same words lie over it unseen, to be read out and copied.
 */
export function drawLetterhead(document: Pdf, title: string): void {
  document.decorate(() => drawPlate(document))
  const top = sheet.margin + 4
  const words = printableText(title)
  const { data, width } = wordsOutline(typeFace('slab'), words, capHeight)
  const widest = sheet.right - sheet.margin - plate.width - 24
  const scale = Math.min(1, widest / width)
  document.decorate(() => {
    document
      .save()
      .translate(sheet.margin, top + capHeight)
      .scale(scale / 10)
    document.path(data).fill(sheet.ink)
    document.restore()
  })
  document.font('bold').fontSize(capHeight).fillOpacity(0)
  document.write('H1', words, sheet.margin, top, { width: widest, lineBreak: false })
  document.fillOpacity(1)
  document.x = sheet.margin
  document.y = top + capHeight + 8
  rule(document, 4)
}

/** The wordmark's own paths: wheel and letters filled, the spokes drawn as lines. */
function drawPlate(document: Pdf): void {
  const left = sheet.right - plate.width
  document.roundedRect(left, -6, plate.width, plate.height + 6, 6).fill(sheet.ink)
  document.rect(left, plate.height - 3, plate.width, 3).fill('#b8721a')
  document
    .save()
    .translate(left + 14, 12)
    .scale(0.37)
  for (const [, attributes = '', data = ''] of drawWordmark().matchAll(/<path([^>]*?) ?d="([^"]+)"/g)) {
    const isLetters = !/fill|stroke/.test(attributes)
    document.save()
    if (isLetters) document.scale(0.25)
    document.path(data)
    if (attributes.includes('stroke')) document.lineWidth(3.4).stroke('#f6f1e7')
    else document.fill('#f6f1e7')
    document.restore()
  }
  document.restore()
}
