import path from 'node:path'
import { captured, type Contender, openApi, openBare } from './floor/contenders.ts'
import { inCrowd } from './load/company.ts'
import { atOnce, kindsOf, mixed } from './load/mix.ts'
import { type Threads, threadsClock } from './load/processor.ts'
import type { Screen } from './load/screens.ts'
import { median } from './measure.ts'
import { figure, type Report } from './report.ts'

/** Requests of each kind in a round, and of the mix, which comes round after 75. */
const requests = 50
const requestsOfMix = 75
const rounds = Number(process.env['FLOOR_ROUNDS'] ?? 7)
/** A server is warm when two rounds agree so well; it may take so many. */
const agreement = 0.1
const warmings = 12

/**
 * What a request costs beside the floor: the statements that the API sends for each kind of
 * request of `mix`, replayed by a bare server, both in turns in one run. Ratios of the time of
 * processors, which a busy or a slow machine leaves alike. `FLOOR_BESIDE=folder` takes in another
 * checkout of the product; `BENCH_DATA=folder` keeps the database.
 */
export function floor(): Promise<Report> {
  return inCrowd(async ({ site, screens, owner, ownerUrl }) => {
    const kinds = kindsOf(screens)
    const { files, counts, forget } = await captured(ownerUrl, kinds)
    const other = process.env['FLOOR_BESIDE']
    const open = [
      openApi(ownerUrl, 'ours', path.resolve(import.meta.dirname, '..')),
      openBare(ownerUrl, files),
      ...(other ? [openApi(ownerUrl, 'other', other)] : []),
    ]
    const contenders = await Promise.all(open)
    // A worker that looks for jobs would be counted as PostgreSQL's.
    process.kill(site.workerPid, 'SIGSTOP')
    try {
      const asked = kinds.map((kind) => [kind.name, () => kind, requests] as const)
      const all: readonly Asked[] = [...asked, ['mix', mixed(screens), requestsOfMix]]
      const clock = await threadsClock(owner)
      const turns = await inTurns(contenders, all, clock)
      return reported(all, turns, counts)
    } finally {
      process.kill(site.workerPid, 'SIGCONT')
      await Promise.all(contenders.map((one) => one.close()))
      forget()
    }
  })
}

/** A kind of request, its screens, and how many of them are a turn. */
type Asked = readonly [name: string, screenAt: (n: number) => Screen, times: number]

type Turn = ReadonlyMap<string, Threads>

/** The turns of each contender, by its name; the first ones warm it. */
async function inTurns(
  contenders: readonly Contender[],
  all: readonly Asked[],
  clock: (pid: number) => Threads,
): Promise<{ found: ReadonlyMap<string, readonly Turn[]>; warmed: number }> {
  const found = new Map<string, Turn[]>(contenders.map(({ name }) => [name, []]))
  const round = async () => {
    const turns = new Map(contenders.map(({ name }) => [name, new Map<string, Threads>()]))
    for (const asked of all) {
      for (const one of contenders)
        turns.get(one.name)?.set(asked[0], await turn(one, asked, clock))
    }
    for (const [name, one] of turns) found.get(name)?.push(one)
  }
  let warmed = 1
  await round()
  do {
    await round()
    warmed += 1
  } while (warmed < warmings && ![...found.values()].every(areAlike))
  for (let n = 0; n < rounds; n += 1) await round()
  for (const turns of found.values()) turns.splice(0, warmed)
  return { found, warmed }
}

/** Whether the last two turns took alike much of the server's processor. */
function areAlike(turns: readonly Turn[]): boolean {
  const [before, last] = turns
    .slice(-2)
    .map((turn) => [...turn.values()].reduce((sum, { main, others }) => sum + main + others, 0))
  return before !== undefined && last !== undefined && Math.abs(last / before - 1) <= agreement
}

/** Milliseconds of processor for each request of one turn. */
async function turn(
  { pid, ask }: Contender,
  [, screenAt, times]: Asked,
  clock: (pid: number) => Threads,
): Promise<Threads> {
  const before = clock(pid)
  await atOnce((n) => ask(screenAt(n)), times)
  const after = clock(pid)
  const each = (part: keyof Threads) => (after[part] - before[part]) / times
  return { main: each('main'), others: each('others'), postgres: each('postgres') }
}

/** The median of the turns of a server in each part. */
function typical(turns: readonly Turn[], kind: string): Threads {
  const middle = (part: keyof Threads) =>
    median(turns.map((turn) => turn.get(kind)?.[part] ?? Number.NaN))
  return { main: middle('main'), others: middle('others'), postgres: middle('postgres') }
}

const apiOf = ({ main, others }: Threads) => main + others
const allOf = (each: Threads) => apiOf(each) + each.postgres

function reported(
  all: readonly Asked[],
  { found, warmed }: Awaited<ReturnType<typeof inTurns>>,
  counts: Readonly<Record<string, number>>,
): Report {
  const of = (contender: string, kind: string) => typical(found.get(contender) ?? [], kind)
  const times = (name: string, kind: string) => {
    const [one, bare] = [of(name, kind), of('bare', kind)]
    return { api: apiOf(one) / apiOf(bare), all: allOf(one) / allOf(bare) }
  }
  const names = [...found.keys()]
  const row = (contender: string, kind: string) => {
    const { main, others, postgres } = of(contender, kind)
    const ratio = times(contender, kind)
    const count = contender === 'other' ? '' : figure(counts[kind] ?? Number.NaN)
    return [
      `${kind}: ${contender}`,
      kind === 'mix' ? '' : count,
      ...[main, others, postgres, ratio.api, ratio.all].map(figure),
    ]
  }
  return {
    title: 'Floor: what a request costs beside a bare server that sends the same statements',
    head: [
      'ms of processor',
      'statements',
      'main',
      'other threads',
      'PostgreSQL',
      'API ×',
      'all ×',
    ],
    rows: all.flatMap(([kind]) => names.map((name) => row(name, kind))),
    goals: [
      { text: 'API of `me`, times the bare one', value: times('ours', 'me').api, most: 2 },
      { text: 'API of the mix', value: times('ours', 'mix').api, most: 2.5 },
      { text: 'API and PostgreSQL of the mix', value: times('ours', 'mix').all, most: 1.4 },
    ],
    notes: [
      `Medians of ${rounds} rounds in turns, after ${warmed} until all agreed within 10 %.`,
      'The bare one has no token, rights or schema, and answers rows as they are.',
      'PostgreSQL: all its processes, also workers of parallel plans that have ended.',
    ],
  }
}
