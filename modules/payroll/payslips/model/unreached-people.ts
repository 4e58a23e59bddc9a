import { formatNumber } from '#chile/numbers.ts'
import { wordList } from '#chile/text.ts'

/** So many names are said in a sentence; the list has them all. */
const namedAtMost = 8

type Person = { name: string }
type Words = { one: string; many: string }

/**
 * Before payslips, or payments, are shown to their people: how many will be written to, and by
 * name who will not.
 *
 * @param waiting how many would be released now
 * @param without the first of those that nobody writes to, as far as the reader sees them
 * @param count how many those are, seen or not
 * @param never how many of them have no user to sign in with
 */
export function releaseWords(
  waiting: number,
  without: readonly Person[],
  count: number,
  never: number,
  { one, many }: Words,
): string[] {
  const shown =
    waiting === 1 ? `1 persona verá ${one}.` : `${formatNumber(waiting)} personas verán ${many}.`
  const written = waiting - count
  const mails =
    written === 0
      ? 'Nadie recibirá un correo.'
      : written === 1
        ? '1 recibirá un correo con el enlace.'
        : `${formatNumber(written)} recibirán un correo con el enlace.`
  return [
    `${shown} ${mails} No se puede deshacer.`,
    ...(count === 0 ? [] : [withoutWords(without, count)]),
    ...signInWords(never),
  ]
}

function withoutWords(without: readonly Person[], count: number): string {
  const said = count === 1 ? '1 no tiene correo' : `${formatNumber(count)} no tienen correo`
  const named = without.slice(0, namedAtMost).map(({ name }) => name)
  const rest = count - named.length
  const names = rest > 0 && named.length > 0 ? [...named, `${formatNumber(rest)} más`] : named
  const see = count === 1 ? 'la verá al ingresar' : 'la verán al ingresar'
  return names.length === 0 ? `${said}: ${see}.` : `${said} y ${see}: ${wordList(names)}.`
}

/** Who has neither a mail nor a user sees nothing at all. */
function signInWords(never: number): string[] {
  if (never === 0) return []
  const said = `${formatNumber(never)} de ellas`
  return never === 1
    ? [`${said} tampoco tiene usuario para ingresar: se le entrega impresa.`]
    : [`${said} tampoco tienen usuario para ingresar: se les entrega impresa.`]
}
