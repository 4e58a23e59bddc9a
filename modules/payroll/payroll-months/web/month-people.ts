import type { MonthContractsQuery } from '#generated/documents/graphql.ts'
import { MonthContracts, MonthContractsByRut } from '#generated/operations/payroll-months.ts'
import { formatRut } from '#chile/rut.ts'
import { request } from '#platform/web/api/api.ts'
import type { Option, ReferenceSource } from '#platform/web/screen/slots.tsx'

export type MonthPerson = MonthContractsQuery['monthContracts']['rows'][number]

/** People that a chooser offers at once. */
const offered = { number: 1, size: 30 }

/** The contracts of a month, to choose one by the person's name or RUT. */
export const peopleOfMonth = (
  payrollMonthId: string,
  labelOf: (person: MonthPerson) => string,
): ReferenceSource & { name: string } => {
  const optionOf = (person: MonthPerson): Option => ({
    value: person.contractId,
    label: labelOf(person),
    hint: formatRut(person.rut),
  })
  return {
    name: `contract of ${payrollMonthId}`,
    async search(text, signal) {
      const search = text.trim()
      const filter = { payrollMonthId, ...(search ? { search } : {}) }
      const variables = { filter, page: offered, counted: false }
      const { monthContracts } = await request(MonthContracts, variables, { signal })
      return monthContracts.rows.map(optionOf)
    },
    async find(contractId, signal) {
      const person = await personOfMonth(payrollMonthId, contractId, signal)
      return person && optionOf(person)
    },
  }
}

/** The person of a contract of a month. */
export async function personOfMonth(
  payrollMonthId: string,
  contractId: string,
  signal?: AbortSignal,
): Promise<MonthPerson | undefined> {
  const variables = { filter: { payrollMonthId, contractId }, page: offered, counted: false }
  const { monthContracts } = await request(MonthContracts, variables, signal ? { signal } : {})
  return monthContracts.rows[0]
}

/** RUTs that travel in one request. */
const atOnce = 1000

/** The contracts of a month whose people have some RUTs. */
export async function contractsByRut(payrollMonthId: string, ruts: readonly string[]) {
  const found: { contractId: string; rut: string }[] = []
  for (let from = 0; from < ruts.length; from += atOnce) {
    const people = ruts.slice(from, from + atOnce).map((rut) => ({ rut }))
    // One after the other: a large paste does not take the connections of everybody.
    // oxlint-disable-next-line no-await-in-loop
    const { monthContractsByRut } = await request(MonthContractsByRut, {
      input: { payrollMonthId, people },
    })
    found.push(...monthContractsByRut)
  }
  return found
}
