import { invalid } from '#platform/server/errors.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import { Holiday, nationalOn } from '../model/holiday.ts'

crud(Holiday, {
  table: 'holiday',
  id: 'holiday',
  fields: ['date', 'title', 'type', 'status', 'irrevocable', 'comment'],
  orderBy: 'date',
  all: 'holidays',
  create: 'createHoliday',
  update: 'updateHoliday',
  remove: 'deleteHoliday',
  refusals: { holiday_date_key: { message: 'Ya hay un feriado ese día', field: 'date' } },
  check: ({ date }) => {
    const legal = date && nationalOn(date)
    if (legal) throw invalid('date', `Ya es feriado legal: ${legal.name}`)
  },
})
