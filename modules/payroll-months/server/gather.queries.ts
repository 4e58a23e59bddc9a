import { firstDay, isYearMonth, lastDay, type YearMonth } from '#chile/period.ts'
import { MissingParameter } from '#payroll/parameters/index.ts'
import { periodValues } from '#payroll/period.ts'
import { sql, type Tx } from '#platform/server/db.ts'

/** What a payslip depends on, and no more: a row of a run is read by the hundred thousand. */
const termColumns = [
  'terms.contractType',
  'terms.jobTitle',
  'terms.area',
  'terms.branchOffice',
  'terms.monthlySalaryValue',
  'terms.monthlySalaryCurrency',
  'terms.paymentPeriod',
  'terms.hoursPerWeek',
  'terms.daysPerWeek',
  'terms.art22',
  'terms.isDomestic',
  'terms.isCorporateSalary',
  'terms.gratificationType',
  'terms.gratificationAmount',
  'terms.heavyWork',
  'terms.heavyWorkRate',
  'terms.unionFeeType',
  'terms.unionFeeValue',
] as const

const personColumns = [
  'person.firstname',
  'person.secondName',
  'person.paternalLastname',
  'person.maternalLastname',
  'person.birthday',
  'person.gender',
  'person.previsionType',
  'person.retirementScheme',
  'person.pensionInstitution',
  'person.pensionStatus',
  'person.ipsReducedRate',
  'person.healthInstitution',
  'person.healthPercentage',
  'person.healthAmountUf',
  'person.healthAmount',
  'person.afcEnrolled',
  'person.afcDate',
  'person.unemploymentInsuranceDate',
  'person.apviRegime',
  'person.apviValue',
  'person.apviCurrency',
  'person.apvcValue',
  'person.apvcCurrency',
  'person.cuenta2Value',
  'person.cuenta2Currency',
  'person.subjectToFamilyAllowance',
  'person.familyAllowanceSegment',
  'person.simpleBurdens',
  'person.maternalBurdens',
  'person.disabledBurdens',
  'person.subjectToJudicialRetention',
  'person.judicialValue',
  'person.judicialCurrency',
  'person.judicialRetentionPercentage',
  'person.youngSubsidy',
] as const

/**
 * The contracts of a razón social that hold on some day of a month, each with the terms and the
 * person as they are on its last day in the month: one row per contract, in the order of the
 * payroll.
 *
 * @param only the contracts wanted; all of the month when it is not given
 */
export async function contractsOf(
  tx: Tx,
  businessId: number,
  month: YearMonth,
  only?: readonly number[],
) {
  const first = firstDay(month)
  const last = lastDay(month)
  const lastIn = sql`least(coalesce(contract.final_date, ${last}::date), ${last}::date)`
  return tx
    .selectFrom('userContract as contract')
    .innerJoin('userBusiness as link', 'link.id', 'contract.userBusinessId')
    .innerJoin('userContractVersion as terms', 'terms.userContractId', 'contract.id')
    .innerJoin('users', 'users.id', 'contract.userId')
    .leftJoin('userVersion as person', (join) =>
      join
        .onRef('person.userId', '=', 'contract.userId')
        .on('person.supersededAt', 'is', null)
        .on(sql<boolean>`person.valid @> ${lastIn}`),
    )
    .select(termColumns)
    .select(personColumns)
    .select([
      'contract.id as contractId',
      'contract.userId as ownerId',
      'contract.code',
      'contract.initialDate',
      'contract.finalDate',
      'link.firstAdmissionDate',
      'users.rut',
      sql<boolean>`(users.is_private_role or link.private_role)`.as('isPrivate'),
    ])
    .where('contract.businessId', '=', businessId)
    .where('contract.status', '=', 'ACTIVE')
    .where('link.inPayroll', '=', true)
    .where('contract.initialDate', '<=', last)
    .where(sql<boolean>`(contract.final_date is null or contract.final_date >= ${first}::date)`)
    .where('terms.supersededAt', 'is', null)
    .where(sql<boolean>`terms.valid @> ${lastIn}`)
    .$if(only !== undefined, (query) =>
      query.where(sql<boolean>`contract.id = any(${only ?? []}::bigint[])`),
    )
    .orderBy('contract.id')
    .execute()
}
export type ContractRow = Awaited<ReturnType<typeof contractsOf>>[number]

/** Just the ids, of all or of some, for counting and for cutting the work in pieces. */
export async function contractIdsOf(
  tx: Tx,
  businessId: number,
  month: YearMonth,
  only?: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('userContract as contract')
    .innerJoin('userBusiness as link', 'link.id', 'contract.userBusinessId')
    .select('contract.id')
    .where('contract.businessId', '=', businessId)
    .where('contract.status', '=', 'ACTIVE')
    .where('link.inPayroll', '=', true)
    .where('contract.initialDate', '<=', lastDay(month))
    .where(
      sql<boolean>`(contract.final_date is null
        or contract.final_date >= ${firstDay(month)}::date)`,
    )
    .$if(only !== undefined, (query) =>
      query.where(sql<boolean>`contract.id = any(${only ?? []}::bigint[])`),
    )
    .orderBy('contract.id')
    .execute()
  return rows.map((row) => row.id)
}

/** What each contract was given or discounted in a month: items whose months contain it. */
export async function itemsOf(tx: Tx, month: YearMonth, contractIds: readonly number[]) {
  if (contractIds.length === 0) return []
  return tx
    .selectFrom('userItem')
    .select([
      'id',
      'userContractId',
      'itemCode',
      'value',
      'currency',
      'startMonth',
      'endMonth',
      'totalQuotas',
    ])
    .where(sql<boolean>`user_contract_id = any(${contractIds}::bigint[])`)
    .where('status', '=', 'ACTIVE')
    .where('startMonth', '<=', month)
    .where((eb) => eb.or([eb('endMonth', 'is', null), eb('endMonth', '>=', month)]))
    .orderBy('id')
    .execute()
}
export type ItemRow = Awaited<ReturnType<typeof itemsOf>>[number]

const ufs = new Map<number, number | undefined>()

/** Hundredths of a peso: the UF of a month as its payslips value it; nothing when not published. */
function ufOf(month: number): number | undefined {
  if (!ufs.has(month)) ufs.set(month, publishedUf(month))
  return ufs.get(month)
}

function publishedUf(month: number): number | undefined {
  try {
    return isYearMonth(month) ? periodValues(month).variables['UF'] : undefined
  } catch (error) {
    if (error instanceof MissingParameter) return undefined
    throw error
  }
}

/** The agreed salary in pesos, with the UF of the first month of the list that has one. */
export function salaryInPesos(row: ContractRow, months: readonly number[]): number {
  const value = Number(row.monthlySalaryValue ?? 0)
  if (row.monthlySalaryCurrency !== 'UF') return Math.round(value)
  const uf = months.map(ufOf).find((one) => one !== undefined) ?? 0
  // Thousandths of a UF by hundredths of a peso.
  const exact = BigInt(Math.round(value * 1000)) * BigInt(uf)
  return Number((exact + 50_000n) / 100_000n)
}
