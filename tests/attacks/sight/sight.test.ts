import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '../../api.ts'
import { seed, shuffled, spend } from '../../budget.ts'
import { idsOf } from '../ids.ts'
import { type Amounts, amountsOf, amountTables, covers, hiddenFrom } from './amounts.ts'
import { type Ask, allAsks } from './asks.ts'
import { type Canary, plantCanaries } from './canaries.ts'
import { askForFiles, everyFile, filesOf, someFiles } from './files.ts'
import { fillTables, handRows, withTheirs } from './hidden.ts'
import { around, numbersIn } from './numbers.ts'
import { changeAmounts } from './perturb.ts'
import { runProcesses } from './processes.ts'
import { openReaders, type Reader } from './readers.ts'
import { isRefused, parting, sweep } from './sweep.ts'
import { trailOf } from './trail.ts'

const { api, world, database, services, drainJobs, url } = await startApi()
const { owner } = database
const companyId = world.coihues.id
const admin = api.as('admin')

/** Milliseconds that the files of one person may take, sheets and papers among them. */
const PATIENT = 120_000
const patiently = () => drainJobs(PATIENT)

type Setting = Awaited<ReturnType<typeof prepare>>
let set: Setting

beforeAll(async () => {
  set = await prepare()
}, 600_000)

/**
 * Plants the canaries, runs every request over them, and finds the requests that mention them at
 * all: those whose answer to an administrator changes when only the canaries' amounts do. An
 * administrator asks first, so that a cached answer was made for the reader with more rights.
 */
async function prepare() {
  await fillTables(owner, world)
  const readers = await openReaders({ owner, db: services.db, companyId, signIn: api.signIn })
  const canaries = await plantCanaries({ owner, world, admin })
  const months = await runProcesses({ owner, world, admin, canaries, drainJobs })
  // What has amounts that are looked for stays with who has them: the audit tells of it too.
  const theirs = await handRows(owner, companyId, canaries, amountTables)
  const ids = withTheirs(await idsOf(owner, companyId, 2), theirs)
  const every = allAsks({ ids, canaries, months, inEveryOrder: true })
  const first = await sweep(admin, every, patiently)
  const answered = every.filter((_, at) => !isRefused(first[at]))
  const before = first.filter((text) => !isRefused(text))
  const planted = await amountsOf(owner, companyId, canaries)
  await change(canaries)
  const amounts = unsaid(await amountsOf(owner, companyId, canaries), planted, before)
  const after = await sweep(admin, answered, patiently)
  const asks = answered.filter((_, at) => after[at] !== before[at])
  for (const files of Map.groupBy(everyFile, ({ format }) => format).values()) {
    await askForFiles(admin, files)
    await drainJobs(PATIENT)
  }
  const asked = `${every.length} requests, ${asks.length} of them tell amounts`
  const took = Math.round(performance.now() / 1000)
  process.stdout.write(`sight: SEED=${seed}, ${asked}, ${took} s\n`)
  return { readers, canaries, every, answered, asks, planted, amounts, after }
}

/**
 * The amounts without those that an answer said before anybody had them: a figure of somebody else
 * may be the same number, and tells nothing.
 */
function unsaid(amounts: Amounts, planted: Amounts, before: readonly string[]): Amounts {
  const all = [...planted.values()].flatMap((own) => [...own.values()].flatMap((of) => [...of]))
  const had = new Set(all)
  const said = new Set(before.flatMap((text) => [...numbersIn(text)]))
  const looked = (number: number) => had.has(number) || !said.has(number)
  return new Map(
    [...amounts].map(([canary, own]) => [
      canary,
      new Map([...own].map(([kind, of]) => [kind, new Set([...of].filter(looked))])),
    ]),
  )
}

const change = (canaries: readonly Canary[]) =>
  changeAmounts(
    owner,
    companyId,
    canaries.map(({ userId }) => userId),
  )

/** Any of these opens something of a person from which their pay follows. */
const opening = [
  'contracts.read',
  'payslips.read',
  'payslips.massRead',
  'userItems.read',
  'paymentMethods.read',
  'transfers.read',
] as const

const isBlind = (reader: Reader, canaries: readonly Canary[]) =>
  !canaries.some((canary) => opening.some((permission) => covers(reader, permission, canary)))

type NamedText = { readonly name: string; readonly text: string }

/** Which of the texts tell a reader an amount that access/ keeps from them. */
function leaksIn(reader: Reader, texts: readonly NamedText[], amounts = set.amounts): string[] {
  const hidden = hiddenFrom(reader, amounts)
  return texts.flatMap(({ name, text }) =>
    [...numbersIn(text)].flatMap((number) => {
      const whose = hidden.get(number)
      if (whose === undefined) return []
      return [`${name} tells ${reader.name} ${whose}: ${around(text, number)}`]
    }),
  )
}

const named = (asks: readonly Ask[], answers: readonly string[]) =>
  asks.map(({ name }, at) => ({ name, text: answers[at] ?? '' }))

