import { costsByCenter } from '#modules/payroll/center-costs/model/costs.ts'
import { paidCosts } from '#modules/payroll/center-costs/server/index.ts'
import type { Cell } from '../../model/cell.ts'
import type { ReportDefinition } from '../report.ts'
import { byGroups } from './center-groups.ts'

type Paid = Awaited<ReturnType<typeof paidCosts>>

/** The cost of the payslips of a month by cost centre and person, group by group. */
export const byCenter: ReportDefinition = {
  name: 'costo-por-centro',
  label: 'Costo por centro de costo',
  description: 'Una fila por centro y persona: haberes, aportes y costo repartidos al peso',
  permission: 'payrollReports.read',
  shows: ['payslips.read', 'costCenterContracts.read'],
  filters: ['BUSINESS', 'MONTH', 'PERSON'],
  run: async ({ tx, ask: { businessId, userId }, scope, month }) => {
    const paid = await paidCosts(tx, { ...scope, businessId, userId, yearMonth: month })
    const sums = ['Haberes', 'Aportes del empleador', 'Reembolsos', 'Costo empresa']
    const table = byGroups(paid, sums, 'el costo entero', (id, name) =>
      rowsOf(paid, month, id, name),
    )
    return { ...table, notes: [...table.notes, 'No incluye los pagos adicionales del mes'] }
  },
}

function rowsOf(paid: Paid, month: number, groupId: number, group: string): Cell[][] {
  const inGroup = paid.map(({ parts, ...row }) => ({
    ...row,
    parts: parts.filter((part) => part.groupId === groupId),
  }))
  const whose = new Map(paid.map((row) => [row.contractId, row]))
  return costsByCenter(month, inGroup).flatMap(({ code, name, contracts }) =>
    contracts.map(({ contractId, earnings, employer, recovered, cost }) => {
      const row = whose.get(contractId)
      const person = [row?.name, row?.rut, row?.contractCode, row?.businessName]
      const cells = person.map((cell) => cell ?? null)
      return [group, code, name, ...cells, earnings, employer, recovered, cost]
    }),
  )
}
