import { inWords, type Noun } from '#platform/model/noun.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import type { ConceptKind } from '#modules/concepts/concept-library/model/uses.ts'

type Kind = {
  /** The service of its permissions: `formulas` needs `formulas.create` and so on. */
  service: 'items' | 'formulas' | 'variables' | 'tables'
  noun: Noun
  /** The word of its addresses, and the tab of its list; the items are the first one. */
  word: string
  tab: string
}

const kinds: Readonly<Record<ConceptKind, Kind>> = {
  item: { service: 'items', noun: { one: 'ítem', many: 'ítems' }, word: 'item', tab: '' },
  formula: {
    service: 'formulas',
    noun: { one: 'fórmula', many: 'fórmulas', feminine: true },
    word: 'formula',
    tab: '/formulas',
  },
  variable: {
    service: 'variables',
    noun: { one: 'variable', many: 'variables', feminine: true },
    word: 'variable',
    tab: '/variables',
  },
  table: {
    service: 'tables',
    noun: { one: 'tabla', many: 'tablas', feminine: true },
    word: 'tabla',
    tab: '/tablas',
  },
}

const letter = ({ feminine }: Noun) => (feminine ? 'a' : 'o')

/** What one kind of concept is called, the right it needs and where its pages are. */
export function kindOf(kind: ConceptKind) {
  const { service, noun, word, tab } = kinds[kind]
  const path = `maintenance-payroll/${word}/:code`
  const anew = pathTo(`maintenance-payroll/${word}/nuev${letter(noun)}`)
  const which = noun.feminine ? 'esa' : 'ese'
  return {
    service,
    words: inWords(noun),
    path,
    anew,
    list: `${pathTo('maintenance-payroll')}${tab}`,
    pageOf: (code: string) => pathTo(path, { code }),
    copyOf: (code: string) => `${anew}?desde=${code}`,
    /** What is said when no concept has the code of the address. */
    missing: {
      title: `No existe ${which} ${noun.one}`,
      text: `Vuelva a Mantención y elija otr${letter(noun)}.`,
    },
  }
}
