import { compareTexts } from '#chile/names.ts'
import { monthRange, yearMonth, monthLabel } from '#chile/period.ts'
import type { Cell } from '../../model/cell.ts'
import { apartNotes } from '../notes.ts'
import {
  count,
  listed,
  personCells,
  personColumns,
  pesos,
  processColumn,
  quantity,
  type ReportDefinition,
  sum,
  words,
} from '../report.ts'

const sectionsOf: Readonly<Record<string, readonly string[]>> = {
  EARNINGS: ['taxable', 'earlier', 'nonTaxable'],
  DEDUCTIONS: ['legal', 'other'],
  EMPLOYER: ['employer'],
}

const detail: ReportDefinition = {
  name: 'detalle-haberes-descuentos',
  label: 'Detalle de haberes y descuentos',
  description: 'Una fila por línea de cada liquidación: persona, concepto y monto',
  permission: 'payrollReports.read',
  shows: ['payslips.read'],
  filters: ['BUSINESS', 'MONTH', 'LINES', 'PERSON'],
  inOrder: true,
  run: async (source) => {
    const { ask, month } = source
    const paid = await source.paid(month)
    const wanted = sectionsOf[ask.lines ?? 'ALL']
    const rows = paid.flatMap((payslip) =>
      payslip
        .sections()
        .filter(({ key }) => key !== 'totals' && (wanted?.includes(key) ?? true))
        .flatMap(({ label: group, lines }) =>
          lines.map((line): Cell[] => [
            ...personCells(payslip),
            payslip.process,
            group,
            line.label,
            line.detail ?? null,
            line.amount,
          ]),
        ),
    )
    return {
      columns: [
        ...personColumns,
        processColumn,
        listed('Grupo'),
        listed('Concepto'),
        words('Detalle'),
        { label: 'Monto', kind: 'pesos', sum: wanted !== undefined },
      ],
      rows,
      notes: await apartNotes(source, paid, month),
    }
  },
}

const employer: ReportDefinition = {
  name: 'costo-empleador',
  label: 'Costo empresa por persona',
  description: 'Haberes, aportes del empleador y costo total de cada contrato',
  permission: 'payrollReports.read',
  shows: ['payslips.read'],
  filters: ['BUSINESS', 'MONTH', 'PERSON'],
  inOrder: true,
  run: async (source) => {
    const paid = await source.paid(source.month)
    return {
      columns: [
        ...personColumns,
        processColumn,
        listed('Área'),
        pesos('Total haberes'),
        pesos('Aportes del empleador'),
        pesos('Costo empresa'),
      ],
      rows: paid.map((row) => [
        ...personCells(row),
        row.process,
        row.area,
        row.earnings,
        row.valueOf('TOTAL_APORTES'),
        row.employerCost,
      ]),
      notes: await apartNotes(source, paid, source.month),
    }
  },
}

const overtimeHours = ['HORAS_NORMALES', 'HORAS_NORMALES_ANTES', 'HORAS_EXTRA_DOMINGO']
const overtimePay = [
  'HORAS_EXTRA',
  'HORAS_EXTRA_DOBLES',
  'HORAS_EXTRA_ANTES',
  'HORAS_EXTRA_DOBLES_ANTES',
  'HORAS_EXTRA_EN_DOMINGO',
]

const overtime: ReportDefinition = {
  name: 'horas-extra-ausencias',
  label: 'Horas extra y ausencias',
  description:
    'Horas extraordinarias y lo que pagaron, días de ausencia y permiso, horas de atraso',
  permission: 'payrollReports.read',
  shows: ['payslips.read'],
  filters: ['BUSINESS', 'MONTH', 'PERSON'],
  run: async ({ payslips, month }) => {
    const rows = (await payslips(month)).map((row): Cell[] => [
      ...personCells(row),
      quantity(row, ...overtimeHours),
      quantity(row, 'HORAS_DOBLES', 'HORAS_DOBLES_ANTES'),
      sum(overtimePay, row.valueOf),
      quantity(row, 'DIAS_AUSENCIA'),
      quantity(row, 'DIAS_PERMISO'),
      quantity(row, 'HORAS_ATRASO'),
      Math.abs(row.valueOf('DESCUENTO_ATRASOS')),
    ])
    return {
      columns: [
        ...personColumns,
        count('Horas al 50%'),
        count('Horas al 100%'),
        pesos('Pago de horas extra'),
        count('Días de ausencia'),
        count('Días de permiso'),
        count('Horas de atraso'),
        pesos('Descuento por atrasos'),
      ],
      rows: rows.filter((row) => row.slice(3).some((cell) => Number(cell) !== 0)),
    }
  },
}

