import type { Finding, FindingLevel } from '../finding.ts'
import type { YearMonth } from '../period.ts'
import { familyRules } from './family-rules.ts'
import { FIELDS, type PreviredField, previredFields, previredVersionOf } from './fields.ts'
import { formProblem } from './form.ts'
import { healthRules } from './health-rules.ts'
import { pensionRules } from './pension-rules.ts'
import { PreviredLine, readPrevired } from './previred-reader.ts'
import { generalRules, LEAVES, type LineRule, type RuleContext } from './rules.ts'
import { previredTablesIn } from './tables.ts'

/** Forms that the portal may yet accept. */
const mild: ReadonlySet<string> = new Set(['LETRA_NO_ADMITIDA', 'TEXTO_EN_MINUSCULAS'])

export const previredRules: readonly LineRule[] = [
  ...generalRules,
  ...pensionRules,
  ...healthRules,
  ...familyRules,
]

/** What is said of a file as a whole, and of a line that is cut otherwise. */
export const previredFileRules = [
  'MES_SIN_FORMATO',
  'MARCA_DE_ORDEN',
  'ARCHIVO_VACIO',
  'FIN_DE_LINEA',
  'CON_ENCABEZADO',
  'CAMPOS_DE_LA_LINEA',
] as const

/** What lines break among each other. */
export const previredOrderRules = [
  'RUT_REPETIDO',
  'RIMA_SIN_LICENCIA',
  'ANEXA_SUELTA',
  'JORNADA_DISTINTA',
] as const
type FileRule = (typeof previredFileRules)[number]
type OrderRule = (typeof previredOrderRules)[number]

/**
 * What is wrong with a file of a month, before anybody uploads it: its form, each field, each line,
 * and the lines among each other. A field that cannot be read is said once, and no rule that reads
 * it says more.
 */
export function checkPrevired(month: YearMonth, text: string): readonly Finding[] {
  const version = previredVersionOf(month)
  if (!version) return [ofFile('MES_SIN_FORMATO', 'No hay un formato de Previred para ese mes')]
  const whole = fileProblems(text)
  if (whole.length > 0) return whole
  const lines = readPrevired(text).map((fields) => new PreviredLine(fields))
  const context = { version: version.version, month }
  const format = { fields: previredFields(version.version), tables: previredTablesIn(month) }
  const found = lines.map((line, at) => lineFindings(line, at + 1, format, context))
  const unread = found.map((ones) =>
    ones.some(({ field, level }) => level === 'ERROR' && (field === null || WHOSE.has(field))),
  )
  return [...found.flat(), ...amongLines(lines, unread)]
}

/** Fields that say whose a line is and of which kind: without them it is not held to others. */
const WHOSE: ReadonlySet<number> = new Set([1, 2, 14])

const ofFile = (rule: FileRule, words: string): Finding => ({
  rule,
  words,
  level: 'ERROR',
  line: 0,
  field: null,
  rut: null,
  name: null,
})

function fileProblems(text: string): Finding[] {
  if (text.startsWith('\uFEFF')) {
    return [ofFile('MARCA_DE_ORDEN', 'El archivo comienza con una marca de orden de bytes (BOM)')]
  }
  if (text.trim() === '') return [ofFile('ARCHIVO_VACIO', 'El archivo no tiene líneas')]
  if (/(^|[^\r])\n/.test(text)) {
    return [ofFile('FIN_DE_LINEA', 'Las líneas terminan con retorno y salto de línea (CRLF)')]
  }
  if (/^RUT\b/i.test(text)) {
    return [ofFile('CON_ENCABEZADO', 'El archivo va sin encabezado: la primera línea es de datos')]
  }
  return []
}

/** The fields of a version, and the codes that hold in the month. */
type Format = {
  readonly fields: readonly PreviredField[]
  readonly tables: ReturnType<typeof previredTablesIn>
}

