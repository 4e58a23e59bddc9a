import { firstDay, type YearMonth } from '#chile/period.ts'
import { agreedSavings, savingColumns } from '#modules/people/people/model/agreed-savings.ts'
import { placeOfResult } from '../model/stored-numbers.ts'
import { filedAmounts, type FiledAbsence, type FiledContract } from '#law/filings/filed-contract.ts'
import type { Plan } from '#formula/index.ts'
import type { Concept } from '#law/index.ts'
import { absencesAround } from '#modules/time/absences/server/index.ts'
import { vacationsOfMonth } from '#modules/time/vacations/server/index.ts'
import { readSnapshot } from '#modules/payroll/payroll-results/model/snapshot.ts'
import { planOf } from '#modules/payroll/payroll-results/server/index.ts'
import { lastPerson, personSurname } from '#platform/server/sql/person-names.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { heldPayslips } from './held-payslips.queries.ts'

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
  const vacations = await vacationsOfMonth.declaredDays(tx, month.yearMonth, ids)
  return rows.map((row) =>
    filed(plan, month, row, {
      absences: (absences.get(row.contractId) ?? []).flatMap(absenceOf),
      vacationDays: vacations.get(row.contractId) ?? null,
    }),
  )
}

const payslipsOf = (tx: Tx, { runId, yearMonth }: DeclaredMonth) =>
  heldPayslips(tx, runId, yearMonth)
    // Whoever was paid for on the last day before the month, to say that nobody is any more.
    .leftJoin('userVersion as before', (join) =>
      join
        .onRef('before.userId', '=', 'payslip.userId')
        .on('before.supersededAt', 'is', null)
        .on('before.affiliateRut', 'is not', null)
        .on(sql<boolean>`before.affiliate_rut is distinct from held.affiliate_rut`)
        .on(sql<boolean>`before.valid @> ${firstDay(yearMonth)}::date - 1`),
    )
    .leftJoin('contractSettlement as ending', (join) =>
      join.onRef('ending.userContractId', '=', 'contract.id').on('ending.status', '<>', 'UNDONE'),
    )
    .leftJoin('branchOffice as branch', 'branch.id', 'terms.branchOfficeId')
    .leftJoin(lastPerson(tx), (join) => join.onRef('person.userId', '=', 'payslip.userId'))
    .select(['contract.initialDate', 'contract.finalDate', 'terms.jobTitle'])
    .select('terms.specialWorkday')
    .select(['held.firstname', 'held.secondName', 'held.paternalLastname', 'held.maternalLastname'])
    .select('held.disability')
    .select(['held.gender', 'held.genderPrevired', 'held.nationalityPrevired'])
    .select(savingColumns)
    .select('syndicate.rut as syndicateRut')
    .select('ending.dismissalCause')
    .select(['held.affiliateRut', 'held.affiliatePaternalLastname', 'held.affiliateNames'])
    .select(['held.affiliateMaternalLastname', 'held.affiliateInstitution'])
    .select(['before.affiliateRut as ceasedRut', 'before.affiliateNames as ceasedNames'])
    .select(['before.affiliatePaternalLastname as ceasedPaternal'])
    .select(['before.affiliateMaternalLastname as ceasedMaternal'])
    .select(['before.affiliateInstitution as ceasedAfp', lastPaidFor.as('ceasedFrom')])
    .select(['branch.name as branch', 'branch.communeCode as branchCommune'])
    .orderBy(personSurname)
    .orderBy('payslip.userContractId')
    .execute()
/** The day from which the affiliate of the month before is no longer paid for. */
const lastPaidFor = sql<string | null>`(select max(upper(paid.valid)) from user_version paid
  where paid.company_id = app.current_company() and paid.user_id = before.user_id
    and paid.superseded_at is null and paid.affiliate_rut = before.affiliate_rut)`

type Row = Awaited<ReturnType<typeof payslipsOf>>[number]
type Absence = Awaited<ReturnType<typeof absencesAround>>[number]

function filed(
  plan: Plan<Concept>,
  { businessCommune }: DeclaredMonth,
  row: Row,
  away: Pick<FiledContract, 'absences' | 'vacationDays'>,
): FiledContract {
  const snapshot = readSnapshot(row.snapshot)
  const ceased = affiliateOf(
    row.ceasedRut,
    row.ceasedPaternal,
    row.ceasedMaternal,
    row.ceasedNames,
    row.ceasedAfp,
  )
  const gender = row.gender === 'F' || row.gender === 'M' ? row.gender : null
  return {
    contractId: row.contractId,
    userId: row.userId,
    identificationType: row.identificationType,
    rut: row.rut,
    paternalLastname: row.paternalLastname ?? '',
    maternalLastname: row.maternalLastname,
    names: [row.firstname, row.secondName].filter(Boolean).join(' '),
    sex: row.genderPrevired ?? gender,
    foreign: row.nationalityPrevired === 1,
    disability: row.disability ?? 'NONE',
    health: snapshot.healthInstitution,
    start: row.initialDate,
    end: row.finalDate,
    cause: row.dismissalCause,
    jobTitle: row.jobTitle ?? snapshot.jobTitle,
    place: row.branch ?? snapshot.branchOffice,
    commune: row.branchCommune ?? businessCommune,
    syndicateRut: row.syndicateRut,
    specialWorkday: row.specialWorkday,
    individualSavings: agreedSavings(row),
    collectiveSaving: row.apvcInstitution,
    affiliate: affiliateOf(
      row.affiliateRut,
      row.affiliatePaternalLastname,
      row.affiliateMaternalLastname,
      row.affiliateNames,
      row.affiliateInstitution,
    ),
    ceased: ceased && row.ceasedFrom !== null ? { ...ceased, from: row.ceasedFrom } : null,
    ...away,
    amounts: filedAmounts(plan, placeOfResult(plan, row)),
  }
}

/** The person of an affiliate; the record of the worker has a RUT only with the rest of them. */
const affiliateOf = (
  rut: string | null,
  paternalLastname: string | null,
  maternalLastname: string | null,
  names: string | null,
  afp: string | null,
): FiledContract['affiliate'] =>
  rut === null
    ? null
    : { rut, paternalLastname: paternalLastname ?? '', maternalLastname, names: names ?? '', afp }

/**
 * What is said of an absence: neither half days nor what is paid are a movement of personnel. A
 * leave of half the working day is, as any other.
 */
function absenceOf(absence: Absence): FiledAbsence[] {
  if (absence.halfDay && absence.type !== 'LICENSE') return []
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
