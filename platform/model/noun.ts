import { upperFirst } from '#chile/text.ts'
import { formatNumber } from '#chile/numbers.ts'

/** What one row of a catalogue is called. */
export type Noun = { readonly one: string; readonly many: string; readonly feminine?: true }

/** The words of its list, its form and what is said when it was saved: «Nueva restricción». */
export function inWords({ one, many, feminine }: Noun) {
  const o = feminine ? 'a' : 'o'
  const name = upperFirst(one)
  return {
    new: `Nuev${o} ${one}`,
    create: `Crear ${one}`,
    edit: `Editar ${one}`,
    created: `${name} cread${o}`,
    saved: `${name} guardad${o}`,
    removed: `${name} eliminad${o}`,
    none: `Aún no hay ${many}`,
    count: (rows: number) => (rows === 1 ? `1 ${one}` : `${formatNumber(rows)} ${many}`),
  }
}
