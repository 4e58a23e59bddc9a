import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** Who publishes figures that are read. */
export const FigureSource = catalog('FigureSource', {
  CMF: 'Comisión para el Mercado Financiero',
  SII: 'Servicio de Impuestos Internos',
  PREVIRED: 'Previred',
})
export type FigureSource = ValueOf<typeof FigureSource>

/** What becomes of what the sources say of a figure. */
export const ProposalState = catalog('FigureProposalState', {
  PROPOSED: 'Por confirmar',
  STOPPED: 'Detenido',
  TAKEN: 'Vigente',
})
export type ProposalState = ValueOf<typeof ProposalState>

export const proposalTones = {
  PROPOSED: 'warning',
  STOPPED: 'danger',
  TAKEN: 'success',
} as const satisfies Record<ProposalState, string>

/** Why the second act on a month is refused to who did the first. */
export const MUST_BE_ANOTHER = 'Debe confirmarlo una persona distinta de quien lo confirmó primero'
