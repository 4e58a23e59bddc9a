import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** Why somebody of another country does not count as one (Código del Trabajo, art. 20). */
export const QuotaException = catalog('QuotaException', {
  SPECIALIST: 'Personal técnico especialista (art. 20 N° 2)',
  FAMILY: 'Cónyuge, conviviente civil o hijos chilenos, o viudez (art. 20 N° 3)',
})
export type QuotaException = ValueOf<typeof QuotaException>

/** How each worker counts for the share of art. 19. */
export const QuotaTreatment = catalog('QuotaTreatment', {
  CHILEAN: 'De nacionalidad chilena',
  SPECIALIST: 'Personal técnico especialista: no se cuenta',
  FAMILY: 'Con familia chilena: como chileno',
  FIVE_YEARS: 'Más de cinco años en Chile: como chileno',
  FOREIGN: 'Cuenta en el 15 %',
})
export type QuotaTreatment = ValueOf<typeof QuotaTreatment>

/** How a razón social stands before art. 19. */
export const ForeignQuotaState = catalog('ForeignQuotaState', {
  EXEMPT: 'No se aplica',
  WITHIN: 'Cumple',
  FULL: 'En el límite',
  OVER: 'Sobre el límite',
})
export type ForeignQuotaState = ValueOf<typeof ForeignQuotaState>

export const quotaStates = {
  states: ForeignQuotaState,
  tones: { EXEMPT: 'neutral', WITHIN: 'success', FULL: 'warning', OVER: 'danger' },
} as const

/** An employer of no more than these workers is free of the limit (art. 19, second paragraph). */
export const freeUntil = 25
/** At most so many of a hundred are of another country: 85 of them are Chilean (art. 19). */
export const mostOfHundred = 15
/** Residents of more than these years count as Chilean (art. 20 N° 4). */
export const yearsToCount = 5

export type QuotaCounts = Readonly<Record<QuotaTreatment, number>>
export const nobody: QuotaCounts = {
  CHILEAN: 0,
  SPECIALIST: 0,
  FAMILY: 0,
  FIVE_YEARS: 0,
  FOREIGN: 0,
}

/**
 * The share of arts. 19 and 20 of an employer, from how many workers count in each way.
 *
 * `workers` are all of them, `counted` those left without the specialists, `foreign` the ones who
 * count as of another country, `most` how many of these the law allows: the whole part of 15 % of
 * the counted. The law asks for 85 % of Chileans at least, so that 4,95 people are four. `room` is
 * how many more of another country may be hired: each one hired is counted too. It is negative
 * beyond the limit.
 */
export function quotaOf(counts: QuotaCounts) {
  const { CHILEAN: chileans, SPECIALIST: specialists, FOREIGN: foreign } = counts
  const { FAMILY: family, FIVE_YEARS: fiveYears } = counts
  const counted = chileans + family + fiveYears + foreign
  const workers = counted + specialists
  const most = Math.floor((counted * mostOfHundred) / 100)
  const room = Math.floor((counted * mostOfHundred - foreign * 100) / (100 - mostOfHundred))
  const state = stateOf(workers, room)
  return { workers, specialists, counted, chileans, family, fiveYears, foreign, most, room, state }
}
export type Quota = Readonly<ReturnType<typeof quotaOf>>

function stateOf(workers: number, room: number): ForeignQuotaState {
  if (workers <= freeUntil) return 'EXEMPT'
  if (room < 0) return 'OVER'
  return room === 0 ? 'FULL' : 'WITHIN'
}

/** What a state means and what follows from it, in a sentence. */
export function quotaWords({ workers, foreign, most, room, state }: Quota): string {
  switch (state) {
    case 'EXEMPT':
      return `Con ${workers} de hasta ${freeUntil} trabajadores, el límite no se aplica`
    case 'OVER':
      return `Hay ${foreign - most} más de lo que permite el 15 %`
    case 'FULL':
      return 'No cabe ninguna contratación más que cuente en el 15 %'
    case 'WITHIN':
      return room === 1
        ? 'Cabe una contratación más que cuente en el 15 %'
        : `Caben ${room} contrataciones más que cuenten en el 15 %`
  }
}

/** The tenths of a percent that the foreigners are of those counted: «12.5». */
export const shareOf = ({ counted, foreign }: Pick<Quota, 'counted' | 'foreign'>): string =>
  counted === 0 ? '0' : ((foreign * 100) / counted).toFixed(1)
