// What somebody had blocked (art. 8 ter of ley 19.628) is shown to nobody else: no answer, file,
// search or order of a list says it, to any reader, and none changes when it does.
import { beforeAll, describe, expect, test } from 'vitest'
import { BlockScope } from '#modules/people/sight/model/blocks.ts'
import { inLanes } from '../../../platform/server/jobs/lanes.ts'
import { startApi } from '../../api.ts'
import { seed, shuffled, spend } from '../../budget.ts'
import type { Session } from '../../client.ts'
import { idsOf } from '../ids.ts'
import { type Ask, allAsks } from './asks.ts'
import { blockedPerson, first, later, plantBlocked, say, sayOf } from './blocked-data.ts'
import { askForFiles, everyFile, filesOf, someFiles } from './files.ts'
import { fillTables, handRows, withTheirs } from './hidden.ts'
import { monthsOfDemo } from './months.ts'
import { openReaders, type Reader, readerKinds } from './readers.ts'
import { isRefused, parting, searched, searches, sweep } from './sweep.ts'
import { trailOf } from './trail.ts'

const { api, world, database, services, drainJobs, url } = await startApi()
const { owner } = database
const companyId = world.coihues.id
const admin = api.as('admin')
const patiently = () => drainJobs(120_000)

type Setting = Awaited<ReturnType<typeof prepare>>
let set: Setting

beforeAll(async () => {
  set = await prepare()
}, 600_000)

/** Plants what is looked for, and finds the requests whose answer says or follows from it. */
async function prepare() {
  await fillTables(owner, world)
  const setting = { owner, db: services.db, companyId, signIn: api.signIn }
  const readers = await openReaders(setting, readerKinds)
  const person = await blockedPerson(owner, world)
  const kept = await handRows(owner, companyId, [person], new Set(['absence']))
  await plantBlocked(owner, companyId, person)
  await say(admin, person, first)
  // How many mails went to an address is no address, and is counted for who erases them.
  await owner.query('delete from mail_outbox where recipient = $1', [first.email])
  await sayOf(owner, companyId, person, first)
  const ids = withTheirs(await idsOf(owner, companyId, 1), kept)
  const months = await monthsOfDemo(owner, world)
  const every = allAsks({ ids, canaries: [person], months, inEveryOrder: true })
  const before = await sweep(admin, every, patiently)
  await askForFiles(admin, everyFile)
  await patiently()
  const files = await filesOf(admin, url)
  const trail = await trailOf(admin)
  await sayOf(owner, companyId, person, later)
  const after = await sweep(admin, every, patiently)
  const asks = every.filter((_, at) => !isRefused(before[at]) && before[at] !== after[at])
  await block()
  process.stdout.write(`blocked: SEED=${seed}, ${every.length} requests, ${asks.length} tell it\n`)
  return { readers, person, every, asks, before, files, trail }

  /** Everything, as the administrator who grants it does. */
  async function block() {
    await owner.query(
      `with asked as (insert into privacy_request (company_id, user_id, kind, channel, state,
           received_on, due, answered_at, reason, identity_by)
         values ($1, $2, 'BLOCKING', 'ENTERED', 'GRANTED', '2026-09-01', '2026-09-03', now(), 'Sí',
           'ACCOUNT') returning id)
       insert into privacy_block (company_id, user_id, scope, since, request_id)
       select $1, $2, scope, '2026-09-02', asked.id
       from asked, unnest($3::text[]) scope`,
      [companyId, person.userId, BlockScope.values],
    )
  }
}

/** What nobody may be shown: as it is now, and as the audit remembers it. */
const words = [...Object.values(first), ...Object.values(later)]

type NamedText = { readonly name: string; readonly text: string }

const shown = (texts: readonly NamedText[]) =>
  texts.flatMap(({ name, text }) =>
    words.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`),
  )

const answersTo = async (session: Session, asks: readonly Ask[]): Promise<NamedText[]> => {
  const answers = await sweep(session, asks, patiently)
  return asks.map(({ name }, at) => ({ name, text: answers[at] ?? '' }))
}

describe('what is looked for can be found', () => {
  test('an administrator is shown all of it while nothing is blocked', () => {
    const answers = set.before.map((text) => ({ name: 'answers', text }))
    const said = [...answers, ...set.files, ...set.trail]
    const missing = Object.entries(first).filter(
      ([, word]) => !said.some(({ text }) => text.includes(word)),
    )
    expect(missing).toEqual([])
    expect(new Set(set.asks.map(({ name }) => name)).size).toBeGreaterThan(5)
  })
})

describe('once it is blocked', () => {
  test('no answer, no file and no change in the audit says it to anybody', async () => {
    // An administrator made files before.
    const order = [{ name: 'admin', session: admin }, ...shuffled('of blocked data', set.readers)]
    const leaks: string[] = []
    const budget = { seconds: 12, least: 2, most: order.length }
    await spend('readers of blocked data', budget, async ({ number }) => {
      const reader = order[number - 1]
      if (!reader) throw new Error('There are fewer readers')
      leaks.push(...(await leaksTo(reader)).map((leak) => `${reader.name}: ${leak}`))
    })
    expect([...new Set(leaks)].toSorted()).toEqual([])
  })
})

/** What answers, files and the audit say to a reader, and what changes for them with it. */
async function leaksTo({ name, session }: Pick<Reader, 'name' | 'session'>): Promise<string[]> {
  await askForFiles(session, someFiles(name))
  await patiently()
  const answers = await answersTo(session, set.every)
  const texts = [...answers, ...(await filesOf(session, url)), ...(await trailOf(session))]
  return [...shown(texts), ...(await changesFor(session)), ...(await foundBy(session))]
}

/**
 * The answers that become others with what is blocked, each time that it changes: something that
 * goes on beside changes an answer once.
 */
async function changesFor(session: Session): Promise<string[]> {
  const answers: (readonly NamedText[])[] = []
  for (const words of [later, first, later]) {
    await sayOf(owner, companyId, set.person, words)
    await patiently()
    answers.push(await answersTo(session, set.asks))
  }
  const [before, changed, again] = answers
  return set.asks.flatMap(({ name }, at) => {
    const [was, is, becomes] = [before, changed, again].map((all) => atRest(all?.[at]?.text))
    return was !== is && is !== becomes ? [`${name} changes: ${parting(`${was}`, `${is}`)}`] : []
  })
}

/** An answer without how far a calculation is, which any change of a ficha begins again. */
const atRest = (text = '') => text.replaceAll(/"calculating":(null|\{[^}]*\})/g, '')

/** The searches that find somebody by what they had blocked. */
async function foundBy(session: Session): Promise<string[]> {
  const found: string[] = []
  const asks = [...Map.groupBy(set.every.filter(searches), ({ name }) => name).values()]
  await inLanes(4, asks, async ([ask]) => {
    if (!ask) return
    const nothing = await searched(session, ask, 'qqzzxxw')
    if (isRefused(nothing)) return
    for (const word of Object.values(later)) {
      const answer = await searched(session, ask, word)
      if (answer !== nothing) found.push(`${ask.name} by ${word}: ${parting(nothing, answer)}`)
    }
  })
  return found
}
