import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type ILevelsOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Run } from '../../model/fill.ts'
import type { Drawn } from './drawn.ts'
import { CELL_HEAD, continuing, DEEPEST_LIST } from './styles.ts'

/** Twentieths of a point: a letter page, with the margins of the paper (`paper.ts`). */
const PAGE = {
  size: { width: 12_240, height: 15_840 },
  margin: { top: 1417, bottom: 1247, left: 1417, right: 1417 },
}
const WIDE = PAGE.size.width - PAGE.margin.left - PAGE.margin.right
const STEP = 500

const PLACES = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
} as const
const HEADINGS = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3]
const [BULLETS, NUMBERS] = ['puntos', 'numeros']

/** Where a paragraph stands: in a point of a list, in a cell at the head of a table. */
type Place = {
  readonly width: number
  readonly point?: { readonly reference: string; readonly instance: number; readonly level: number }
  /** The level of the list whose point it goes on, which its first paragraph has begun. */
  readonly goesOn?: number
  readonly head?: boolean
}

/** A Word file of a document. Nothing of it runs, links to a file, or names who made it. */
export async function writeWord(title: string, blocks: readonly Drawn[]): Promise<Buffer> {
  let lists = 0
  const children = written(blocks, { width: WIDE }, () => ++lists)
  const document = new Document({
    title: legible(title),
    creator: 'Minga',
    styles: STYLES,
    numbering: {
      config: [
        { reference: BULLETS, levels: levels(LevelFormat.BULLET) },
        { reference: NUMBERS, levels: levels(LevelFormat.DECIMAL) },
      ],
    },
    sections: [{ properties: { page: PAGE }, children }],
  })
  return Packer.toBuffer(document)
}

type NextList = () => number
type Part = Paragraph | Table

function written(blocks: readonly Drawn[], place: Place, next: NextList): Part[] {
  return blocks.flatMap((block, at) => {
    // The first paragraph of a point has its sign; what follows goes on below it.
    const { point, ...after } = place
    const here = at === 0 || !point ? place : { ...after, goesOn: point.level }
    if (block.kind === 'words') return [paragraph(block, here)]
    if (block.kind === 'list') return listOf(block, here, next)
    return [tableOf(block, here, next)]
  })
}

function listOf(
  { ordered, items }: Extract<Drawn, { kind: 'list' }>,
  place: Place,
  next: NextList,
): Part[] {
  const above = place.point?.level ?? place.goesOn ?? -1
  const level = Math.min(above + 1, DEEPEST_LIST)
  const point = { reference: ordered ? NUMBERS : BULLETS, instance: next(), level }
  const { goesOn: _above, ...rest } = place
  return items.flatMap((item) => written(item, { ...rest, point }, next))
}

function paragraph(
  { level, align, runs }: Extract<Drawn, { kind: 'words' }>,
  { point, goesOn, head }: Place,
): Paragraph {
  const style = head ? CELL_HEAD : goesOn === undefined ? undefined : continuing(goesOn)
  const heading = HEADINGS[level - 1]
  return new Paragraph({
    children: runs.map(wordsOf),
    ...(heading ? { heading } : style === undefined ? {} : { style }),
    ...(align ? { alignment: PLACES[align] } : {}),
    ...(point ? { numbering: point } : {}),
  })
}

function wordsOf(run: Run): ParagraphChild {
  if ('ends' in run) return new TextRun({ break: 1 })
  const words = new TextRun({
    text: legible(run.text),
    ...(run.bold ? { bold: true } : {}),
    ...(run.italic ? { italics: true } : {}),
    ...(run.underline ? { underline: {} } : {}),
    ...(run.href ? { style: 'Hyperlink' } : {}),
  })
  return run.href ? new ExternalHyperlink({ link: run.href, children: [words] }) : words
}

/** Without the signs that no XML may have (XML 1.0, 2.2). */
const legible = (text: string) =>
  // oxlint-disable-next-line no-control-regex
  text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')

const RULE = { style: BorderStyle.SINGLE, size: 4, color: '999999' }

function tableOf(
  { columns, cells }: Extract<Drawn, { kind: 'table' }>,
  { width }: Place,
  next: NextList,
): Table {
  const each = Math.floor(width / columns)
  const rows = Array.from({ length: cells.length / columns }, (_, at) =>
    cells.slice(at * columns, (at + 1) * columns),
  )
  return new Table({
    width: { size: each * columns, type: WidthType.DXA },
    columnWidths: Array.from({ length: columns }, () => each),
    borders: { top: RULE, bottom: RULE, left: RULE, right: RULE },
    rows: rows.map(
      (row) =>
        new TableRow({
          ...(row.every(({ head }) => head) ? { tableHeader: true } : {}),
          children: row.map(({ head, blocks }) => {
            const inside = written(blocks, { width: each - 200, head }, next)
            const last = inside.at(-1)
            return new TableCell({
              width: { size: each, type: WidthType.DXA },
              // Word asks for a paragraph at the end of each cell.
              children: last instanceof Paragraph ? inside : [...inside, new Paragraph({})],
            })
          }),
        }),
    ),
  })
}

function levels(format: (typeof LevelFormat)[keyof typeof LevelFormat]): ILevelsOptions[] {
  return Array.from({ length: DEEPEST_LIST + 1 }, (_, level) => ({
    level,
    format,
    text: format === LevelFormat.BULLET ? '•' : `%${level + 1}.`,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: STEP * (level + 1), hanging: 300 } } },
  }))
}

const STYLES = {
  default: {
    document: {
      run: { font: 'Arial', size: 21 },
      paragraph: { spacing: { after: 160, line: 276 } },
    },
    heading1: {
      run: { size: 30, bold: true },
      paragraph: { spacing: { before: 240, after: 160 } },
    },
    heading2: {
      run: { size: 25, bold: true },
      paragraph: { spacing: { before: 200, after: 120 } },
    },
    heading3: {
      run: { size: 22, bold: true },
      paragraph: { spacing: { before: 160, after: 100 } },
    },
  },
  paragraphStyles: [
    { id: CELL_HEAD, name: 'Table Heading', basedOn: 'Normal', run: { bold: true } },
    ...Array.from({ length: DEEPEST_LIST + 1 }, (_, level) => ({
      id: continuing(level),
      name: level === 0 ? 'List Continue' : `List Continue ${level + 1}`,
      basedOn: 'Normal',
      paragraph: { indent: { left: STEP * (level + 1) } },
    })),
  ],
}
