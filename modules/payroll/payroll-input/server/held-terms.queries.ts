import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import { areaName, branchOfficeName } from '#modules/people/structure/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { isPrivate } from '#modules/people/sight/server/index.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { heldOn } from '#platform/server/sql/held-on.ts'

/** Only the columns that a payslip depends on: a run reads them by the hundred thousand. */
const termColumns = [
  'terms.contractType',
  'terms.jobTitle',
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
  'terms.syndicateId',
  'terms.unionFeeType',
  'terms.unionFeeValue',
  'terms.cycleHours',
  'terms.cycleDays',
  'terms.apprentice',
  'terms.liveIn',
  'terms.overdraft',
  'terms.nightSurcharge',
  'terms.holidaySurcharge',
  'terms.isProfessional',
  'terms.taxRegime',
  'terms.taxPeriod',
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
  'person.apvi2Regime',
  'person.apvi2Value',
  'person.apvi2Currency',
  'person.apvcValue',
  'person.apvcCurrency',
  'person.cuenta2Value',
  'person.cuenta2Currency',
  'person.affiliateContributionValue',
  'person.affiliateContributionCurrency',
  'person.affiliateSavingValue',
  'person.affiliateSavingCurrency',
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
  'person.keepsContributing',
  'person.partialDisability',
] as const

/** The name of a person without data in the month, taken from their data of other days. */
const writtenElsewhere = sql<string | null>`case when person.user_id is null then (
  select concat_ws(' ', other.firstname, other.second_name, other.paternal_lastname,
    other.maternal_lastname)
  from user_version other where other.company_id = app.current_company()
    and other.user_id = contract.user_id and other.superseded_at is null
  order by lower(other.valid) limit 1) end`

/** Filter of contracts: of one razón social or of any; some of them, or all. */
type Wanted = { businessId: number | null; only?: readonly number[] | undefined }

/**
 * The contracts in force on some day of a month, each with its terms and its person as of its last
 * day in the month: one row per contract, in the order of the payroll.
 */
export async function heldTerms(tx: Tx, month: YearMonth, { businessId, only }: Wanted) {
  const last = lastDay(month)
  const lastIn = sql`least(coalesce(contract.final_date, ${last}::date), ${last}::date)`
  return tx
    .selectFrom('userContract as contract')
    .innerJoin('userBusiness as link', 'link.id', 'contract.userBusinessId')
    .innerJoin('userContractVersion as terms', 'terms.userContractId', 'contract.id')
    .innerJoin('users', 'users.id', 'contract.userId')
    .leftJoin('userVersion as person', (join) =>
      heldOn(join.onRef('person.userId', '=', 'contract.userId'), 'person', lastIn),
    )
    .select(termColumns)
    .select([areaName('terms').as('area'), branchOfficeName('terms').as('branchOffice')])
    .select(personColumns)
    .select([
      'contract.id as contractId',
      'contract.userId as ownerId',
      'contract.businessId',
      'contract.code',
      'contract.initialDate',
      'contract.finalDate',
      'link.firstAdmissionDate',
      'link.admissionDate',
      'users.rut',
      isPrivate('users.id').as('isPrivate'),
      writtenElsewhere.as('writtenName'),
    ])
    .where((eb) => equalTo(eb, { 'contract.businessId': businessId }))
    .where(isPaidIn(month))
    .where('terms.supersededAt', 'is', null)
    .where(sql<boolean>`terms.valid @> ${lastIn}`)
    .$if(only !== undefined, (query) =>
      query.where(sql<boolean>`contract.id = any(${only ?? []}::bigint[])`),
    )
    .orderBy('contract.id')
    .execute()
}

/** Contracts that are paid in a month: of the payroll, with a day in it. */
export const isPaidIn = (month: YearMonth) =>
  sql<boolean>`(contract.status = 'ACTIVE' and link.in_payroll
    and contract.initial_date <= ${lastDay(month)}::date
    and (contract.final_date is null or contract.final_date >= ${firstDay(month)}::date))`

export type TermsRow = Awaited<ReturnType<typeof heldTerms>>[number]
