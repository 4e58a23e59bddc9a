import { reachesWhole } from '#access/reach.ts'
import { previousMonth } from '#chile/period.ts'
import { contractsInSight } from '#modules/payroll/payroll-results/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { personName, personSurname } from '#platform/server/sql/person-names.ts'
import type { CheckedMonth, Said } from './evaluation.queries.ts'
import { notesOf } from './notes.queries.ts'
import { ruleOf } from './rules/index.ts'

/**
 * The findings of a month about people within reach, by surname, and those about no single person.
 * Findings about totals are only for people who see everybody. The names of people come with
 * `withPeople`, for the shown findings alone.
 */
export async function findingsInSight(
  context: Context,
  month: CheckedMonth,
  said: readonly Said[],
) {
  const all = await findingsOfMonth(context, month, said)
  const ordered = await bySurname(context, month, all)
  const seesAll = reachesWhole(context.reach('payslips.read'), month.businessId)
  const findings = seesAll ? all : all.filter((finding) => !isOfTotals(finding))
  const byPerson = Map.groupBy(findings, ({ contractId }) => contractId)
  return [null, ...ordered].flatMap((contractId) => byPerson.get(contractId) ?? [])
}

/** Contracts that are looked for by their numbers; of more, everybody is read. */
const few = 2_000

/** The contracts of findings that the reader sees, by surname. */
async function bySurname(
  context: Context,
  month: CheckedMonth,
  findings: readonly Finding[],
): Promise<number[]> {
  const about = [...new Set(findings.flatMap(({ contractId }) => contractId ?? []))]
  const rows = await contractsInSight(context, month.businessId, sinceOf(month))
    .select('contract.id')
    .$if(about.length <= few, (query) =>
      query.where(sql<boolean>`contract.id = any(${about}::bigint[])`),
    )
    .orderBy(personSurname)
    .execute()
  return rows.map(({ id }) => id)
}

/** Some of those findings with the names of their people. */
export async function withPeople(
  context: Context,
  month: CheckedMonth,
  findings: readonly Finding[],
): Promise<(Finding & Person)[]> {
  const about = [...new Set(findings.flatMap(({ contractId }) => contractId ?? []))]
  const rows = await contractsInSight(context, month.businessId, sinceOf(month))
    .select(['contract.id', 'contract.userId', 'users.rut', personName.as('name')])
    .where(sql<boolean>`contract.id = any(${about}::bigint[])`)
    .execute()
  const people = new Map(rows.map(({ id, ...person }) => [id, person]))
  return findings.map((one) => ({ ...one, ...(people.get(one.contractId ?? 0) ?? nobody) }))
}

/** Findings compare a month with the one before. */
const sinceOf = ({ yearMonth }: CheckedMonth) => previousMonth(yearMonth)

/**
 * Whether a finding compares totals of the month. Beside the amounts a reader sees, such a total
 * reveals the hidden ones, and even its presence reveals that a hidden amount moved.
 */
const isOfTotals = ({ contractId, message }: Finding): boolean =>
  contractId === null && message.includes('$')

type Person = { userId: number | null; name: string | null; rut: string | null }
const nobody: Person = { userId: null, name: null, rut: null }

/**
 * What the rules found in a month with its notes, whatever the caller may see. A closed month has
 * the notes it was closed with.
 */
export async function findingsOfMonth(
  context: Context,
  month: CheckedMonth,
  said: readonly Said[],
) {
  const notes = await notesOf(context, month.id)
  if (!month.isOpen || month.currentRunId === null) return month.isOpen ? [] : closedWith(notes)
  const answers = Map.groupBy(notes, placeOf)
  return said.flatMap(({ rule: code, contractId, message, fix }) => {
    const rule = ruleOf(code)
    if (!rule) return []
    const written = answers.get(placeOf({ rule: code, contractId })) ?? []
    const note = written.find(({ finding }) => finding === message)
    const place = fix === undefined ? {} : { fix }
    return [{ ...describe(rule), ...place, contractId, message, ...noteOf(note, written[0]) }]
  })
}
export type Finding = Awaited<ReturnType<typeof findingsOfMonth>>[number]

/** The key that a finding and its notes share. */
export const placeOf = ({ rule, contractId }: { rule: string; contractId: number | null }) =>
  `${rule} ${contractId}`

type Rule = NonNullable<ReturnType<typeof ruleOf>>
const describe = ({ code, title, severity, answerable, group, looksAt, fix }: Rule) => ({
  rule: code,
  title,
  severity,
  answerable: severity === 'WARNING' || answerable === true,
  group,
  looksAt,
  fix,
})

type Note = Awaited<ReturnType<typeof notesOf>>[number]

const noteOf = (note: Note | undefined, older: Note | undefined) => ({
  noted: note !== undefined,
  note: note?.note ?? null,
  notedBy: note?.author ?? null,
  notedAt: note?.writtenAt ?? null,
  /** The sentence an older note was about, when the figure changed after it. */
  before: note ? null : (older?.finding ?? null),
})

const closedWith = (notes: readonly Note[]) =>
  notes.flatMap((note) => {
    const rule = ruleOf(note.rule)
    if (!rule) return []
    const { contractId, finding: message } = note
    return [{ ...describe(rule), contractId, message, ...noteOf(note, undefined) }]
  })
