import { wordOf } from '#platform/web/kit/text/words.ts'
import { User } from '../model/user.ts'
import { labelIn, type ListName, useOptions } from './catalogues.ts'

const listOf: Readonly<Record<string, ListName>> = {
  communeCode: 'communes',
  countryOfOrigin: 'countries',
  addressCountry: 'countries',
  pensionInstitution: 'afps',
  afpCollect: 'afps',
  cuenta2Institution: 'afps',
  affiliateInstitution: 'afps',
  healthInstitution: 'health',
  apviInstitution: 'savings',
  apvi2Institution: 'savings',
  apvcInstitution: 'savings',
}

/** Values in the words of their field; codes of institutions and places by their name. */
export function usePersonWords() {
  const lists = {
    afps: useOptions('afps'),
    health: useOptions('health'),
    savings: useOptions('savings'),
    communes: useOptions('communes'),
    countries: useOptions('countries'),
    banks: [],
    isapres: [],
  }
  return (attribute: string, value: string) => {
    const list = listOf[attribute]
    return list ? (labelIn(lists[list], value) ?? value) : wordOf(User, attribute, value)
  }
}
