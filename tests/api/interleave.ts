import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/**
 * Where a transaction is stopped until the test lets it go: before it first writes or locks, so
 * that all have read before anybody wrote; or before it commits what it wrote, so that all hold
 * what they lock. The transaction in which a request that writes reads its caller is let through.
 */
export type Gate = 'before writing' | 'before committing'

const writesOrLocks =
  /\bfor (no key )?(update|share)\b|\b(insert into|update|delete from)\s+"?\w+|\bset_config\b/i

/** A request under way: what it was sent with, and how far it has come. */
type Player<Answer> = {
  state: 'running' | 'stopped' | 'answered'
  /** The server process of its transaction, once it has one. */
  pid: number | undefined
  /**
   * How many statements it waits for just now: only then another one can be in its way. There are
   * several when it sends the next before the last is answered.
   */
  asking: number
  answer: Promise<Answer>
  /**
   * Called where it may have to stop; undefined when it goes on. What is sent while it stands waits
   * too, so that all arrive in their order.
   */
  stop(text: string): Promise<void> | undefined
  go(): void
}

/**
 * Sends requests to the API of this process and lets their transactions advance one at a time, in
 * an order that is given and not left to a clock: each runs until it reaches the gate, waits for a
 * lock of another one, or is answered.
 */
export function createInterleaving(owner: pg.Client) {
  const byTrace = new Map<string, Player<unknown>>()
  const { crossed, end } = stopAtGates(byTrace)
  let plays = 0

  async function waitsForAnother({ pid, asking }: Player<unknown>): Promise<boolean> {
    if (pid === undefined || asking === 0) return false
    const { rows } = await owner.query<{ waits: boolean }>(
      'select cardinality(pg_blocking_pids($1)) > 0 as waits',
      [pid],
    )
    return rows[0]?.waits ?? false
  }

  /** Waits until it stops: at its gate, at a lock of another one, or at its end. */
  async function settle(player: Player<unknown>): Promise<void> {
    while (player.state === 'running' && !(await waitsForAnother(player))) await sleep(2)
  }

  /** Begins the requests in their order, lets them go in the same one; answers their answers. */
  async function play<Answer>(
    gate: Gate,
    requests: readonly ((trace: string) => Promise<Answer>)[],
  ): Promise<Answer[]> {
    plays += 1
    const players: Player<Answer>[] = []
    for (const [at, request] of requests.entries()) {
      const trace = `${String(plays).padStart(16, '0')}${String(at + 1).padStart(16, '0')}`
      const player = playerOf(gate, () => request(`00-${trace}-0000000000000001-01`))
      byTrace.set(trace, player)
      players.push(player)
      await settle(player)
    }
    while (players.some(({ state }) => state !== 'answered')) {
      const next = players.find(({ state }) => state === 'stopped')
      next?.go()
      if (next) await settle(next)
      else await sleep(1)
      for (const player of players) await settle(player)
    }
    byTrace.clear()
    // Requests that no gate saw ran one after another: such a play proves nothing.
    if (players.some(({ pid }) => pid === undefined))
      throw new Error('a request has no transaction')
    return Promise.all(players.map(({ answer }) => answer))
  }

  /** `crossed`: transactions that the database broke off, because they waited for each other. */
  return { play, crossed, end }
}

/** Until `end`, every statement of a player's transaction asks first whether it has to stop. */
function stopAtGates(byTrace: ReadonlyMap<string, Player<unknown>>) {
  const { prototype } = pg.Client
  const original = prototype.query
  const playing = new WeakMap<object, Player<unknown>>()
  let crossed = 0

  prototype.query = function gated(this: pg.Client, ...given: unknown[]) {
    const text = statementOf(given)
    const begun = byTrace.get(traceOf(text))
    if (begun) {
      playing.set(this, begun)
      begun.pid = Number(Reflect.get(this, 'processID'))
    }
    const player = playing.get(this)
    if (!player) return Reflect.apply(original, this, given)
    if (/^(commit|rollback)$/i.test(text)) playing.delete(this)
    const send = async (): Promise<unknown> => {
      player.asking += 1
      try {
        return await Reflect.apply(original, this, given)
      } catch (error) {
        if (error instanceof pg.DatabaseError && error.code === '40P01') crossed += 1
        throw error
      } finally {
        player.asking -= 1
      }
    }
    return player.stop(text)?.then(send) ?? send()
  } as typeof original

  return { crossed: () => crossed, end: () => void (prototype.query = original) }
}

function playerOf<Answer>(gate: Gate, send: () => Promise<Answer>): Player<Answer> {
  let pass: (() => void) | undefined
  let standing: Promise<void> | undefined
  let passed = false
  let wrote = false
  const standsAt = (text: string): boolean => {
    if (gate === 'before committing' && /^commit$/i.test(text)) return wrote
    const writes = writesOrLocks.test(text)
    wrote ||= writes
    return gate === 'before writing' && writes
  }
  const player: Player<Answer> = {
    state: 'running',
    pid: undefined,
    asking: 0,
    answer: Promise.resolve()
      .then(send)
      .finally(() => {
        player.state = 'answered'
      }),
    stop(text) {
      if (standing) return standing
      if (passed || !standsAt(text)) return undefined
      player.state = 'stopped'
      standing = new Promise((resolve) => {
        pass = resolve
      })
      return standing
    },
    go() {
      passed = true
      standing = undefined
      player.state = 'running'
      pass?.()
    },
  }
  return player
}

/** The trace that a transaction begins with; none of any other statement. */
const traceOf = (text: string): string =>
  /\bapp\.begin_request\(.*'([0-9a-f]{32})'\)/.exec(text)?.[1] ?? ''

function statementOf([first]: unknown[]): string {
  if (typeof first === 'string') return first.trim()
  const { text = '' } = (first ?? {}) as { text?: string }
  return text.trim()
}
