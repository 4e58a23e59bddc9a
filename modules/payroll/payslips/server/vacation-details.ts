import { formatDate } from '#chile/dates.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthTitle } from '#chile/period.ts'
import type { PaidMonth, VacationDays } from '#modules/payroll/payroll-input/model/vacation-time.ts'
import { vacationPay } from '#modules/payroll/payroll-input/server/index.ts'
import { readSnapshot } from '#modules/payroll/payroll-results/model/snapshot.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import type { StoredPayslip } from './payslips.queries.ts'

const codes: ReadonlySet<string> = new Set(['DIAS_FERIADO', 'VARIABLE_FERIADO', 'MESES_FERIADO'])

type Node = { kind: string; code: string | null; details: string[] }

/**
 * The days of vacation of a payslip and the months that they average, one by one, where an
 * explanation names them. Left out where the payslip was calculated with others: those that
 * somebody entered, or those known then.
 */
export async function withVacation<One extends Node>(
  tx: Tx,
  { yearMonth, userContractId: contractId, snapshot }: StoredPayslip,
  facts: ReadonlyMap<string, string>,
  nodes: readonly One[],
): Promise<One[]> {
  const isOfVacation = ({ kind, code }: One) => kind === 'fact' && codes.has(code ?? '')
  if (!nodes.some(isOfVacation)) return [...nodes]
  const { initialDate, finalDate } = readSnapshot(snapshot)
  const contract = { contractId, initialDate, finalDate }
  const vacation = (await vacationPay.inMonth(tx, yearMonth, [contract]))(contract)
  if (
    !vacation ||
    String(vacation.days) !== facts.get('DIAS_FERIADO') ||
    String(vacation.variablePay) !== facts.get('VARIABLE_FERIADO') ||
    String(vacation.months) !== facts.get('MESES_FERIADO')
  ) {
    return [...nodes]
  }
  const several = new Set(vacation.spans.map(({ base }) => JSON.stringify(base))).size > 1
  const details: Readonly<Record<string, string[]>> = {
    DIAS_FERIADO: vacation.spans.map(daysWords),
    VARIABLE_FERIADO: several
      ? vacation.spans.flatMap((span) => [`${daysWords(span)}:`, ...span.base.map(monthWords)])
      : (vacation.spans[0]?.base ?? []).map(monthWords),
  }
  return nodes.map((node) =>
    isOfVacation(node) ? { ...node, details: details[node.code ?? ''] ?? [] } : node,
  )
}

const halves = { AM: ', en la mañana', PM: ', en la tarde' } as const

const daysWords = ({ from, to, half }: VacationDays): string =>
  half || from === to
    ? `El ${formatDate(from)}${half ? halves[half] : ''}`
    : `Del ${formatDate(from)} al ${formatDate(to)}`

const monthWords = ({ month, variable }: PaidMonth): string =>
  `${monthTitle(month)}: ${formatPesos(variable)}`
