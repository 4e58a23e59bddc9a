import { evaluate } from '#formula/index.ts'
import { type Answers, askedBy, type Checked, differences } from '#law/answers.ts'
import { type Calculate, payslipAnswers, runCase, type Verdict } from '#law/cases.ts'
import { asFiniquitoCase, finiquitoAnswers, finiquitoProblems } from '#law/finiquito/cases.ts'
import { vacationAnswers } from './vacations.ts'

/** The subjects of a case, each with the name that says its time. */
export const SUBJECTS = {
  liquidaciones: 'month',
  finiquitos: 'payMonth',
  vacaciones: 'asOf',
} as const
export type Subject = keyof typeof SUBJECTS
const subjects = Object.keys(SUBJECTS) as Subject[]

/** The subject of a case, by the name that says its time. Throws a RangeError where none does. */
export function subjectOf(found: unknown): Subject {
  const named = subjects.filter((subject) => isRecord(found) && SUBJECTS[subject] in found)
  const [subject] = named
  if (subject === undefined || named.length > 1) {
    throw new RangeError(
      'Un caso dice su mes en month (liquidación) o payMonth (finiquito), o su día en asOf ' +
        '(vacaciones)',
    )
  }
  return subject
}

const byTree: Calculate = ({ plan, period }, facts) => evaluate(plan, period, facts)

const problemsOf: Record<Subject, (found: unknown) => readonly string[]> = {
  liquidaciones: (found) => runCase(found, byTree).problems,
  finiquitos: (found) => finiquitoProblems(asFiniquitoCase(found)),
  vacaciones: (found) => differences(wantedBy(found), vacationAnswers(found)),
}

/** Judges a case of any subject. Never throws: whatever goes wrong is a problem of the case. */
export function judge(found: unknown): Verdict {
  return judged(found, () => problemsOf[subjectOf(found)](found))
}

/** A verdict with the title of its case; what is thrown becomes its problem. */
export function judged(found: unknown, problems: () => readonly string[]): Verdict {
  const title = titleOf(found)
  try {
    return { title, problems: problems() }
  } catch (error) {
    return { title, problems: [error instanceof Error ? error.message : String(error)] }
  }
}

const answering: Record<Subject, (found: unknown, codes: readonly string[]) => Answers> = {
  liquidaciones: (found, codes) => payslipAnswers(found, codes, byTree),
  finiquitos: finiquitoAnswers,
  vacaciones: vacationAnswers,
}

/** What our law answers for the codes that a case asks. Throws where it cannot. */
export function answersOf(found: unknown, codes: readonly string[]): Answers {
  const answers = answering[subjectOf(found)](found, codes)
  return Object.fromEntries(
    codes.flatMap((code) => (code in answers ? [[code, answers[code] ?? '']] : [])),
  )
}

/** What a case expects and refuses. */
export function wantedBy(found: unknown): { readonly expect: Checked; readonly not: Checked } {
  const { expect = {}, not = {} } = (isRecord(found) ? found : {}) as Partial<
    Record<'expect' | 'not', Checked>
  >
  return { expect, not }
}

export const codesOf = (found: unknown): readonly string[] => askedBy(wantedBy(found))

const titleOf = (found: unknown): string =>
  isRecord(found) && typeof found['title'] === 'string' ? found['title'] : 'Sin título'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
