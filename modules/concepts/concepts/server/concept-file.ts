import { monthLabel, nextMonth, type YearMonth } from '#chile/period.ts'
import { businessMonths } from '#modules/company/businesses/server/index.ts'
import { complaintsBetween, sentenceOf } from '#modules/concepts/concept-library/model/check.ts'
import {
  type ConceptRecords,
  libraryAt,
  type Versioned,
} from '#modules/concepts/concept-library/model/library.ts'
import { codeProblem } from '#modules/concepts/concept-library/model/rules.ts'
import { conceptRecords } from '#modules/concepts/concept-library/server/index.ts'
import type { Found, Objection, Problem } from '#platform/model/imports.ts'
import type { Acting } from '#platform/server/context.ts'
import { type Checked, type Importing, wholeRow } from '#platform/server/imports/importer.ts'
import { type FileRow, type Held, laidOver, type Outcome } from '../model/file-plan.ts'
import { namesOfCompany, namesOfLaw, openMonths, usualNames } from './concepts.service.ts'
import type { FileKind } from './file-kinds.ts'

/** A code of a file: what the company has of it, and what it would have. */
export type CodePlan<Values> = {
  readonly code: string
  readonly record: Versioned<Values> | undefined
  readonly versions: readonly Held<Values>[]
  readonly since: YearMonth
}

type Plan<Values> = {
  readonly codes: readonly CodePlan<Values>[]
  /** By the place of a row: the record of its code, and what becomes of it. */
  readonly outcomes: ReadonlyMap<
    number,
    Outcome<Values> & { readonly record: Versioned<Values> | undefined }
  >
}

/** Lays rows over what the company has, each code with its own. */
export function planOf<Values extends object, Row extends FileRow>(
  of: FileKind<Values, Row>,
  records: ConceptRecords,
  rows: readonly Row[],
  { file }: Pick<Importing, 'file'>,
): Plan<Values> {
  const byCode = new Map(of.kind.of(records).map((record) => [record.code, record]))
  const placed = rows.flatMap((row, at) =>
    row.code !== undefined && row.validFrom !== undefined ? [{ row: { ...row }, at }] : [],
  )
  const outcomes = new Map<number, Outcome<Values> & { record: Versioned<Values> | undefined }>()
  const codes: CodePlan<Values>[] = []
  for (const [code, some] of Map.groupBy(placed, ({ row }) => row.code ?? '')) {
    const record = byCode.get(code)
    const laid = laidOver(
      of,
      record?.versions ?? [],
      some.map(({ row }) => row),
      file?.insists,
    )
    for (const [n, { at }] of some.entries()) {
      const outcome = laid.outcomes[n]
      if (outcome) outcomes.set(at, { ...outcome, record })
    }
    const since = Math.min(...some.map(({ row }) => row.validFrom ?? Infinity))
    const versions = laid.versions.map(({ from, values }) => ({ from, values }))
    codes.push({ code, record, versions, since })
  }
  return { codes, outcomes }
}

/** What each row is of: the values of its code in its month, after earlier rows of the file. */
export async function matchConcepts<Values extends object, Row extends FileRow>(
  of: FileKind<Values, Row>,
  importing: Importing,
  rows: readonly Row[],
): Promise<(Found | undefined)[]> {
  const { outcomes } = planOf(of, await conceptRecords(importing.tx), rows, importing)
  return rows.map((_, at) => {
    const { record, shown } = outcomes.get(at) ?? {}
    return record && shown ? { id: record.id, version: record.version, values: shown } : undefined
  })
}

/** What the page of the concept would refuse in each row. */
export async function objectionsToConcepts<Values extends object, Row extends FileRow>(
  of: FileKind<Values, Row>,
  importing: Importing,
  checked: readonly Checked<Row>[],
): Promise<readonly (readonly Objection[])[]> {
  const records = await conceptRecords(importing.tx)
  const rows = checked.map(({ given }) => wholeRow<Row>({ found: undefined, values: given }))
  const plan = planOf(of, records, rows, importing)
  const last = await lastClosed(importing)
  const names = { law: namesOfLaw(), usual: usualNames(), company: namesOfCompany(records) }
  const said = rows.map((row, at) => {
    const outcome = plan.outcomes.get(at)
    if (!outcome) return []
    const others = rows.filter(
      (one) => one !== row && one.code === row.code && one.validFrom === row.validFrom,
    )
    return [
      ...(outcome.record ? [] : codeProblems(row.code ?? '', names)),
      ...closedProblem(row, last),
      ...of.wrongIn(row, outcome, others),
      ...formProblems(of, row, outcome),
    ].slice(0, 1)
  })
  const wrong = new Set(rows.flatMap(({ code }, at) => (said[at]?.length && code ? [code] : [])))
  const sound = plan.codes.filter(({ code }) => !wrong.has(code))
  const unsound = await unsoundAmong(of, importing, records, sound)
  return rows.map(({ code = '' }, at): Problem[] => {
    const own = said[at] ?? []
    const sentence = unsound.get(code)
    if (own.length > 0) return own
    if (wrong.has(code)) return [{ column: null, message: 'Va con otra fila que tiene un error' }]
    return sentence === undefined ? [] : [{ column: null, message: sentence }]
  })
}

