import { addDecimals } from '#chile/money/decimal.ts'
import { defaultInput, InputError, type PayrollInput, type Saving } from '#law/input.ts'
import { plain } from '../model/amounts.ts'
import { amountsIn, given } from '../model/choices.ts'
import type { TermsRow } from './held-terms.queries.ts'

type Row = TermsRow
type Part<Key extends keyof PayrollInput> = PayrollInput[Key]

/** Personal data, from the version of the ficha in force in the month. */
export const personOf = (row: Row, otherIncome: string): Part<'person'> => ({
  birthday: row.birthday,
  sex: given('gender', 'sexo', row.gender),
  pensionStatus: given('pensionStatus', 'situación de pensión', row.pensionStatus),
  youngSubsidy: given('youngSubsidy', 'subsidio al trabajador joven', row.youngSubsidy),
  keepsContributing: given('keepsContributing', 'sigue cotizando', row.keepsContributing),
  partialDisability: given('partialDisability', 'invalidez parcial', row.partialDisability),
  otherIncome,
})

const previsionOf = (row: Row) => given('previsionType', 'previsión', row.previsionType)

const noPension = { scheme: 'NONE', afp: '', ipsRate: '0' } as const

/** The pension scheme: an AFP, the old fund, or none. */
export function pensionOf(row: Row): Part<'pension'> {
  const prevision = previsionOf(row)
  const scheme = given('retirementScheme', 'régimen previsional', row.retirementScheme)
  if (prevision === 'NO_COTIZA') return noPension
  if (scheme === 'IPS' || prevision === 'EX_CAJA') {
    return { scheme: 'IPS', afp: '', ipsRate: plain(row.ipsReducedRate) }
  }
  if (prevision === 'FONASA' || prevision === 'ISAPRE') return noPension
  return { scheme: 'AFP', afp: row.pensionInstitution ?? '', ipsRate: '0' }
}

const systems = {
  NO_COTIZA: 'NONE',
  AFP_FONASA: 'FONASA',
  FONASA: 'FONASA',
  EX_CAJA: 'FONASA',
  AFP_ISAPRE: 'ISAPRE',
  ISAPRE: 'ISAPRE',
} as const

/** Fonasa, or the plan of the isapre. */
export function healthOf(row: Row): Part<'health'> {
  const system = systems[previsionOf(row)]
  if (system !== 'ISAPRE') return { ...defaultInput.health, system }
  return {
    system,
    planUf: plain(row.healthAmountUf),
    planPesos: String(row.healthAmount ?? 0),
    planPercent: plain(row.healthPercentage),
  }
}

/** The unemployment insurance: the first day of the relation. */
export const unemploymentOf = (row: Row): Part<'unemployment'> => ({
  insured: given('afcEnrolled', 'seguro de cesantía', row.afcEnrolled),
  since: row.unemploymentInsuranceDate ?? row.afcDate ?? row.firstAdmissionDate,
})

function saving(
  field: string,
  label: string,
  value: string | null,
  currency: string | null,
): Saving {
  const none = { CLP: '0', UF: '0', PERCENT: '0' }
  const { CLP, UF, PERCENT } = amountsIn(none, field, label, { value, currency })
  return { pesos: CLP, uf: UF, percent: PERCENT }
}

/** Voluntary savings; the regime of the individual one decides whether it lowers the tax. */
export function savingsOf(row: Row): Part<'savings'> {
  const { savings } = defaultInput
  const first = saving('apvi', 'APV', row.apviValue, row.apviCurrency)
  const second = saving('apvi2', 'segundo APV', row.apvi2Value, row.apvi2Currency)
  const regime = hasAmount(row.apviValue)
    ? given('apviRegime', 'régimen de APV', row.apviRegime)
    : 'B'
  const regime2 = hasAmount(row.apvi2Value)
    ? given('apvi2Regime', 'régimen del segundo APV', row.apvi2Regime)
    : 'B'
  const [firstA, firstB] = regime === 'A' ? [first, savings.apvB] : [savings.apvA, first]
  const [secondA, secondB] = regime2 === 'A' ? [second, savings.apvB] : [savings.apvA, second]
  return {
    ...savings,
    apvA: bothOf(firstA, secondA),
    apvB: bothOf(firstB, secondB),
    apvcB: saving('apvc', 'APV colectivo', row.apvcValue, row.apvcCurrency),
    account2: saving('cuenta2', 'Cuenta 2', row.cuenta2Value, row.cuenta2Currency),
    affiliate: saving(
      'affiliateContribution',
      'cotización del afiliado voluntario',
      row.affiliateContributionValue,
      row.affiliateContributionCurrency,
    ),
    affiliateSaving: saving(
      'affiliateSaving',
      'ahorro del afiliado voluntario',
      row.affiliateSavingValue,
      row.affiliateSavingCurrency,
    ),
  }
}

/** Joins two savings of one regime: adds their pesos, UF and percentages. */
const bothOf = (one: Saving, other: Saving): Saving => ({
  pesos: addDecimals(one.pesos, other.pesos),
  uf: addDecimals(one.uf, other.uf),
  percent: addDecimals(one.percent, other.percent),
})

const hasAmount = (value: string | null) => Number(value ?? 0) > 0

/** The family allowance: a person with dependants has a bracket, D when no income was proved. */
export function familyOf(row: Row): Part<'family'> {
  const { simpleBurdens, maternalBurdens, disabledBurdens, subjectToFamilyAllowance } = row
  const count = (value: number | null) => given('simpleBurdens', 'cargas familiares', value)
  const burdens = {
    simple: count(simpleBurdens),
    maternal: count(maternalBurdens),
    disabled: count(disabledBurdens),
  }
  const { simple, maternal, disabled } = burdens
  if (!subjectToFamilyAllowance || simple + maternal + disabled === 0) return defaultInput.family
  const label = 'tramo de asignación familiar'
  const bracket = given('familyAllowanceSegment', label, row.familyAllowanceSegment)
  return { ...defaultInput.family, bracket, ...burdens }
}

/** Alimony ordered by a court, in any of its units or as a percentage. */
export function alimonyOf(row: Row): Part<'deductions'>['alimony'] {
  if (!row.subjectToJudicialRetention) return defaultInput.deductions.alimony
  const { judicialValue: value, judicialCurrency: currency } = row
  const none = { CLP: '0', UF: '0', UTM: '0' }
  const order = amountsIn(none, 'judicial', 'Retención judicial', { value, currency })
  const percent = plain(row.judicialRetentionPercentage)
  if (!hasAmount(value) && !hasAmount(percent)) {
    throw new InputError('judicial', 'Falta el monto o el porcentaje de la retención judicial')
  }
  return { pesos: order.CLP, uf: order.UF, utm: order.UTM, percent }
}

/** The union fee, in pesos or as a percentage of the pay, and which union it is of. */
export function unionOf({
  unionFeeType,
  unionFeeValue,
  syndicateId,
}: Row): Part<'deductions'>['union'] {
  const value = plain(unionFeeValue)
  return {
    pesos: unionFeeType === 'FIXED' ? value : '0',
    percent: unionFeeType === 'PERCENT' ? value : '0',
    of: syndicateId === null ? '' : String(syndicateId),
  }
}
