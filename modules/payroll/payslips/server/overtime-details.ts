import { formatNumber } from '#chile/numbers.ts'
import { vacationPay } from '#modules/payroll/payroll-input/server/index.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import type { StoredPayslip } from './payslips.queries.ts'

type Node = { kind: string; code: string | null; details: string[] }

/**
 * How many of the extra hours of a payslip were agreed as days that nobody took, where an
 * explanation names the hours. Left out where the payslip was calculated with fewer.
 */
export async function withOvertime<One extends Node>(
  tx: Tx,
  { yearMonth, userContractId }: StoredPayslip,
  facts: ReadonlyMap<string, string>,
  nodes: readonly One[],
): Promise<One[]> {
  const isOfHours = ({ kind, code }: One) => kind === 'fact' && code === 'HORAS_NORMALES'
  if (!nodes.some(isOfHours)) return [...nodes]
  const owed = (await vacationPay.overtime(tx, yearMonth, [userContractId])).get(userContractId)
  if (owed === undefined || Number(facts.get('HORAS_NORMALES')) < Number(owed)) return [...nodes]
  const words = `${formatNumber(owed)} que se acordaron como días y no se tomaron (art. 32)`
  return nodes.map((node) => (isOfHours(node) ? { ...node, details: [words] } : node))
}
