import { LRE_LONGEST, type LreColumn, lreFileColumns } from './columns.ts'

/** What a row says, by code of column; what it leaves out is blank. */
export type LreValues = Readonly<Record<number, string | number>>

/**
 * The text of the book of a month: the literal heads and a row for each person, CRLF. It is stored
 * as Windows-1252 (`lreBytes`): in another encoding its heads are not recognized.
 */
export function writeLre(rows: readonly LreValues[]): string {
  const heads = lreFileColumns.map(({ header }) => header)
  return [heads, ...rows.map((row) => lreFileColumns.map((column) => valueOf(column, row)))]
    .map((cells) => `${cells.join(';')}\r\n`)
    .join('')
}

/** Optional columns without anything to say are blank; required ones say zero. */
function valueOf({ code, kind, required }: LreColumn, row: LreValues): string {
  const value = row[code]
  if (value === undefined || value === '' || (value === 0 && !required && kind === 'AMOUNT')) {
    return required && kind === 'AMOUNT' ? '0' : ''
  }
  if (typeof value === 'number') return String(value).replace('.', ',')
  return value.replaceAll(/[;\r\n]/g, ' ').slice(0, LRE_LONGEST)
}

/** A name of the file as the portal wants it: RUT of the employer without hyphen, and the month. */
export const lreFileName = (rut: string, month: number): string =>
  `${rut.replaceAll(/[.-]/g, '')}_${month}.csv`

/** Characters of Windows-1252 between 0x80 and 0x9F, by their place; the rest are Latin-1. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** A text as Windows-1252. A letter that it lacks is written `?`. */
export function lreBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    const high = unit >= 0x80 && (unit < 0xa0 || unit > 0xff) ? HIGH.indexOf(text.charAt(at)) : -1
    bytes[at] = high >= 0 ? 0x80 + high : unit <= 0xff && !(unit >= 0x80 && unit < 0xa0) ? unit : 63
  }
  return bytes
}
