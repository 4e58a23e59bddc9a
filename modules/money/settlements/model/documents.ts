import type { Ending } from '#law/finiquito/index.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { causeAt } from './causes.ts'

/** The papers of a finiquito. */
export const SettlementDocument = catalog('SettlementDocument', {
  SETTLEMENT: 'Finiquito',
  NOTICE: 'Carta de aviso',
  RESIGNATION: 'Carta de renuncia',
})
export type SettlementDocument = ValueOf<typeof SettlementDocument>

/** How the papers of many are kept: one document, or a file for each person. */
export const PapersFormat = catalog('SettlementPapersFormat', {
  PDF: 'Un solo PDF',
  ZIP: 'Un PDF por persona',
})
export type PapersFormat = ValueOf<typeof PapersFormat>

/** The endings without a letter of the employer, and why (Código del Trabajo, art. 162). */
const withoutLetter: Readonly<Partial<Record<Ending, string>>> = {
  RENUNCIA: 'Quien renuncia no recibe carta de aviso',
  MUTUO_ACUERDO: 'El mutuo acuerdo lo firman ambas partes: no lleva carta de aviso',
  MUERTE: 'La muerte no lleva carta de aviso',
  INVALIDEZ: 'La invalidez no es causal de término: no lleva carta de aviso (art. 161 bis)',
  AUTODESPIDO: 'En el despido indirecto el aviso lo da el trabajador (art. 171)',
}

/** Why a finiquito has no paper of a kind, or nothing. */
export function whyNotPaper(cause: string, document: SettlementDocument): string | undefined {
  const { ending } = causeAt(cause)
  if (document === 'NOTICE') return withoutLetter[ending]
  return document === 'RESIGNATION' && ending !== 'RENUNCIA'
    ? 'La carta de renuncia es de quien renuncia'
    : undefined
}
