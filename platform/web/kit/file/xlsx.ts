import { asText } from '#platform/web/look/format.ts'
import { type Entry, zip } from './zip.ts'

export type Cell = string | number | null

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A workbook of one sheet: titles in bold, the first row frozen, numbers as numbers. */
export async function xlsxFile(titles: readonly string[], rows: readonly Cell[][]): Promise<Blob> {
  return new Blob([await zip(entriesOf(titles, rows))], { type: TYPE })
}

export const entriesOf = (titles: readonly string[], rows: readonly Cell[][]): Entry[] => [
  { name: '[Content_Types].xml', text: CONTENT_TYPES },
  { name: '_rels/.rels', text: relations('officeDocument', 'xl/workbook.xml') },
  { name: 'xl/workbook.xml', text: WORKBOOK },
  { name: 'xl/_rels/workbook.xml.rels', text: WORKBOOK_RELATIONS },
  { name: 'xl/styles.xml', text: STYLES },
  { name: 'xl/worksheets/sheet1.xml', text: sheet(titles, rows) },
]

function sheet(titles: readonly string[], rows: readonly Cell[][]): string {
  const widths = titles.map((title, at) => widthOf(title, rows, at))
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const lines = [titles, ...rows].map((cells, row) => rowXml(cells, row))
  return (
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
    `</sheetView></sheetViews><cols>${columns.join('')}</cols>` +
    `<sheetData>${lines.join('')}</sheetData></worksheet>`
  )
}

function rowXml(cells: readonly Cell[], row: number): string {
  const number = row + 1
  const xml = cells.map((cell, at) => cellXml(cell, `${columnName(at)}${number}`, row === 0))
  return `<row r="${number}">${xml.join('')}</row>`
}

function cellXml(cell: Cell, at: string, title: boolean): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${at}" s="2"><v>${cell}</v></c>`
  const style = title ? ' s="1"' : ''
  const text = `<t xml:space="preserve">${escaped(cell)}</t>`
  return `<c r="${at}" t="inlineStr"${style}><is>${text}</is></c>`
}

/** 0 → A, 25 → Z, 26 → AA. */
export const columnName = (at: number): string =>
  (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

/** Wide enough for most of its values, up to 60 characters. */
const widthOf = (title: string, rows: readonly Cell[][], at: number) =>
  Math.min(
    60,
    Math.max(title.length, ...rows.slice(0, 200).map((row) => asText(row[at]).length)) + 3,
  )

const escaped = (text: string) =>
  text
    // What XML 1.0 cannot carry at all.
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PART = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relation = (type: string, target: string, id = 1) =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
const relationships = (list: string) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${list}</Relationships>`
const relations = (type: string, target: string) => relationships(relation(type, target))

const CONTENT_TYPES =
  `${XML}<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ' +
  'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${PART}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${PART}.worksheet+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${PART}.styles+xml"/></Types>`

const WORKBOOK =
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">` +
  '<sheets><sheet name="Datos" sheetId="1" r:id="rId1"/></sheets></workbook>'

const WORKBOOK_RELATIONS = relationships(
  relation('worksheet', 'worksheets/sheet1.xml') + relation('styles', 'styles.xml', 2),
)

/** 0 plain, 1 the titles in bold, 2 numbers in thousands as the reader's Excel writes them. */
const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2">` +
  '<font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/>' +
  '<xf xfId="0" numFmtId="3" applyNumberFormat="1"/></cellXfs></styleSheet>'
