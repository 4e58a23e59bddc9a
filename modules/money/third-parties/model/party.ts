import { type AccountingSource, sourceOf } from '#modules/money/accounting/model/sources.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, id, integer, optional, ref, text } from '#platform/model/field.ts'

export const PartyKind = catalog('ThirdPartyKind', {
  INSTITUTION: 'Institución previsional',
  TAX: 'Impuestos',
  UNION: 'Sindicato',
  COURT: 'Retención judicial',
  ITEM: 'Convenio o descuento',
})
export type PartyKind = ValueOf<typeof PartyKind>

/** By which way a third party is paid. */
export const PartyChannel = catalog('ThirdPartyChannel', {
  PREVIRED: 'Previred',
  TREASURY: 'Formulario 29',
  LIST: 'Nómina de pago',
  OTHER: 'Por otro medio',
  OWN: 'Queda en la empresa',
})
export type PartyChannel = ValueOf<typeof PartyChannel>

/** Where a third party stands before it is paid by a list. */
export const PartyState = catalog('ThirdPartyState', {
  CHANNEL: 'Por su canal',
  NOBODY: 'Falta a quién se paga',
  WAITING: 'Cuenta por confirmar',
  READY: 'Por pagar',
  LISTED: 'En una nómina',
  PAID: 'Pagado',
})
export type PartyState = ValueOf<typeof PartyState>

/** The owner of what payslips discount for somebody else. */
export const ThirdParty = entity({
  name: 'ThirdParty',
  table: 'third_party',
  label: 'Tercero',
  fields: {
    id: id('thirdParty'),
    kind: choice(PartyKind, 'Tipo'),
    code: text('Código', { max: 60 }),
    userId: optional(ref('user', 'Persona')),
    syndicateId: optional(ref('syndicate', 'Sindicato')),
    channel: choice(PartyChannel, 'Se paga por'),
    supplierId: optional(ref('supplier', 'A quién')),
    version: integer('Versión'),
  },
})

/** What tells a third party apart. */
export type PartyKey = {
  readonly kind: PartyKind
  readonly code: string
  readonly userId: number | null
  readonly syndicateId: number | null
}

export const keyOf = ({ kind, code, userId, syndicateId }: PartyKey): string =>
  [kind, code, userId ?? '', syndicateId ?? ''].join(':')

/** What is known of a payslip to say which party is owed its lines. */
export type PartyFacts = {
  readonly userId: number
  readonly syndicateId: number | null
  readonly afp: string
  readonly health: string
  readonly mutual: string | null
  readonly ccaf: string | null
}

type LineFacts = { code: string; category: string; classes: readonly string[] }

const institution = (code: string): PartyKey => ({
  kind: 'INSTITUTION',
  code,
  userId: null,
  syndicateId: null,
})

/** Discounts that the company itself keeps or recovers: nobody else is owed them. */
const ownSources: ReadonlySet<AccountingSource> = new Set<AccountingSource>(['LOAN', 'ADVANCE'])

type Owing = (line: LineFacts, facts: PartyFacts) => PartyKey

const whole =
  (kind: 'TAX' | 'ITEM'): Owing =>
  (line) => ({
    kind,
    code: kind === 'TAX' ? 'SII' : line.code,
    userId: null,
    syndicateId: null,
  })
const toAfp: Owing = (_line, { afp }) => institution(afp)

/** The party that each source is owed to. */
const owed: Readonly<Partial<Record<AccountingSource, Owing>>> = {
  AFP: toAfp,
  EMPLOYER_AFP: toAfp,
  IPS: () => institution('IPS'),
  HEALTH: (_line, { health }) => institution(health),
  AFC: () => institution('AFC'),
  EMPLOYER_AFC: () => institution('AFC'),
  EMPLOYER_INSURANCE: () => institution('SEGURO_SOCIAL'),
  EMPLOYER_MUTUAL: (_line, { mutual }) => institution(mutual ?? 'ISL'),
  VOLUNTARY_SAVING: () => institution('APV'),
  EMPLOYER_SAVING: () => institution('APV'),
  CCAF: (line, { ccaf }) =>
    line.code === 'CREDITO_CCAF' ? institution(ccaf ?? 'CCAF') : whole('ITEM')(line, none),
  TAX: whole('TAX'),
  STATE_LOAN: whole('TAX'),
  UNION: ({ code }, { syndicateId }) => ({
    kind: 'UNION',
    code: code === 'CUOTA_SINDICAL' && syndicateId !== null ? 'CUOTA_SINDICAL' : code,
    userId: null,
    syndicateId: code === 'CUOTA_SINDICAL' ? syndicateId : null,
  }),
  COURT: ({ code }, { userId }) => ({ kind: 'COURT', code, userId, syndicateId: null }),
  DEDUCTION: whole('ITEM'),
  EMPLOYER_OTHER: whole('ITEM'),
}
const none: PartyFacts = {
  userId: 0,
  syndicateId: null,
  afp: '',
  health: '',
  mutual: null,
  ccaf: null,
}

/** The party that a line of a payslip is owed to; `OWN` for what the company keeps itself. */
export function partyOf(line: LineFacts, facts: PartyFacts): PartyKey | 'OWN' {
  const source = sourceOf(line)
  if (source === undefined || ownSources.has(source)) return 'OWN'
  return owed[source]?.(line, facts) ?? 'OWN'
}

/** The usual way of a kind, where nobody has said another one; nothing where somebody has to. */
export const usualChannel = (kind: PartyKind): PartyChannel =>
  kind === 'INSTITUTION' ? 'PREVIRED' : kind === 'TAX' ? 'TREASURY' : 'LIST'

/** The side of the payslip on which a line stands: what the person pays, or the company. */
export const sideOf = (classes: readonly string[]): 'DEDUCTION' | 'CONTRIBUTION' | undefined => {
  if (classes.includes('DESCUENTO')) return 'DEDUCTION'
  return classes.includes('APORTE_EMPLEADOR') ? 'CONTRIBUTION' : undefined
}
