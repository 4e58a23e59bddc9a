import { randomBytes, randomUUID } from 'node:crypto'
import { commentPlaces, shuffled } from '../model/comments.ts'
import { type Cuts, type CutPeople, cutWithin, type Places } from '../model/cuts.ts'
import { cellLabel, EVERYBODY, type PlaceNames } from '../model/families.ts'
import type { HiddenReason } from '../model/hidden-reason.ts'
import { answersOf, CHOICE, sealed, tally } from '../model/sealing.ts'
import { sizesOf } from '../model/table.ts'
import type { AskedQuestion } from './question-order.queries.ts'
import { enciphered } from './cipher.ts'
import type { ResponseRow } from './counted-drafts.ts'
import { draftCipher } from './draft-cipher.ts'
import { keyFor } from './survey-key.ts'

/** A response with where its person was: only in memory, and only while a survey is sealed. */
export type Person = {
  readonly response: ResponseRow
  readonly key: Buffer
  readonly places: Places
}

export type Counted = {
  readonly people: readonly Person[]
  readonly cuts: Cuts
  /** Of all editions; the results are of the last. */
  readonly asked: readonly AskedQuestion[]
  readonly edition: number
  readonly least: number
  readonly leastComments: number
  readonly names: PlaceNames
  readonly textKey: Buffer
}

type CellRow = {
  readonly id: number
  readonly family: string
  readonly place: string
  readonly label: string
  readonly n: number | null
  readonly hidden: HiddenReason | null
}
type CellQuestionRow = {
  readonly cell: number
  readonly question: number
  readonly hist: readonly number[]
  readonly omitted: number
  readonly na: number
}
type TextRow = {
  readonly id: string
  readonly question: number
  readonly cell: number
  readonly ciphertext: Buffer
}

/** All that is published of a survey; none of its rows is of a person. */
export type Results = {
  readonly cells: readonly CellRow[]
  readonly questions: readonly CellQuestionRow[]
  readonly vectors: readonly { readonly id: string; readonly choices: readonly number[] }[]
  readonly texts: readonly TextRow[]
}

/** Counts the answers of a survey into its groups, and hides those that would show somebody. */
export function resultsOf(counted: Counted): Results {
  const { people, least, names, edition, asked } = counted
  const cut = cutWithin(
    counted.cuts,
    people.map(({ places }) => places),
  )
  const final = asked.filter((one) => one.edition === edition)
  const scored = final.filter(({ scaleCode, demographic }) => scaleCode !== null && !demographic)
  const read = choicesOf(counted)
  const choices = Int16Array.from(people.flatMap((one) => scored.map(({ key }) => read(one, key))))
  const hides = sealed(cut, choices, scored.length, least)
  const sizes = sizesOf(cut.table, cut.counts)
  const cells = cut.table.cells.map(({ id, families }, at): CellRow => {
    const hidden = hides.hidden.get(at) ?? null
    const shown = { label: cellLabel(id, names), n: hidden ? null : (sizes[at] ?? 0), hidden }
    return { id: at, family: families.join('×') || EVERYBODY, place: id, ...shown }
  })
  const open = final.filter(({ demographic }) => !demographic)
  return {
    cells: cells.length > 0 ? cells : [nobody],
    questions: questionRows(cut, choices, scored, hides),
    vectors: shuffled(
      people.map((one) => ({ id: randomUUID(), choices: open.map(({ key }) => read(one, key)) })),
      chance,
    ),
    texts: shuffled(textRows(counted, cells, final), chance),
  }
}

/** The results of a survey that nobody answered. */
const nobody: CellRow = {
  id: 0,
  family: EVERYBODY,
  place: EVERYBODY,
  label: cellLabel(EVERYBODY, new Map()),
  n: 0,
  hidden: null,
}

/** A number from 0 to 1 that nobody foresees. */
const chance = () => randomBytes(6).readUIntBE(0, 6) / 2 ** 48

/** What somebody chose, by the lasting key of a question, in the edition that they answered. */
function choicesOf({ asked }: Counted) {
  const places = new Map<string, number>()
  const counts = new Map<number, number>()
  for (const { edition, key } of asked) {
    const place = counts.get(edition) ?? 0
    places.set(`${edition} ${key}`, place)
    counts.set(edition, place + 1)
  }
  return ({ response }: Person, key: string): number => {
    const place = places.get(`${response.edition} ${key}`)
    const choice = place === undefined ? null : response.choices[place]
    return choice ?? CHOICE.unanswered
  }
}

function questionRows(
  cut: CutPeople,
  choices: Int16Array,
  scored: readonly AskedQuestion[],
  { questions }: ReturnType<typeof sealed>,
): CellQuestionRow[] {
  const counts = tally(cut, choices, scored.length)
  return cut.table.cells.flatMap((_, cell) =>
    scored.flatMap(({ id }, at) => {
      if (questions[at]?.has(cell)) return []
      const { histogram, omitted, notApplicable } = answersOf(counts, cell, at)
      return [{ cell, question: id, hist: histogram, omitted, na: notApplicable }]
    }),
  )
}

type Comment = { readonly question: number; readonly place: string; readonly text: string }

/** What was written, of groups in which enough people wrote; the rest is forgotten. */
function textRows(
  { people, asked, cuts, leastComments, textKey }: Counted,
  cells: readonly CellRow[],
  final: readonly AskedQuestion[],
): TextRow[] {
  const keys = new Map(asked.map(({ id, key }) => [String(id), key]))
  const questions = new Map(final.map(({ id, key }) => [key, id]))
  const [family] = cuts.families
  const comments = people.flatMap((one): Comment[] => {
    const place = `${family?.code}/${one.places[0] ?? '-'}`
    return writtenBy(one).flatMap(({ questionId, text }) => {
      const question = questions.get(keys.get(questionId) ?? '')
      return question === undefined ? [] : [{ question, place, text }]
    })
  })
  const cellOf = new Map(cells.map(({ place, id }) => [place, id]))
  const hidden = new Set(cells.filter((cell) => cell.hidden).map(({ place }) => place))
  return [...Map.groupBy(comments, ({ question }) => question).values()].flatMap((some) => {
    const byPlace = Map.groupBy(some, ({ place }) => place)
    const counts = new Map([...byPlace].map(([place, own]) => [place, own.length]))
    const shown = commentPlaces(counts, hidden, leastComments)
    if (!shown.isShown || hidden.has(EVERYBODY)) return []
    const own = new Set(shown.places)
    return some.map(({ question, place, text }) => {
      const cell = own.has(place) ? (cellOf.get(place) ?? 0) : 0
      const ciphertext = enciphered(keyFor(textKey, `cell:${cell}`), text)
      return { id: randomUUID(), question, cell, ciphertext }
    })
  })
}

/** The comments and written answers of somebody. */
function writtenBy({ response, key }: Person): { questionId: string; text: string }[] {
  if (!response.texts) return []
  const written = draftCipher(key, response.responseId).open(response.texts)
  return Object.entries(written).flatMap(([questionId, { texts, comment }]) =>
    [comment ?? '', ...texts.map(({ text }) => text)]
      .filter((text) => text.trim() !== '')
      .map((text) => ({ questionId, text })),
  )
}
