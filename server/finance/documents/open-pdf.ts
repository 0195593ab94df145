import PdfDocument from 'pdfkit'
import { fontFiles, printableText } from './document-fonts.ts'

type StructureElement = PDFKit.PDFStructureElement
type TextOptions = PDFKit.Mixins.TextOptions

const margin = 48
/** A4 in points, and the colours of documents. */
export const sheet = {
  margin,
  right: 595.28 - margin,
  foot: 841.89 - margin - 24,
  ink: '#1d1713',
  soft: '#4e443a',
} as const

/** What a text is to a reader that does not see the page. */
export type TextRole = 'H1' | 'H2' | 'P' | 'TH' | 'TD'

/** A document of A4 pages in the font of all documents, tagged for screen readers. The same content gives the same bytes. */
export class Pdf extends PdfDocument {
  /** The element that texts belong to: the document, or a row of a table. */
  #block: StructureElement
  #isTable = false
  #isArtifact = false

  constructor({ title, author, drawnAt }: { title: string; author: string; drawnAt: string }) {
    super({
      size: 'A4',
      margin: sheet.margin,
      bufferPages: true,
      tagged: true,
      pdfVersion: '1.7',
      lang: 'en-GB',
      displayTitle: true,
      font: fontFiles.regular,
      info: { Title: title, Author: author, CreationDate: new Date(drawnAt) },
    })
    this.registerFont('regular', fontFiles.regular)
    this.registerFont('bold', fontFiles.bold)
    this.#block = this.struct('Document')
    this.addStructure(this.#block)
  }

  /** Writes a text, as printableText has it. */
  write(role: TextRole, words: string, x: number, y: number, options: TextOptions): this {
    const draw = () => this.text(printableText(words), x, y, options)
    if (this.#isArtifact) draw()
    else this.#block.add(this.struct(role, {}, draw))
    return this
  }

  /** Draws what only decorates, and is not read out. */
  decorate(draw: () => void): void {
    if (this.#isArtifact) return draw()
    this.markContent('Artifact')
    this.#isArtifact = true
    draw()
    this.#isArtifact = false
    this.endMarkedContent()
  }

  /** Texts within are cells of a row of a table, or paragraphs where no table is open. */
  inRow(draw: (cell: TextRole) => void, { isHead = false } = {}): void {
    if (!this.#isTable || this.#isArtifact) return draw(isHead ? 'H2' : 'P')
    this.#within('TR', () => draw(isHead ? 'TH' : 'TD'))
  }

  inTable(draw: () => void): void {
    this.#isTable = true
    this.#within('Table', draw)
    this.#isTable = false
  }

  #within(type: string, draw: () => void): void {
    const outer = this.#block
    this.#block = this.struct(type)
    outer.add(this.#block)
    draw()
    this.#block.end()
    this.#block = outer
  }
}
