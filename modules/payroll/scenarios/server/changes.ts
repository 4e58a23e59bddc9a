import { valueIn } from '#formula/index.ts'
import { divide, scaled, unscaled } from '#chile/money/decimal.ts'
import { firstDay, type YearMonth } from '#chile/period.ts'
import type { PeriodValues } from '#formula/types.ts'
import type { ContractRow } from '#modules/payroll/payroll-input/server/index.ts'
import type { EnteredFigure } from '#law/index.ts'
import { figuresOfLaw } from '#law/projection.ts'
import type { Change } from '../model/scenario.ts'

type Figures = Readonly<Record<string, EnteredFigure>>

/** The figures of a month with the scenario's changes; undefined without any. */
export function changedFigures(
  changes: readonly Change[],
  month: YearMonth,
  known: { figures: Figures; period: PeriodValues; name: string },
): Figures | undefined {
  const { figures, period, name } = known
  const sis = unscaled(valueIn(period.variables, 'TASA_SIS'), 2)
  const own = activeIn(changes, month).flatMap(({ kind, figure, value, law, asOf }) => {
    if (kind === 'LAW' && law !== null && asOf !== null) return [figuresOfLaw(law, asOf, sis)]
    if (kind !== 'FIGURE' || figure === null || value === null) return []
    return [{ [figure]: { value, source: { text: `Escenario «${name}»` } } }]
  })
  return own.length === 0 ? undefined : Object.assign({}, figures, ...own)
}

export const activeIn = (changes: readonly Change[], month: YearMonth): readonly Change[] =>
  changes.filter(({ from }) => from <= month)

/**
 * The contracts of a month after the scenario's changes: who stays, with which salary and hours.
 */
export function changedContracts(
  changes: readonly Change[],
  month: YearMonth,
  rows: readonly ContractRow[],
): ContractRow[] {
  const active = activeIn(changes, month)
  const leaves = active.filter(({ kind }) => kind === 'LEAVE')
  const raises = active.filter(({ kind }) => kind === 'RAISE')
  const week = active.some(({ law }) => law === 'LEY_21561') ? 40 : undefined
  return rows
    .filter((row) => !leaves.some((change) => concerns(change, row)))
    .map((row) => {
      const own = raises.filter((change) => concerns(change, row))
      const raised = own.reduce((before, { percent }) => raisedBy(before, percent ?? '0'), row)
      return week === undefined ? raised : shortened(raised, week)
    })
}

function concerns({ scope, area, contractIds }: Change, row: ContractRow): boolean {
  if (scope === 'AREA') return row.area === area
  return scope === 'ALL' || contractIds.includes(row.contractId)
}

/** Whole pesos for pesos, four decimals for UF. */
function raisedBy(row: ContractRow, percent: string): ContractRow {
  const decimals = row.monthlySalaryCurrency === 'UF' ? 4 : 0
  const own = scaled(row.monthlySalaryValue, 4)
  const times = 10_000n + scaled(percent, 2)
  const raised = divide(own * times, 10_000n * 10n ** BigInt(4 - decimals))
  return { ...row, monthlySalaryValue: unscaled(raised, decimals) }
}

const shortened = (row: ContractRow, week: number): ContractRow =>
  Number(row.hoursPerWeek) > week ? { ...row, hoursPerWeek: String(week) } : row

/** The minimum salary of the month for a contract's hours. */
export function raisedToMinimum(
  row: ContractRow,
  { variables }: PeriodValues,
  { reduced, partTime }: { reduced: boolean; partTime: boolean },
) {
  if (row.monthlySalaryCurrency === 'UF' || row.paymentPeriod !== 'MONTHLY') return row
  const most = BigInt(valueIn(variables, 'JORNADA_MAXIMA')) * 100n
  const share = partTime ? scaled(row.hoursPerWeek, 2) : most
  const minimum = valueIn(variables, reduced ? 'IMM_REDUCIDO' : 'IMM')
  const least = divide(BigInt(minimum) * share, most)
  return { ...row, monthlySalaryValue: String(least) }
}

/**
 * One person hired by the scenario: open-ended, full time, AFP Modelo, Fonasa, gratification of
 * art. 50. The row begins as a copy of `like`, and everything personal in it is replaced.
 */
export function hireOf(
  change: Change,
  like: ContractRow,
  { id, week }: { id: number; week: number },
): ContractRow {
  return {
    ...like,
    contractId: id,
    ownerId: id,
    code: '',
    isPrivate: false,
    initialDate: firstDay(change.from),
    finalDate: null,
    firstAdmissionDate: firstDay(change.from),
    admissionDate: firstDay(change.from),
    contractType: 'INDEFINITE',
    jobTitle: 'Contratación del escenario',
    area: change.area,
    branchOffice: null,
    monthlySalaryValue: String(change.salary ?? 0),
    monthlySalaryCurrency: 'CLP',
    paymentPeriod: 'MONTHLY',
    taxRegime: 'GENERAL',
    taxPeriod: 'MONTHLY',
    hoursPerWeek: String(week),
    daysPerWeek: 5,
    art22: false,
    isDomestic: false,
    isCorporateSalary: false,
    gratificationType: 'ART_50',
    gratificationAmount: null,
    heavyWork: false,
    syndicateId: null,
    unionFeeType: 'NONE',
    unionFeeValue: '0',
    firstname: 'Contratación',
    birthday: '1990-01-01',
    gender: 'UNKNOWN',
    previsionType: 'AFP_FONASA',
    retirementScheme: 'AFP',
    pensionInstitution: 'MODELO',
    pensionStatus: 'ACTIVE',
    afcEnrolled: true,
    afcDate: null,
    unemploymentInsuranceDate: null,
    apviRegime: null,
    apviValue: null,
    apviCurrency: null,
    apvi2Regime: null,
    apvi2Value: null,
    apvi2Currency: null,
    apvcValue: null,
    apvcCurrency: null,
    cuenta2Value: null,
    cuenta2Currency: null,
    affiliateContributionValue: null,
    affiliateContributionCurrency: null,
    affiliateSavingValue: null,
    affiliateSavingCurrency: null,
    subjectToFamilyAllowance: false,
    subjectToJudicialRetention: false,
    youngSubsidy: false,
    keepsContributing: false,
    partialDisability: false,
  }
}
