import { afps, byCode, ccafs, healthInstitutions, mutuals } from '#chile/catalogues.ts'
import { savingCodeOfAfp } from '#chile/previred/tables.ts'
import type { PreviredValues } from '#chile/previred/write.ts'
import { monthOf, yearOf } from '#chile/period.ts'
import type { FiledAmounts, FiledBusiness, FiledContract } from './filed-contract.ts'
import { ceasedOf, paidFor } from './affiliates.ts'
import { type Movement, movementsOf } from './movements.ts'
import { savingParts } from './savings.ts'

/** A line of the file, and whose it is. */
export type FiledLine = {
  readonly contractId: number
  readonly userId: number
  readonly values: PreviredValues
}

/**
 * The lines of a month: of each person the main one, one for each movement more, and one for each
 * contract or saving more. Contracts of one person come together, in the order given.
 */
export function previredLines(
  business: FiledBusiness,
  contracts: readonly FiledContract[],
): readonly FiledLine[] {
  return [...Map.groupBy(contracts, ({ rut }) => rut).values()].flatMap((same) =>
    same.flatMap((contract, at) => contractLines(business, contract, at > 0, same[0] ?? contract)),
  )
}

function contractLines(
  business: FiledBusiness,
  contract: FiledContract,
  isSecond: boolean,
  main: FiledContract,
): FiledLine[] {
  const { contractId, userId } = contract
  const base = {
    ...identityOf(business, contract),
    93: main.amounts.yes('ES_JORNADA_PARCIAL') ? '2' : '1',
  }
  const line = (values: PreviredValues): FiledLine => ({
    contractId,
    userId,
    values: { ...base, ...values },
  })
  const [first, ...more] = movementsOf(contract, business.month)
  const amounts = amountsOf(business, contract)
  const savings = savingsOf(contract)
  return [
    line({
      ...amounts,
      ...savings[0],
      ...paidFor(contract),
      ...movementOf(first),
      14: isSecond ? '02' : '00',
    }),
    ...more.map((movement) => line({ 13: 0, 14: '01', ...movementOf(movement) })),
    ...savings.slice(1).map((saving) => line({ ...saving, 13: 0, 14: '02' })),
    ...(isSecond ? [] : ceasedOf(contract).map((values) => line({ ...values, 13: 0, 14: '03' }))),
  ]
}

const movementOf = (movement: Movement | undefined): PreviredValues =>
  movement ? { 15: movement.code, 16: movement.from, 17: movement.to } : {}

const kinds: Readonly<Record<string, string>> = {
  ACTIVO: '0',
  PENSIONADO_COTIZA: '1',
  PENSIONADO_NO_COTIZA: '2',
  ACTIVO_MAYOR_65: '3',
}

/** Who is active and turned 65 is said as such: the employer's reform contributions end then. */
const kindOf = (amounts: FiledAmounts) => {
  const kind = kinds[amounts.word('ESTADO_PENSION')] ?? '0'
  return kind === '0' && amounts.of('EDAD') >= 65 ? '3' : kind
}

function identityOf({ month }: FiledBusiness, contract: FiledContract): PreviredValues {
  const { rut, amounts } = contract
  const [body = '', digit = ''] = rut.split('-')
  const period = `${String(monthOf(month)).padStart(2, '0')}${yearOf(month)}`
  return {
    1: Number(body),
    2: digit,
    3: contract.paternalLastname,
    4: contract.maternalLastname ?? '',
    5: contract.names,
    6: contract.sex ?? '',
    7: contract.foreign ? '1' : '0',
    8: '01',
    9: period,
    10: period,
    11: schemeOf(amounts),
    12: kindOf(amounts),
    13: amounts.of('DIAS_TRABAJADOS'),
    18: bracketOf(amounts),
    25: amounts.yes('SUBSIDIO_JOVEN') ? 'S' : 'N',
    26: paysAfp(amounts) ? afpOf(amounts) : '00',
    105: contract.place ?? '',
  }
}

/** A pensioner who contributes nothing to an AFP has no scheme. */
function schemeOf(amounts: FiledAmounts): string {
  const scheme = amounts.word('REGIMEN_PENSION')
  if (scheme === 'IPS') return 'INP'
  if (scheme !== 'AFP') return 'SIP'
  return kindOf(amounts) === '2' && pensionPesos(amounts) === 0 ? 'SIP' : 'AFP'
}

