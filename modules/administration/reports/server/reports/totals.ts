import { monthLabel, previousMonth, yearMonth } from '#chile/period.ts'
import type { ReportedPayslip } from '#modules/payroll/payslips/server/index.ts'
import type { Cell } from '../../model/cell.ts'
import { apartNotes, lackingNotes } from '../notes.ts'
import { count, listed, people, pesos, type ReportDefinition, sum, words } from '../report.ts'

type Concept = { code: string; label: string; group: string; lre: number | undefined }
type Total = Concept & {
  amount: number
  /** The part of it that was paid apart. */
  apart: number
  people: Set<number>
}

/** Every concept of some payslips added up, in the order of the payslip. */
export function totalsByConcept(payslips: readonly ReportedPayslip[]): ReadonlyMap<string, Total> {
  const totals = new Map<string, Total>()
  const groups = new Map<string, number>()
  for (const payslip of payslips) {
    for (const { key, label, lines } of payslip.sections()) {
      if (key === 'totals') continue
      if (!groups.has(key)) groups.set(key, groups.size)
      for (const { code, label: name, amount, lre } of lines) {
        const id = `${key}:${code}`
        const known = totals.get(id) ?? {
          code,
          label: name,
          group: label,
          lre,
          amount: 0,
          apart: 0,
          people: new Set<number>(),
        }
        known.amount += amount
        if (payslip.apart) known.apart += amount
        known.people.add(payslip.userId)
        totals.set(id, known)
      }
    }
  }
  const rank = ([id]: [string, Total]) => groups.get(id.split(':')[0] ?? '') ?? 0
  return new Map([...totals].toSorted((a, b) => rank(a) - rank(b)))
}

/** For a month with payments apart: the part paid by the payroll, and the part paid apart. */
const parts = [
  { label: 'Remuneraciones', kind: 'pesos' },
  { label: 'Pagos adicionales', kind: 'pesos' },
] as const

const byConcept: ReportDefinition = {
  name: 'totales-por-concepto',
  label: 'Totales por concepto',
  description: 'Cuánto suma cada haber, descuento y aporte del mes, y cuántas personas lo tienen',
  permission: 'payrollReports.read',
  shows: ['payslips.read'],
  filters: ['BUSINESS', 'MONTH'],
  chart: { type: 'bar', label: 0, values: [4] },
  run: async (source) => {
    const paid = await source.paid(source.month)
    const splitApart = paid.some(({ apart }) => apart)
    return {
      columns: [
        listed('Concepto'),
        listed('Grupo'),
        words('Código LRE'),
        { label: 'Personas', kind: 'number' },
        { label: 'Monto', kind: 'pesos' },
        ...(splitApart ? parts : []),
      ],
      rows: [...totalsByConcept(paid).values()].map((total) => [
        total.label,
        total.group,
        total.lre === undefined ? null : String(total.lre),
        total.people.size,
        total.amount,
        ...(splitApart ? [total.amount - total.apart, total.apart] : []),
      ]),
      notes: await apartNotes(source, paid, source.month),
    }
  },
}

const comparison: ReportDefinition = {
  name: 'comparacion-mensual',
  label: 'Comparación con el mes anterior',
  description:
    'Cada concepto de este mes junto al anterior: cuánto cambió, en pesos y en porcentaje',
  permission: 'payrollReports.read',
  shows: ['payslips.read'],
  filters: ['BUSINESS', 'MONTH', 'PERSON'],
  chart: { type: 'bar', label: 0, values: [2, 3] },
  run: async (source) => {
    const { month, ask } = source
    const last = previousMonth(month)
    const [paidBefore, paidNow] = [await source.paid(last), await source.paid(month)]
    const before = totalsByConcept(paidBefore)
    const now = totalsByConcept(paidNow)
    const ids = [...new Set([...now.keys(), ...before.keys()])]
    return {
      columns: [
        listed('Concepto'),
        listed('Grupo'),
        { label: monthLabel(last), kind: 'pesos' },
        { label: monthLabel(month), kind: 'pesos' },
        { label: 'Diferencia', kind: 'pesos' },
        { label: 'Variación', kind: 'percent' },
      ],
      rows: ids.map((id) => {
        const [past, current] = [before.get(id), now.get(id)]
        const [old, amount] = [past?.amount ?? 0, current?.amount ?? 0]
        const change = old === 0 ? null : Math.round(((amount - old) / old) * 10_000) / 100
        const { label = '', group = '' } = current ?? past ?? {}
        return [label, group, old, amount, amount - old, change]
      }),
      notes: [
        ...(await apartNotes(source, [...paidBefore, ...paidNow], last, month)),
        // A report about one person says nothing of the others.
        ...(ask.userId === null ? lackingNotes(paidBefore, paidNow, [last, month]) : []),
      ],
    }
  },
}

