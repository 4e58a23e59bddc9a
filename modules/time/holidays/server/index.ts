import './holiday-importer.ts'
import { nationalOn } from '#chile/calendar.ts'
import { legalCalendar } from '#modules/time/legal-calendar/server/index.ts'
import { daysOffChanged, givenDays } from '#modules/time/time-off/server/index.ts'
import { invalid } from '#platform/server/errors.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import { Holiday } from '../model/holiday.ts'

const own = ['date', 'title', 'type', 'status', 'irrevocable', 'comment'] as const

crud(Holiday, {
  table: 'holiday',
  id: 'holiday',
  fields: [...own, 'businessId', 'branchOfficeId', 'countsForVacation'],
  rows: givenDays,
  all: 'holidays',
  create: 'createHoliday',
  update: 'updateHoliday',
  remove: 'deleteHoliday',
  refusals: {
    holiday_date_key: { message: 'Ya hay un feriado ese día', field: 'date' },
    holiday_branch_office: { message: 'No existe esa sucursal', field: 'branchOfficeId' },
    holiday_of_one: { message: 'Elija una razón social o una sucursal', field: 'branchOfficeId' },
    holiday_business: { message: 'No existe esa razón social', field: 'businessId' },
  },
  changed: daysOffChanged,
  check: async ({ date }, _whole, { tx }) => {
    const legal = date && nationalOn(await legalCalendar(tx), date)
    if (legal) throw invalid('date', `Ya es feriado legal: ${legal.name}`)
  },
})