const leaves: ReportDefinition = {
  name: 'licencias',
  label: 'Licencias médicas',
  description: 'Días de licencia de cada persona en el año, y lo que el empleador pagó por ellos',
  permission: 'payrollReports.read',
  shows: ['payslips.read', 'absences.read'],
  filters: ['BUSINESS', 'YEAR', 'PERSON'],
  run: async ({ payslips, year }) => {
    const all = await payslips(yearMonth(year, 1), yearMonth(year, 12))
    return {
      columns: [
        ...personColumns,
        words('Mes'),
        count('Días de licencia'),
        count('De carencia'),
        count('Días trabajados'),
        pesos('Complemento del empleador'),
      ],
      rows: all
        .filter((row) => row.valueOf('DIAS_LICENCIA') + row.valueOf('MEDIOS_DIAS_LICENCIA') > 0)
        .map((row) => [
          ...personCells(row),
          monthLabel(row.yearMonth),
          quantity(row, 'DIAS_LICENCIA', 'MEDIOS_DIAS_LICENCIA'),
          quantity(row, 'DIAS_CARENCIA', 'MEDIOS_DIAS_CARENCIA'),
          row.valueOf('DIAS_TRABAJADOS'),
          row.valueOf('COMPLEMENTO_LICENCIA') + row.valueOf('COMPLEMENTO_LICENCIA_IMPONIBLE'),
        ]),
    }
  },
}

const retentions: ReportDefinition = {
  name: 'retenciones-judiciales',
  label: 'Retenciones judiciales',
  description: 'Lo retenido por pensiones de alimentos en el mes, con su base',
  permission: 'payrollReports.read',
  shows: ['payslips.read'],
  filters: ['BUSINESS', 'MONTH', 'PERSON'],
  run: async (source) => ({
    columns: [
      ...personColumns,
      processColumn,
      pesos('Base de la retención'),
      pesos('Retenido'),
      pesos('Líquido'),
    ],
    rows: (await source.paid(source.month))
      .filter((row) => row.valueOf('RETENCION_JUDICIAL') > 0)
      .map((row) => [
        ...personCells(row),
        row.process,
        row.valueOf('BASE_RETENCION'),
        row.valueOf('RETENCION_JUDICIAL'),
        row.net,
      ]),
  }),
}

/** The columns of a certificate of the year's pay, before the readjustment of each month. */
const certificateOf = [
  ['Sueldo imponible', 'TOTAL_IMPONIBLE'],
  ['Cotizaciones que rebajan', 'REBAJA'],
  ['Renta afecta', 'BASE_TRIBUTABLE'],
  ['Impuesto único retenido', 'IMPUESTO_UNICO'],
  ['Mayor retención', 'IMPUESTO_ADICIONAL'],
  ['Rentas no gravadas', 'TOTAL_NO_IMPONIBLE'],
] as const

/**
 * Certificado de sueldos (certificado N° 6 and declaración jurada 1887 of the SII): the year's pay,
 * contributions and tax of each person, month by month, in the pesos of each month. The
 * readjustment by the yearly factors of the SII is not applied.
 */
const certificate: ReportDefinition = {
  name: 'certificado-sueldos',
  label: 'Certificado de sueldos del año',
  description:
    'Renta, cotizaciones, impuesto y líquido de cada mes por persona, en pesos de cada mes',
  permission: 'payrollReports.read',
  shows: ['payslips.read'],
  filters: ['BUSINESS', 'YEAR', 'PERSON'],
  run: async (source) => {
    const [first, last] = [yearMonth(source.year, 1), yearMonth(source.year, 12)]
    const all = await source.paid(first, last)
    const order = new Map(monthRange(first, last).map((month, at) => [month, at]))
    const rows = all.toSorted(
      (a, b) =>
        compareTexts(a.surname, b.surname) ||
        a.userContractId - b.userContractId ||
        (order.get(a.yearMonth) ?? 0) - (order.get(b.yearMonth) ?? 0),
    )
    return {
      columns: [
        ...personColumns,
        words('Mes'),
        processColumn,
        ...certificateOf.map(([label]) => pesos(label)),
        pesos('Líquido'),
      ],
      rows: rows.map((row) => [
        ...personCells(row),
        monthLabel(row.yearMonth),
        row.process,
        ...certificateOf.map(([, code]) =>
          code === 'REBAJA'
            ? row.valueOf('TOTAL_TRIBUTABLE') - row.valueOf('BASE_TRIBUTABLE')
            : row.valueOf(code),
        ),
        row.net,
      ]),
    }
  },
}

export const lineReports = [detail, employer, overtime, leaves, retentions, certificate]
