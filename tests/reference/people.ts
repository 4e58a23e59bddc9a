import { defaultInput, type PayrollInput } from '#law/input.ts'
import { inForce, monthOf, monthsLater } from './calendar.ts'
import { debts, earnings } from './items.ts'

/** Draws of one person: everything comes from one seeded source. */
export class Dice {
  readonly next: () => number

  constructor(next: () => number) {
    this.next = next
  }

  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<const T>(options: readonly T[]): T {
    const chosen = options[this.whole(0, options.length - 1)]
    if (chosen === undefined) throw new Error('Nothing to pick from')
    return chosen
  }

  /** An amount now and then, nothing otherwise. Round ones make ties. */
  sometimes(share: number, most: number): string {
    if (!this.chance(share)) return '0'
    return String(this.chance(0.5) ? this.whole(1, most) : this.whole(1, 20) * Math.ceil(most / 20))
  }

  /** A number with decimals, as text. */
  decimal(most: number, decimals: number): string {
    return (this.whole(0, most * 10 ** decimals) / 10 ** decimals).toFixed(decimals)
  }
}

/** A person that a month could contain: no two of their facts contradict each other. */
export function randomPerson(month: number, dice: Dice): PayrollInput {
  const contract = randomContract(month, dice)
  const person = randomWorker(month, dice)
  const withContract = { ...defaultInput, month, contract, person }
  const days = randomDays(withContract, dice)
  return {
    ...withContract,
    ...days,
    contract: { ...contract, earlier: randomEarlier({ ...withContract, ...days }, dice) },
    ...randomInsurance(dice),
    ...randomHours(withContract, dice),
    ...randomVariable(withContract, days, dice),
    ...randomMoney(dice),
    shifts: dice.chance(0.1)
      ? { here: 0, ofMonth: 0 }
      : { here: dice.whole(1, 20), ofMonth: dice.whole(0, 24) },
    company: { mutualAdditionalRate: dice.decimal(6, 2) },
  }
}

function randomContract(month: number, dice: Dice): PayrollInput['contract'] {
  const { first, last, days } = monthOf(month)
  const dayOf = (number: number) => `${first.slice(0, 8)}${String(number).padStart(2, '0')}`
  const startsHere = dice.chance(0.12)
  const years = dice.pick([-1, -2, -5, -10, -11, -12, -20])
  const start = startsHere
    ? dayOf(dice.whole(1, days))
    : dice.chance(0.7)
      ? monthsLater(dayOf(dice.whole(1, 28)), years * 12 + dice.whole(-1, 1))
      : null
  const end = dice.chance(0.1)
    ? dayOf(dice.whole(startsHere ? Number(start?.slice(8)) : 1, days))
    : null
  const type = dice.pick(['INDEFINITE', 'INDEFINITE', 'INDEFINITE', 'FIXED', 'BY_WORK_OR_TASK'])
  const payPeriod = dice.pick(['MONTHLY', 'MONTHLY', 'MONTHLY', 'MONTHLY', 'WEEKLY', 'DAILY'])
  const domesticWorker = dice.chance(0.06)
  const liveIn = domesticWorker && dice.chance(0.5)
  const taxPeriods = ['MONTHLY', 'FORTNIGHTLY', 'WEEKLY', 'DAILY', 'SHIFT'] as const
  return {
    ...defaultInput.contract,
    type,
    start,
    end,
    salary: randomSalary(payPeriod, dice),
    payPeriod,
    art22: liveIn || dice.chance(0.08),
    weeklyHours: dice.pick(['45', '44', '42', '40', '36', '31', '30.5', '30', '20', '12.5']),
    weeklyDays: dice.whole(2, 6),
    cycle: payPeriod !== 'DAILY' && dice.chance(0.05) ? dice.pick(cycles) : { hours: '0', days: 0 },
    domesticWorker,
    corporateSalary: !domesticWorker && payPeriod === 'MONTHLY' && dice.chance(0.04),
    apprentice: dice.chance(0.03),
    heavyWork: dice.chance(0.12) ? dice.pick(['HEAVY', 'LESS_HEAVY']) : 'NONE',
    gratification: {
      mode: dice.pick(['ART_50', 'ART_50', 'ART_50', 'NONE', 'CONVENTIONAL', 'ART_47']),
      amount: dice.sometimes(0.7, 400_000),
    },
    taxRegime: dice.chance(0.06) ? dice.pick(['AGRICULTURAL', 'TAXI_DRIVER']) : 'GENERAL',
    taxPeriod: dice.chance(0.12) ? dice.pick(taxPeriods) : 'MONTHLY',
    fixedTerm: randomTerm({ type, start, month, last }, dice),
  }
}

