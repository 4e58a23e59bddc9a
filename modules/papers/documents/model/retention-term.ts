import { addMonths, formatDate, type ISODate } from '#chile/dates.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import { retentionClasses, termWords } from '#platform/model/retention.ts'
import type { DocumentRetention } from './catalogs.ts'

type Class = ValueOf<typeof DocumentRetention>

/** What a type says of how long its documents are kept. */
export type KeptAs = { readonly retention: Class; readonly retentionMonths: number | null }

/** How long a document is kept at least, and why. */
export type Kept = {
  /** Its last day, where it is known. */
  readonly until: ISODate | null
  readonly words: string
  readonly why: string
}

/**
 * The fewest months that documents of a class are kept after the end of a contract: the longest of
 * its terms. Nothing where no term counts.
 */
export function floorOf(retention: Class): number | undefined {
  const months = retentionClasses[retention].terms.flatMap((term) =>
    'months' in term ? [term.months] : [],
  )
  return months.length === 0 ? undefined : Math.max(...months)
}

/** What is wrong with the months of a type, or nothing. */
export function monthsProblem({ retention, retentionMonths }: KeptAs): string | undefined {
  if (retentionMonths === null) return undefined
  const floor = floorOf(retention)
  if (floor === undefined) return 'Lo de la empresa se conserva mientras use el servicio, sin plazo'
  return retentionMonths < floor ? `La ley pide ${floor} meses al menos` : undefined
}

/**
 * Until when a document is kept, from the end of the contract of its person: `null` while the
 * contract is in force, nothing where the document is of the company.
 */
export function keptUntil(type: KeptAs, ended: ISODate | null | undefined): Kept {
  const { why } = retentionClasses[type.retention]
  const floor = floorOf(type.retention)
  if (floor === undefined) return { until: null, words: `${termWords(type.retention)}.`, why }
  if (ended === undefined) {
    return { until: null, words: 'Mientras la empresa use el servicio: no es de una persona.', why }
  }
  const months = type.retentionMonths ?? floor
  const term = `${months} meses desde el término del contrato`
  if (ended === null) return { until: null, words: `${term}, que está vigente.`, why }
  const until = addMonths(ended, months)
  return {
    until,
    words: `Hasta el ${formatDate(until)}: ${term}, que fue el ${formatDate(ended)}.`,
    why,
  }
}