const pensionPesos = (amounts: FiledAmounts) =>
  sum(amounts, ...AFP_CONTRIBUTION, ...SIS, ...LIFE_EXPECTANCY, ...PROTECTED, ...HEAVY)

/** Without the scheme, an AFP still receives voluntary savings and the indemnity of art. 163. */
const paysAfp = (amounts: FiledAmounts) =>
  schemeOf(amounts) === 'AFP' || sum(amounts, 'CUENTA_2', 'INDEMNIZACION_TODO_EVENTO') > 0

const afpOf = (amounts: FiledAmounts) => byCode(afps, amounts.word('AFP'))?.previred ?? '00'

/** D where no income was proved, or nobody depends on the person. */
const bracketOf = (amounts: FiledAmounts) => {
  const word = amounts.word('TRAMO_FAMILIAR')
  return word === 'POR_INGRESO' ? 'D' : word || 'D'
}

/** The concepts that each field of the file adds up. */
export const AFP_CONTRIBUTION = ['COTIZACION_AFP', 'CUENTA_INDIVIDUAL'] as const
export const SIS = ['SIS', 'SIS_LICENCIA', 'SIS_TRABAJADOR'] as const
export const LIFE_EXPECTANCY = ['EXPECTATIVA_VIDA', 'EXPECTATIVA_VIDA_LICENCIA'] as const
export const PROTECTED = ['RENTABILIDAD_PROTEGIDA', 'RENTABILIDAD_PROTEGIDA_LICENCIA'] as const
export const HEAVY = ['COTIZACION_PESADO', 'PESADO_EMPLEADOR'] as const
export const UNEMPLOYMENT = ['AFC_EMPLEADOR', 'AFC_EMPLEADOR_LICENCIA'] as const
/** Family allowance of earlier months that a payslip pays, and that it takes back (DFL 150). */
const EARLIER_FAMILY = 'DIFERENCIA_ASIGNACION_FAMILIAR'
const RETURNED_FAMILY = 'REINTEGRO_ASIGNACION_FAMILIAR'
/** Column of the LRE under which the credits of a CCAF are. */
export const CCAF_CREDIT = 3110

const sum = (amounts: FiledAmounts, ...codes: readonly string[]): number =>
  codes.reduce((total, code) => total + amounts.of(code), 0)

/** Rates as the file writes them: `04,11`. */
const rate = (percent: number) => percent.toFixed(2).replace('.', ',').padStart(5, '0')

function amountsOf(business: FiledBusiness, contract: FiledContract): PreviredValues {
  const { amounts } = contract
  return {
    ...pensionOf(amounts, contract.jobTitle),
    ...healthOf(business, contract),
    ...familyOf(business, amounts),
    ...accidentsOf(business, contract),
    ...unemploymentOf(amounts),
  }
}

function pensionOf(amounts: FiledAmounts, jobTitle: string): PreviredValues {
  const base = amounts.of('BASE_PREVISIONAL')
  const scheme = schemeOf(amounts)
  const heavy = sum(amounts, ...HEAVY)
  const indemnity = amounts.of('INDEMNIZACION_TODO_EVENTO')
  return {
    27: scheme === 'AFP' ? base : 0,
    28: sum(amounts, ...AFP_CONTRIBUTION),
    29: sum(amounts, ...SIS),
    30: amounts.of('CUENTA_2'),
    ...(indemnity > 0 ? { 31: base, 32: rate((indemnity / base) * 100), 33: indemnity } : {}),
    ...(heavy > 0 ? { 37: jobTitle, 38: rate(amounts.of('TASA_PESADO')), 39: heavy } : {}),
    ...(scheme === 'INP'
      ? { 63: rate(amounts.of('TASA_IPS')), 65: amounts.of('COTIZACION_IPS') }
      : {}),
    92: amounts.of('BASE_LICENCIA'),
    94: sum(amounts, ...LIFE_EXPECTANCY),
    95: sum(amounts, ...PROTECTED),
  }
}

