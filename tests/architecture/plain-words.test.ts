// Comments, documents and the titles of tests name people and things. The words below stand for a
// missing noun: a reader has to guess the person, the thing or the act behind each of them.
import { expect, test } from 'vitest'
import { at, filesEndingIn, isNode, type Source, sources, textOf, walk } from './source.ts'

type Written = { readonly where: string; readonly text: string }

const THIS_FILE = 'tests/architecture/plain-words.test.ts'

/** Each riddle, with an English word or two that say it. */
const RIDDLES: readonly (readonly [riddle: RegExp, plain: string])[] = [
  [/\b(?:un)?told\b/i, 'shown, reported, notified, listed, distinguished'],
  [/\bhands\b/i, 'the transaction, the caller, returns, passes'],
  [/\b(?:to|for|of|by|from|with)? ?whom\b/i, 'the person, the people, the owner'],
  [/\bthereof\b/i, 'of it, by its name'],
  [
    /\b(?:of|for|to|from) who (?:is|has|asks|may|sees|reads)\b/i,
    'people who, the reader, the actor',
  ],
  [/\bas if there (?:were|was) none\b/i, 'answered as not found'],
  [/^\W*The same[,.]/, 'the noun of the comment above, and the difference'],
  [/\b(?:what|as (?:it|they)|how (?:it|they)) stands?\b/i, 'the state, the text, the position'],
]

const code = sources.filter(({ file }) => file !== THIS_FILE)

/** The last migration whose comments were not read here: a migration that ran is not edited. */
const FROZEN = 440
const migrationOf = (file: string) => Number(/^database\/migrations\/(\d+)_/.exec(file)?.[1])

const documents = filesEndingIn('.md')
/** `schema.sql` is written from the migrations, and superseded texts are those that once ran. */
const statements = filesEndingIn('.sql').filter(
  (file) => migrationOf(file) > FROZEN || !file.startsWith('database/'),
)
const sheets = filesEndingIn('.css')

test('there is much to read', () => {
  expect(code.flatMap(commentsOf).length).toBeGreaterThan(5_000)
  expect(code.flatMap(titlesOf).length).toBeGreaterThan(1_000)
})

test('a comment names people and things', () => {
  expect(riddlesIn(code.flatMap(commentsOf))).toEqual([])
})

test('so do documents', () => {
  expect(documents.length).toBeGreaterThan(80)
  expect(riddlesIn(documents.flatMap(sentencesOf))).toEqual([])
})

test('so do the comments of migrations and of sheets of styles', () => {
  expect(filesEndingIn('.sql').length).toBeGreaterThan(statements.length)
  expect(sheets.length).toBeGreaterThan(20)
  const written = [...statements.map(dashed), ...sheets.map(starred)].flat()
  expect(written.length).toBeGreaterThan(50)
  expect(riddlesIn(written)).toEqual([])
})

test('so does the title of a test', () => {
  expect(riddlesIn(code.flatMap(titlesOf))).toEqual([])
})

/** Names of files that are a bare participle, adverb or question word: they name no thing. */
const NAMELESS = new RegExp(
  '^(?:[a-z]*ed|found|given|held|kept|made|paid|read|shown|heard|spoken|written|sent|left|done' +
    '|gone|chosen|taken|known|owed|due|again|apart|away|besides?|over|later|within|before|after' +
    '|anew|ago|forth|back|(?:who|why|what|how|where|when|whose|which)(?:-.*)?)$',
  'i',
)
/** Nouns of the field that end like one. */
const NOUNS: readonly string[] = ['feed', 'previred', 'seed']

test('a file is named for the thing that it holds', () => {
  const named = filesEndingIn('.ts', '.tsx', '.mjs').filter((file) => !file.startsWith('generated'))
  const nameless = named.filter((file) => {
    const [name = ''] = file.split('/').at(-1)?.split('.') ?? []
    return NAMELESS.test(name) && !/^use[A-Z]/.test(name) && !NOUNS.includes(name)
  })
  expect(named.length).toBeGreaterThan(3_000)
  expect(nameless).toEqual([])
})

function riddlesIn(all: readonly Written[]): string[] {
  return all.flatMap(({ where, text }) =>
    RIDDLES.filter(([riddle]) => riddle.test(text)).map(
      ([riddle, plain]) => `${where}: «${riddle.exec(text)?.[0].trim()}»; say ${plain}`,
    ),
  )
}

/** Paragraphs, list entries and rows of a document, without its code. */
function sentencesOf(file: string): Written[] {
  const blank = (found: string) => found.replaceAll(/[^\n]/g, ' ')
  const prose = textOf(file)
    .replaceAll(/^ *```[^]*?^ *```/gm, blank)
    .replaceAll(/`[^`]*`/g, blank)
  return piecesOf(file, prose, /^.*\S.*(?:\n(?! *(?:[-*|#]|\d+\.) )(?=.*\S).*)*/gm)
}

/** The comments of a migration, those of following lines as one. */
const dashed = (file: string) => piecesOf(file, textOf(file), /(?:^ *--.*\n)+|--.*$/gm)

/** The comments of a sheet of styles. */
const starred = (file: string) => piecesOf(file, textOf(file), /\/\*[^]*?\*\//g)

/** What a pattern finds in a file, each in one line of text. */
const piecesOf = (file: string, text: string, piece: RegExp): Written[] =>
  [...text.matchAll(piece)].map((found) => ({
    where: `${file}:${text.slice(0, found.index).split('\n').length}`,
    text: found[0].replaceAll(/\s*\n\s*(?:--)?\s*/g, ' '),
  }))

/** A comment in one line of text, without the signs that draw it. */
function commentsOf(source: Source): Written[] {
  return source.comments.map(({ value, start }) => ({
    where: at(source, start),
    text: value.replaceAll(/\s*\n\s*\*?\s*/g, ' '),
  }))
}

/** The words in which `test`, `describe` and their like name what they check. */
function titlesOf(source: Source): Written[] {
  if (!/\.test\.tsx?$/.test(source.file)) return []
  return walk(source.tree)
    .filter(([node]) => node.type === 'CallExpression' && isTest(node['callee'], source))
    .flatMap(([node]) => (Array.isArray(node['arguments']) ? node['arguments'].slice(0, 1) : []))
    .filter(isNode)
    .map((title) => ({
      where: at(source, title.start),
      text: source.text.slice(title.start, title.end),
    }))
}

const isTest = (callee: unknown, { text }: Source): boolean =>
  isNode(callee) && /^(?:test|describe)\b/.test(text.slice(callee.start, callee.end))
