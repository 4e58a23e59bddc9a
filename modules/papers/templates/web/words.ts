import { wordList } from '#chile/text.ts'

/** «Falta «Comuna»», «Faltan «Comuna» y «Dirección»». */
export function missingWords(labels: readonly string[]): string {
  const quoted = labels.map((label) => `«${label}»`)
  return `${quoted.length === 1 ? 'Falta' : 'Faltan'} ${wordList(quoted)}`
}
