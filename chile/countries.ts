import countries from './catalogues/countries.json' with { type: 'json' }

/** ISO 3166-1. Kept apart from the other catalogues: it is long and few screens need it. */
export type Country = {
  /** Two letters, `CL`. */
  code: string
  alpha3: string
  numeric: string
  name: string
  /** Feminine, «Chilena»; only for the countries most people here come from. */
  demonym: string | null
  /** Previred: 0 Chilean, 1 foreign. */
  previred: string
}

export const countryList: readonly Country[] = countries.items
