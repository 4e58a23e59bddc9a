import { fullnameOf, type Names } from '#chile/names.ts'
import { searchKey } from '#chile/text.ts'

/** The first name and the first surname. */
export const initialsOf = (names: Names): string =>
  `${names.firstname?.[0] ?? ''}${names.paternalLastname?.[0] ?? ''}`.toUpperCase()

/**
 * What a search looks in: every name the person has had, without accents, and the document without
 * dots or hyphen, so that `12.345.678-5`, `12345678-5` and `12345678` all find it.
 */
export function searchTextOf(variants: readonly Names[], document: string): string {
  const words = variants.flatMap((names) => searchKey(fullnameOf(names)).split(' '))
  return [...new Set(words), documentKey(document)].join(' ')
}

/**
 * The words of a search, each of which must be found. A document may be written in any usual form.
 */
export function searchWords(query: string): string[] {
  const joined = query
    .replace(/(\d)[.\s](?=\d{3})/g, '$1')
    .replace(/(\d)\s*[-‐‑–—]\s*([\dkK])\b/g, '$1$2')
  return searchKey(joined).split(' ').filter(Boolean).slice(0, 8)
}

const documentKey = (document: string) => searchKey(document).replace(/[^a-z0-9]/g, '')
