import { entity, type ValuesOf } from '#platform/model/entity.ts'
import { choice, date, decimal, integer, optional } from '#platform/model/field.ts'
import { contractFields } from '#modules/people/file-contracts/model/contract-of-row.ts'
import { VacationPool } from '#modules/time/vacations/model/catalogs.ts'
import { Vacation } from '#modules/time/vacations/model/vacation.ts'

const days = (label: string) => decimal(label, 4, { unit: 'días', min: -500, max: 500 })

/** A row of a file: the days that a contract has on a day, whatever it had before. */
export const BalanceRow = entity({
  name: 'BalanceRow',
  table: 'vacation_account',
  label: 'Saldo de vacaciones',
  fields: {
    ...contractFields,
    on: date('Al'),
    legal: days('Legales'),
    progressive: optional(days('Progresivas')),
    additional: optional(days('Adicionales')),
    months: optional(
      integer('Meses reconocidos', { max: 720, help: 'Con otros empleadores, acreditados' }),
    ),
  },
})
export type BalanceValues = Partial<ValuesOf<(typeof BalanceRow)['fields']>>

/** A row of a file: vacations that were taken, by their contract and first day. */
export const TakenRow = entity({
  name: 'TakenRow',
  table: 'vacation',
  label: 'Vacaciones',
  fields: {
    ...contractFields,
    startDate: Vacation.fields.startDate,
    endDate: Vacation.fields.endDate,
    days: decimal('Días hábiles', 4, { unit: 'días', max: 300 }),
    pool: optional(choice(VacationPool, 'De qué bolsa')),
  },
})
export type TakenValues = Partial<ValuesOf<(typeof TakenRow)['fields']>>
