import { nationalOn } from '#chile/calendar.ts'
import { legalCalendar } from '#modules/time/legal-calendar/server/index.ts'
import { daysOffChanged } from '#modules/time/time-off/server/index.ts'
import { importer, type Importing } from '#platform/server/imports/importer.ts'
import { ofCatalogue } from '#platform/server/imports/of-catalogue.ts'
import { Holiday } from '../model/holiday.ts'

const written = [
  'date',
  'title',
  'businessId',
  'branchOfficeId',
  'type',
  'countsForVacation',
  'irrevocable',
  'status',
  'comment',
] as const

importer(Holiday, {
  code: 'HOLIDAYS',
  label: 'Feriados',
  about:
    'Los días que la empresa da además de los legales, de todos, de una razón social o sucursal.',
  area: 'importSystem',
  service: 'holidays',
  columns: {
    date: { aliases: ['día', 'fecha feriado'] },
    title: { aliases: ['feriado', 'título', 'descripción'] },
    businessId: { header: 'razón social', aliases: ['solo de la razón social', 'empresa'] },
    branchOfficeId: { header: 'sucursal', aliases: ['solo de la sucursal'] },
    type: { usual: 'CIVIL' },
    countsForVacation: { usual: true },
    irrevocable: { usual: false },
    status: { usual: 'ACTIVE' },
    comment: { aliases: ['ley o comentario', 'observación'] },
  },
  ...ofCatalogue(
    Holiday,
    {
      table: 'holiday',
      fields: written,
      changed: (importing: Importing, changes) => daysOffChanged(importing, changes),
    },
    ['date', 'businessId', 'branchOfficeId'],
  ),
  check: async ({ tx }, rows) => {
    const calendar = await legalCalendar(tx)
    return rows.map(({ whole: { date, businessId, branchOfficeId } }) => {
      const legal = date && nationalOn(calendar, date)
      if (legal) return [{ skip: `Ya es feriado legal: ${legal.name}` }]
      if (!businessId || !branchOfficeId) return []
      return [{ column: 'branchOfficeId', message: 'Elija una razón social o una sucursal' }]
    })
  },
})
