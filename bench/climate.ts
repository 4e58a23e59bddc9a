import {
  type Cuts,
  type CutPeople,
  cutPeople,
  type Places,
} from '#modules/talent/climate/model/cuts.ts'
import { CHOICE, sealed, tally } from '#modules/talent/climate/model/sealing.ts'
import { suppress } from '#modules/talent/climate/model/suppression/suppress.ts'
import { seededRandom } from '#law/random.ts'
import { median, timed } from './measure.ts'
import { figure, type Report } from './report.ts'

const people = 50_000
const questions = 60
const least = 5
const rounds = 5

/** People in so many areas, branches and bands, of which areas and branches cross. */
type Size = {
  readonly people: number
  readonly areas: number
  readonly branches: number
  readonly bands: number
}

/** What one size took, in milliseconds. */
type Taken = {
  readonly people: number
  readonly cells: number
  readonly cut: number
  readonly hidden: number
  readonly suppress: number
  readonly sealed: number
}

/**
 * A climate survey of 50.000 people and 60 questions in memory: counting the answers into cells,
 * and deciding what is hidden, beside one plain pass over the same array of choices.
 */
export function climate(): Report {
  const choices = choicesOf(seededRandom(20_261_128))
  const plain = middle(() => sumOf(choices))
  const small = cutOf({ people, areas: 20, branches: 12, bands: 6 })
  const large = cutOf({ people, areas: 48, branches: 19, bands: 9 })
  const sparse = cutOf({ people: 2_000, areas: 30, branches: 14, bands: 8 })
  const counting = middle(() => tally(small.cut, choices, questions))
  const [of300, of1000, ofFew] = [small, large, sparse].map((made) => taken(made, choices))
  if (!of300 || !of1000 || !ofFew) throw new RangeError('three sizes')
  const row = (name: string, milliseconds: number) => [
    name,
    figure(milliseconds),
    figure(milliseconds / plain),
  ]
  const goal = (text: string, milliseconds: number, most: number) => ({
    text: `${text}, plain passes`,
    value: milliseconds / plain,
    most,
  })
  const rowsOf = (one: Taken) => [
    row(`${one.cells} cells of ${figure(one.people)} people: cut`, one.cut),
    row(`… ${one.hidden} hidden of the survey`, one.suppress),
    row(`… hidden of the survey and its ${questions} questions`, one.sealed),
  ]
  return {
    title: `Climate: ${figure(people)} people × ${questions} questions, in memory`,
    head: ['', 'ms', 'plain passes'],
    rows: [
      row('one plain pass over the choices', plain),
      row(`${of300.cells} cells: answers counted`, counting),
      ...rowsOf(of300),
      ...rowsOf(of1000),
      ...rowsOf(ofFew),
    ],
    goals: [
      goal('counting answers', counting, 60),
      goal(`suppressing ${of300.cells} cells`, of300.suppress, 200),
      goal(`suppressing ${ofFew.cells} cells, most of them hidden`, ofFew.suppress, 200),
      goal(`suppressing ${of1000.cells} cells`, of1000.suppress, 12_000),
      goal(`sealing ${of1000.cells} cells`, of1000.sealed, 18_000),
    ],
    notes: ['Of each question 2 % omitted it, so that each is suppressed anew.'],
  }
}

type Made = { readonly cut: CutPeople; readonly milliseconds: number }

function taken({ cut, milliseconds }: Made, choices: Int16Array): Taken {
  const { table, counts, atomOf } = cut
  const own = choices.subarray(0, atomOf.length * questions)
  const suppressing = timed(() => suppress(table, counts, least))
  const sealing = timed(() => sealed(cut, own, questions, least))
  return {
    people: atomOf.length,
    cells: table.cells.length,
    cut: milliseconds,
    hidden: suppressing.result.size,
    suppress: suppressing.milliseconds,
    sealed: sealing.milliseconds,
  }
}

function cutOf({ people: count, areas, branches, bands }: Size): Made {
  const random = seededRandom(areas)
  const list = (letter: string, many: number) => ({
    code: letter,
    places: Array.from({ length: many }, (_, at) => ({ id: `${letter}${at}`, parent: null })),
  })
  const cuts: Cuts = {
    families: [list('area', areas), list('branch', branches), list('band', bands)],
    crossings: [['area', 'branch']],
  }
  const likeliest = (many: number) => Math.floor(many * random() ** 2.5)
  const everybody = Array.from({ length: count }, (): Places => {
    const area = likeliest(areas)
    const branch = random() < 0.5 ? area % branches : likeliest(branches)
    return [`area${area}`, `branch${branch}`, `band${likeliest(bands)}`]
  })
  const made = timed(() => cutPeople(cuts, everybody))
  return { cut: made.result, milliseconds: made.milliseconds }
}

function choicesOf(random: () => number): Int16Array {
  return Int16Array.from({ length: people * questions }, () =>
    random() < 0.02 ? CHOICE.omitted : 1 + Math.floor(5 * random()),
  )
}

const sumOf = (choices: Int16Array): number => {
  let sum = 0
  for (let at = 0; at < choices.length; at += 1) sum += choices[at] ?? 0
  return sum
}

const middle = (work: () => unknown): number =>
  median(Array.from({ length: rounds }, () => timed(work).milliseconds))
