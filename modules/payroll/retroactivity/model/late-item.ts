import { catalog } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { decimal, longText, ref, text, yearMonth } from '#platform/model/field.ts'

/** What other modules write of closed months: it is changed there. */
export const LateOrigin = catalog('LateItemOrigin', { PIECEWORK: 'Tratos aprobados' })

/** What a closed month should have had. */
export const LateItem = entity({
  name: 'LateItem',
  table: 'late_item',
  label: 'Haber o descuento atrasado',
  fields: {
    contractId: ref('contract', 'Persona'),
    yearMonth: yearMonth('Mes cerrado'),
    itemCode: text('Concepto', { max: 40 }),
    value: decimal('Cuánto faltó', 4, {
      min: -99_999_999,
      help: 'En la unidad del concepto. Negativo si sobró.',
    }),
    comment: longText('Motivo', { max: 500 }),
  },
})
