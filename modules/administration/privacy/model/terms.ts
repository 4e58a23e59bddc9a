import type { ISODate } from '#chile/dates.ts'
import type { Source } from '#platform/model/retention.ts'

/** In how many days the law wants a request answered, since a day. */
export type LegalTerms = {
  readonly from: ISODate
  /** Calendar days to answer. */
  readonly answer: number
  /** Calendar days that the one extension adds at most. */
  readonly extension: number
  /** Working days to answer that data be blocked. */
  readonly block: number
  /** Working days that the person has to go to the Agency after an answer. */
  readonly claim: number
  readonly sources: readonly Source[]
}

const terms = { answer: 30, extension: 30, block: 2, claim: 30 } as const

/**
 * The terms by dated rows: the last that holds on the day counts. A bill (boletín 18.623-07) would
 * move the beginning of ley 21.719 to 2027-12-01; the terms are kept from before all the same.
 */
export const legalTerms: readonly [LegalTerms, ...LegalTerms[]] = [
  {
    from: '1999-08-28',
    ...terms,
    sources: [
      {
        text:
          'Antes del 01-12-2026 rige la ley 19.628, que en su art. 16 deja ir al juez si nadie ' +
          'responde en 2 días hábiles; aquí se cuentan ya los plazos de la ley 21.719',
        certainty: 'POLICY',
      },
    ],
  },
  {
    from: '2026-12-01',
    ...terms,
    sources: [
      {
        text:
          'Ley 19.628, art. 11, modificada por la ley 21.719: se responde en 30 días corridos, ' +
          'que se prorrogan una vez por otros 30 a lo más; el bloqueo, en 2 días hábiles; si se ' +
          'rechaza, hay 30 días hábiles para reclamar ante la Agencia',
        certainty: 'TEXT',
      },
      {
        text:
          'Boletín 18.623-07: un proyecto de ley llevaría el inicio al 01-12-2027. Los plazos se ' +
          'cuentan igual',
        certainty: 'CITED',
      },
    ],
  },
]

/** The terms that hold on a day. */
export const termsOn = (day: ISODate): LegalTerms =>
  legalTerms.findLast(({ from }) => from <= day) ?? legalTerms[0]
