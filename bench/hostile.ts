import { evaluate, makePlan } from '#formula/index.ts'
import { FormulaError, type Library } from '#formula/types.ts'
import { hostilePrograms } from '#formula/testing/hostile.ts'
import { facts, period } from '#formula/testing/library.ts'
import { median } from './measure.ts'
import { type Report, figure } from './report.ts'

const count = 1_000
const rounds = 5

/**
 * Programs written to do harm, each refused with an error of the language. Of each its median over
 * the rounds, and in the first round before anything is warm.
 */
export function hostile(): Report {
  const programs = hostilePrograms(count)
  const times = programs.map((): number[] => [])
  let unrefused = 0
  for (let round = 0; round < rounds; round += 1) {
    programs.forEach(({ library }, at) => {
      const start = performance.now()
      const refused = isRefused(library)
      times[at]?.push(performance.now() - start)
      if (!refused) unrefused += 1
    })
  }
  const typical = times.map(median)
  const first = times.map(([once = 0]) => once)
  const families = [...new Set(programs.map(({ kind }) => kind))]
  const of = (values: readonly number[], kind: string) =>
    values.filter((_, at) => programs[at]?.kind === kind)
  return {
    title: `Hostile: ${figure(count)} programs in ${families.length} families, milliseconds`,
    head: ['family', 'median', 'worst', 'worst of the first round'],
    rows: [
      ...families.map((kind) => row(kind, of(typical, kind), of(first, kind))),
      row('all', typical, first),
    ],
    goals: [
      { text: 'programs not refused by an error of the language', value: unrefused, most: 0 },
      { text: 'worst program, ms (median of its rounds)', value: Math.max(...typical), most: 5 },
    ],
  }
}

const row = (name: string, typical: readonly number[], first: readonly number[]) => [
  name,
  figure(median(typical)),
  figure(Math.max(...typical)),
  figure(Math.max(...first)),
]

function isRefused(library: Library): boolean {
  try {
    // What only its numbers can betray is refused when it meets some.
    return !evaluate(makePlan(library), period, facts).ok
  } catch (error) {
    return error instanceof FormulaError
  }
}
