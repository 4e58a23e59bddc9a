import { compareTexts } from '#chile/names.ts'
import { costsByCenter } from '#modules/payroll/center-costs/model/costs.ts'
import { paidCosts } from '#modules/payroll/center-costs/server/index.ts'
import type { Cell } from '../../model/report.ts'
import { pesos, type ReportDefinition, words } from '../report.ts'

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
    const groups = new Map(
      paid.flatMap(({ parts }) => parts.map(({ groupId, groupName }) => [groupId, groupName])),
    )
    const named = [...groups].toSorted(([, one], [, other]) => compareTexts(one, other))
    return {
      columns: [
        words('Grupo'),
        words('Código'),
        words('Centro'),
        words('Nombre'),
        { label: 'RUT', kind: 'rut' },
        words('Contrato'),
        words('Razón social'),
        // Each group lays out the whole cost: of several, a sum would count it several times.
        ...['Haberes', 'Aportes del empleador', 'Reembolsos', 'Costo empresa'].map((label) => ({
          ...pesos(label),
          sum: groups.size === 1,
        })),
      ],
      rows: named.flatMap(([id, name]) => rowsOf(paid, month, id, name)),
      notes: [
        ...(groups.size > 1 ? ['Cada grupo reparte el costo entero: no se suman entre sí'] : []),
        'No incluye los pagos adicionales del mes',
      ],
    }
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
