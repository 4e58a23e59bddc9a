import { formatNumber } from '#chile/numbers.ts'
import { formatRut } from '#chile/rut.ts'
import { formatDate } from '#chile/dates.ts'
import { stripAccents } from '#chile/text.ts'
import { plainLine } from '#platform/model/plain-text.ts'
import { isNumeric } from '#platform/model/field.ts'
import type { Choice, ImportColumn } from '#platform/model/imports.ts'

/** A value as a file has it: the words of a code, days as people write them. */
export function writtenCell(
  { meta, choices }: Pick<ImportColumn, 'meta' | 'choices'>,
  value: unknown,
  named: readonly Choice[] | undefined = choices,
): string {
  if (value === null || value === undefined) return ''
  const listed = named?.find((one) => String(one.value) === String(value))
  if (listed) return listed.label
  if (isMoney(value)) {
    return formatNumber(value.value) + (value.currency === 'UF' ? ' UF' : '')
  }
  const text = String(value)
  if (meta.kind === 'date') return formatDate(text.slice(0, 10))
  if (meta.kind === 'rut') return formatRut(text)
  return isNumeric(meta.kind) ? formatNumber(text) : text
}

/** Whether the values of a column are of one record alone: a word of a closed list is of many. */
export const isSecret = ({ meta, choices }: Pick<ImportColumn, 'meta' | 'choices'>): boolean =>
  meta.sensitivity === 'A' && !choices

/** A value that only some may read, in what is kept of it: its last letters. */
export const masked = (text: string): string =>
  text.length <= 4 ? '••••' : `••••${text.slice(-3)}`

/**
 * Whether a cell says what a record has already. Our own files of text have no accents: a text that
 * only lacks them changes nothing.
 */
export function isSameValue({ meta }: ImportColumn, given: unknown, kept: unknown): boolean {
  if (isMoney(given) && isMoney(kept)) {
    return given.currency === kept.currency && Number(given.value) === Number(kept.value)
  }
  const [a, b] = [plain(given), plain(kept)]
  if (a === b) return true
  if (isNumeric(meta.kind)) return a !== '' && b !== '' && Number(a) === Number(b)
  const isText = meta.kind === 'text' || meta.kind === 'longText'
  if (!isText || a === '' || b === '') return false
  return plainLine(a) === plainLine(b) || plainLine(a) === plainLine(stripAccents(b))
}

const plain = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value)

/** An amount with its currency, as the fields of money have it. */
const isMoney = (value: unknown): value is { value: string; currency: string } =>
  typeof value === 'object' && value !== null && 'value' in value && 'currency' in value
