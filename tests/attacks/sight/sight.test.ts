import { beforeAll, describe, expect, test } from 'vitest'
import { inLanes } from '../../../platform/server/jobs/lanes.ts'
import { startApi } from '../../api.ts'
import { idsOf } from '../ids.ts'
import { amountsOf, covers, hiddenFrom } from './amounts.ts'
import { type Ask, allAsks } from './asks.ts'
import { plantCanaries } from './canaries.ts'
import { numbersIn } from './numbers.ts'
import { changeAmounts } from './perturb.ts'
import { runProcesses } from './processes.ts'
import { openReaders, type Reader } from './readers.ts'

const { api, world, database, services, drainJobs } = await startApi()
const { owner } = database
const companyId = world.coihues.id
const admin = api.as('admin')
const T0 = performance.now()
const say = (...w: unknown[]) => console.log(Math.round(performance.now() - T0), ...w)

async function prepare() {
  const readers = await openReaders({ owner, db: services.db, companyId, signIn: api.signIn })
  const canaries = await plantCanaries({ owner, world, admin })
  const months = await runProcesses({ owner, world, admin, canaries, drainJobs })
  const all = allAsks({ ids: await idsOf(owner, companyId, 2), canaries, months })
  say('planted', all.length)
  const was = await sweep({ session: admin }, all)
  say('admin 1')
  const fine = all.filter((_, at) => !/^\{"errors"/.test(was[at] ?? ''))
  const left = was.filter((text) => !/^\{"errors"/.test(text))
  await changeAmounts(
    owner,
    companyId,
    canaries.map(({ userId }) => userId),
  )
  const amounts = await amountsOf(owner, companyId, canaries)
  const now = await sweep({ session: admin }, fine)
  say('admin 2', fine.length)
  const asks = fine.filter((_, at) => now[at] !== left[at])
  say(
    'sensitive',
    asks.length,
    [...Map.groupBy(asks, (a) => a.name)].map(([n, l]) => `${n} ${l.length}`).join(', '),
  )
  say(
    'insensitive',
    [
      ...Map.groupBy(
        fine.filter((a) => !asks.includes(a)),
        (a) => a.name,
      ),
    ]
      .map(([n, l]) => `${n} ${l.length}`)
      .join(', '),
  )
  return { readers, canaries, months, asks, amounts, told: now }
}
let set: Awaited<ReturnType<typeof prepare>>
beforeAll(async () => {
  set = await prepare()
})

const same = (text: string) =>
  text.replaceAll(/"traceId":"[^"]*"/g, '').replaceAll(/\/files\/[^"]*/g, '/files/…')

async function sweep({ session }: Pick<Reader, 'session'>, asks: readonly Ask[]) {
  const answers: string[] = []
  await inLanes(
    4,
    asks.map((ask, at) => ({ ask, at })),
    async ({ ask, at }) => {
      answers[at] = same((await session.raw(ask.document, ask.variables)).text)
    },
  )
  return answers
}

describe('amounts of who one may not see', () => {
  test('an administrator is told all of them: they are where they are looked for', async () => {
    const told = new Set(set.told.flatMap((text) => [...numbersIn(text)]))
    for (const [canary, own] of set.amounts) {
      for (const [kind, numbers] of own) {
        console.log(canary.name, kind, numbers.size, [...numbers].filter((n) => told.has(n)).length)
      }
    }
  })

  test('are in no answer, and change none', async () => {
    const wrong = new Map<string, number>()
    const note = (words: string) => wrong.set(words, (wrong.get(words) ?? 0) + 1)
    const before = new Map<Reader, string[]>()
    for (const reader of set.readers) {
      const answers = await sweep(reader, set.asks)
      before.set(reader, answers)
      const hidden = hiddenFrom(reader, set.amounts)
      answers.forEach((text, at) => {
        for (const number of numbersIn(text)) {
          const whose = hidden.get(number)
          if (whose)
            note(
              `AMOUNT ${set.asks[at]?.name} tells ${reader.name} ${whose}: ${number} ${text.slice(Math.max(0, text.replaceAll('.', '').indexOf(String(number)) - 60)).slice(0, 90)}`,
            )
        }
      })
    }
    say('readers')
    const stale = new Set<Reader>()
    for (const isPrivate of [true, false]) {
      for (const reader of stale) before.set(reader, await sweep(reader, set.asks))
      stale.clear()
      const changed = set.canaries.filter((one) => one.isPrivate === isPrivate)
      await changeAmounts(
        owner,
        companyId,
        changed.map(({ userId }) => userId),
      )
      for (const reader of set.readers) {
        if (changed.some((one) => seen.some((permission) => covers(reader, permission, one)))) {
          stale.add(reader)
          continue
        }
        const answers = await sweep(reader, set.asks)
        answers.forEach((text, at) => {
          const was = before.get(reader)?.[at]
          if (text !== was)
            note(
              `CHANGES ${set.asks[at]?.name} for ${reader.name} ${isPrivate}\n   ${diff(was ?? '', text)}`,
            )
        })
        before.set(reader, answers)
      }
      say('changed', isPrivate)
    }
    console.log(
      [...wrong]
        .map(([w, n]) => `${n} ${w}`)
        .toSorted((a, b) => a.slice(2).localeCompare(b.slice(2)))
        .join('\n'),
    )
    expect([...wrong.keys()]).toEqual([])
  })
})
const seen = [
  'contracts.read',
  'payslips.read',
  'userItems.read',
  'paymentMethods.read',
  'transfers.read',
] as const
function diff(a: string, b: string) {
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  return `…${a.slice(Math.max(0, i - 80), i + 60)}… → …${b.slice(Math.max(0, i - 20), i + 60)}…`
}
