import { text, yearMonth } from '#platform/model/field.ts'
import type { Apart } from '#platform/model/keeping.ts'
import { as, type Registry, usual } from '#platform/model/registry.ts'

/** What is of the platform, the same for every company: its record says who confirmed it. */
export const apart = {
  public_figure: {
    label: 'Indicador publicado',
    keep: 'LAW',
    whose: 'NOBODY',
    parts: {
      figure_reading: 'NOBODY',
      figure_source: 'NOBODY',
      figure_choice: 'NOBODY',
      figure_confirmation: 'NOBODY',
    },
  },
} satisfies Apart

/** The figures that each company was notified of. */
export const registry = {
  followed_figure: {
    label: 'Indicador publicado que rige en la empresa',
    owner: {},
    keep: 'COMPANY',
    title: 'key',
    movesPay: 'company',
    columns: {
      ...usual,
      key: as('indicators.read', text('Indicador'), 'indicator'),
      year_month: as('indicators.read', yearMonth('Mes')),
      value: as('indicators.read', text('Valor')),
    },
  },
} satisfies Registry
