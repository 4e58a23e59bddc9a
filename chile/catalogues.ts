import accountTypes from './catalogues/account-types.json' with { type: 'json' }
import afp from './catalogues/afp.json' with { type: 'json' }
import apv from './catalogues/apv-institutions.json' with { type: 'json' }
import banks from './catalogues/banks.json' with { type: 'json' }
import ccaf from './catalogues/ccaf.json' with { type: 'json' }
import sections from './catalogues/economic-sections.json' with { type: 'json' }
import health from './catalogues/health.json' with { type: 'json' }
import lre from './catalogues/lre-columns.json' with { type: 'json' }
import mutual from './catalogues/mutual.json' with { type: 'json' }

import type { Dated } from './dated-rows.ts'

/**
 * The institutions a Chilean employer deals with. `code` is ours and is what rows store; `previred`
 * and `lre` are what those two files print. Each JSON file names its public source.
 */
export type Institution = Dated & {
  code: string
  name: string
  previred: string | null
  lre: string | null
}

export type Afp = Institution & { rut: string | null }
/** FONASA, an open isapre, a closed one of one company, a closed one that no longer signs, none. */
export type HealthKind = 'FONASA' | 'ISAPRE' | 'ISAPRE_CERRADA' | 'ISAPRE_HISTORICA' | 'NONE'
export type Health = Institution & { kind: HealthKind }
export type Bank = Dated & {
  /** Three digits of the CMF. */
  code: string
  name: string
  rut: string | null
  kind: 'BANK' | 'HISTORICAL' | 'PREPAID'
  status: 'ok' | 'doubtful'
}
export type AccountType = Dated & { code: string; name: string; transfer: string }
export type Named = Dated & { code: string; name: string }

export const afps: readonly Afp[] = afp.items
export const healthInstitutions: readonly Health[] = health.items.map((item) => ({
  ...item,
  kind: healthKind(item.kind),
}))
export const ccafs: readonly Institution[] = ccaf.items
export const mutuals: readonly Institution[] = mutual.items
export const bankList: readonly Bank[] = banks.items.map((item) => ({
  ...item,
  kind: item.kind === 'BANK' || item.kind === 'PREPAID' ? item.kind : 'HISTORICAL',
  status: item.status === 'ok' ? 'ok' : 'doubtful',
  ended: item.kind === 'HISTORICAL',
}))
export const accountTypeList: readonly AccountType[] = accountTypes.items
export const apvInstitutions: readonly Named[] = apv.items
/** The columns of money of the Libro de Remuneraciones Electrónico, in its order. */
export const lreColumns: readonly Named[] = lre.items
export const economicSections: readonly (Named & { divisions: string })[] = sections.items

/** The row of a code, or `undefined`: catalogues never throw on what a user typed. */
export const byCode = <Row extends { code: string }>(
  rows: readonly Row[],
  code: string | null | undefined,
): Row | undefined => rows.find((row) => row.code === code)

/** The name of a bank by its code; for a bank that is in no list, the code. */
export const bankName = <Code extends string | null>(code: Code): string | Code =>
  code === null ? code : (byCode(bankList, code)?.name ?? code)

function healthKind(kind: string): HealthKind {
  const kinds: readonly HealthKind[] = ['FONASA', 'ISAPRE', 'ISAPRE_CERRADA', 'ISAPRE_HISTORICA']
  return kinds.find((known) => known === kind) ?? 'NONE'
}

/** Where a catalogue was read, and what of it is still to be confirmed. */
export type CatalogueSource = { readonly source: string; readonly note?: string }

const sourceOf = (file: CatalogueSource): CatalogueSource => file

/** The source of each catalogue of this file. */
export const catalogueSources = {
  afp: sourceOf(afp),
  health: sourceOf(health),
  ccaf: sourceOf(ccaf),
  mutual: sourceOf(mutual),
  apv: sourceOf(apv),
  banks: sourceOf(banks),
  accountTypes: sourceOf(accountTypes),
  sections: sourceOf(sections),
  lre: sourceOf(lre),
} as const
