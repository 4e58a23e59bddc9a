import { searchKey as fold } from '#chile/text.ts'
import { CealDimension, cealRules } from '#modules/talent/surveys/model/scoring/ceal-sm.ts'
import {
  cealCenter,
  type CealCenter,
  type CealCounts,
} from '#modules/talent/surveys/model/scoring/ceal-center.ts'
import { readList } from '#platform/model/block.ts'
import { byDimension } from './ceal-result.ts'

/** A row of the official results: how many people of a centre are at each risk in a dimension. */
export type CealRow = {
  readonly line: number
  readonly center: string
  readonly dimension: CealDimension
  readonly counts: CealCounts
  readonly workers: number
  readonly responses: number
}

/** What is wrong with a line of what was pasted, in words that say how it is mended. */
export type CealProblem = { readonly line: number; readonly message: string }

/** A centre of work with its twelve dimensions, as they are kept. */
export type CealResult = CealCenter & {
  readonly center: string
  readonly workers: number
  readonly responses: number
  readonly counts: Readonly<Record<CealDimension, CealCounts>>
  /** What the method asks besides, and this centre lacks. */
  readonly warnings: readonly string[]
}

export const CEAL_COLUMNS = [
  'centro',
  'trabajadores',
  'respuestas',
  'dimensión',
  'bajo',
  'medio',
  'alto',
] as const

/**
 * Reads the official results of CEAL-SM/SUSESO as they are pasted from a sheet or a CSV file: a
 * header, and a row for each centre and dimension. Nothing is written here: whoever pasted sees
 * what each line lacks, and what each centre comes to.
 */
export function readCeal(pasted: string): {
  readonly centers: readonly CealResult[]
  readonly problems: readonly CealProblem[]
} {
  const lines = readList(pasted).map((cells, at) => ({ cells, line: at + 1 }))
  const [head, ...body] = lines.filter(({ cells }) => cells.some((text) => text !== ''))
  if (!head) return { centers: [], problems: [{ line: 1, message: 'Pegue los resultados' }] }
  const names = head.cells.map(fold)
  const missing = CEAL_COLUMNS.filter((name) => !names.includes(fold(name)))
  if (missing.length > 0) {
    const message = `Falta la columna ${missing.map((name) => `«${name}»`).join(', ')}`
    return { centers: [], problems: [{ line: head.line, message }] }
  }
  const read = body.map(({ cells, line }) => rowOf(cells, names, line))
  const rows = read.filter((one): one is CealRow => 'counts' in one)
  const wrong = read.filter((one): one is CealProblem => 'message' in one)
  return joined(rows, wrong)
}

function rowOf(cells: readonly string[], names: readonly string[], line: number) {
  const of = (name: (typeof CEAL_COLUMNS)[number]) => cells[names.indexOf(fold(name))] ?? ''
  const wrong = (message: string): CealProblem => ({ line, message })
  const center = of('centro')
  if (center === '') return wrong('Escriba el centro de trabajo')
  const asked = fold(of('dimensión'))
  const dimension = CealDimension.options.find(
    ({ value, label }) => fold(value) === asked || fold(label) === asked,
  )?.value
  if (!dimension) return wrong(`«${of('dimensión')}» no es una dimensión de CEAL-SM`)
  const numbers = (['bajo', 'medio', 'alto', 'trabajadores', 'respuestas'] as const).map((name) => {
    const text = of(name)
    return { name, value: /^\d{1,6}$/.test(text) ? Number(text) : null }
  })
  const bad = numbers.find(({ value }) => value === null)
  if (bad) return wrong(`«${bad.name}» debe ser un número entero de personas`)
  const [low = 0, medium = 0, high = 0, workers = 0, responses = 0] = numbers.map(({ value }) =>
    Number(value),
  )
  const people = low + medium + high
  if (people === 0) return wrong('Bajo, medio y alto suman 0: nadie respondió')
  if (people > responses) return wrong(`Suman ${people} y respondieron ${responses}`)
  if (responses > workers) return wrong(`Respondieron ${responses} y son ${workers}`)
  return { line, center, dimension, counts: [low, medium, high] as const, workers, responses }
}

/** The rows of each centre, which has its twelve dimensions once and one number of people. */
function joined(rows: readonly CealRow[], wrong: readonly CealProblem[]) {
  const problems = [...wrong]
  const centers: CealResult[] = []
  for (const [, own] of Map.groupBy(rows, ({ center }) => fold(center))) {
    const [first] = own
    if (!first) continue
    const found = new Map<CealDimension, CealCounts>()
    const before = problems.length
    for (const { line, dimension, counts, workers, responses } of own) {
      const label = CealDimension.label(dimension)
      if (found.has(dimension)) {
        problems.push({ line, message: `«${label}» ya está en este centro` })
      }
      if (workers !== first.workers || responses !== first.responses) {
        const message = `Trabajadores y respuestas son otros que en la línea ${first.line}`
        problems.push({ line, message })
      }
      found.set(dimension, counts)
    }
    const missing = CealDimension.options.filter(({ value }) => !found.has(value))
    if (missing.length > 0 && wrong.length === 0) {
      const names = missing.map(({ label }) => label).join(', ')
      problems.push({
        line: first.line,
        message: `Faltan dimensiones de «${first.center}»: ${names}`,
      })
    }
    if (problems.length > before || missing.length > 0) continue
    centers.push(resultOf(first, found))
  }
  return { centers, problems: problems.toSorted((a, b) => a.line - b.line) }
}

function resultOf(first: CealRow, found: ReadonlyMap<CealDimension, CealCounts>): CealResult {
  const { center, workers, responses } = first
  const counts = byDimension((dimension) => {
    const own = found.get(dimension)
    if (!own) throw new RangeError(`${center} has no ${dimension}`)
    return own
  })
  return {
    ...cealCenter(counts, { workers, responses }),
    center,
    workers,
    responses,
    counts,
    warnings: warningsOf(workers, responses),
  }
}

/** What the method asks of the people of a centre. Source: as `ceal-sm.ts`. */
export function warningsOf(workers: number, responses: number): string[] {
  const { leastParticipation, leastUnit, writtenConsentBelow } = cealRules
  return [
    ...(100 * responses < leastParticipation * workers
      ? [`Respondió menos del ${leastParticipation} %: la medición no es válida`]
      : []),
    ...(workers < leastUnit ? [`Una unidad de análisis es de ${leastUnit} o más personas`] : []),
    ...(workers < writtenConsentBelow
      ? [`Con menos de ${writtenConsentBelow} trabajadores, cada uno consiente por escrito`]
      : []),
  ]
}
