import { cellText } from '#platform/model/sheet-cells.ts'

/** The text of a file, or what its reader has to do where it cannot be read. */
export type FileText = { readonly text: string } | { readonly problem: string }

/** Bytes that a file of answers has at the most. */
const MOST = 10_240 * 1024

const begins = (bytes: Uint8Array, ...signs: readonly number[]) =>
  signs.every((sign, at) => bytes[at] === sign)

/**
 * The text of a file: of a workbook the cells of its first sheet, separated by tabs, a row a line.
 * The content decides what it is, because banks call a page or a text «.xls» too. A workbook of
 * Excel 97 to 2003 is not read: no library that is kept and safe reads it.
 */
export async function textOfFile(file: Blob): Promise<FileText> {
  if (file.size > MOST) return { problem: 'El archivo supera los 10240 KB' }
  const buffer = await file.arrayBuffer()
  const bytes = new Uint8Array(buffer)
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    return {
      problem:
        'Es un Excel antiguo (.xls), que no se lee aquí: ábralo en Excel, guárdelo como .xlsx ' +
        'y elíjalo de nuevo, o copie sus filas y péguelas',
    }
  }
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04)) return sheetText(file)
  const text = decoded(buffer)
  return { text: /<table[\s>]/i.test(text.slice(0, 20_000)) ? pageText(text) : text }
}

async function sheetText(file: Blob): Promise<FileText> {
  const { readSheet } = await import('read-excel-file/browser')
  try {
    const rows = await readSheet(file, { parseNumber: (text) => text })
    return { text: linesOf(rows.map((row) => row.map(cellText))) }
  } catch {
    return { problem: 'No se pudo leer el archivo Excel: ábralo, guárdelo de nuevo como .xlsx' }
  }
}

/** The rows of the tables of a page, as some banks answer under the name of a workbook. */
function pageText(page: string): string {
  const rows = [...new DOMParser().parseFromString(page, 'text/html').querySelectorAll('tr')]
  return linesOf(
    rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.trim())),
  )
}

/** What would end a cell or a line, inside of one, becomes a blank. */
const linesOf = (rows: readonly (readonly string[])[]) =>
  rows
    .map((row) => row.map((cell) => cell.replaceAll(/["\s]+/g, ' ').trim()).join('\t'))
    .filter((line) => line.trim() !== '')
    .join('\n')

/** UTF-8, or the letters of Windows. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