const cycles = [
  { hours: '84', days: 14 },
  { hours: '120', days: 15 },
  { hours: '84', days: 12 },
  { hours: '168', days: 28 },
] as const

function randomSalary(payPeriod: string, dice: Dice): PayrollInput['contract']['salary'] {
  if (dice.chance(0.06)) return { amount: dice.decimal(150, 2), currency: 'UF' }
  const most = { MONTHLY: 6_000_000, WEEKLY: 1_200_000, DAILY: 150_000 }[payPeriod] ?? 0
  const high = payPeriod === 'MONTHLY' && dice.chance(0.02) ? dice.whole(50_000_000, 99_000_000) : 0
  const usual = dice.chance(0.5)
    ? dice.whole(1, 60) * Math.round(most / 120)
    : dice.whole(Math.round(most / 40), most)
  return { amount: String(high || usual), currency: 'CLP' }
}

function randomTerm(
  { type, start, month, last }: { type: string; start: string | null; month: number; last: string },
  dice: Dice,
): PayrollInput['contract']['fixedTerm'] {
  const none = defaultInput.contract.fixedTerm
  const { first } = monthOf(month)
  const dayInMonth = () => `${first.slice(0, 8)}${String(dice.whole(1, 28)).padStart(2, '0')}`
  if (type === 'INDEFINITE') {
    const agreed = dayInMonth()
    const isLater = start !== null && start < agreed
    return isLater && dice.chance(0.15) ? { ...none, agreedOn: agreed } : none
  }
  if (type !== 'FIXED' || start === null || start > last) return none
  const before = monthsLater(start, -dice.whole(6, 14))
  const gap = monthsLater(before, 5)
  const renewal = dayInMonth()
  return {
    ...none,
    professional: dice.chance(0.2),
    secondRenewal: renewal > start && dice.chance(0.25) ? renewal : null,
    earlier: dice.chance(0.2)
      ? [
          { from: before, to: gap },
          { from: monthsLater(gap, 1), to: monthsLater(start, -1) },
        ].filter(({ from, to }) => from <= to && to < start)
      : [],
  }
}

function randomWorker(month: number, dice: Dice): PayrollInput['person'] {
  const { last } = monthOf(month)
  const age = dice.pick([16, 17, 18, 25, 30, 40, 50, 58, 59, 60, 62, 64, 65, 66, 71])
  const nearby = dice.whole(-2, 2)
  const birthday = monthsLater(last, -12 * age + nearby)
  const isOld = age >= 66
  const status = dice.chance(0.8)
    ? 'ACTIVE'
    : isOld
      ? dice.pick(['PENSIONED_ACTIVE', 'PENSIONED_INACTIVE', 'ACTIVE_OVER_65'])
      : age >= 25
        ? dice.pick(['PENSIONED_ACTIVE', 'PENSIONED_INACTIVE'])
        : 'ACTIVE'
  return {
    birthday: dice.chance(0.1) && status !== 'ACTIVE_OVER_65' ? null : birthday,
    sex: dice.pick(['M', 'F', 'F', 'OTHER', 'UNKNOWN']),
    pensionStatus: status,
    keepsContributing: age >= 59 && dice.chance(0.3),
    partialDisability: status === 'PENSIONED_ACTIVE' && dice.chance(0.3),
    youngSubsidy: age < 36 && dice.chance(0.1),
    otherIncome: dice.sometimes(0.08, 6_000_000),
  }
}

function randomInsurance(dice: Dice) {
  const scheme = dice.pick(['AFP', 'AFP', 'AFP', 'AFP', 'AFP', 'AFP', 'IPS', 'NONE'] as const)
  const afps = ['CAPITAL', 'CUPRUM', 'HABITAT', 'MODELO', 'PLANVITAL', 'PROVIDA', 'UNO'] as const
  return {
    pension: {
      scheme,
      afp: dice.pick(afps),
      ipsRate: scheme === 'IPS' ? dice.pick(['18.84', '20.5', '25.02']) : '0',
    },
    health: {
      system: dice.pick(['FONASA', 'FONASA', 'ISAPRE', 'ISAPRE', 'NONE'] as const),
      planUf: dice.chance(0.6) ? dice.decimal(12, 3) : '0',
      planPesos: dice.sometimes(0.15, 250_000),
      planPercent: dice.chance(0.3) ? dice.decimal(12, 2) : '0',
    },
    unemployment: { insured: dice.chance(0.92), since: null },
  }
}

