import type { FiledAmounts, FiledSaving } from '#law/filings/filed-contract.ts'
import { savingParts } from '#law/filings/savings.ts'
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
  readonly amounts: FiledAmounts
  readonly userId: number
  readonly syndicateId: number | null
  readonly afp: string
  readonly health: string
  readonly mutual: string | null
  readonly ccaf: string | null
  readonly individualSavings: readonly FiledSaving[]
  readonly collectiveSaving: string | null
  /** The AFP that keeps the account 2. */
  readonly account2: string | null
  /** The AFP of the voluntary affiliate that the worker pays for. */
  readonly affiliateAfp: string | null
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

/** Voluntary savings of all institutions as one party, as months were listed once. */
export const allSavings = institution('APV')

const ACCOUNT_2 = 'CUENTA2-'
const SAVING = 'APV-'
const UNNAMED = 'SIN_INSTITUCION'

const savingIn = (code: string | null) => institution(`${SAVING}${code ?? UNNAMED}`)

/** The product and the institution that a party of savings is; nothing for any other party. */
export function savingOf({ kind, code }: Pick<PartyKey, 'kind' | 'code'>) {
  if (kind !== 'INSTITUTION') return undefined
  const product = [SAVING, ACCOUNT_2].find((prefix) => code.startsWith(prefix))
  if (product === undefined) return undefined
  const name = code.slice(product.length)
  return { isAccount2: product === ACCOUNT_2, institution: name === UNNAMED ? null : name }
}

type Owing = (line: LineFacts, facts: PartyFacts) => PartyKey

const itemOf = ({ code }: LineFacts): PartyKey => ({
  kind: 'ITEM',
  code,
  userId: null,
  syndicateId: null,
})
const toTreasury = (): PartyKey => ({ kind: 'TAX', code: 'SII', userId: null, syndicateId: null })
const toAfp: Owing = (_line, { afp }) => institution(afp)

/** The institution of each charge of earlier months, as that of the same charge of this one. */
const earlierCharge: Readonly<Record<string, Owing>> = {
  DIFERENCIA_AFP_EMPLEADOR: toAfp,
  DIFERENCIA_PESADO_EMPLEADOR: toAfp,
  DIFERENCIA_SEGURO_SOCIAL: () => institution('SEGURO_SOCIAL'),
  DIFERENCIA_SIS: () => institution('SEGURO_SOCIAL'),
  DIFERENCIA_CESANTIA_EMPLEADOR: () => institution('AFC'),
  DIFERENCIA_ACCIDENTES: (_line, { mutual }) => institution(mutual ?? 'ISL'),
}

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
  VOLUNTARY_SAVING: (_line, { collectiveSaving }) => savingIn(collectiveSaving),
  EMPLOYER_SAVING: (_line, { collectiveSaving }) => savingIn(collectiveSaving),
  CCAF: (line, { ccaf }) =>
    line.code === 'CREDITO_CCAF' ? institution(ccaf ?? 'CCAF') : itemOf(line),
  TAX: toTreasury,
  STATE_LOAN: toTreasury,
  UNION: ({ code }, { syndicateId }) => ({
    kind: 'UNION',
    code: code === 'CUOTA_SINDICAL' && syndicateId !== null ? 'CUOTA_SINDICAL' : code,
    userId: null,
    syndicateId: code === 'CUOTA_SINDICAL' ? syndicateId : null,
  }),
  COURT: ({ code }, { userId }) => ({ kind: 'COURT', code, userId, syndicateId: null }),
  DEDUCTION: itemOf,
  EMPLOYER_OTHER: itemOf,
  RETRO_AFP: toAfp,
  RETRO_HEALTH: (_line, { health }) => institution(health),
  RETRO_AFC: () => institution('AFC'),
  RETRO_TAX: toTreasury,
  RETRO_EMPLOYER: (line, facts) => earlierCharge[line.code]?.(line, facts) ?? itemOf(line),
  FAMILY_RETURNED: (_line, { ccaf }) => institution(ccaf ?? 'IPS'),
}

/** A part of a line of a payslip, and the party that is owed it. Whole pesos. */
export type OwedPart = { readonly party: PartyKey | 'OWN'; readonly amount: number }

/**
 * The parties that a line of a payslip is owed to; `OWN` for what the company keeps itself. Only an
 * individual saving of two institutions has two.
 */
export function partsOf(line: LineFacts, amount: number, facts: PartyFacts): OwedPart[] {
  const source = sourceOf(line)
  if (source === undefined || ownSources.has(source)) return [{ party: 'OWN', amount }]
  if (line.code === 'APV_A' || line.code === 'APV_B') {
    return savingParts(facts.amounts, facts.individualSavings)
      .filter(({ code }) => code === line.code)
      .map((part) => ({ party: savingIn(part.institution), amount: part.amount }))
  }
  if (line.code === 'CUENTA_2') {
    const { account2, afp } = facts
    return [{ party: institution(`${ACCOUNT_2}${account2 ?? afp}`), amount }]
  }
  if (line.code === 'AFILIADO_VOLUNTARIO' || line.code === 'AFILIADO_AHORRO') {
    return [{ party: institution(facts.affiliateAfp ?? 'SIN_AFP'), amount }]
  }
  return [{ party: owed[source]?.(line, facts) ?? 'OWN', amount }]
}

/** The usual way of a kind, where nobody has said another one; nothing where somebody has to. */
export const usualChannel = (kind: PartyKind): PartyChannel =>
  kind === 'INSTITUTION' ? 'PREVIRED' : kind === 'TAX' ? 'TREASURY' : 'LIST'

/** The side of the payslip on which a line stands: what the person pays, or the company. */
export const sideOf = (classes: readonly string[]): 'DEDUCTION' | 'CONTRIBUTION' | undefined => {
  if (classes.includes('DESCUENTO')) return 'DEDUCTION'
  return classes.includes('APORTE_EMPLEADOR') ? 'CONTRIBUTION' : undefined
}
