import { entity } from '#platform/model/entity.ts'
import { optional, pesos, year } from '#platform/model/field.ts'

/** Of a company, and so beyond what one person is paid. */
const most = 999_999_999_999

/** Which year is settled and, where article 47 rules, the profit that is shared. */
export const GratificationTerms = entity({
  name: 'GratificationTerms',
  table: 'annual_gratification',
  label: 'Gratificación del año',
  fields: {
    year: year('Año', { min: 1990, max: 2200 }),
    profit: optional(
      pesos('Utilidad líquida del año', {
        min: -most,
        max: most,
        help: 'Solo si hay contratos por el artículo 47: se reparte el 30 %.',
      }),
    ),
    ownCapital: optional(
      pesos('Capital propio', {
        max: most,
        help: 'El 10 % se descuenta de la utilidad (art. 48).',
      }),
    ),
  },
})
