import type { ISODate } from '#chile/dates.ts'
import { healthInstitutions } from '#chile/catalogues.ts'
import { counted } from '#chile/counts.ts'
import { parseNumber } from '#chile/numbers.ts'
import type { YearMonth } from '#chile/period.ts'
import { parseRut } from '#chile/rut.ts'
import { searchKey } from '#chile/text.ts'
import { readMonth } from '#chile/typed-month.ts'
import { choiceReader } from '#platform/model/choice-cell.ts'
import type { PastedColumn, PastedNotice } from './columns.ts'
import { HealthPlanKind, HealthPlanUnit } from './notice.ts'
import { type Notified, planProblem } from './plan.ts'

type Wrong = { readonly wrong: PastedColumn; readonly problem: string }
type Read = Notified & {
  readonly userId: number
  readonly folio: string
  readonly fromMonth: YearMonth
}
/** A row that can be entered, or what is wrong with it and in which of its cells. */
export type ReadNotice = Read | Wrong

/** What is known of the company for reading a list. */
export type Known = {
  /** People by their RUT, as the register writes it: only those within reach. */
  readonly people: ReadonlyMap<string, number>
  /** Notices that are entered already: isapre and folio. */
  readonly folios: ReadonlySet<string>
  /** For «este mes». */
  readonly today: ISODate
}

export const folioKey = (institution: string, folio: string): string => `${institution} ${folio}`

/**
 * What each row of a list means. Whoever is not found, words that name nothing, plans that cannot
 * be and folios that come twice are each said of their row; nothing is chosen by itself.
 */
export function readNotices(lines: readonly PastedNotice[], known: Known): readonly ReadNotice[] {
  const first = new Map<string, number>()
  return lines.map((line, place) => {
    const read = readNotice(line, known)
    if ('wrong' in read) return read
    const key = folioKey(read.institution, read.folio)
    const before = first.get(key)
    if (before !== undefined) return { wrong: 'folio', problem: `Repite la fila ${before + 1}` }
    first.set(key, place)
    return read
  })
}

const isapres = choiceReader(
  healthInstitutions
    .filter(({ kind }) => kind.startsWith('ISAPRE'))
    .map(({ code, name }) => ({ value: code, label: name, also: [code] })),
)

const units: Readonly<Record<string, HealthPlanUnit>> = {
  uf: 'UF',
  pesos: 'CLP',
  clp: 'CLP',
  $: 'CLP',
  '%': 'PERCENT',
  porcentaje: 'PERCENT',
  [searchKey(HealthPlanUnit.label('PERCENT'))]: 'PERCENT',
}

const fieldOf = { institution: 'institution', planUnit: 'unit', planValue: 'value' } as const

function readNotice(line: PastedNotice, { people, folios, today }: Known): ReadNotice {
  const rut = parseRut(line.rut)
  if (rut === undefined) return { wrong: 'rut', problem: 'No es un RUT' }
  const userId = people.get(rut)
  if (userId === undefined) return { wrong: 'rut', problem: 'Nadie tiene ese RUT' }
  const folio = line.folio.trim()
  if (folio === '') return { wrong: 'folio', problem: 'Falta el folio' }
  if (folio.length > 16) {
    return { wrong: 'folio', problem: `Admite 16 signos y tiene ${counted(folio.length, 'signo')}` }
  }
  const kind = HealthPlanKind.options.find(({ label, value }) => isWord(line.kind, label, value))
  if (!kind) {
    return { wrong: 'kind', problem: 'Escriba suscripción, modificación o desafiliación' }
  }
  const isapre = isapres(line.institution.trim())
  if (!isapre.ok) return { wrong: 'institution', problem: isapre.message }
  const unit = line.unit.trim() === '' ? null : (units[searchKey(line.unit.trim())] ?? undefined)
  if (unit === undefined) return { wrong: 'unit', problem: 'Escriba UF, pesos o %' }
  const value = line.value.trim() === '' ? null : parseNumber(line.value.trim())
  if (value === undefined || (value !== null && Number(value) <= 0)) {
    return { wrong: 'value', problem: 'No es un valor' }
  }
  const fromMonth = readMonth(line.month, today)
  if (fromMonth === undefined) return { wrong: 'month', problem: 'No es un mes' }
  if (folios.has(folioKey(isapre.value, folio))) {
    return { wrong: 'folio', problem: 'Ya está ingresado' }
  }
  const notified = {
    kind: kind.value,
    institution: isapre.value,
    planUnit: unit,
    planValue: value,
  }
  const problem = planProblem(notified)
  return problem
    ? { wrong: fieldOf[problem.field], problem: problem.message }
    : { ...notified, userId, folio, fromMonth }
}

const isWord = (text: string, ...names: readonly string[]): boolean =>
  names.some((name) => searchKey(name) === searchKey(text.trim()))
