import { firstDay, monthLabel, type YearMonth } from '#chile/period.ts'
import { payrollLibrary } from '#law/index.ts'
import { businessMonths } from '#modules/company/businesses/server/index.ts'
import type { Acting, Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { changedMeanwhile, conflict, invalid, notFound, refuse } from '#platform/server/errors.ts'
import { addCode, dropCode, touchCode } from '#platform/server/records/identities.ts'
import { changeFrom, startVersions } from '#platform/server/records/versions.ts'
import {
  complaintsOf,
  complaintsWithout,
  sentenceOf,
} from '#modules/concepts/concept-library/model/check.ts'
import {
  type ConceptRecords,
  libraryAt,
  type Versioned,
} from '#modules/concepts/concept-library/model/library.ts'
import { codeProblem } from '#modules/concepts/concept-library/model/rules.ts'
import { usesOf } from '#modules/concepts/concept-library/model/uses.ts'
import type { Kind } from './kinds.ts'
import { conceptRecords } from '#modules/concepts/concept-library/server/index.ts'
import { itemWasGiven } from './people-by-item.ts'

const taken = { message: 'Ese código ya existe', field: 'code' }
constraintMessages({
  item_code_key: taken,
  formula_code_key: taken,
  variable_code_key: taken,
  payroll_table_code_key: taken,
  item_version_syndicate: { message: 'No es un sindicato de la empresa', field: 'syndicateId' },
})

type Fresh = { code: string; validFrom: YearMonth }

/** Writes something new, which holds from a month on. Refused when a formula would break. */
export async function createConcept<Values extends object>(
  context: Context,
  kind: Kind<Values>,
  { code, validFrom }: Fresh,
  given: Partial<Values>,
): Promise<{ code: string; month: YearMonth }> {
  const { tx, session } = context
  refuse(codeProblem(code))
  const records = await lockedRecords(context)
  requireFree(records, kind, code)
  const values = { ...kind.empty, ...given }
  refuse(kind.problem(values))
  await requireSound(context, records, kind, { ...values, code }, validFrom)
  const columns = await kind.columns(tx, values)
  const id = await addCode(tx, kind.table, code)
  await startVersions(tx, kind.versions, id, firstDay(validFrom), columns, session.loginId)
  return { code, month: validFrom }
}

type Change = { id: number; version: number; validFrom: YearMonth }

/**
 * Changes something from a month on; the months before keep what they had, and a payslip that is
 * closed keeps the plan it was made with.
 */
export async function updateConcept<Values extends object>(
  context: Context,
  kind: Kind<Values>,
  { id, version, validFrom }: Change,
  patch: Partial<Values>,
): Promise<{ code: string; month: YearMonth }> {
  const { tx, session } = context
  const records = await lockedRecords(context)
  const record = kind.of(records).find((one) => one.id === id)
  if (!record) throw notFound()
  const { code } = record
  const before = valuesAt(record, validFrom)
  const values = { ...before, ...patch }
  if (kind.locked(before) && kind.locked(values)) {
    throw conflict('No es editable: habilítela primero', 'editable')
  }
  refuse(kind.problem(values))
  await requireSound(context, records, kind, { ...patch, code }, validFrom, values)
  if (!(await touchCode(tx, kind.table, id, version))) {
    throw changedMeanwhile({ table: kind.table, key: { id } })
  }
  const columns = await kind.columns(tx, patch)
  await changeFrom(tx, kind.versions, id, firstDay(validFrom), columns, session.loginId)
  return { code, month: validFrom }
}

/** Takes away what no formula names, nobody was given and no closed month had in force. */
export async function deleteConcept<Values>(
  context: Context,
  kind: Kind<Values>,
  { id }: { id: number },
): Promise<boolean> {
  const records = await lockedRecords(context)
  const record = kind.of(records).find((one) => one.id === id)
  if (!record) throw notFound()
  const { code } = record
  const [first, ...more] = usesOf(records, code)
  if (first) {
    const others = more.length === 0 ? '' : ` y ${more.length} más`
    throw conflict(`Lo usa ${first.code} (${first.title})${others}: cámbielo primero`)
  }
  if (kind.word === 'item') await requireUnused(context, record)
  for (const month of await openMonths(context)) {
    const [wrong] = complaintsWithout(libraryAt(records, month), code)
    if (wrong) throw conflict(sentenceOf(wrong))
  }
  await dropCode(context.tx, kind.table, id)
  return true
}

/** What a code says in a month; before its first month, what it will say; after its last, that. */
export function valuesAt<Values>({ versions }: Versioned<Values>, month: YearMonth): Values {
  const found = versions.findLast(({ from }) => from <= month) ?? versions[0]
  if (!found) throw new Error('A concept without versions')
  return found.values
}

/**
 * What the company wrote, while nobody else writes: two changes that are sound alone may not be so
 * together. Whoever audits anything of the company waits for the same row.
 */
export async function lockedRecords({
  tx,
  session,
}: Pick<Acting, 'tx' | 'session'>): Promise<ConceptRecords> {
  await sql`select seq from audit_head where company_id = ${session.companyId} for update`.execute(
    tx,
  )
  return conceptRecords(tx)
}

/** Names that formulas already read: of the law, and of what the company has. */
function requireFree<Values>(records: ConceptRecords, kind: Kind<Values>, code: string): void {
  if (namesOfLaw().has(code)) {
    throw invalid('code', `${code} ya es un nombre de la ley; elija otro`)
  }
  if (namesOfCompany(records).has(code)) throw conflict('Ese código ya existe', 'code')
  if (kind.word === 'item') return
  if (usualNames().has(code)) {
    throw invalid('code', `${code} ya es un ítem de uso común; elija otro`)
  }
}

const codesOf = (all: readonly { readonly code: string }[]) => all.map(({ code }) => code)

/** What the law has a name for. */
export function namesOfLaw(): ReadonlySet<string> {
  const { facts, variables, tables, classes, concepts } = payrollLibrary({ concepts: [] })
  return new Set([facts, variables, tables, classes, concepts].flatMap(codesOf))
}

/** The codes of the usual items. */
export const usualNames = (): ReadonlySet<string> => new Set(codesOf(payrollLibrary().concepts))

/** What the company has a name for already. */
export const namesOfCompany = (records: ConceptRecords): ReadonlySet<string> =>
  new Set(
    [records.items, records.formulas, records.variables, records.tables].flatMap((all) =>
      all.map(({ code }) => code),
    ),
  )

/** The draft breaks nothing in its first month nor in any open one after it. */
async function requireSound<Values>(
  context: Context,
  records: ConceptRecords,
  kind: Kind<Values>,
  draft: Partial<Values> & { code: string },
  validFrom: YearMonth,
  whole?: Values,
): Promise<void> {
  const open = (await openMonths(context)).filter((month) => month >= validFrom)
  for (const month of new Set([validFrom, ...open])) {
    const library = libraryAt(records, month)
    const [wrong] = complaintsOf(library, kind.draft(draft))
    if (!wrong) continue
    const place = wrong.to > 0 && wrong.own ? ` (carácter ${wrong.from + 1})` : ''
    const when = wrong.to > 0 || month === validFrom ? '' : ` en ${monthLabel(month)}`
    const field = kind.field(whole ?? { ...kind.empty, ...draft })
    throw invalid(field, `${sentenceOf(wrong)}${place}${when}`)
  }
}

export async function openMonths({ tx }: Pick<Acting, 'tx'>): Promise<YearMonth[]> {
  return businessMonths.get().open(tx)
}

async function requireUnused<Values>({ tx }: Context, record: Versioned<Values>): Promise<void> {
  const advice = 'desactívelo en vez de eliminarlo'
  if (await itemWasGiven.get()(tx, record.code))
    throw conflict(`Hay personas que lo tienen o lo tuvieron: ${advice}`)
  const first = record.versions[0]?.from ?? 0
  if (await businessMonths.get().closedSince(tx, first))
    throw conflict(`Rigió en meses cerrados: ${advice}`)
}
