import type { Finding, FindingLevel } from '../finding.ts'
import { monthName } from '../period.ts'
import { parseRut } from '../rut.ts'
import {
  WAGE,
  wageColumns,
  type WageColumn,
  type WageKind,
  wageMarks,
  YEAR_MONTHS,
} from './columns.ts'
import { adjustedSum, type YearFactors } from './factors.ts'
import { readWages } from './write.ts'

type FormCheck = readonly [rule: string, broken: (value: string) => boolean, words: string]

const whole: readonly FormCheck[] = [
  ['NUMERO_VACIO', (value) => value === '', 'va en 0 cuando no hay dato, no vacío'],
  ['NUMERO_NEGATIVO', (value) => value.startsWith('-'), 'no puede ser negativo'],
  ['NUMERO_CON_PUNTOS', (value) => /^\d+(\.\d{3})+$/.test(value), 'no lleva puntos de miles'],
  ['NUMERO_CON_DECIMALES', (value) => /^\d+[.,]\d+$/.test(value), 'no lleva decimales'],
  ['NO_ES_NUMERO', (value) => !/^\d+$/.test(value), 'debe ser un número entero'],
  ['NUMERO_CON_CEROS', (value) => /^0\d/.test(value), 'no se rellena con ceros'],
]

const forms: Readonly<Record<WageKind, readonly FormCheck[]>> = {
  COUNT: whole,
  AMOUNT: whole,
  RUT: [
    ['RUT_CON_PUNTOS', (value) => value.includes('.'), 'va sin puntos'],
    ['RUT_SIN_GUION', (value) => !value.includes('-'), 'va con guion y dígito verificador'],
    ['RUT_DV', (value) => parseRut(value) !== value, 'no corresponde a su dígito verificador'],
  ],
  MARK: [
    [
      'SIGLA_DESCONOCIDA',
      (value) => value !== '' && !Object.hasOwn(wageMarks, value),
      'va en blanco, o con C (jornada completa) o P (jornada parcial)',
    ],
  ],
  HOURS: [
    [
      'HORAS_MAL_ESCRITAS',
      (value) => !/^\d{1,2}(,\d{1,2})?$/.test(value),
      'son horas, con coma si llevan decimales',
    ],
    [
      'HORAS_FUERA_DE_RANGO',
      (value) => Number(value.replace(',', '.')) > MOST_HOURS,
      'no pasan de 60 a la semana',
    ],
  ],
}
const MOST_HOURS = 60

/** A row by the numbers of its columns. */
class WageRow {
  readonly cells: readonly string[]
  constructor(cells: readonly string[]) {
    this.cells = cells
  }
  text(n: number): string {
    return this.cells[n - 1] ?? ''
  }
  amount(n: number): number {
    return Number(this.text(n).replace(',', '.'))
  }
  get months(): readonly number[] {
    return YEAR_MONTHS.map((month) => this.amount(monthColumn(month)))
  }
}

const monthColumn = (month: number) => WAGE.FIRST_MONTH + month - 1
const markColumn = (month: number) => WAGE.FIRST_MARK + month - 1

/** A rule of one row: it is broken, at its column, when `broken` answers true. */
export type WageRule = {
  readonly rule: string
  readonly level?: FindingLevel
  readonly field: number
  readonly reads: readonly number[]
  readonly broken: (row: WageRow, factors: YearFactors) => boolean
  /** The rest of a sentence that begins with the name of the column. */
  readonly words: string
}

const monthRules: readonly WageRule[] = YEAR_MONTHS.flatMap((month): WageRule[] => [
  {
    rule: `SIN_SIGLA_${month}`,
    field: markColumn(month),
    reads: [monthColumn(month), markColumn(month)],
    broken: (row) => row.amount(monthColumn(month)) > 0 && row.text(markColumn(month)) === '',
    words: `falta: hay renta en ${monthName(month)}`,
  },
])

