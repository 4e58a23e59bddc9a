import type { Names } from '#chile/names.ts'
import { parseRut } from '#chile/rut.ts'
import { searchKey } from '#chile/text.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** What in a comment would tell who somebody is. */
export const Mention = catalog('CommentMention', {
  NAME: 'Un nombre',
  RUT: 'Un RUT',
  MAIL: 'Un correo',
  PHONE: 'Un teléfono',
})
export type Mention = ValueOf<typeof Mention>

/** Said before a comment is sent; it may be sent all the same. */
export const MENTION_NOTICE = 'Su comentario parece nombrar a alguien'

/** The names of the people of a company, for looking them up in comments. */
export type NameIndex = {
  readonly words: ReadonlySet<string>
  /** Two names of one person, as they are written one after the other. */
  readonly pairs: ReadonlySet<string>
}

/** Names that are words as well: alone they are a name only with a capital inside a sentence. */
const ORDINARY = new Set(
  [
    'alba alegria amparo angel angeles aurora bella blanca bueno bravo calle campo campos',
    'castillo clara claro consuelo cruz delgado dolores esperanza estrella flor flores',
    'franco fuente fuentes gloria guerra leal leon luna luz mar mayo mercedes milagros',
    'mora moreno nieves paz perla pilar pino prado reyes rey rio rios rocio rosa rosas',
    'rubio salud santos sierra silva sol soledad torres valle vega vera victoria',
  ].flatMap((line) => line.split(' ')),
)

export function nameIndex(people: readonly Names[]): NameIndex {
  const [words, pairs] = [new Set<string>(), new Set<string>()]
  for (const { firstname, secondName, paternalLastname, maternalLastname } of people) {
    const firsts = [firstname, secondName].flatMap(wordsOf)
    const lasts = [paternalLastname, maternalLastname].flatMap(wordsOf)
    for (const word of [...firsts, ...lasts]) if (word.length >= 3) words.add(word)
    for (const first of firsts) for (const last of lasts) pairs.add(`${first} ${last}`)
  }
  return { words, pairs }
}

const wordsOf = (name: string | null | undefined): string[] =>
  name ? searchKey(name).split(' ').filter(Boolean) : []

/** What in a comment names somebody, each kind once: empty when nothing seems to. */
export function mentionsIn(comment: string, { words, pairs }: NameIndex): readonly Mention[] {
  const found = new Set<Mention>()
  if (namesSomebody(comment, words, pairs)) found.add('NAME')
  const numbers = comment.match(/(?<![\d.,-])\d[\d.]*-?[\dkK](?![\d.,-]*\d|\p{L})/gu) ?? []
  if (numbers.some((text) => text.length >= 8 && parseRut(text) !== undefined)) found.add('RUT')
  if (/[^\s@]+@[^\s@]+\.\p{L}{2,}/u.test(comment)) found.add('MAIL')
  if (PHONE.test(comment)) found.add('PHONE')
  return Mention.values.filter((mention) => found.has(mention))
}

/** Nine digits of a Chilean telephone, with or without the code of the country. */
const PHONE = /(?<![\d.,$])(?:\+?56[\s-]?)?[29][\s-]?\d{4}[\s-]?\d{4}(?![\d.,]*\d)/

function namesSomebody(
  comment: string,
  words: ReadonlySet<string>,
  pairs: ReadonlySet<string>,
): boolean {
  const written = [...comment.matchAll(/\p{L}+/gu)].map(({ 0: text, index }) => ({
    text,
    key: searchKey(text),
    begins: /(?:^|[.!?¡¿\n])\s*$/.test(comment.slice(0, index)),
  }))
  return written.some(({ key, text, begins }, at) => {
    const next = written[at + 1]?.key
    if (next !== undefined && pairs.has(`${key} ${next}`)) return true
    if (!words.has(key)) return false
    const isCapital = text !== text.toLowerCase()
    if (ORDINARY.has(key)) return isCapital && !begins
    return isCapital || key.length >= 5
  })
}
