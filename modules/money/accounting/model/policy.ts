import type { YearMonth } from '#chile/period.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  id,
  integer,
  longText,
  optional,
  percent,
  pesos,
  ref,
  text,
  yearMonth,
} from '#platform/model/field.ts'

/** What an entry leaves provided for. */
export const ProvisionKind = catalog('ProvisionKind', {
  VACATION: 'Vacaciones',
  SEVERANCE: 'Años de servicio',
  GRATIFICATION: 'Gratificación del año',
})
export type ProvisionKind = ValueOf<typeof ProvisionKind>

/** What a policy decides; vacations are decided with each entry. */
export const PolicyKind = catalog('ProvisionPolicyKind', {
  SEVERANCE: 'Años de servicio',
  GRATIFICATION: 'Gratificación del año',
})

export const ProvisionMethod = catalog('ProvisionMethod', {
  NONE: 'No se provisiona',
  FULL: 'Todo lo que se debería',
  PROBABILITY: 'Según su probabilidad',
})

/** Of a company, and so beyond what one person is paid. */
const most = 999_999_999_999

/** From which month a razón social provides for something, and how much of it. */
export const ProvisionPolicy = entity({
  name: 'ProvisionPolicy',
  table: 'provision_policy',
  label: 'Política de provisión',
  fields: {
    id: id('provisionPolicy'),
    businessId: ref('business', 'Razón social'),
    kind: choice(PolicyKind, 'Qué se provisiona'),
    fromMonth: yearMonth('Desde', { help: 'Rige los asientos de ese mes en adelante.' }),
    method: choice(ProvisionMethod, 'Cuánto'),
    percent: optional(
      percent('Probabilidad', {
        decimals: 2,
        help: 'La parte de lo que se debería que la empresa espera pagar.',
      }),
    ),
    profit: optional(
      pesos('Utilidad estimada del año', {
        max: most,
        help: 'Solo para la gratificación del artículo 47: se reparte el 30 %.',
      }),
    ),
    ownCapital: optional(
      pesos('Capital propio estimado', {
        max: most,
        help: 'El 10 % se descuenta de la utilidad (art. 48).',
      }),
    ),
    reason: longText('Motivo', { max: 500, help: 'El acuerdo o criterio que lo decide.' }),
    businessName: optional(text('Razón social')),
    version: integer('Versión'),
  },
})

/** What people write of a policy. */
export const policyFields = [
  'businessId',
  'kind',
  'fromMonth',
  'method',
  'percent',
  'profit',
  'ownCapital',
  'reason',
] as const

type Policy = {
  readonly kind: ValueOf<typeof PolicyKind>
  readonly fromMonth: YearMonth
}

/** The policy of a kind that rules a month: the last one that has begun. */
export const policyAt = <P extends Policy>(
  policies: readonly P[],
  kind: P['kind'],
  month: YearMonth,
): P | undefined =>
  policies
    .filter((one) => one.kind === kind && one.fromMonth <= month)
    .toSorted((a, b) => b.fromMonth - a.fromMonth)[0]
