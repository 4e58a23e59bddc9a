import { shown, type Registry, usual } from '#platform/model/registry.ts'
import { Holiday } from './holiday.ts'

/** The rows that this module keeps. */
export const registry = {
  holiday: {
    label: 'Feriado',
    of: Holiday,
    publicId: { kind: 'holiday', no: 51, length: 5 },
    owner: {},
    title: 'title',
    columns: {
      ...usual,
      ...shown('holidays.read', 'date', 'title', 'type', 'status', 'irrevocable', 'comment'),
    },
  },
} satisfies Registry
