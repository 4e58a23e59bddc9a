import type { Finding, FindingLevel } from '../finding.ts'
import type { YearMonth } from '../period.ts'
import { type LreColumn, lreFileColumns, lreName } from './columns.ts'
import { lreFormProblem } from './form.ts'
import { lrePlaces, LreRow, readLre } from './lre-reader.ts'
import { type LreRule, lreRules } from './rules.ts'
import { lreTablesIn } from './tables.ts'

const codes = lreFileColumns.map(({ code }) => code)
const places = lrePlaces(codes)

/** What is said of the heads of a book, of the width of a row, and of a person who is twice. */
export const lreFileRules = [
  'COLUMNAS_DEL_ENCABEZADO',
  'ENCABEZADO_DISTINTO',
  'COLUMNAS_DE_LA_FILA',
  'RUT_REPETIDO',
] as const
type FileRule = (typeof lreFileRules)[number]

/**
 * What is wrong with the book of a month, read from its bytes, before anybody uploads it: heads,
 * each value, each row and its totals, and a person who is twice in it.
 *
 * @param names names of people by RUT, because the book has none
 */
export function checkLre(
  month: YearMonth,
  text: string,
  names: ReadonlyMap<string, string> = new Map(),
): readonly Finding[] {
  const { heads, rows } = readLre(text)
  const wrong = headProblem(heads)
  if (wrong) return [{ ...wrong, level: 'ERROR', line: 1, rut: null, name: null }]
  const seen = new Set<string>()
  const held = { month, tables: lreTablesIn(month) }
  return rows.flatMap((cells, index) => {
    const row = new LreRow(places, cells)
    const rut = row.text(1101)
    const at = findingAt(index + 2, rut, names.get(rut) ?? null)
    if (cells.length !== codes.length) {
      const words = `La fila tiene ${cells.length} columnas y debe tener ${codes.length}`
      return [at('COLUMNAS_DE_LA_FILA' satisfies FileRule, null, words)]
    }
    const twice = seen.has(rut)
      ? [
          at(
            'RUT_REPETIDO' satisfies FileRule,
            1101,
            'La persona ya tiene una fila: va una por persona y mes',
          ),
        ]
      : []
    seen.add(rut)
    return [...twice, ...rowFindings(row, held, at)]
  })
}

type HeadProblem = { rule: FileRule; field: number | null; words: string }

function headProblem(heads: readonly string[]): HeadProblem | undefined {
  if (heads.length !== codes.length) {
    const words = `El encabezado tiene ${heads.length} columnas y debe tener ${codes.length}`
    return { rule: 'COLUMNAS_DEL_ENCABEZADO', field: null, words }
  }
  const column = lreFileColumns.find(({ header }, index) => header !== heads[index])
  if (!column) return undefined
  const words = `El encabezado de la columna ${column.code} debe ser «${column.header}»`
  return { rule: 'ENCABEZADO_DISTINTO', field: column.code, words }
}

type At = (
  rule: string,
  field: number | null,
  words: string,
  level?: FindingLevel | undefined,
) => Finding

const findingAt =
  (line: number, rut: string, name: string | null): At =>
  (rule, field, words, level = 'ERROR') => ({ rule, level, field, words, line, rut, name })

type Held = { readonly month: YearMonth; readonly tables: ReturnType<typeof lreTablesIn> }

function rowFindings(row: LreRow, { month, tables }: Held, at: At): Finding[] {
  const found = lreFileColumns.flatMap((column) => {
    const problem = lreFormProblem(column, row.text(column.code), tables)
    return problem
      ? [at(problem.rule, column.code, `${titleOf(column.code)} ${problem.words}`)]
      : []
  })
  const unread = new Set(found.map(({ field }) => field))
  return [
    ...found,
    ...lreRules
      .filter(({ reads, broken }) => !reads.some((code) => unread.has(code)) && broken(row, month))
      .map(({ rule, column, words, level }: LreRule) =>
        at(rule, column, `${titleOf(column)} ${words}`, level),
      ),
  ]
}

const titleOf = (code: LreColumn['code']) => `La columna ${code}, «${lreName(code)}»,`