/** Absences, permissions, halves and leaves that fit in the days of the contract. */
function randomDays(input: PayrollInput, dice: Dice): Pick<PayrollInput, 'days' | 'leave'> {
  const { from, to, covered, monthDays } = inForce(input)
  const isDaily = input.contract.payPeriod === 'DAILY'
  const most = dice.chance(0.6) ? Math.min(12, covered) : covered
  const medical = dice.chance(0.3) ? dice.whole(1, most) : 0
  let left = covered - medical
  const take = (share: number, most: number) => {
    const days = dice.chance(share) ? dice.whole(0, Math.min(left, most)) : 0
    left -= days
    return days
  }
  const absence = dice.chance(0.03) ? take(1, monthDays) : take(0.15, 6)
  const unpaid = take(0.08, 10)
  const kinds = ['COMMON', 'COMMON', 'WORK', 'MATERNITY'] as const
  const begins = medical > 0 ? addDays(from, dice.whole(0, covered - medical)) : from
  const ends = addDays(begins, medical - 1)
  const longer = begins === from && dice.chance(0.4) ? dice.whole(1, 14) : 0
  const spell = {
    kind: dice.pick(kinds),
    from: longer > 0 ? addDays(begins, -longer) : begins,
    ...(dice.chance(0.2) ? { half: true } : {}),
    to: ends === to && input.contract.end === null && dice.chance(0.4) ? addDays(ends, 9) : ends,
  }
  const hasDates = medical > 0 && dice.chance(0.8)
  return {
    days: {
      absence,
      unpaid,
      halves:
        isDaily || !dice.chance(0.08) ? '0' : (dice.whole(0, 2 * Math.min(left, 6)) / 2).toFixed(1),
      medical: hasDates ? 0 : medical,
      worked: isDaily ? dice.whole(0, Math.min(26, left)) : 0,
      lateHours: dice.chance(0.1) ? dice.decimal(8, 2) : '0',
    },
    leave: {
      spells: hasDates ? [spell] : [],
      employer:
        medical > 0 && dice.chance(0.5) ? dice.pick(['FIRST_DAYS', 'FULL', 'DIRECT']) : 'NONE',
      subsidy: dice.sometimes(0.6, 700_000),
      previousPay: dice.sometimes(0.5, 7_000_000),
    },
  }
}

function addDays(date: string, count: number): string {
  const time = Date.parse(`${date}T00:00:00Z`) + count * 86_400_000
  return new Date(time).toISOString().slice(0, 10)
}

/** One or two salaries that held before the last one, within the days that are paid. */
function randomEarlier(input: PayrollInput, dice: Dice): PayrollInput['contract']['earlier'] {
  const { contract, days } = input
  const { covered } = inForce(input)
  const leave = days.medical + (input.leave.spells.length > 0 ? 31 : 0)
  const room = Math.min(30, covered) - days.absence - days.unpaid - Number(days.halves) - leave
  if (contract.payPeriod !== 'MONTHLY' || room < 4 || !dice.chance(0.15)) return []
  const first = dice.whole(1, Math.floor(room / 2))
  const spell = (count: number) => ({ ...randomSalary('MONTHLY', dice), days: count })
  return dice.chance(0.3)
    ? [spell(first), spell(dice.whole(1, Math.floor(room / 2)))]
    : [spell(first)]
}

function randomHours(input: PayrollInput, dice: Dice) {
  const { from, covered } = inForce(input)
  const one = (): PayrollInput['overtime'][number] => ({
    ...(dice.chance(0.6) ? { date: addDays(from, dice.whole(0, covered - 1)) } : {}),
    hours: dice.decimal(14, 2),
    ...(dice.chance(0.4) ? { surcharge: dice.pick(['NORMAL', 'DOUBLE']) } : {}),
  })
  return {
    overtime: dice.chance(0.4) ? Array.from({ length: dice.whole(1, 4) }, one) : [],
    overtimeSurcharge: dice.pick(['50', '50', '50', '60', '75', '100']),
    sunday: {
      hours: dice.chance(0.1) ? dice.decimal(30, 2) : '0',
      overtimeHours: dice.chance(0.05) ? dice.decimal(8, 1) : '0',
    },
    surcharges: {
      nightHours: dice.chance(0.1) ? dice.decimal(120, 2) : '0',
      nightPercent: dice.decimal(40, 2),
      holidayHours: dice.chance(0.1) ? dice.decimal(20, 2) : '0',
      holidayPercent: dice.decimal(100, 2),
    },
    domestic: { liveIn: input.contract.domesticWorker && input.contract.art22 },
  }
}

