import { stripAccents } from '../text.ts'
import { FIXED_WIDTH, type PreviredField, previredFields } from './fields.ts'

/** What a line says, by number of field; what it leaves out is written as nothing. */
export type PreviredValues = Readonly<Record<number, string | number>>

export type PreviredLayout = 'SEPARATED' | 'FIXED'

/**
 * The file of a month: a line for each record, CRLF between and after them, no head, no mark of
 * byte order. Letters are ASCII capitals, which every edition of the portal reads.
 */
export function writePrevired(
  version: number,
  lines: readonly PreviredValues[],
  layout: PreviredLayout = 'SEPARATED',
): string {
  const fields = previredFields(version)
  const line = layout === 'FIXED' ? fixed : separated
  return lines.map((values) => `${line(fields, values)}\r\n`).join('')
}

const separated = (fields: readonly PreviredField[], values: PreviredValues) =>
  fields.map((field) => valueOf(field, values[field.n])).join(';')

function fixed(fields: readonly PreviredField[], values: PreviredValues): string {
  const text = fields
    .map((field) => {
      const value = valueOf(field, values[field.n])
      return field.fill === '0'
        ? value.padStart(field.length, '0')
        : value.padEnd(field.length, field.fill)
    })
    .join('')
  if (text.length !== FIXED_WIDTH) throw new RangeError(`A line of ${text.length} characters`)
  return text
}

function valueOf(field: PreviredField, value: string | number | undefined): string {
  if (value === undefined || value === '') return field.empty
  if (typeof value === 'number') return String(value)
  return field.kind === 'TEXT' ? plainCapitals(value).slice(0, field.length).trim() : value
}

/** `Ñuñoa, 2º piso;` → `NUNOA, 2 PISO`: what is left has no accent and no separator. */
export const plainCapitals = (text: string): string =>
  stripAccents(text)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 .,'&/()-]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