/** Every rule of a row, of the ones of each month first. */
export const wageRules: readonly WageRule[] = [
  ...monthRules,
  {
    rule: 'RENTA_NO_CUADRA',
    field: WAGE.TAXED,
    reads: [WAGE.TAXED, ...YEAR_MONTHS.map(monthColumn)],
    broken: (row, factors) => row.amount(WAGE.TAXED) !== adjustedSum(row.months, factors),
    words: 'no es la suma de las rentas de cada mes por su factor',
  },
  {
    rule: 'IMPUESTO_SIN_RENTA',
    field: WAGE.TAX,
    reads: [WAGE.TAXED, WAGE.TAX],
    broken: (row) => row.amount(WAGE.TAX) > 0 && row.amount(WAGE.TAXED) === 0,
    words: 'lleva un monto y no hay renta afecta',
  },
  {
    rule: 'IMPUESTO_MAYOR_QUE_RENTA',
    field: WAGE.TAX,
    reads: [WAGE.TAXED, WAGE.TAX],
    broken: (row) => row.amount(WAGE.TAXED) > 0 && row.amount(WAGE.TAX) >= row.amount(WAGE.TAXED),
    words: 'no puede ser tanto como la renta',
  },
  {
    rule: 'FILA_SIN_MONTOS',
    field: WAGE.RUT,
    reads: [WAGE.TAXED, WAGE.UNTAXED, WAGE.EXEMPT],
    broken: (row) =>
      row.amount(WAGE.TAXED) + row.amount(WAGE.UNTAXED) + row.amount(WAGE.EXEMPT) === 0,
    words: 'es de una persona a la que no se le pagó renta: no va en la declaración',
  },
  {
    rule: 'DICIEMBRE_SIN_HORAS',
    field: WAGE.HOURS,
    reads: [markColumn(12), WAGE.HOURS],
    broken: (row) => row.text(markColumn(12)) !== '' && row.amount(WAGE.HOURS) === 0,
    level: 'WARNING',
    words:
      'está en 0 y la persona trabajó en diciembre (así van quienes no tienen límite, art. 22)',
  },
  {
    rule: 'HORAS_SIN_DICIEMBRE',
    field: WAGE.HOURS,
    reads: [markColumn(12), WAGE.HOURS],
    broken: (row) => row.text(markColumn(12)) === '' && row.amount(WAGE.HOURS) > 0,
    words: 'lleva horas y la persona no trabajó en diciembre',
  },
]

/**
 * What is wrong with the declaration of a year, before anybody uploads it: each value, each row and
 * its sum, the order of the rows and a person who is twice in it. A value that cannot be read is
 * said once.
 *
 * @param factors factors of the twelve months, with which the sums are made again
 * @param names names of people by RUT, because the file has none
 */
export function checkWages(
  text: string,
  factors: YearFactors,
  names: ReadonlyMap<string, string> = new Map(),
): readonly Finding[] {
  const whole = fileProblem(text)
  if (whole) return [whole]
  const [ruts, certificates] = [new Set<string>(), new Set<string>()]
  return readWages(text).flatMap((cells, index) => {
    const row = new WageRow(cells)
    const rut = row.text(WAGE.RUT)
    const at = findingAt(index + 1, rut, names.get(rut) ?? null)
    if (cells.length !== wageColumns.length) {
      const words = `La fila tiene ${cells.length} columnas y debe tener ${wageColumns.length}`
      return [at('COLUMNAS_DE_LA_FILA', null, words)]
    }
    const found = rowFindings(row, factors, at)
    const unread = new Set(found.map(({ field }) => field))
    const among = [
      ...(unread.has(WAGE.NUMBER) || row.amount(WAGE.NUMBER) === index + 1
        ? []
        : [at('NUMERO_FUERA_DE_ORDEN', WAGE.NUMBER, `El N° debe ser ${index + 1}: van en orden`)]),
      ...(ruts.has(rut)
        ? [at('RUT_REPETIDO', WAGE.RUT, 'La persona ya tiene una fila: va una por año')]
        : []),
      ...(certificates.has(row.text(WAGE.CERTIFICATE))
        ? [at('CERTIFICADO_REPETIDO', WAGE.CERTIFICATE, 'Otra fila tiene ese N° de certificado')]
        : []),
    ]
    ruts.add(rut)
    if (!unread.has(WAGE.CERTIFICATE)) certificates.add(row.text(WAGE.CERTIFICATE))
    return [...found, ...among]
  })
}

function fileProblem(text: string): Finding | undefined {
  const at = findingAt(0, '', null)
  const of = (rule: string, words: string) => ({ ...at(rule, null, words), rut: null })
  if (text.startsWith('\uFEFF')) {
    return of('MARCA_DE_ORDEN', 'El archivo comienza con una marca de orden de bytes (BOM)')
  }
  if (text.trim() === '') return of('ARCHIVO_VACIO', 'El archivo no tiene filas')
  if (/(^|[^\r])\n/.test(text)) {
    return of('FIN_DE_LINEA', 'Las líneas terminan con retorno y salto de línea (CRLF)')
  }
  return undefined
}

type At = (rule: string, field: number | null, words: string, level?: FindingLevel) => Finding

const findingAt =
  (line: number, rut: string, name: string | null): At =>
  (rule, field, words, level = 'ERROR') => ({ rule, level, field, words, line, rut, name })

function rowFindings(row: WageRow, factors: YearFactors, at: At): Finding[] {
  const found = wageColumns.flatMap((column) => {
    const problem = forms[column.kind].find(([, broken]) => broken(row.text(column.n)))
    return problem ? [at(problem[0], column.n, `${titleOf(column)} ${problem[2]}`)] : []
  })
  const unread = new Set(found.map(({ field }) => field))
  const broken = wageRules.filter(
    ({ reads, broken }) => !reads.some((n) => unread.has(n)) && broken(row, factors),
  )
  return [
    ...found,
    ...broken.flatMap(({ rule, field, words, level }) => {
      const column = wageColumns[field - 1]
      return column ? [at(rule, field, `${titleOf(column)} ${words}`, level ?? 'ERROR')] : []
    }),
  ]
}

const titleOf = ({ n, name }: WageColumn) => `La columna ${n}, «${name}»,`
