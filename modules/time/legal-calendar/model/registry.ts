import { choice, date, text } from '#platform/model/field.ts'
import { as, type Registry, usual } from '#platform/model/registry.ts'
import { HolidayChange, PublicHolidayEntry } from './public-holiday.ts'

/** The rows that this module keeps: those of the platform, and what each company followed. */
export const registry = {
  public_holiday: {
    of: PublicHolidayEntry,
    publicId: { kind: 'publicHoliday', no: 740, length: 5 },
    owner: {},
    keep: 'LAW',
    parts: { public_holiday_answer: 'NOBODY' },
    columns: {},
  },
  legal_day: {
    label: 'Calendario legal',
    owner: {},
    keep: 'COMPANY',
    title: 'title',
    movesPay: 'company',
    columns: {
      ...usual,
      date: as('holidays.read', date('Fecha')),
      title: as('holidays.read', text('Nombre')),
      change: as('holidays.read', choice(HolidayChange, 'Acto')),
    },
  },
} satisfies Registry
