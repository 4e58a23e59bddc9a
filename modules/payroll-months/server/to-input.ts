import { firstDay, isYearMonth } from '#chile/period.ts'
import type { PartialInput, PayrollInput, Saving } from '#payroll/input.ts'
import type { ContractRow, ItemRow } from './gather.queries.ts'

type Business = { accidentabilityRate: string }

/** What one contract's rows say, as the input of its payslip. Items of several rows add up. */
export function toInput(
  month: number,
  business: Business,
  row: ContractRow,
  items: readonly ItemRow[],
): PartialInput {
  if (!isYearMonth(month)) throw new RangeError(`not a month: ${month}`)
  const amounts = new Amounts(items)
  return {
    month,
    contract: contractOf(row),
    person: {
      birthday: row.birthday ?? null,
      sex: sexOf(row.gender),
      pensionStatus: pensionStatusOf(row.pensionStatus),
      youngSubsidy: row.youngSubsidy ?? false,
    },
    pension: pensionOf(row),
    health: healthOf(row),
    unemployment: {
      insured: row.afcEnrolled ?? true,
      since: row.unemploymentInsuranceDate ?? row.afcDate ?? row.firstAdmissionDate ?? null,
    },
    savings: savingsOf(row),
    family: {
      bracket: row.subjectToFamilyAllowance ? segmentOf(row.familyAllowanceSegment) : 'D',
      simple: row.subjectToFamilyAllowance ? (row.simpleBurdens ?? 0) : 0,
      maternal: row.subjectToFamilyAllowance ? (row.maternalBurdens ?? 0) : 0,
      disabled: row.subjectToFamilyAllowance ? (row.disabledBurdens ?? 0) : 0,
    },
    days: {
      absence: amounts.whole('DIAS_AUSENCIA'),
      unpaid: amounts.whole('DIAS_SIN_GOCE'),
      worked: amounts.whole('DIAS_JORNAL'),
      lateHours: amounts.take('HORAS_ATRASO'),
    },
    overtime: [
      { date: firstDay(month), hours: amounts.take('HORAS_EXTRA_ANTES') },
      { hours: amounts.take('HORAS_EXTRA'), surcharge: 'NORMAL' as const },
      { hours: amounts.take('HORAS_EXTRA_DOBLES'), surcharge: 'DOUBLE' as const },
    ].filter(({ hours }) => hours !== '0'),
    sunday: { hours: amounts.take('HORAS_DOMINGO') },
    variable: { commissions: amounts.take('COMISIONES') },
    deductions: {
      alimony: alimonyOf(row),
      union: unionOf(row),
    },
    company: { mutualAdditionalRate: plain(business.accidentabilityRate) },
    items: amounts.rest(),
  }
}

/**
 * The values of a contract's items by code, taken out one by one; what is left are company items.
 */
class Amounts {
  readonly #left = new Map<string, string>()

  constructor(items: readonly ItemRow[]) {
    for (const { itemCode, value } of items) {
      const before = this.#left.get(itemCode)
      this.#left.set(itemCode, before === undefined ? value : sum(before, value))
    }
  }

  take(code: string): string {
    const value = this.#left.get(code) ?? '0'
    this.#left.delete(code)
    return plain(value)
  }

  whole(code: string): number {
    return Math.trunc(Number(this.take(code)))
  }

