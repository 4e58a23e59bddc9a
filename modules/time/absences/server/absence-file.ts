import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import { yearMonthOf, type YearMonth } from '#chile/period.ts'
import {
  closedMonths,
  type ContractOfFile,
  contractsOfFile,
  contractsToFile,
  monthClosed,
  saidTwice,
} from '#modules/people/file-contracts/server/index.ts'
import type { Found, Objection, Problem } from '#platform/model/imports.ts'
import type { Acting } from '#platform/server/context.ts'
import type { Checked, Importing } from '#platform/server/imports/importer.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { AbsenceValues } from '../model/absence-row.ts'
import { type AbsenceSubtype, type AbsenceType, subtypesOf, usualPay } from '../model/catalogs.ts'
import { type CalendarYears, problemOf } from '../model/rules.ts'
import { calendarYears } from './week.queries.ts'

// A file says what was approved: it is of who registers absences and answers them.
const rights = ['absences.create', 'absenceResponses.update'] as const

const absences = ({ tx }: Pick<Acting, 'tx'>) =>
  tx
    .selectFrom('absence')
    .select(['id', 'version', 'userContractId as contractId', 'type', 'subtype', 'pay'])
    .select(['startDate', 'endDate', 'halfDay', 'licenseNumber', 'continuousLicense', 'comment'])
    .where('responseStatus', '=', 'APPROVED')
    .orderBy('startDate')
    .orderBy('id')
type Held = Awaited<ReturnType<ReturnType<typeof absences>['execute']>>[number]

type Standing = {
  readonly contract: ContractOfFile | undefined
  readonly wrong: Problem | undefined
  readonly held: Held | undefined
  /** The approved absences of the contract. */
  readonly own: readonly Held[]
}

export async function standingAbsences(
  importing: Importing,
  rows: readonly AbsenceValues[],
): Promise<readonly Standing[]> {
  const contracts = await contractsOfFile(
    importing,
    rights,
    rows.map(({ rut = null, contract = null, startDate = null }) => ({
      rut,
      contract,
      from: startDate,
      to: startDate,
    })),
  )
  const ids = [...new Set(contracts.flatMap(({ found }) => found?.id ?? []))]
  const all = await absences(importing)
    .where(sql<boolean>`user_contract_id in (select unnest(${ids}::bigint[]))`)
    .execute()
  const byContract = Map.groupBy(all, ({ contractId }) => contractId)
  return contracts.map(({ found: contract, wrong }, at) => {
    const own = byContract.get(contract?.id ?? 0) ?? []
    const { type, startDate } = rows[at] ?? {}
    const held = own.find((one) => one.type === type && one.startDate === startDate)
    return { contract, wrong, held, own }
  })
}

export async function matchAbsences(
  importing: Importing,
  rows: readonly AbsenceValues[],
): Promise<(Found | undefined)[]> {
  const all = await standingAbsences(importing, rows)
  return rows.map(({ rut, contract }, at) => {
    const held = all[at]?.held
    if (!held) return undefined
    const { id, version, contractId: _contract, ...values } = held
    return { id, version, values: { ...values, rut, contract } }
  })
}

/** A row with what it does not say, as the form fills it in. */
export function whole({ type = 'LEAVE', subtype, pay, ...row }: AbsenceValues) {
  const kind = subtype ?? subtypesOf[type][0]
  const { startDate = '', endDate = '', halfDay = false } = row
  const paid = type === 'LICENSE' ? 'WITHOUTPAY' : (pay ?? usualPay(kind))
  return { type, subtype: kind, pay: paid, startDate, endDate, halfDay }
}

export async function objectionsToAbsences(
  importing: Importing,
  checked: readonly Checked<AbsenceValues>[],
): Promise<readonly (readonly Objection[])[]> {
  const wholes = checked.map((row) => row.whole)
  const all = await standingAbsences(importing, wholes)
  const years = await calendarYears(importing.tx)
  const closed = await closedMonths(importing)
  const twice = saidTwice(
    all.map(({ contract }, at) => {
      const { type, startDate } = wholes[at] ?? {}
      return contract && `${contract.id} ${type} ${startDate}`
    }),
  )
  const coming = Map.groupBy(
    all.flatMap(({ contract, held }, at) => {
      const { startDate = '', endDate = '' } = wholes[at] ?? {}
      return contract ? [{ at, id: contract.id, startDate, endDate, held }] : []
    }),
    ({ id }) => id,
  )
  return all.map((one, at) => {
    const again = twice.get(at)
    if (again !== undefined) return [{ column: null, message: again }]
    const row = checked[at]
    const { contract } = one
    if (!row || !contract) return one.wrong ? [one.wrong] : []
    const others = (coming.get(contract.id) ?? []).filter((other) => other.at !== at)
    const last = closed.get(contract.businessId) ?? 0
    const problem =
      whyNotGiven(importing, row, contract, { years, last }) ??
      whyNotFree(one, row.whole, others) ??
      whyNotContinued(one, row)
    return problem ? [problem] : []
  })
}