function lineFindings(
  line: PreviredLine,
  number: number,
  { fields, tables }: Format,
  context: RuleContext,
): Finding[] {
  const at = findingAt(line, number)
  if (!line.whole) {
    const words = `La línea tiene ${line.fields.length} campos y debe tener ${FIELDS}`
    return [at('CAMPOS_DE_LA_LINEA' satisfies FileRule, null, words)]
  }
  const found = fields.flatMap((field, index) => {
    const problem = formProblem(field, line.fields[index] ?? '', tables)
    if (!problem) return []
    const level = mild.has(problem.rule) ? 'WARNING' : 'ERROR'
    return [at(problem.rule, field.n, `${titleOf(field)} ${problem.words}`, level)]
  })
  const unread = new Set(found.flatMap(({ field, level }) => (level === 'ERROR' ? [field] : [])))
  const isRead = ({ reads }: LineRule) =>
    unread.size === 0 || !reads.some((field) => unread.has(field))
  const broken = previredRules.filter(
    (rule) => (rule.since ?? 0) <= context.version && isRead(rule) && rule.broken(line, context),
  )
  return [
    ...found,
    ...broken.map((rule) => at(rule.rule, rule.field, ruleWords(rule, fields), rule.level)),
  ]
}

const titleOf = ({ n, name }: PreviredField) => `El campo ${n}, «${name}»,`
function ruleWords({ field, words }: LineRule, fields: readonly PreviredField[]): string {
  const named = fields[field - 1]
  return named ? `${titleOf(named)} ${words}` : words
}

const findingAt =
  (line: PreviredLine, number: number) =>
  (rule: string, field: number | null, words: string, level: FindingLevel = 'ERROR'): Finding => ({
    rule,
    level,
    field,
    words,
    line: number,
    rut: line.whole ? line.rut : null,
    name: line.whole ? line.name : null,
  })

/** What lines say about each other: annexes stay with the main line of their person. */
function amongLines(lines: readonly PreviredLine[], unread: readonly boolean[]): Finding[] {
  const found: Finding[] = []
  const seen = new Set<string>()
  let main: PreviredLine | 'UNREAD' | undefined
  lines.forEach((line, index) => {
    const at = findingAt(line, index + 1)
    if (unread[index]) {
      main = 'UNREAD'
    } else if (line.kind === '00') {
      found.push(...mainFindings(lines, index, seen, at))
      seen.add(line.rut)
      main = line
    } else if (main !== 'UNREAD') {
      found.push(...annexFindings(main, line, at))
    }
  })
  return found
}

type At = (rule: OrderRule, field: number, words: string) => Finding

function mainFindings(
  lines: readonly PreviredLine[],
  index: number,
  seen: ReadonlySet<string>,
  at: At,
): Finding[] {
  const found: Finding[] = []
  if (seen.has(lines[index]?.rut ?? '')) {
    const words = 'La persona ya tiene una línea principal: un segundo contrato va en línea 02'
    found.push(at('RUT_REPETIDO', 14, words))
  }
  if ((lines[index]?.amount(92) ?? 0) > 0 && !hasLeave(lines, index)) {
    const words = 'El campo 92 lleva renta de una licencia, y no se informa el movimiento'
    found.push(at('RIMA_SIN_LICENCIA', 92, words))
  }
  return found
}

function annexFindings(main: PreviredLine | undefined, line: PreviredLine, at: At): Finding[] {
  if (!main || main.rut !== line.rut) {
    const words = 'Una línea anexa va inmediatamente después de la línea principal de su persona'
    return [at('ANEXA_SUELTA', 14, words)]
  }
  if (main.text(93) === line.text(93) || line.kind === '03') return []
  const words = 'El tipo de jornada debe ser el mismo de la línea principal'
  return [at('JORNADA_DISTINTA', 93, words)]
}

/** Whether a main line or one of its annexes says a leave. */
function hasLeave(lines: readonly PreviredLine[], main: number): boolean {
  const rut = lines[main]?.rut
  for (let at = main; lines[at]?.rut === rut; at += 1) {
    if (LEAVES.has(lines[at]?.text(15) ?? '')) return true
  }
  return false
}
