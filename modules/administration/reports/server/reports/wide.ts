import { completedYears } from '#chile/dates.ts'
import { countryList } from '#chile/countries.ts'
import { communes } from '#chile/territory.ts'
import { fullnameOf } from '#chile/names.ts'
import {
  ContractStatus,
  ContractType,
  GratificationType,
  PaymentPeriod,
} from '#modules/people/contracts/model/catalogs.ts'
import { fieldsForManagers, valuesWithin } from '#modules/people/custom-fields/server/index.ts'
import { valueWords } from '#modules/people/custom-fields/model/values.ts'
import { CivilStatus, EmploymentState, Gender } from '#modules/people/people/model/catalogs.ts'
import { nameOf, peopleOn } from '#modules/people/people/server/index.ts'
import { blocks, personWithin } from '#modules/people/sight/server/index.ts'
import { areaName, branchOfficeName } from '#modules/people/structure/server/index.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { surnameIn } from '#platform/server/sql/person-names.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ReportColumn } from '../../model/report.ts'
import type { Cell, CellKind } from '../../model/cell.ts'
import { BLOCKED } from '#modules/people/sight/model/blocks.ts'
import { listed, type ReportDefinition, type ReportSource, words } from '../report.ts'
import { contractsToday } from './contracts-today.ts'

/**
 * Long reports, to cut one's own from: everything that holds today of people and of contracts, a
 * row each.
 */
const countries = new Map(countryList.map(({ code, name }) => [code, name]))
const places = new Map(communes.map(({ code, name }) => [code, name]))

const peopleColumns: readonly ReportColumn[] = [
  words('Nombre'),
  { label: 'RUT', kind: 'rut' },
  listed('Situación'),
  listed('Razón social'),
  listed('Cargo'),
  listed('Área'),
  listed('Sucursal'),
  words('Jefatura'),
  listed('Tipo de contrato'),
  { label: 'Ingreso', kind: 'date' },
  { label: 'Término', kind: 'date' },
  { label: 'Nacimiento', kind: 'date' },
  { label: 'Edad', kind: 'number' },
  { label: 'Años en la empresa', kind: 'number' },
  listed('Sexo'),
  listed('Estado civil'),
  listed('Nacionalidad'),
  words('Correo personal'),
  words('Teléfono personal'),
  words('Dirección'),
  listed('Comuna'),
  listed('Región'),
]

const people: ReportDefinition = {
  name: 'fichas',
  label: 'Fichas de personas',
  description: 'Todo lo que la ficha dice de cada persona hoy, para armar un reporte propio',
  permission: 'peopleReports.read',
  shows: ['users.massRead'],
  filters: ['BUSINESS'],
  run: async (source) => {
    const rows = await peopleRows(source)
    return { columns: peopleColumns, rows: rows.map((row) => peopleCells(row, source.scope.today)) }
  },
}

type PersonRow = Awaited<ReturnType<typeof peopleRows>>[number]