  rest(): Record<string, string> {
    return Object.fromEntries([...this.#left].map(([code, value]) => [code, plain(value)]))
  }
}

/** Exact sum of two decimals of the database (four decimals at most). */
function sum(a: string, b: string): string {
  const units = (text: string) => {
    const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
    const size = BigInt(whole) * 10_000n + BigInt(fraction.padEnd(4, '0').slice(0, 4))
    return text.startsWith('-') ? -size : size
  }
  const total = units(a) + units(b)
  const size = total < 0n ? -total : total
  return `${total < 0n ? '-' : ''}${size / 10_000n}.${String(size % 10_000n).padStart(4, '0')}`
}

/** A numeric of the database without the zeros it pads with: `0.9500` is `0.95`. */
const plain = (text: string | null): string => {
  if (text === null) return '0'
  return text.includes('.') ? text.replace(/\.?0+$/, '') || '0' : text
}

function contractOf(row: ContractRow): PayrollInput['contract'] {
  return {
    type: contractTypeOf(row.contractType),
    start: row.initialDate,
    end: row.finalDate,
    salary: {
      amount: plain(row.monthlySalaryValue),
      currency: row.monthlySalaryCurrency === 'UF' ? ('UF' as const) : ('CLP' as const),
    },
    payPeriod: row.paymentPeriod === 'DAILY' ? ('DAILY' as const) : ('MONTHLY' as const),
    weeklyHours: plain(row.hoursPerWeek),
    weeklyDays: row.daysPerWeek,
    art22: row.art22,
    cycle: { hours: '0', days: 0 },
    domesticWorker: row.isDomestic,
    apprentice: false,
    corporateSalary: row.isCorporateSalary,
    heavyWork: heavyWorkOf(row),
    gratification: {
      mode: gratificationOf(row.gratificationType),
      amount: String(row.gratificationAmount ?? 0),
    },
  }
}

function contractTypeOf(type: string): PayrollInput['contract']['type'] {
  return type === 'FIXED' || type === 'BY_WORK_OR_TASK' ? type : 'INDEFINITE'
}
function gratificationOf(type: string): PayrollInput['contract']['gratification']['mode'] {
  return type === 'ART_47' || type === 'CONVENTIONAL' || type === 'NONE' ? type : 'ART_50'
}
const sexOf = (gender: string | null) =>
  gender === 'M' || gender === 'F' || gender === 'OTHER' ? gender : ('UNKNOWN' as const)
const segmentOf = (segment: string | null) =>
  segment === 'A' || segment === 'B' || segment === 'C' ? segment : ('D' as const)
const pensionStatusOf = (status: string | null) =>
  status === 'PENSIONED_ACTIVE' || status === 'PENSIONED_INACTIVE' || status === 'ACTIVE_OVER_65'
    ? status
    : ('ACTIVE' as const)

/** Two per cent is heavy work, one per cent the less heavy kind (Ley 19.404). */
function heavyWorkOf({ heavyWork, heavyWorkRate }: ContractRow) {
  if (!heavyWork) return 'NONE' as const
  return Number(heavyWorkRate ?? 2) <= 1 ? ('LESS_HEAVY' as const) : ('HEAVY' as const)
}

function pensionOf(row: ContractRow) {
  const none = row.previsionType === 'NO_COTIZA' || row.previsionType === null
  if (none) return { scheme: 'NONE' as const, afp: '' }
  if (row.retirementScheme === 'IPS') {
    return { scheme: 'IPS' as const, afp: '', ipsRate: plain(row.ipsReducedRate) }
  }
  const onlyHealth = row.previsionType === 'FONASA' || row.previsionType === 'ISAPRE'
  if (onlyHealth) return { scheme: 'NONE' as const, afp: '' }
  return { scheme: 'AFP' as const, afp: row.pensionInstitution ?? '' }
}

function healthOf(row: ContractRow) {
  if (row.previsionType === 'NO_COTIZA') return { system: 'NONE' as const }
  const isapre = row.previsionType === 'AFP_ISAPRE' || row.previsionType === 'ISAPRE'
  if (!isapre) return { system: 'FONASA' as const }
  return {
    system: 'ISAPRE' as const,
    planUf: plain(row.healthAmountUf),
    planPesos: String(row.healthAmount ?? 0),
    planPercent: plain(row.healthPercentage),
  }
}

const saving = (value: string | null, currency: string | null): Saving => ({
  pesos: currency === 'CLP' ? plain(value) : '0',
  uf: currency === 'UF' ? plain(value) : '0',
  percent: currency === 'PERCENT' ? plain(value) : '0',
})

function savingsOf(row: ContractRow) {
  const apvi = saving(row.apviValue, row.apviCurrency)
  return {
    ...(row.apviRegime === 'A' ? { apvA: apvi } : { apvB: apvi }),
    apvcB: saving(row.apvcValue, row.apvcCurrency),
    account2: saving(row.cuenta2Value, row.cuenta2Currency),
  }
}

function alimonyOf(row: ContractRow) {
  if (!row.subjectToJudicialRetention) return {}
  return {
    pesos: row.judicialCurrency === 'CLP' ? plain(row.judicialValue) : '0',
    utm: row.judicialCurrency === 'UTM' ? plain(row.judicialValue) : '0',
    percent: plain(row.judicialRetentionPercentage),
  }
}

const unionOf = ({ unionFeeType, unionFeeValue }: ContractRow) => ({
  pesos: unionFeeType === 'FIXED' ? plain(unionFeeValue) : '0',
  percent: unionFeeType === 'PERCENT' ? plain(unionFeeValue) : '0',
})
