import { setImmediate as turn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import writeExcelFile from 'write-excel-file/node'

/** What a cell holds: a text, a number, a number or a day in a format, or a heading. */
export type SheetCell =
  | null
  | string
  | number
  | { readonly value: number | Date; readonly format: string }
  | { readonly heading: string; readonly filled: boolean }

export type Sheet = {
  readonly name: string
  /** Rows that stay in sight. */
  readonly sticky?: number
  /** Widths of the columns in letters. */
  readonly widths?: readonly number[]
}

/** From so many rows on a workbook is made in a thread: 50.000 people took the API two seconds. */
const MANY = 2_000
/** Rows that are made between two turns of the loop. */
const PIECE = 500

/**
 * An Excel workbook of one sheet. Many rows are made and sent to a thread piece by piece, so that
 * nobody else waits for the file of a whole company.
 *
 * @param count how many rows there are
 * @param rowAt the row at a place, made when it is its turn
 * @throws Error when the thread ends
 */
export async function writeWorkbook(
  sheet: Sheet,
  count: number,
  rowAt: (at: number) => readonly SheetCell[],
): Promise<Buffer> {
  if (count < MANY)
    return workbookOf(
      sheet,
      Array.from({ length: count }, (_, at) => rowAt(at)),
    )
  const thread = new Worker(new URL('./workbook-thread.ts', import.meta.url), {
    workerData: sheet,
    stdout: true,
  })
  try {
    const made = new Promise<Uint8Array>((resolve, reject) => {
      thread.once('message', resolve)
      thread.once('error', reject)
      thread.once('exit', () => reject(new Error('the thread of a workbook ended')))
    })
    for (let at = 0; at < count; at += PIECE) {
      const length = Math.min(PIECE, count - at)
      thread.postMessage(Array.from({ length }, (_, n) => rowAt(at + n)))
      await turn()
    }
    // No row more.
    thread.postMessage(null)
    return Buffer.from(await made)
  } finally {
    await thread.terminate()
  }
}

/** The workbook of rows that are all there. */
export const workbookOf = (
  { name, sticky = 0, widths }: Sheet,
  rows: readonly (readonly SheetCell[])[],
): Promise<Buffer> =>
  writeExcelFile(
    rows.map((row) => row.map(styled)),
    {
      sheet: sheetName(name),
      ...(sticky > 0 ? { stickyRowsCount: sticky } : {}),
      ...(widths ? { columns: widths.map((width) => ({ width })) } : {}),
    },
  ).toBuffer()

function styled(cell: SheetCell) {
  if (cell === null) return null
  if (typeof cell === 'string') return { value: cell, type: String }
  if (typeof cell === 'number') return { value: cell, type: Number }
  if ('heading' in cell) {
    const look = cell.filled ? { backgroundColor: '#eef2f6' } : {}
    return { value: cell.heading, type: String, fontWeight: 'bold' as const, ...look }
  }
  const { value, format } = cell
  return value instanceof Date ? { value, type: Date, format } : { value, type: Number, format }
}

/** Excel refuses these signs and more than 31 of any. */
const sheetName = (name: string) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)