const peopleRows = ({ tx, ask, scope }: ReportSource) =>
  tx
    .selectFrom(peopleOn(tx, scope.today).as('p'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('userVersion as one')
          .select(['one.gender', 'one.civilStatus', 'one.countryOfOrigin'])
          .select(blocks.unlessBlocked<string>('CONTACT', 'p.id', 'one.address').as('address'))
          .select(
            blocks.unlessBlocked<string>('CONTACT', 'p.id', 'one.communeCode').as('communeCode'),
          )
          .select(blocks.unlessBlocked<string>('CONTACT', 'p.id', 'one.region').as('region'))
          .whereRef('one.userId', '=', 'p.id')
          .where('one.supersededAt', 'is', null)
          .orderBy(sql`one.valid @> ${scope.today}::date`, 'desc')
          .orderBy(sql`lower(one.valid)`)
          .limit(1)
          .as('ficha'),
      (join) => join.onTrue(),
    )
    .selectAll('p')
    .select(['ficha.gender', 'ficha.civilStatus', 'ficha.countryOfOrigin', 'ficha.address'])
    .select(['ficha.communeCode', 'ficha.region'])
    .where((eb) => eb.and(scope.reaches.map((reach) => personWithin(reach, 'p.id'))))
    .where((eb) => equalTo(eb, { 'p.businessId': ask.businessId }))
    .orderBy(sql`app.plain(concat_ws(' ', p.paternal_lastname, p.maternal_lastname, p.firstname,
      p.second_name))`)
    .orderBy('p.id')
    .execute()

const peopleCells = (row: PersonRow, today: string): Cell[] => [
  fullnameOf(row),
  row.rut,
  EmploymentState.label(row.state),
  row.businessName,
  row.jobTitle,
  row.area,
  row.branchOffice,
  row.supervisorName,
  row.contractType === null ? null : ContractType.label(row.contractType),
  row.initialDate,
  row.finalDate,
  row.birthday,
  row.birthday === null ? null : completedYears(row.birthday, today),
  row.admissionDate === null || row.admissionDate > today
    ? null
    : completedYears(row.admissionDate, today),
  Gender.label(row.gender),
  CivilStatus.label(row.civilStatus),
  countries.get(row.countryOfOrigin) ?? row.countryOfOrigin,
  ...contactCells(row),
]

const contactCells = (row: PersonRow): Cell[] =>
  row.blocked.includes('CONTACT')
    ? [BLOCKED, BLOCKED, BLOCKED, BLOCKED, BLOCKED]
    : [
        row.email,
        row.personalPhone,
        row.address,
        row.communeCode === null ? null : (places.get(row.communeCode) ?? row.communeCode),
        row.region,
      ]

const fieldKinds: Readonly<Record<string, CellKind>> = {
  MONEY: 'pesos',
  NUMBER: 'number',
  PERCENTAGE: 'percent',
  DATE: 'date',
}

/** Fields with one value of a list; several of one person are words together. */
const isListed = (type: string) => type === 'CHOICE' || type === 'BOOLEAN'

const withFields: ReportDefinition = {
  name: 'campos-de-la-ficha',
  label: 'Fichas con los campos de la empresa',
  description: 'Lo mismo con los campos de la empresa que leen los gerentes, salvo los reservados',
  permission: 'peopleReports.read',
  shows: ['users.massRead', 'userFields.read', 'userFieldData.read'],
  filters: ['BUSINESS'],
  run: async (source) => {
    const { tx, scope } = source
    const rows = await peopleRows(source)
    const fields = await fieldsForManagers(tx)
    const ids = fields.map(({ id }) => id)
    const held = await valuesWithin(tx, scope, ids, scope.today)
    const values = new Map(held.map((one) => [`${one.userId} ${one.fieldId}`, one.value]))
    const cells = (userId: number) =>
      fields.map(({ id, type }): Cell => {
        const value = values.get(`${userId} ${id}`) ?? null
        if (value === null || value === '') return null
        const kind = fieldKinds[type]
        if (kind === 'date') return value
        return kind ? Number(value) : valueWords(type, value)
      })
    return {
      columns: [
        ...peopleColumns,
        ...fields.map(({ title, type }): ReportColumn => ({
          label: title,
          kind: fieldKinds[type] ?? 'text',
          group: 'Campos',
          ...(isListed(type) ? { listed: true as const } : {}),
        })),
      ],
      rows: rows.map((row) => [...peopleCells(row, scope.today), ...cells(row.id)]),
    }
  },
}

const contracts: ReportDefinition = {
  name: 'contratos',
  label: 'Contratos y sus condiciones',
  description: 'Cada contrato con las condiciones que rigen hoy, también su sueldo base',
  permission: 'peopleReports.read',
  shows: ['contracts.read'],
  filters: ['BUSINESS'],
  run: async (source) => ({
    columns: [
      words('Nombre'),
      { label: 'RUT', kind: 'rut' },
      words('Contrato'),
      listed('Razón social'),
      listed('Estado'),
      listed('Tipo de contrato'),
      listed('Cargo'),
      listed('Área'),
      listed('Sucursal'),
      words('Jefatura'),
      { label: 'Inicio', kind: 'date' },
      { label: 'Término', kind: 'date' },
      { label: 'Horas semanales', kind: 'number' },
      { label: 'Días semanales', kind: 'number' },
      listed('Artículo 22'),
      listed('Teletrabajo'),
      listed('Período de pago'),
      { label: 'Sueldo base en pesos', kind: 'pesos', sum: true },
      { label: 'Sueldo base en UF', kind: 'number' },
      listed('Gratificación'),
      listed('Sindicato'),
    ],
    rows: (await contractRows(source)).map((row): Cell[] => [
      row.name,
      row.rut,
      row.code,
      row.businessName,
      ContractStatus.label(row.status),
      ContractType.label(row.contractType),
      row.jobTitle,
      row.area,
      row.branchOffice,
      row.supervisorName,
      row.initialDate,
      row.finalDate,
      Number(row.hoursPerWeek),
      row.daysPerWeek,
      row.art22 ? 'Sí' : 'No',
      row.remoteWork ? 'Sí' : 'No',
      PaymentPeriod.label(row.paymentPeriod),
      row.monthlySalaryCurrency === 'CLP' ? Number(row.monthlySalaryValue) : null,
      row.monthlySalaryCurrency === 'UF' ? Number(row.monthlySalaryValue) : null,
      GratificationType.label(row.gratificationType),
      row.union,
    ]),
  }),
}

const contractRows = (source: ReportSource) =>
  contractsToday(source)
    .leftJoin('syndicate', 'syndicate.id', 'version.syndicateId')
    .select(['contract.status', 'version.hoursPerWeek', 'version.daysPerWeek', 'version.art22'])
    .select(['version.remoteWork', 'version.paymentPeriod', 'version.gratificationType'])
    .select(['version.monthlySalaryValue', 'version.monthlySalaryCurrency'])
    .select(['syndicate.name as union'])
    .select([areaName('version').as('area'), branchOfficeName('version').as('branchOffice')])
    .select(nameOf('version.supervisorId', source.scope.today).as('supervisorName'))
    .orderBy(surnameIn('contract.userId'))
    .orderBy('contract.id')
    .execute()

export const wideReports = [people, withFields, contracts]
