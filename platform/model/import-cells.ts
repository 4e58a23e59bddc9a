import { readDate } from '#chile/typed-date.ts'
import { readMonth } from '#chile/typed-month.ts'
import { numberProblem } from '#chile/typed-number.ts'
import { checkRut, dueDigit } from '#chile/rut.ts'
import { parseNumber } from '#chile/numbers.ts'
import { searchKey } from '#chile/text.ts'
import { choiceReader } from '#platform/model/choice-cell.ts'
import { type FieldMeta, MOST } from '#platform/model/field.ts'
import { plainLine } from '#platform/model/plain-text.ts'
import type { Choice, ImportColumn } from '#platform/model/imports.ts'

/** What a cell means, or what is wrong with it and what may have been meant. */
export type ReadCell =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string; readonly suggestion?: string }

/** What reading a file depends on, besides its columns. */
export type ReadingBy = {
  readonly today: string
  /** A sheet has its decimals with a point; what people type, with a comma. */
  readonly isSheet: boolean
  /** The records of other tables that a cell may name, by the column. */
  readonly named: ReadonlyMap<string, readonly Choice[]>
}

/** A cell that says this empties what is there; an empty cell leaves it. */
export const EMPTIES = '(vacío)'

type Read = (text: string) => ReadCell

/** Cells of a column that are remembered: the same words come again and again. */
const mostKnown = 2_000

/** Reads the cells of a column, each text once. An empty cell is `undefined`: it says nothing. */
export function cellReader(column: ImportColumn, by: ReadingBy): Read {
  const read = checkedBy(column, typedReader(column, by))
  const known = new Map<string, ReadCell>()
  return (text) => {
    const found = known.get(text)
    if (found) return found
    const cell = read(text)
    if (known.size < mostKnown) known.set(text, cell)
    return cell
  }
}

/** What a cell says, by the field's own rules: what is typed in a form is refused here too. */
function checkedBy({ field, meta, required, header }: ImportColumn, typed: Read): Read {
  return (text) => {
    if (plainLine(text) === '') {
      return required ? wrong(`Falta «${header}»`) : { ok: true, value: undefined }
    }
    if (searchKey(text) === searchKey(EMPTIES)) {
      return meta.optional ? { ok: true, value: null } : wrong(`«${header}» no puede quedar vacío`)
    }
    const read = typed(text)
    if (!read.ok || meta.reference) return read
    const checked = field.safeParse(read.value)
    if (checked.success) return { ok: true, value: checked.data }
    return wrong(checked.error.issues[0]?.message ?? 'El valor no es válido')
  }
}

function typedReader(column: ImportColumn, by: ReadingBy): Read {
  const { meta, choices, name } = column
  const listed = meta.reference ? by.named.get(name) : choices
  if (listed) return choiceReader(listed)
  if (meta.reference) return (text) => wrong(`«${text}» no existe`)
  switch (meta.kind) {
    case 'date':
      return (text) => {
        const read = readDate(text, { today: by.today })
        return read.ok ? { ok: true, value: read.date } : wrong(read.message)
      }
    case 'yearMonth':
      return (text) => {
        const month = readMonth(text, by.today)
        return month === undefined ? wrong(`«${text}» no es un mes`) : { ok: true, value: month }
      }
    case 'integer':
    case 'days':
    case 'pesos':
      return numberReader(meta, by, Number)
    case 'decimal':
    case 'percent':
    case 'uf':
    case 'hours':
      return numberReader(meta, by, String)
    case 'rut':
      return readRut
    case 'money':
      return moneyReader(meta, by)
    default:
      return (text) => ({ ok: true, value: text })
  }
}

const wrong = (message: string): ReadCell => ({ ok: false, message })

function numberReader(
  { kind, decimals, min, max }: FieldMeta,
  { isSheet }: ReadingBy,
  as: (text: string) => unknown,
): Read {
  const of = kind === 'pesos' || kind === 'days' || kind === 'hours' ? { of: kind } : {}
  return (text) => {
    const value = parseNumber(text, isSheet && /^-?\d+(\.\d+)?$/.test(text) ? 'point' : 'comma')
    const typed = value === undefined ? text : value.replace('.', ',')
    const problem = numberProblem(typed, {
      decimals: decimals ?? 0,
      min,
      max,
      ...of,
    })
    if (problem !== undefined) return wrong(problem)
    return value === undefined ? wrong('No es un número') : { ok: true, value: as(value) }
  }
}

/** A RUT; of one with another digit, which it should be. */
function readRut(text: string): ReadCell {
  const checked = checkRut(text)
  if (checked.ok) return { ok: true, value: checked.rut }
  const due = dueDigit(text)
  return wrong(due === undefined ? checked.message : `RUT inválido: el dígito debería ser ${due}`)
}

const isUf = /^uf\b|\buf$/i

/** An amount of money: pesos, or UF where the cell says so. */
function moneyReader(meta: FieldMeta, by: ReadingBy): Read {
  const range = { max: MOST, ...meta, min: meta.min ?? 0 }
  const pesos = numberReader({ ...range, kind: 'pesos' }, by, String)
  const uf = numberReader({ ...range, kind: 'uf', decimals: 3 }, by, String)
  return (text) => {
    const currency = isUf.test(text.trim()) ? 'UF' : 'CLP'
    const number = text.replace(/\b(uf|clp|pesos)\b/gi, '').trim()
    const read = currency === 'UF' ? uf(number) : pesos(number)
    return read.ok ? { ok: true, value: { value: String(read.value), currency } } : read
  }
}
