import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import { agreedSavings, savingColumns } from '../model/savings.ts'
import { placeOfResult } from '../model/stored.ts'
import { filedAmounts, type FiledAbsence, type FiledContract } from '#law/filings/filed.ts'
import type { Plan } from '#formula/index.ts'
import type { Concept } from '#law/index.ts'
import { absencesAround } from '#modules/time/absences/server/index.ts'
import { declaredVacationDays } from '#modules/time/vacations/server/index.ts'
import { readSnapshot } from '#modules/payroll/payroll-results/model/snapshot.ts'
import { planOf } from '#modules/payroll/payroll-results/server/index.ts'
import { lastPerson, personSurname } from '#platform/server/person-names.ts'
import { sql, type Tx } from '#platform/server/db.ts'

export type DeclaredMonth = {
  readonly companyId: number
  readonly yearMonth: YearMonth
  readonly runId: number
  readonly planHash: string
  readonly businessCommune: string | null
}

/**
 * The contracts of a calculated month as they are declared, by surname: the stored payslip, and
 * person and terms of the last day of the contract in the month. As many statements for one as for
 * all.
 */
export async function filedContracts(tx: Tx, month: DeclaredMonth): Promise<FiledContract[]> {
  const plan = await planOf(tx, month.companyId, month.planHash)
  const rows = await payslipsOf(tx, month)
  const ids = rows.map(({ contractId }) => contractId)
  const absences = Map.groupBy(
    await absencesAround(tx, month.yearMonth, ids),
    ({ userContractId }) => userContractId,
  )
  const vacations = await declaredVacationDays(tx, month.yearMonth, ids)
  return rows.map((row) =>
    filed(plan, month, row, {
      absences: (absences.get(row.contractId) ?? []).flatMap(absenceOf),
      vacationDays: vacations.get(row.contractId) ?? null,
    }),
  )
}

function payslipsOf(tx: Tx, { runId, yearMonth }: DeclaredMonth) {
  const last = lastDay(yearMonth)
  const lastIn = sql`greatest(${firstDay(yearMonth)}::date,
    least(coalesce(contract.final_date, ${last}::date), ${last}::date))`
  return tx
    .selectFrom('payslip')
    .innerJoin('userContract as contract', 'contract.id', 'payslip.userContractId')
    .innerJoin('users', 'users.id', 'payslip.userId')
    .leftJoin('userVersion as held', (join) =>
      join
        .onRef('held.userId', '=', 'payslip.userId')
        .on('held.supersededAt', 'is', null)
        .on(sql<boolean>`held.valid @> ${lastIn}`),
    )
    .leftJoin('userContractVersion as terms', (join) =>
      join
        .onRef('terms.userContractId', '=', 'contract.id')
        .on('terms.supersededAt', 'is', null)
        .on(sql<boolean>`terms.valid @> ${lastIn}`),
    )
    .leftJoin('contractSettlement as ending', (join) =>
      join.onRef('ending.userContractId', '=', 'contract.id').on('ending.status', '<>', 'UNDONE'),
    )
    .leftJoin('branchOffice as branch', 'branch.id', 'terms.branchOfficeId')
    .leftJoin('syndicate', 'syndicate.id', 'terms.syndicateId')
    .leftJoin(lastPerson(tx), (join) => join.onRef('person.userId', '=', 'payslip.userId'))
    .select(['payslip.userContractId as contractId', 'payslip.userId', 'payslip.facts'])
    .select(['payslip.results', 'payslip.snapshot', 'users.rut'])
    .select(['contract.initialDate', 'contract.finalDate', 'terms.jobTitle'])
    .select(['held.firstname', 'held.secondName', 'held.paternalLastname', 'held.maternalLastname'])
    .select(['held.gender', 'held.genderPrevired', 'held.nationalityPrevired'])
    .select(savingColumns)
    .select('syndicate.rut as syndicateRut')
    .select('ending.dismissalCause')
    .select(['branch.name as branch', 'branch.communeCode as branchCommune'])
    .where('payslip.payrollRunId', '=', runId)
    .orderBy(personSurname)
    .orderBy('payslip.userContractId')
    .execute()
}
type Row = Awaited<ReturnType<typeof payslipsOf>>[number]
type Absence = Awaited<ReturnType<typeof absencesAround>>[number]

function filed(
  plan: Plan<Concept>,
  { businessCommune }: DeclaredMonth,
  row: Row,
  away: Pick<FiledContract, 'absences' | 'vacationDays'>,
): FiledContract {
  const snapshot = readSnapshot(row.snapshot)
  const gender = row.gender === 'F' || row.gender === 'M' ? row.gender : null
  return {
    contractId: row.contractId,
    userId: row.userId,
    rut: row.rut,
    paternalLastname: row.paternalLastname ?? '',
    maternalLastname: row.maternalLastname,
    names: [row.firstname, row.secondName].filter(Boolean).join(' '),
    sex: row.genderPrevired ?? gender,
    foreign: row.nationalityPrevired === 1,
    health: snapshot.healthInstitution,
    start: row.initialDate,
    end: row.finalDate,
    cause: row.dismissalCause,
    jobTitle: row.jobTitle ?? snapshot.jobTitle,
    place: row.branch ?? snapshot.branchOffice,
    commune: row.branchCommune ?? businessCommune,
    syndicateRut: row.syndicateRut,
    individualSavings: agreedSavings(row),
    collectiveSaving: row.apvcInstitution,
    ...away,
    amounts: filedAmounts(plan, placeOfResult(plan, row)),
  }
}

/** What is said of an absence; half days and what is paid are no movement of personnel. */
function absenceOf(absence: Absence): FiledAbsence[] {
  if (absence.halfDay) return []
  const kind = kindOf(absence)
  const from = absence.applicationStartDate ?? absence.startDate
  const to = absence.applicationEndDate ?? absence.endDate
  return kind === undefined ? [] : [{ kind, from, to }]
}

function kindOf({ type, subtype, pay }: Absence): FiledAbsence['kind'] | undefined {
  if (type === 'LICENSE') return subtype === 'WORK_ACCIDENT' ? 'ACCIDENT' : 'LEAVE'
  if (type === 'LEAVE') return pay === 'WITHOUTPAY' ? 'UNPAID' : undefined
  return pay === 'WITHOUTPAY' ? 'ABSENT' : undefined
}
