import pg from 'pg'

/** Columns whose check admits certain codes only, each with its codes. */
export type Choices = ReadonlyMap<string, readonly string[]>

/** For every table of a database, the columns that take certain codes and no other text. */
export async function choicesOf(url: string): Promise<Map<string, Choices>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ table: string; checks: string[] }>(CHECKS)
    return new Map(rows.map(({ table, checks }) => [table, all(checks.map(choicesIn))]))
  } finally {
    await client.end()
  }
}

const CHECKS = `select c.relname as table,
    array_agg(pg_get_expr(k.conbin, k.conrelid) order by k.conname) as checks
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'c' and c.relnamespace = 'public'::regnamespace
  group by 1 order by 1`

/**
 * The codes that a check admits in each column. In a conjunction each part counts; in alternatives,
 * only the columns that all of them restrict. A missing value passes every check, so that it is no
 * code.
 */
export function choicesIn(check: string): Choices {
  const inner = unwrapped(check)
  const both = cut(inner, ' AND ')
  if (both.length > 1) return all(both.map(choicesIn))
  const either = cut(inner, ' OR ')
  if (either.length > 1) return any(either.map(choicesIn))
  const [, missing, column, list = ''] = ONE.exec(inner) ?? []
  if (missing !== undefined) return new Map([[missing, []]])
  if (column === undefined) return new Map()
  const texts = [...list.matchAll(TEXT)]
  return new Map([[column, texts.map(([, text = '']) => text.replaceAll("''", "'"))]])
}

/** `column IS NULL`, `column = text` or `column = ANY (texts)`, the last two also of COALESCE. */
const LITERAL = String.raw`'(?:[^']|'')*'::text`
const NAME = String.raw`(?:COALESCE\((?=\w+, ))?(\w+)(?:, ${LITERAL}\))?`
const LIST = String.raw`(?:ANY \(ARRAY\[)?(${LITERAL}(?:, ${LITERAL})*)(?:\]\))?`
const ONE = new RegExp(String.raw`^(?:(\w+) IS NULL|${NAME} = ${LIST})$`)
const TEXT = /'((?:[^']|'')*)'::text/g

/** Conjunction: a column in several parts has the codes that all of them admit. */
function all(parts: readonly Choices[]): Choices {
  const found = new Map<string, readonly string[]>()
  for (const [column, values] of parts.flatMap((part) => [...part])) {
    const known = found.get(column)
    found.set(column, known ? known.filter((value) => values.includes(value)) : values)
  }
  return found
}

/** Alternatives: the columns that are in all of them, with the codes of any. */
function any(parts: readonly Choices[]): Choices {
  const [first = new Map<string, readonly string[]>(), ...rest] = parts
  const shared = [...first.keys()].filter((column) => rest.every((part) => part.has(column)))
  const codes = (column: string) => [...new Set(parts.flatMap((part) => part.get(column) ?? []))]
  return new Map(shared.map((column) => [column, codes(column)]))
}

/** The text without the parentheses around the whole. */
const unwrapped = (text: string): string =>
  text.startsWith('(') && closing(text, 0) === text.length - 1 ? unwrapped(text.slice(1, -1)) : text

/** The parts of a text that a word joins at the outermost level. */
function cut(text: string, word: string): string[] {
  const found: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') at = closing(text, at)
    else if (text[at] === "'") at = ending(text, at)
    else if (text.startsWith(word, at)) {
      found.push(text.slice(from, at))
      from = at + word.length
    }
  }
  return [...found, text.slice(from)]
}

/** The position at which the parenthesis of `start` closes. */
function closing(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === "'") at = ending(text, at)
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  throw new Error(`A parenthesis is never closed in the check ${text}`)
}

/**
 * The position at which the quoted text of `start` ends; a doubled quote in it reads as two texts
 * side by side.
 */
function ending(text: string, start: number): number {
  const end = text.indexOf("'", start + 1)
  if (end < 0) throw new Error(`A text never ends in the check ${text}`)
  return end
}
