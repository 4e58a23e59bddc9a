import { vacationBalances, vacationHistory } from '#modules/time/vacations/server/index.ts'
import { count, listed, type ReportDefinition, words } from '../report.ts'

const whose = [
  words('Nombre'),
  { label: 'RUT', kind: 'rut' },
  words('Contrato'),
  listed('Razón social'),
] as const

const balances: ReportDefinition = {
  name: 'saldos-vacaciones',
  label: 'Saldos de vacaciones',
  description: 'Los días de vacaciones de cada contrato vigente, hoy',
  permission: 'peopleReports.read',
  shows: ['managementTime.read', 'vacationConfig.read'],
  filters: ['BUSINESS', 'PERSON'],
  run: async ({ tx, ask: { businessId, userId }, scope }) => {
    const rows = await vacationBalances(tx, scope, { businessId, userId, asOf: scope.today })
    return {
      columns: [
        ...whose,
        { label: 'Ingreso', kind: 'date' },
        count('Legales'),
        count('Progresivos'),
        count('Adicionales'),
        count('Total'),
        count('Exigibles'),
        count('En solicitudes'),
      ],
      rows: rows.map((row) => [
        row.fullname,
        row.rut,
        row.contractCode,
        row.businessName,
        row.initialDate,
        row.legalBalance,
        row.progressiveBalance,
        row.additionalBalance,
        row.totalBalance,
        row.claimable,
        row.reserved,
      ]),
    }
  },
}

const history: ReportDefinition = {
  name: 'historial-vacaciones',
  label: 'Historial de vacaciones',
  description: 'Cada vacación aprobada del año, con sus días por bolsa',
  permission: 'peopleReports.read',
  shows: ['managementTime.read', 'vacations.read'],
  filters: ['BUSINESS', 'YEAR', 'PERSON'],
  run: async ({ tx, ask: { businessId, userId }, scope, year }) => {
    const days = { from: `${year}-01-01`, to: `${year}-12-31` }
    const filter = { ...days, businessId, userId, status: 'APPROVED' as const }
    const rows = await vacationHistory(tx, scope, filter)
    return {
      columns: [
        ...whose,
        { label: 'Desde', kind: 'date' },
        { label: 'Hasta', kind: 'date' },
        count('Días hábiles'),
        count('Legales'),
        count('Progresivos'),
        count('Adicionales'),
      ],
      rows: rows.map((row) => [
        row.fullname,
        row.rut,
        row.contractCode,
        row.businessName,
        row.startDate,
        row.enjoyedUntil ?? row.endDate,
        row.businessDays,
        row.legalDays,
        row.progressiveDays,
        row.additionalDays,
      ]),
    }
  },
}

export const vacationReports = [balances, history]
