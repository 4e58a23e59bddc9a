import causes from './catalogues/dismissal-causes.json' with { type: 'json' }

/** How a contract may end (Código del Trabajo, arts. 159 to 171), with its codes for filings. */
export type DismissalCause = {
  /** Article, number and letter: `159-2`, `160-1a`. */
  code: string
  article: string
  section: string | null
  subsection: string | null
  name: string
  lre: string | null
  previred: string
  /** Is the indemnity for years of service (art. 163) due? */
  severance: boolean
  /** Is notice of 30 days, or its substitute in money, due? */
  notice: boolean
  noticeTerm: string
  note: string | null
}

export const dismissalCauses: readonly DismissalCause[] = causes.items

/** Where the causes and their codes were read. */
export const dismissalSource: string = causes.source