function healthOf(business: FiledBusiness, { amounts, health }: FiledContract): PreviredValues {
  const base = amounts.of('BASE_PREVISIONAL')
  const legal = amounts.of('SALUD_LEGAL')
  const system = amounts.word('SISTEMA_SALUD')
  if (system === 'NINGUNO') return {}
  if (system === 'FONASA') {
    const toFund = hasFund(business)
      ? Math.min(legal, Math.round((base * business.ccafPercent) / 100))
      : 0
    return { 70: legal - toFund, 75: '07', 90: toFund }
  }
  const uf = amounts.of('PLAN_UF')
  // The plan is agreed once: each line of several contracts says in pesos the part that it pays.
  const isWhole = amounts.of('CONTRATOS_DEL_MES') <= 1
  const inUf =
    isWhole && uf > 0 && amounts.of('PLAN_PESOS') === 0 && amounts.of('PLAN_PORCENTAJE') === 0
  const plan = inUf ? String(uf).replace('.', ',') : String(sum(amounts, 'SALUD_TOTAL'))
  return {
    75: byCode(healthInstitutions, health)?.previred ?? '',
    77: base,
    78: inUf ? '2' : '1',
    79: plan,
    80: legal,
    81: amounts.of('SALUD_ADICIONAL'),
  }
}

const fundOf = ({ ccaf }: FiledBusiness) => byCode(ccafs, ccaf)?.previred ?? '00'
const hasFund = (business: FiledBusiness) => fundOf(business) !== '00'

function familyOf(business: FiledBusiness, amounts: FiledAmounts): PreviredValues {
  const allowance = amounts.of('ASIGNACION_FAMILIAR')
  // Dependants are of the person: the line of another contract names them only where it pays.
  const isNamed = amounts.of('CONTRATOS_ANTES') === 0 || allowance > 0
  const burdens = (code: string) => (isNamed ? amounts.of(code) : 0)
  const [earlier, returned] = [amounts.of(EARLIER_FAMILY), amounts.of(RETURNED_FAMILY)]
  const given = Math.max(0, allowance + earlier - returned)
  const shown = {
    19: burdens('CARGAS_SIMPLES'),
    20: burdens('CARGAS_MATERNALES'),
    21: burdens('CARGAS_INVALIDAS'),
    22: allowance,
    23: earlier,
    24: returned,
  }
  if (!hasFund(business)) return { ...shown, 73: given }
  return {
    ...shown,
    83: fundOf(business),
    84: amounts.of('BASE_PREVISIONAL'),
    85: ccafCredit(amounts),
    91: given,
  }
}

/** What a payslip discounts for credits of the compensation fund. */
export const ccafCredit = (amounts: FiledAmounts): number =>
  amounts
    .lines()
    .reduce((total, { concept, amount }) => total + (concept.lre === CCAF_CREDIT ? amount : 0), 0)

/** The ISL is a mutual of no code: what is paid to it, and its base, go in fields of the IPS. */
function accidentsOf(business: FiledBusiness, { amounts }: FiledContract): PreviredValues {
  const base = amounts.of('BASE_PREVISIONAL')
  const paid = amounts.of('SEGURO_ACCIDENTES')
  const mutual = byCode(mutuals, business.mutual)?.previred ?? '00'
  const declares =
    mutual === '00' || schemeOf(amounts) === 'INP' || amounts.word('SISTEMA_SALUD') === 'FONASA'
  const shared = { 64: declares ? base : 0 }
  return mutual === '00' ? { ...shared, 71: paid } : { ...shared, 96: mutual, 97: base, 98: paid }
}

function unemploymentOf(amounts: FiledAmounts): PreviredValues {
  if (!amounts.yes('CUBRE_CESANTIA')) return {}
  return {
    100: amounts.of('BASE_CESANTIA') + amounts.of('BASE_LICENCIA_CESANTIA'),
    101: amounts.of('AFC'),
    102: sum(amounts, ...UNEMPLOYMENT),
  }
}

const savingCode = (institution: string) => {
  const afp = byCode(afps, institution)?.previred
  return afp && afp !== '00' ? savingCodeOfAfp(afp) : institution
}

/** Individual savings by institution, the collective one with the first. Whole pesos, none lost. */
function savingsOf({
  amounts,
  individualSavings,
  collectiveSaving,
}: FiledContract): PreviredValues[] {
  const saved = Map.groupBy(savingParts(amounts, individualSavings), (part) => part.institution)
  const parts = [...saved].map(([institution, same]): PreviredValues => {
    const total = same.reduce((all, { amount }) => all + amount, 0)
    return institution === null
      ? { 43: total }
      : { 40: savingCode(institution), 42: '2', 43: total }
  })
  const worker = amounts.of('APVC_A') + amounts.of('APVC_B')
  const employer = amounts.of('APVC_EMPLEADOR')
  if (worker + employer === 0) return parts
  const [first = {}, ...rest] = parts
  const institution = collectiveSaving === null ? {} : { 45: savingCode(collectiveSaving) }
  return [{ ...first, ...institution, 47: '2', 48: worker, 49: employer }, ...rest]
}