const groupings: Readonly<Record<string, (payslip: ReportedPayslip) => string>> = {
  AREA: ({ area }) => area ?? 'Sin área',
  BRANCH: ({ branchOffice }) => branchOffice ?? 'Sin sucursal',
  JOB: ({ jobTitle }) => jobTitle,
  BUSINESS: ({ businessName }) => businessName,
}

const costByArea: ReportDefinition = {
  name: 'costo-por-area',
  label: 'Costo por área, sucursal o cargo',
  description: 'Personas, haberes, descuentos, líquido y costo empresa de cada grupo',
  permission: 'payrollReports.read',
  shows: ['payslips.read'],
  filters: ['BUSINESS', 'MONTH', 'GROUPING'],
  chart: { type: 'pie', label: 0, values: [5] },
  run: async (source) => {
    const { ask, month } = source
    const paid = await source.paid(month)
    const nameOf = groupings[ask.grouping ?? 'AREA'] ?? ((row) => row.area ?? 'Sin área')
    const groups = Map.groupBy(paid, nameOf)
    const rows = [...groups].map(([name, members]): Cell[] => [
      name,
      people(members),
      sum(members, (row) => row.earnings),
      sum(members, (row) => row.deductions),
      sum(members, (row) => row.net),
      sum(members, (row) => row.employerCost),
    ])
    return {
      columns: [
        listed('Grupo'),
        count('Personas'),
        pesos('Total haberes'),
        pesos('Total descuentos'),
        pesos('Líquido'),
        pesos('Costo empresa'),
      ],
      rows: rows.toSorted((a, b) => Number(b[5]) - Number(a[5])),
      notes: await apartNotes(source, paid, month),
    }
  },
}

const evolution: ReportDefinition = {
  name: 'evolucion-anual',
  label: 'Evolución del año',
  description: 'Personas, haberes, descuentos, líquido y costo de cada mes del año',
  permission: 'payrollReports.read',
  shows: ['payslips.read'],
  filters: ['BUSINESS', 'YEAR', 'PERSON'],
  chart: { type: 'areaspline', label: 0, values: [4, 5] },
  run: async (source) => {
    const [first, last] = [yearMonth(source.year, 1), yearMonth(source.year, 12)]
    const paid = await source.paid(first, last)
    const months = Map.groupBy(
      paid.toSorted((a, b) => a.yearMonth - b.yearMonth),
      (row) => row.yearMonth,
    )
    return {
      columns: [
        { label: 'Mes', kind: 'text' },
        { label: 'Personas', kind: 'number' },
        pesos('Total haberes'),
        pesos('Total descuentos'),
        pesos('Líquido'),
        pesos('Costo empresa'),
        pesos('De pagos adicionales'),
      ],
      notes: await apartNotes(source, paid, first, last),
      rows: [...months].map(([month, members]) => [
        monthLabel(month),
        people(members),
        sum(members, (row) => row.earnings),
        sum(members, (row) => row.deductions),
        sum(members, (row) => row.net),
        sum(members, (row) => row.employerCost),
        sum(members, (row) => (row.apart ? row.net : 0)),
      ]),
    }
  },
}

export const totalReports = [byConcept, comparison, costByArea, evolution]
