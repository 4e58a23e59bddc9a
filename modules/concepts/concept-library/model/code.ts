import { stripAccents } from '#chile/text.ts'

/** `Bono de antigüedad 2026` as a code: `BONO_DE_ANTIGUEDAD_2026`. */
export const codeOf = (title: string): string =>
  stripAccents(title)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replace(/^[_0-9]+/, '')
    .slice(0, 40)
    .replace(/_+$/, '')
