import { text, yearMonth } from '#platform/model/field.ts'
import { as, type Registry, usual } from '#platform/model/registry.ts'

/** The rows that this module keeps: those of the platform, the same for every company. */
export const registry = {
  public_figure: {
    label: 'Indicador publicado',
    owner: {},
    keep: 'LAW',
    parts: {
      figure_reading: 'NOBODY',
      figure_source: 'NOBODY',
      figure_choice: 'NOBODY',
      figure_confirmation: 'NOBODY',
    },
    columns: {},
  },
  followed_figure: {
    label: 'Indicador publicado',
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
