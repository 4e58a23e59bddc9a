import { text } from '#platform/model/field.ts'
import { as, shown, type Registry, internal, usual } from '#platform/model/registry.ts'
import { IndicatorEntry } from './indicator.ts'

/** The rows that this module keeps. */
export const registry = {
  indicator: {
    of: IndicatorEntry,
    publicId: { kind: 'indicator', no: 23, length: 6 },
    movesPay: 'company',
    owner: {},
    keep: 'COMPANY',
    title: 'key',
    columns: {
      ...usual,
      ...internal('entered_by', 'entered_at', 'confirmed_at', 'revoked_at'),
      key: as('indicators.read', text('Indicador'), 'indicator'),
      ...shown('indicators.read', 'year_month', 'value', 'source', 'source_url', 'comment'),
      ...shown('indicators.read', 'state', 'out_of_bounds', 'needs_second', 'revoke_reason'),
      confirmed_by: as('indicators.read', text('Confirmado por'), 'login'),
      revoked_by: as('indicators.read', text('Anulado por'), 'login'),
      brackets: as('indicators.read', text('Tramos'), 'brackets'),
    },
  },
} satisfies Registry