type Names = Readonly<Record<'law' | 'usual' | 'company', ReadonlySet<string>>>

function codeProblems(code: string, { law, usual, company }: Names): Problem[] {
  const shape = codeProblem(code)
  if (shape) return [{ column: 'code', message: shape.message }]
  const at = (message: string) => [{ column: 'code', message }]
  if (law.has(code)) return at(`${code} ya es un nombre de la ley; elija otro`)
  if (company.has(code)) return at('Ese código ya existe')
  return usual.has(code) ? at(`${code} ya es un ítem de uso común; elija otro`) : []
}

/** A month that some razón social closed stays as it was paid. */
function closedProblem({ validFrom = 0 }: FileRow, last: YearMonth | undefined): Problem[] {
  return last !== undefined && validFrom <= last
    ? [{ column: 'validFrom', message: closedWords(last) }]
    : []
}

/** «El mes octubre 2026 está cerrado: use un mes desde noviembre 2026». */
export const closedWords = (last: YearMonth): string =>
  `El mes ${monthLabel(last)} está cerrado: use un mes desde ${monthLabel(nextMonth(last))}`

export async function lastClosed({ tx }: Pick<Acting, 'tx'>): Promise<YearMonth | undefined> {
  const closed = await businessMonths.get().closed(tx)
  return closed.length === 0 ? undefined : Math.max(...closed.map(({ yearMonth }) => yearMonth))
}

function formProblems<Values extends object, Row extends FileRow>(
  of: FileKind<Values, Row>,
  row: Row,
  { record, shown, before, after }: Outcome<Values> & { record: Versioned<Values> | undefined },
): Problem[] {
  const emptied = shown ? of.needed.find((name) => row[name] === null) : undefined
  if (emptied !== undefined) return [{ column: emptied, message: 'No puede quedar vacío' }]
  if (record && before && of.kind.locked(before) && of.kind.locked(after)) {
    return [{ column: 'editable', message: 'No es editable: habilítela primero' }]
  }
  const { title } = { title: '', ...after }
  if (title === '') return [{ column: 'title', message: 'Falta «nombre»' }]
  const problem = of.kind.problem(after)
  if (!problem) return []
  const column = of.columnOf(problem.field, row)
  return column === undefined
    ? [{ column: null, message: 'Va con otra fila que tiene un error' }]
    : [{ column, message: problem.message }]
}

/**
 * Codes whose change would leave something without calculation in its month or an open one after
 * it, with the sentence: one look for all of them, and one by one only where that finds something.
 * Of a code without versions, whether it may go.
 */
export async function unsoundAmong<Values extends object, Row extends FileRow>(
  of: FileKind<Values, Row>,
  importing: Pick<Acting, 'tx'>,
  records: ConceptRecords,
  plans: readonly CodePlan<Values>[],
): Promise<ReadonlyMap<string, string>> {
  if (plans.length === 0) return new Map()
  const open = await openMonths(importing)
  const together = complaintIn(of, records, plans, open)
  if (together === undefined) return new Map()
  const single = plans.flatMap((plan): [string, string][] => {
    const sentence = complaintIn(of, records, [plan], open)
    return sentence === undefined ? [] : [[plan.code, sentence]]
  })
  return new Map(single.length > 0 ? single : plans.map(({ code }) => [code, together]))
}

function complaintIn<Values extends object, Row extends FileRow>(
  of: FileKind<Values, Row>,
  records: ConceptRecords,
  plans: readonly CodePlan<Values>[],
  open: readonly YearMonth[],
): string | undefined {
  const all = new Map(of.kind.of(records).map((record) => [record.code, record]))
  for (const { code, record, versions } of plans) {
    if (versions.length === 0) all.delete(code)
    else all.set(code, recordWith(code, record, versions))
  }
  const then = of.placed(records, [...all.values()])
  const first = Math.min(...plans.map(({ since }) => since))
  const months = [...open.filter((month) => month >= first), ...plans.map(({ since }) => since)]
  const [{ code = '' } = {}] = plans
  for (const month of new Set(months)) {
    const [wrong] = complaintsBetween(libraryAt(records, month), libraryAt(then, month), code)
    if (wrong) return sentenceOf(wrong)
  }
  return undefined
}

const recordWith = <Values>(
  code: string,
  record: Versioned<Values> | undefined,
  versions: readonly Held<Values>[],
): Versioned<Values> => ({
  id: record?.id ?? 0,
  code,
  version: record?.version ?? 0,
  versions: versions.map((one, at) => ({
    ...one,
    until: versions[at + 1]?.from ?? null,
    recordedAt: '',
    authorLoginId: null,
  })),
})

/** Every version of the company's, as rows of a file. */
export async function allConcepts<Values extends object, Row extends FileRow>(
  of: FileKind<Values, Row>,
  { tx }: Pick<Acting, 'tx'>,
) {
  const records = of.kind.of(await conceptRecords(tx))
  return records.flatMap(({ code, versions }) =>
    versions.flatMap(({ from, values }) => of.rowsOf(code, from, values)),
  )
}
