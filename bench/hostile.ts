import { evaluate, makePlan } from '#formula/index.ts'
import { hostilePrograms } from '#formula/testing/hostile.ts'
import { facts, period } from '#formula/testing/library.ts'
import { FormulaError, type Library } from '#formula/types.ts'
import { median } from './measure.ts'
import { type Report, figure } from './report.ts'

const count = 1_000
const rounds = 9

/**
 * Programs written to do harm, each refused with an error of the language. Of each its fastest
 * round counts: the others hold what else the machine did at the time.
 */
export function hostile(): Report {
  const programs = hostilePrograms(count)
  const cold = programs.map(({ library }) => spent(library))
  const times = programs.map((): number[] => [])
  let unrefused = programs.filter(({ library }) => !isRefused(library)).length
  for (let round = 0; round < rounds; round += 1) {
    programs.forEach(({ library }, at) => times[at]?.push(spent(library)))
  }
  unrefused += programs.filter(({ library }) => !isRefused(library)).length
  const typical = times.map((own) => Math.min(...own))
  const families = [...new Set(programs.map(({ kind }) => kind))]
  const of = (values: readonly number[], kind: string) =>
    values.filter((_, at) => programs[at]?.kind === kind)
  return {
    title: `Hostile: ${figure(count)} programs in ${families.length} families, milliseconds`,
    head: ['family', 'median', 'worst', 'worst, nothing warm'],
    rows: [
      ...families.map((kind) => row(kind, of(typical, kind), of(cold, kind))),
      row('all', typical, cold),
    ],
    goals: [
      { text: 'programs not refused by an error of the language', value: unrefused, most: 0 },
      { text: 'the worst of them, ms (fastest of its rounds)', value: most(typical), most: 5 },
    ],
    notes: [
      'Nothing warm: each program once, in order, by a process that has compiled no formula yet.',
    ],
  }
}

const most = (values: readonly number[]) => Math.max(...values)

const row = (name: string, typical: readonly number[], cold: readonly number[]) => [
  name,
  figure(median(typical)),
  figure(most(typical)),
  figure(most(cold)),
]

/** Milliseconds that one refusal takes. */
function spent(library: Library): number {
  const start = performance.now()
  isRefused(library)
  return performance.now() - start
}

function isRefused(library: Library): boolean {
  try {
    // What only its numbers can betray is refused when it meets some.
    return !evaluate(makePlan(library), period, facts).ok
  } catch (error) {
    return error instanceof FormulaError
  }
}