const at = (column: string | null, message: string): Problem => ({ column, message })

function whyNotGiven(
  { actor, can, today }: Importing,
  { whole: said }: Checked<AbsenceValues>,
  contract: ContractOfFile,
  { years, last }: { years: CalendarYears; last: YearMonth },
): Problem | undefined {
  const draft = whole(said)
  if (contract.userId === actor.userId) return at('rut', 'Las suyas las registra otra persona')
  if (draft.subtype === 'ADMINISTRATIVE_DAY' && !can('absencesA.create')) {
    return at('subtype', 'No tiene permiso para registrar días administrativos')
  }
  if (yearMonthOf(draft.startDate) <= last) {
    return at('startDate', monthClosed(yearMonthOf(draft.startDate)))
  }
  const none = { applicationStartDate: null, applicationEndDate: null, contributionDays: null }
  const problem = problemOf({ ...draft, ...none }, contract, years)
  if (problem) return at(problem.field, problem.message)
  if (draft.type === 'LICENSE' && !said.licenseNumber) {
    return at('licenseNumber', 'Una licencia lleva su folio')
  }
  if (draft.type === 'LICENSE' && said.pay === 'WITHPAY') {
    return at('pay', 'Una licencia la paga el subsidio')
  }
  return draft.type === 'LEAVE' && draft.endDate >= today
    ? at('endDate', 'Un permiso por venir se pide y se aprueba en Ausencias')
    : undefined
}

type Days = { startDate: ISODate; endDate: ISODate }

const meet = (one: Days, other: Days) =>
  one.startDate <= other.endDate && one.endDate >= other.startDate

/** Two absences of a contract share no day: of those stored, nor of the same file. */
function whyNotFree(
  { held, own }: Standing,
  { startDate = '', endDate = '' }: AbsenceValues,
  others: readonly (Days & { held: Held | undefined })[],
): Problem | undefined {
  const replaced = new Set([held?.id, ...others.map((other) => other.held?.id)])
  const stored = own.find((one) => !replaced.has(one.id) && meet(one, { startDate, endDate }))
  if (stored)
    return at('startDate', `Ya hay otra ausencia desde el ${formatDate(stored.startDate)}`)
  return others.some((other) => meet(other, { startDate, endDate }))
    ? at('startDate', 'En el archivo hay otra ausencia en esos días')
    : undefined
}

/** What continues an earlier leave has one that ends the day before. */
function whyNotContinued(
  { own }: Standing,
  { whole: said }: Checked<AbsenceValues>,
): Problem | undefined {
  const { type, subtype, startDate } = whole(said)
  if (said.continuousLicense !== true || type !== 'LICENSE') return undefined
  return continues(own, { subtype, startDate })
    ? undefined
    : at(
        'continuousLicense',
        `No hay una licencia de esa clase que termine el ${formatDate(addDays(startDate, -1))}`,
      )
}

type Leave = { subtype: AbsenceSubtype; startDate: ISODate }
export type Known = Leave & { type: AbsenceType; endDate: ISODate }

export const continues = (own: readonly Known[], { subtype, startDate }: Leave): boolean =>
  own.some(
    (one) =>
      one.type === 'LICENSE' && one.subtype === subtype && one.endDate === addDays(startDate, -1),
  )

/**
 * The approved absences within reach, as a file says them. The folio and the comment of a leave are
 * health data, which are in no file.
 */
export async function allAbsences(reading: Acting) {
  const contracts = await contractsToFile(
    reading,
    ['absences.read', 'absenceResponses.update'],
    'ausencias',
  )
  const rows = await absences(reading).execute()
  return rows.flatMap((row) => {
    const contract = contracts.get(row.contractId)
    const { type, subtype, startDate, endDate, halfDay, pay, continuousLicense } = row
    if (!contract) return []
    const { rut, contract: code } = contract
    const said = { type, subtype, startDate, endDate, halfDay, pay, continuousLicense }
    return [{ rut, contract: code, ...said }]
  })
}
