import { equalTo } from '#platform/server/sql/equal-to.ts'
import { surnameIn } from '#platform/server/sql/person-names.ts'
import { fullnameOf } from '#chile/names.ts'
import { addDays } from '#chile/dates.ts'
import { firstDay, lastDay } from '#chile/period.ts'
import { ContractType } from '#modules/people/contracts/model/catalogs.ts'
import { EmploymentState } from '#modules/people/people/model/catalogs.ts'
import { peopleOn } from '#modules/people/people/server/index.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ReportColumn } from '../../model/report.ts'
import type { Cell } from '../../model/cell.ts'
import { listed, type ReportDefinition, type ReportSource, words } from '../report.ts'
import { contractsToday } from './contracts-today.ts'

const roll: ReportDefinition = {
  name: 'personas',
  label: 'Nómina de personas',
  description: 'Cada persona con su situación, razón social, cargo, área, sucursal y jefatura',
  permission: 'peopleReports.read',
  shows: ['users.massRead'],
  filters: ['BUSINESS'],
  run: async ({ tx, ask, scope }) => {
    const rows = await tx
      .selectFrom(peopleOn(tx, scope.today).as('p'))
      .selectAll('p')
      .where((eb) => eb.and(scope.reaches.map((reach) => personWithin(reach, 'p.id'))))
      .where((eb) => equalTo(eb, { 'p.businessId': ask.businessId }))
      .orderBy(sql`app.plain(concat_ws(' ', p.paternal_lastname, p.maternal_lastname, p.firstname,
        p.second_name))`)
      .orderBy('p.id')
      .execute()
    return {
      columns: [
        words('Nombre'),
        { label: 'RUT', kind: 'rut' },
        listed('Situación'),
        listed('Razón social'),
        listed('Cargo'),
        listed('Área'),
        listed('Sucursal'),
        words('Jefatura'),
        { label: 'Ingreso', kind: 'date' },
        { label: 'Término', kind: 'date' },
      ],
      rows: rows.map((row) => [
        fullnameOf(row),
        row.rut,
        EmploymentState.label(row.state),
        row.businessName,
        row.jobTitle,
        row.area,
        row.branchOffice,
        row.supervisorName,
        row.initialDate,
        row.finalDate,
      ]),
    }
  },
}

const contractColumns: readonly ReportColumn[] = [
  words('Nombre'),
  { label: 'RUT', kind: 'rut' },
  words('Contrato'),
  listed('Razón social'),
  listed('Cargo'),
  listed('Tipo de contrato'),
  { label: 'Inicio', kind: 'date' },
  { label: 'Término', kind: 'date' },
]

const expiring: ReportDefinition = {
  name: 'contratos-por-vencer',
  label: 'Contratos por vencer',
  description: 'Los contratos con fecha de término en los próximos días',
  permission: 'peopleReports.read',
  shows: ['contracts.read'],
  filters: ['BUSINESS', 'DAYS'],
  run: async (source) => {
    const { today } = source.scope
    const until = addDays(today, source.ask.days ?? 60)
    return { columns: contractColumns, rows: await contractsWith(source, 'final', today, until) }
  },
}

const hires: ReportDefinition = {
  name: 'nuevos-ingresos',
  label: 'Nuevos ingresos',
  description: 'Los contratos que comienzan en el mes',
  permission: 'peopleReports.read',
  shows: ['contracts.read'],
  filters: ['BUSINESS', 'MONTH'],
  run: async (source) => {
    const [from, to] = [firstDay(source.month), lastDay(source.month)]
    return { columns: contractColumns, rows: await contractsWith(source, 'initial', from, to) }
  },
}

/** Contracts that begin or end within some days, with the person and the position. */
async function contractsWith(
  source: ReportSource,
  which: 'initial' | 'final',
  from: string,
  to: string,
): Promise<Cell[][]> {
  const day = which === 'initial' ? 'contract.initialDate' : 'contract.finalDate'
  const rows = await contractsToday(source)
    .where(day, '>=', from)
    .where(day, '<=', to)
    .orderBy(day)
    .orderBy(surnameIn('contract.userId'))
    .orderBy('contract.id')
    .execute()
  return rows.map((row) => [
    row.name,
    row.rut,
    row.code,
    row.businessName,
    row.jobTitle,
    ContractType.label(row.contractType),
    row.initialDate,
    row.finalDate,
  ])
}

export const peopleReports = [roll, expiring, hires]
