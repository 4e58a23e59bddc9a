import { formatDate } from '#chile/dates.ts'
import { byCenter } from '#modules/payroll/vacation-provision/model/provision.ts'
import { type Provided, provisionOn } from '#modules/payroll/vacation-provision/server/index.ts'
import type { Cell } from '../../model/cell.ts'
import { count, listed, pesos, type ReportDefinition, type ReportSource, words } from '../report.ts'
import { byGroups } from './center-groups.ts'

/** What each contract is owed of vacation on a day, in days and pesos. */
const byContract: ReportDefinition = {
  name: 'provision-vacaciones',
  label: 'Provisión de vacaciones',
  description:
    'Los días que cada contrato tiene a una fecha y lo que valdrían si terminara ese día',
  permission: 'payrollReports.read',
  shows: ['payslips.read', 'vacationConfig.read'],
  filters: ['BUSINESS', 'DAY', 'PERSON'],
  run: async (source) => {
    const rows = await provided(source)
    return {
      columns: [
        listed('Razón social'),
        words('Nombre'),
        { label: 'RUT', kind: 'rut' },
        words('Contrato'),
        count('Días hábiles'),
        count('Inhábiles'),
        count('Días corridos'),
        // Pay of a month and of a day is of each contract: their sum says nothing.
        { ...pesos('Sueldo'), sum: false },
        { ...pesos('Promedio variable'), sum: false },
        { ...pesos('Valor del día'), sum: false },
        pesos('Provisión'),
      ],
      rows: rows.map((row) => [
        row.businessName,
        row.name,
        row.rut,
        row.code,
        row.workingDays,
        row.nonWorking,
        row.calendarDays,
        row.salary,
        row.variable,
        row.dayValue,
        row.pesos,
      ]),
      notes: [...explained(source), ...unknown(rows)],
    }
  },
}

/** The same pesos on the cost centres that bear each contract on that day. */
const ofCenters: ReportDefinition = {
  name: 'provision-por-centro',
  label: 'Provisión de vacaciones por centro de costo',
  description: 'La provisión de cada contrato repartida al peso en sus centros a una fecha',
  permission: 'payrollReports.read',
  shows: ['payslips.read', 'vacationConfig.read', 'costCenterContracts.read'],
  filters: ['BUSINESS', 'DAY', 'PERSON'],
  run: async (source) => {
    const rows = await provided(source)
    const table = byGroups(rows, ['Provisión'], 'la provisión entera', (id, name) =>
      rowsOf(rows, id, name, dayOf(source)),
    )
    return { ...table, notes: [...table.notes, ...explained(source), ...unknown(rows)] }
  },
}

const dayOf = ({ ask, scope }: ReportSource) => ask.day ?? scope.today

const provided = (source: ReportSource) => {
  const { tx, ask, scope } = source
  const { businessId, userId } = ask
  return provisionOn(tx, { ...scope, businessId, userId }, dayOf(source))
}

const explained = (source: ReportSource): readonly string[] => [
  `Al ${formatDate(dayOf(source))}: como si cada contrato terminara ese día (arts. 71 y 73)`,
  'El promedio variable es de los tres últimos meses completos trabajados y cerrados',
]

/** The contracts whose pay is not known, with the reason. */
const unknown = (rows: readonly Provided[]): readonly string[] =>
  rows.flatMap(({ name, code, problem }) =>
    problem === null ? [] : [`Sin valor: ${name ?? code}. ${problem}`],
  )

function rowsOf(rows: readonly Provided[], groupId: number, group: string, day: string) {
  const centers = new Map(
    rows.flatMap(({ parts }) =>
      parts.filter((part) => part.groupId === groupId).map(({ code, name }) => [code, name]),
    ),
  )
  const cells = rows.flatMap((row) =>
    [...byCenter(row.pesos ?? 0, row.parts, groupId, day)].flatMap(([code, share]) =>
      share === 0 ? [] : [{ code, row, share }],
    ),
  )
  return cells
    .toSorted((one, other) => byCode(one.code, other.code))
    .map(({ code, row, share }): Cell[] => [
      group,
      code,
      code === null ? 'Sin centro de costo' : (centers.get(code) ?? null),
      row.name,
      row.rut,
      row.code,
      row.businessName,
      share,
    ])
}

/** What no centre bears comes last. */
const byCode = (one: string | null, other: string | null): number =>
  one === other ? 0 : one === null ? 1 : other === null ? -1 : one < other ? -1 : 1

export const provisionReports = [byContract, ofCenters]
