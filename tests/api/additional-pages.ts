import { expect } from 'vitest'
import type { Session } from '../client.ts'

type Row = { contractId: string; name: string; rut: string; net: number | null }
type Listed = { total: number; rows: Row[] }
type Known = {
  /** The contracts with a payment of the concept, the greatest first. */
  paid: readonly string[]
  /** A contract of another company. */
  foreign: string | undefined
}

/**
 * Expects the payments of a process by pages: found by name, by contract and by RUT, in their
 * orders, and with their sums.
 */
export async function comesByPages(
  session: Session,
  payrollMonthId: string,
  { paid, foreign }: Known,
): Promise<void> {
  const listed = async (filter: object = {}, more: object = {}) =>
    (
      await session.run<{ additionalPayments: Listed }>(
        `query ($filter: AdditionalPaymentsFilter!, $sort: AdditionalPaymentsSort, $page: Page) {
          additionalPayments(filter: $filter, sort: $sort, page: $page) {
            total rows { contractId name rut net } } }`,
        { page: { number: 1, size: 100 }, ...more, filter: { payrollMonthId, ...filter } },
      )
    ).additionalPayments
  const { total, rows } = await listed()
  expect(rows).toHaveLength(total)
  const second = await listed({}, { page: { number: 2, size: 10 } })
  expect(second).toEqual({ total, rows: rows.slice(10, 20) })
  const most = await listed({}, { sort: { by: 'net', descending: true } })
  expect(most.rows.slice(0, paid.length).map(({ contractId }) => contractId)).toEqual(paid)
  const [contractId] = paid
  const own = rows.filter((row) => row.contractId === contractId)
  expect((await listed({ search: own[0]?.name })).rows).toEqual(own)
  expect((await listed({ contracts: [{ contractId }] })).rows).toEqual(own)
  expect((await listed({ people: [{ rut: own[0]?.rut }] })).rows).toEqual(own)
  expect((await listed({ contracts: [{ contractId: foreign }] })).rows).toEqual([])
  const { additionalTotals } = await session.run<{ additionalTotals: object }>(
    `query ($input: OfAdditionalMonth!) { additionalTotals(input: $input) {
      people given itemCode accruedFrom accruedTo } }`,
    { input: { payrollMonthId } },
  )
  const none = { accruedFrom: null, accruedTo: null }
  const given = paid.length
  expect(additionalTotals).toEqual({ people: total, given, itemCode: 'AGUINALDO', ...none })
}
