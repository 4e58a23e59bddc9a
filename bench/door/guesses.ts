import { median } from '../measure.ts'
import type { WatchedApi } from './api.ts'

const guesses = 300

export type Guessed = {
  /** Guesses whose password was looked at. */
  readonly lookedAt: number
  readonly refused: number
  /** Until all of them were answered, in milliseconds. */
  readonly milliseconds: number
  /** What somebody else waited for an answer meanwhile, in the middle and at worst. */
  readonly typicalWait: number
  readonly longestWait: number
}

/** Three hundred passwords tried at once at one account, while somebody else uses the product. */
export async function guess(api: WatchedApi): Promise<Guessed> {
  const start = performance.now()
  let open = true
  const all = Promise.all(Array.from({ length: guesses }, (_, at) => tried(api, at))).finally(
    () => {
      open = false
    },
  )
  const waits: number[] = []
  do waits.push(await waitOf(api))
  while (open)
  const answers = await all
  const milliseconds = performance.now() - start
  const lookedAt = answers.filter((kind) => kind === 'invalid').length
  const refused = answers.filter((kind) => kind === 'too-many').length
  const longestWait = Math.max(...waits)
  return { lookedAt, refused, milliseconds, typicalWait: median(waits), longestWait }
}

async function tried(api: WatchedApi, at: number): Promise<string | undefined> {
  const query = `mutation ($input: SignInInput!) { signIn(input: $input) { error { kind } } }`
  const input = { username: 'superadmin', password: `Minga${at}` }
  const { text } = await api.ask(JSON.stringify({ query, variables: { input } }))
  const answer = JSON.parse(text) as { data?: { signIn?: { error?: { kind: string } } } }
  return answer.data?.signIn?.error?.kind
}

/** Milliseconds of something small that asks the database. */
async function waitOf(api: WatchedApi): Promise<number> {
  const start = performance.now()
  await (await fetch(`${api.address}/ready`)).text()
  return performance.now() - start
}
