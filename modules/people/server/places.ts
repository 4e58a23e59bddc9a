import { byCode } from '#chile/catalogues.ts'
import { countryList } from '#chile/countries.ts'
import { communes } from '#chile/territory.ts'
import { invalid } from '#platform/server/errors.ts'

type Places = {
  communeCode?: string | null | undefined
  countryOfOrigin?: string | null | undefined
}

/**
 * Refuses a commune or a country that is none. Apart from the other rules: these lists are long.
 */
export function checkPlaces(person: Places, changed: ReadonlySet<string>): void {
  const { communeCode, countryOfOrigin } = person
  if (changed.has('communeCode') && communeCode && !byCode(communes, communeCode)) {
    throw invalid('communeCode', 'No es una comuna conocida')
  }
  if (changed.has('countryOfOrigin') && countryOfOrigin && !byCode(countryList, countryOfOrigin)) {
    throw invalid('countryOfOrigin', 'No es un país conocido')
  }
}