/** The canaries of whose amounts none appears in any of the texts. */
function missingFrom(texts: readonly NamedText[], amounts: Amounts): string[] {
  const mentioned = new Set(texts.flatMap(({ text }) => [...numbersIn(text)]))
  return [...amounts]
    .filter(
      ([, own]) => ![...own.values()].some((of) => [...of].some((number) => mentioned.has(number))),
    )
    .map(([{ name }]) => name)
}

describe('what is looked for can be found', () => {
  test('most of what the API answers is asked, with ids that it answers to', () => {
    expect(set.answered.length).toBeGreaterThan(150)
    expect(new Set(set.asks.map(({ name }) => name)).size).toBeGreaterThan(25)
  })

  test('an administrator sees amounts of every canary, by all ways', async () => {
    const texts = set.after.map((text) => ({ name: 'answers', text }))
    expect(missingFrom(texts, set.amounts)).toEqual([])
    const small = [...set.amounts.values()].flatMap((own) => [...(own.get('item') ?? [])])
    const mentioned = new Set(set.after.flatMap((text) => [...numbersIn(text)]))
    expect(small.filter((amount) => amount < 50_000).length).toBeGreaterThan(2)
    expect(small.filter((amount) => amount < 50_000 && !mentioned.has(amount))).toEqual([])
    const files = await filesOf(admin, url)
    for (const [format, some] of Map.groupBy(files, (file) => file.format)) {
      expect([format, missingFrom(some, set.amounts)]).toEqual([format, []])
    }
    expect(new Set(files.map(({ name }) => name)).size).toBe(everyFile.length)
    expect(missingFrom(await trailOf(admin), set.planted)).toEqual([])
  })

  test('every reader is kept from something, and not from all', () => {
    const open = set.readers.filter((reader) => hiddenFrom(reader, set.amounts).size === 0)
    expect(open.map(({ name }) => name)).toEqual([])
  })
})

const kept = new Map<Reader, string[]>()

describe('who may not see an amount', () => {
  test('learns it from no file, not from the audit, and from no answer', async () => {
    const order = shuffled('readers of amounts', set.readers)
    const suspected = new Set<Reader>()
    const budget = { seconds: 15, least: 4, most: order.length }
    await spend('readers of amounts', budget, async ({ number }) => {
      const reader = order[number - 1]
      if (!reader) throw new Error('There are fewer readers')
      const answers = await sweep(reader.session, set.asks, patiently)
      kept.set(reader, answers)
      if ((await leaksTo(reader, answers)).length > 0) suspected.add(reader)
      // The audit keeps what was typed.
      expect(leaksIn(reader, await trailOf(reader.session), set.planted)).toEqual([])
    })
    expect({ seed, leaks: await leaksAgain(suspected) }).toEqual({ seed, leaks: [] })
  })

  test('gets no sum that changes with it', async () => {
    expect(kept.size).toBeGreaterThan(0)
    for (const isPrivate of [true, false]) {
      const changed = set.canaries.filter((canary) => canary.isPrivate === isPrivate)
      const blind = set.readers.filter((reader) => isBlind(reader, changed))
      expect(blind.length).toBeGreaterThan(2)
      await change(changed)
      const wrong: string[] = []
      for (const reader of kept.keys()) {
        if (blind.includes(reader)) wrong.push(...(await differences(reader)))
        // What who sees them was answered is no longer so.
        else kept.delete(reader)
      }
      expect([...new Set(wrong)]).toEqual([])
    }
  })
})

/** What answers and files show to a reader: one of theirs, or one made by who sees more. */
async function leaksTo(reader: Reader, answers: readonly string[]): Promise<string[]> {
  await askForFiles(reader.session, someFiles(reader.name))
  await drainJobs(PATIENT)
  const files = await filesOf(reader.session, url)
  return [...new Set([...leaksIn(reader, files), ...leaksIn(reader, named(set.asks, answers))])]
}

/**
 * What is shown to readers once more after all amounts changed again: a sum of what they see may
 * happen to be an amount that they do not see, but not twice.
 */
async function leaksAgain(suspected: ReadonlySet<Reader>): Promise<string[]> {
  if (suspected.size === 0) return []
  await change(set.canaries)
  set = { ...set, amounts: await amountsOf(owner, companyId, set.canaries) }
  const leaks: string[] = []
  for (const reader of kept.keys()) {
    const answers = await sweep(reader.session, set.asks, patiently)
    kept.set(reader, answers)
    if (suspected.has(reader)) leaks.push(...(await leaksTo(reader, answers)))
  }
  return leaks
}

/** What a reader is answered otherwise than before. */
async function differences(reader: Reader): Promise<string[]> {
  const before = kept.get(reader) ?? []
  const answers = await sweep(reader.session, set.asks, patiently)
  return answers.flatMap((text, at) => {
    const was = before[at] ?? ''
    if (text === was) return []
    return [`${set.asks[at]?.name} changes for ${reader.name}: ${parting(was, text)}`]
  })
}
