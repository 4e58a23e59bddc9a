import { defaultInput, type PayrollInput } from '#law/input.ts'
import { monthOf } from './calendar.ts'
import { debts, earnings } from './items.ts'
import { type Dice, randomPerson } from './people.ts'

/** The contracts of a person with one employer in a month, and one contract that pays the same. */
export type SeveralContracts = {
  readonly contracts: readonly PayrollInput[]
  readonly whole: PayrollInput
}

const daysOfMonth = 30

/** Somebody with one to three contracts, one after the other or all at once. */
export function severalContracts(month: number, dice: Dice): SeveralContracts {
  const person = ordinary(randomPerson(month, dice), dice)
  const count = dice.whole(1, 3)
  const paid = dice.chance(0.5) ? inTurn(person, count, dice) : atOnce(person, count, dice)
  return dice.chance(0.4) ? withOrders(paid, dice) : paid
}

/**
 * What of a random person goes together with one contract of the whole month, in pay and in days:
 * leaves, changes of salary and hours are of each contract, and are compared one by one elsewhere.
 */
function ordinary(person: PayrollInput, dice: Dice): PayrollInput {
  const { contract, days, overtime, sunday, variable, leave, surcharges } = defaultInput
  return {
    ...person,
    contract: {
      ...contract,
      type: person.contract.type,
      start: null,
      // Over thirty hours nothing is in proportion to them, and half of them is part time.
      weeklyHours: dice.pick(['30', '24', '18']),
      domesticWorker: person.contract.domesticWorker,
      heavyWork: person.contract.heavyWork,
      taxRegime: person.contract.taxRegime,
      gratification: { mode: dice.pick(['ART_50', 'ART_50', 'NONE']), amount: '0' },
    },
    unemployment: { ...person.unemployment, since: dice.chance(0.5) ? '2021-03-01' : '2012-03-01' },
    deductions: { ...defaultInput.deductions, ...ofPerson(person) },
    progressive: defaultInput.progressive,
    days,
    overtime,
    sunday,
    variable,
    leave,
    surcharges,
    daily: defaultInput.daily,
    vacation: defaultInput.vacation,
    shifts: defaultInput.shifts,
    domestic: defaultInput.domestic,
    items: {},
  }
}

/** What is ordered or agreed for the person, on the ficha. */
const ofPerson = ({ deductions: { alimony, union } }: PayrollInput) => ({ alimony, union })

/** What a court ordered of the person, each on whichever contract somebody entered it. */
function withOrders({ contracts, whole }: SeveralContracts, dice: Dice): SeveralContracts {
  const none = defaultInput.deductions.seizure
  const inPercent = dice.chance(0.3)
  const orders: readonly Partial<typeof none & { familySupport: string }>[] = [
    { common: dice.sometimes(0.4, 900_000) },
    { privileged: dice.sometimes(0.3, 900_000) },
    inPercent
      ? { percent: dice.decimal(100, 2), balance: dice.sometimes(0.5, 600_000) }
      : { percent: '0' },
    { familySupport: dice.sometimes(0.3, 600_000) },
  ]
  const order = (one: PayrollInput, given: typeof orders): PayrollInput => {
    const { familySupport = '0', ...seizure } = Object.assign({}, ...given)
    const deductions = { ...one.deductions, seizure: { ...none, ...seizure }, familySupport }
    return { ...one, deductions }
  }
  const places = orders.map(() => dice.whole(0, contracts.length - 1))
  return {
    contracts: contracts.map((one, at) =>
      order(
        one,
        orders.filter((_, nth) => places[nth] === at),
      ),
    ),
    whole: order(whole, orders),
  }
}

/** Contracts that follow each other: the days of the month, each with a salary of its own. */
function inTurn(person: PayrollInput, count: number, dice: Dice): SeveralContracts {
  const { first } = monthOf(person.month)
  const ends = Array.from({ length: count - 1 }, (_, at) => 9 * (at + 1) + dice.whole(0, 6))
  const last = monthOf(person.month).days
  const pieces = [...ends, last].map((to, at) => ({ from: (ends[at - 1] ?? 0) + 1, to }))
  const day = (number: number) => `${first.slice(0, 8)}${String(number).padStart(2, '0')}`
  let paid = 0
  const contracts = pieces.map(({ from, to }): PayrollInput => {
    const salary = 30 * dice.whole(10_000, 160_000)
    paid += (salary / daysOfMonth) * daysIn(from, to, last)
    return {
      ...person,
      contract: {
        ...person.contract,
        start: day(from),
        end: day(to),
        salary: { amount: String(salary), currency: 'CLP' },
      },
    }
  })
  return withItems(contracts, { ...person, contract: paidBy(person, paid) }, dice)
}

/** The month of one contract is thirty days; days of the calendar otherwise, thirty at most. */
const daysIn = (from: number, to: number, last: number) =>
  from === 1 && to === last ? daysOfMonth : Math.min(daysOfMonth, to - from + 1)

/** Contracts that all hold the whole month: the week is what they add up to. */
function atOnce(person: PayrollInput, count: number, dice: Dice): SeveralContracts {
  let paid = 0
  const hours = Number(person.contract.weeklyHours)
  const contracts = Array.from({ length: count }, (): PayrollInput => {
    const salary = 1_000 * dice.whole(100, 4_000)
    paid += salary
    return {
      ...person,
      contract: {
        ...person.contract,
        weeklyHours: String(hours / count),
        salary: { amount: String(salary), currency: 'CLP' },
      },
    }
  })
  return withItems(contracts, { ...person, contract: paidBy(person, paid) }, dice)
}

const paidBy = ({ contract }: PayrollInput, paid: number): PayrollInput['contract'] => ({
  ...contract,
  salary: { amount: String(paid), currency: 'CLP' },
})

/** Bonuses of any contract; discounts of the first one, little of its pay. */
function withItems(
  contracts: readonly PayrollInput[],
  whole: PayrollInput,
  dice: Dice,
): SeveralContracts {
  const sums: Record<string, number> = {}
  const own = contracts.map((one, at): PayrollInput => {
    const items: Record<string, string> = {}
    const give = (code: string, amount: number) => {
      items[code] = String(amount)
      sums[code] = (sums[code] ?? 0) + amount
    }
    for (const { code, fixed } of earnings) {
      if (!fixed && dice.chance(0.1)) give(code, dice.whole(1, 200_000))
    }
    for (const { code, kind } of debts) {
      const agreed = kind === 'agreed' || kind === 'housing'
      if (at === 0 && agreed && dice.chance(0.2)) give(code, dice.whole(1, 20_000))
    }
    return { ...one, items }
  })
  const items = Object.fromEntries(Object.entries(sums).map(([code, sum]) => [code, String(sum)]))
  return { contracts: own, whole: { ...whole, items } }
}
