import { upperFirst } from '#chile/text.ts'
import { formatNumber } from '#chile/numbers.ts'

/** What one row of a catalogue is called. */
export type Noun = {
  readonly one: string
  readonly many: string
  readonly feminine?: true
  /** It exists already and is written down, as an account of a bank: «Agregar cuenta». */
  readonly added?: true
}

/** The words of its list, its form and what is said when it was saved: «Nueva restricción». */
export function inWords({ one, many, feminine, added }: Noun) {
  const o = feminine ? 'a' : 'o'
  const name = upperFirst(one)
  return {
    new: added ? `Agregar ${one}` : `Nuev${o} ${one}`,
    create: added ? 'Agregar' : `Crear ${one}`,
    edit: `Editar ${one}`,
    created: `${name} ${added ? 'agregad' : 'cread'}${o}`,
    saved: `${name} guardad${o}`,
    removed: `${name} eliminad${o}`,
    none: `Aún no hay ${many}`,
    count: (rows: number) => (rows === 1 ? `1 ${one}` : `${formatNumber(rows)} ${many}`),
  }
}