function randomVariable(
  input: PayrollInput,
  { days }: Pick<PayrollInput, 'days'>,
  dice: Dice,
): Pick<PayrollInput, 'variable' | 'daily' | 'vacation' | 'progressive'> {
  const week = () => ({
    variable: dice.sometimes(0.8, 400_000),
    dueDays: dice.whole(1, 6),
    restDays: dice.whole(0, 2),
  })
  const isDaily = input.contract.payPeriod === 'DAILY'
  return {
    variable: {
      sales: dice.sometimes(0.12, 40_000_000),
      commissionRate: dice.decimal(4, 3),
      commissions: dice.sometimes(0.12, 900_000),
      weeks: dice.chance(0.2) ? Array.from({ length: dice.whole(1, 6) }, week) : [],
    },
    daily: isDaily
      ? { dueDays: dice.whole(days.worked, 26), restDays: dice.whole(0, 6) }
      : { dueDays: 0, restDays: 0 },
    vacation: {
      days: String(dice.chance(0.1) ? dice.whole(1, 42) / 2 : 0),
      variablePay: dice.sometimes(0.5, 3_000_000),
      months: dice.whole(1, 3),
    },
    progressive: { agreed: dice.sometimes(0.1, 900_000), least: dice.sometimes(0.1, 900_000) },
  }
}

function randomMoney(
  dice: Dice,
): Pick<PayrollInput, 'savings' | 'family' | 'deductions' | 'items'> {
  const saving = () => ({
    pesos: dice.sometimes(0.08, 300_000),
    uf: dice.chance(0.04) ? dice.decimal(8, 2) : '0',
    percent: dice.chance(0.04) ? dice.decimal(5, 2) : '0',
  })
  const items: Record<string, string> = {}
  for (const { code } of earnings) {
    if (dice.chance(0.12)) items[code] = String(dice.whole(1, 250_000))
  }
  for (const { code } of debts) {
    if (dice.chance(0.1)) {
      items[code] = code === 'PRESTAMO_CLASE_MEDIA' ? '3' : String(dice.whole(1, 500_000))
    }
  }
  return {
    savings: {
      apvA: saving(),
      apvB: saving(),
      apvcA: saving(),
      apvcB: saving(),
      apvcEmployer: saving(),
      account2: saving(),
      affiliate: saving(),
      affiliateSaving: saving(),
    },
    family: {
      bracket: dice.pick(['A', 'B', 'C', 'D', 'BY_INCOME']),
      averageIncome: dice.sometimes(0.7, 1_600_000),
      simple: dice.chance(0.3) ? dice.whole(1, 5) : 0,
      maternal: dice.chance(0.05) ? 1 : 0,
      disabled: dice.chance(0.06) ? dice.whole(1, 2) : 0,
    },
    deductions: {
      alimony: {
        pesos: dice.sometimes(0.08, 600_000),
        uf: dice.chance(0.03) ? dice.decimal(14, 4) : '0',
        utm: dice.chance(0.05) ? dice.decimal(9, 4) : '0',
        percent: dice.chance(0.05) ? dice.decimal(60, 2) : '0',
      },
      seizure: {
        common: dice.sometimes(0.06, 900_000),
        privileged: dice.sometimes(0.05, 600_000),
        percent: dice.chance(0.05) ? dice.decimal(100, 2) : '0',
        balance: dice.sometimes(0.3, 900_000),
      },
      familySupport: dice.sometimes(0.06, 400_000),
      union: {
        pesos: dice.sometimes(0.12, 20_000),
        percent: dice.chance(0.1) ? dice.decimal(2, 2) : '0',
        of: '',
      },
      extraTax: dice.sometimes(0.04, 100_000),
      zoneRebate: dice.sometimes(0.04, 300_000),
    },
    items,
  }
}
