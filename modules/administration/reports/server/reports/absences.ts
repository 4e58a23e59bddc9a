import { absenceHistory } from '#modules/time/absences/server/index.ts'
import { count, listed, type ReportDefinition, words } from '../report.ts'

const history: ReportDefinition = {
  name: 'historial-ausencias',
  label: 'Historial de ausencias',
  description: 'Cada ausencia aprobada, con los días que toma del año',
  permission: 'peopleReports.read',
  shows: ['managementTime.read'],
  filters: ['BUSINESS', 'YEAR', 'PERSON'],
  run: async ({ tx, ask, scope, year }) => {
    const { businessId, userId } = ask
    const days = { from: `${year}-01-01`, to: `${year}-12-31` }
    const filter = { ...days, businessId, userId, status: 'APPROVED' as const }
    const rows = await absenceHistory(tx, scope, filter)
    return {
      columns: [
        words('Nombre'),
        { label: 'RUT', kind: 'rut' },
        words('Contrato'),
        listed('Razón social'),
        listed('Cargo'),
        listed('Tipo'),
        { label: 'Desde', kind: 'date' },
        { label: 'Hasta', kind: 'date' },
        count('Días corridos'),
        count('Días hábiles'),
      ],
      rows: rows.map((row) => [
        row.fullname,
        row.rut,
        row.contractCode,
        row.businessName,
        row.jobTitle,
        row.kind,
        row.startDate,
        row.endDate,
        row.realDays,
        row.workDays,
      ]),
    }
  },
}

export const absenceReports = [history]
