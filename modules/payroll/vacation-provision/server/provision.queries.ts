import type { Reach } from '#access/reach.ts'
import type { ISODate } from '#chile/dates.ts'
import { shiftMonth, yearMonthOf } from '#chile/period.ts'
import {
  heldTerms,
  monthlySalariesOf,
  vacationPay,
} from '#modules/payroll/payroll-input/server/index.ts'
import { borneIn } from '#modules/people/cost-centers/server/index.ts'
import { ofContract, payWithin } from '#modules/people/sight/server/index.ts'
import { settlementDaysOn } from '#modules/time/vacations/server/index.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { nameIn, surnameIn } from '#platform/server/sql/person-names.ts'
import { averageOf, dayValueOf, provisionOf } from '../model/provision.ts'

type Wanted = {
  readonly companyId: number
  /** The reach of each permission that is needed: pay must be inside all of them. */
  readonly reaches: readonly Reach[]
  readonly self: number | null
  readonly businessId: number | null
  readonly userId: number | null
}

/**
 * What each contract in force on a day is owed of vacation, with the days and the pay that it
 * follows from, of the people whose pay may be seen: by razón social and surname. The number of
 * statements depends on that of razones sociales alone.
 */
export async function provisionOn(tx: Tx, wanted: Wanted, day: ISODate) {
  const contracts = await contractsOn(tx, wanted, day).execute()
  const ids = contracts.map(({ id }) => id)
  const month = yearMonthOf(day)
  const { owed: days } = await settlementDaysOn(tx, contracts, day, 'day')
  const terms = new Map(
    (await heldTerms(tx, month, { businessId: wanted.businessId, only: ids })).map((row) => [
      row.contractId,
      row,
    ]),
  )
  const variable = await vacationPay.from(tx, day, ids)
  const salaryOf = await salariesOf(tx, wanted.companyId, contracts, day)
  const parts = Map.groupBy(await borneIn(tx, month, ids), (part) => part.userContractId)
  return contracts.flatMap((contract) => {
    const [owed, held] = [days.get(contract.id), terms.get(contract.id)]
    if (!owed || !held) return []
    const pay = salaryOf(contract.businessId)(held)
    const base = 'salary' in pay ? { ...pay, ...variable(contract.id) } : undefined
    return [
      {
        ...contract,
        ...owed,
        parts: parts.get(contract.id) ?? [],
        problem: 'problem' in pay ? pay.problem : null,
        salary: base?.salary ?? null,
        variable: base ? averageOf(base) : null,
        dayValue: base ? dayValueOf(base) : null,
        pesos: base ? provisionOf(owed, base) : null,
      },
    ]
  })
}

export type Provided = Awaited<ReturnType<typeof provisionOn>>[number]

/** The contracts in force on a day whose pay may be seen. */
const contractsOn = (tx: Tx, { reaches, self, businessId, userId }: Wanted, day: ISODate) => {
  return tx
    .selectFrom('userContract as contract')
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .select(['contract.id', 'contract.userId', 'contract.businessId', 'contract.code', 'users.rut'])
    .select('business.name as businessName')
    .select(nameIn('contract.userId').as('name'))
    .where('contract.status', '=', 'ACTIVE')
    .where('contract.initialDate', '<=', day)
    .where((eb) =>
      eb.or([eb('contract.finalDate', 'is', null), eb('contract.finalDate', '>=', day)]),
    )
    .where((eb) => eb.and(reaches.map((reach) => payWithin(reach, ofContract, self))))
    .where((eb) => equalTo(eb, { 'contract.businessId': businessId, 'contract.userId': userId }))
    .orderBy('business.name')
    .orderBy('contract.businessId')
    .orderBy(surnameIn('contract.userId'))
    .orderBy('contract.id')
}

/**
 * The agreed pay in each razón social. A salary in UF uses that of the month of the day or, before
 * it is published, that of the month before.
 */
async function salariesOf(
  tx: Tx,
  companyId: number,
  contracts: readonly { businessId: number }[],
  day: ISODate,
) {
  const month = yearMonthOf(day)
  const months = [month, shiftMonth(month, -1)]
  const known = new Map<number, Awaited<ReturnType<typeof monthlySalariesOf>>>()
  for (const businessId of new Set(contracts.map((one) => one.businessId))) {
    known.set(businessId, await monthlySalariesOf(tx, { companyId, businessId, months }))
  }
  return (businessId: number) => {
    const found = known.get(businessId)
    if (!found) throw new Error(`The salaries of razón social ${businessId} were not asked for`)
    return found
  }
}
