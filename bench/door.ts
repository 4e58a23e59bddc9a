import { hostileDocuments } from '../tests/attacks/hostile-documents.ts'
import { openWatchedApi, type WatchedApi } from './door/api.ts'
import { guess } from './door/guesses.ts'
import { uploads } from './door/uploads.ts'
import { openBenchDatabase } from './pipeline/server.ts'
import { figure, type Report } from './report.ts'

const rounds = 9
/** Rows of the table: the documents that hold the API longest. */
const shown = 8

/**
 * The door as a stranger finds it: documents written to keep the API busy, three hundred guesses
 * at once, and forms of thirty megabytes at once, against the API in a process of its own.
 */
export async function door(): Promise<Report> {
  const database = await openBenchDatabase()
  const api = await openWatchedApi(database.ownerUrl)
  try {
    const held = await holds(api)
    const guessed = await guess(api)
    const { rows } = await database.owner.query<{ id: number }>(
      `select c.id::int from user_contract c join company m on m.id = c.company_id
        where m.slug = 'coihues' order by c.id limit 1`,
    )
    const sent = await uploads(api, rows[0]?.id ?? 0)
    const worst = held[0]?.milliseconds ?? Number.NaN
    return {
      title:
        `Door: ${held.length} hostile documents, ` +
        `${figure(guessed.refused + guessed.lookedAt)} guesses, ${sent.forms} forms of 30 MB`,
      head: ['document', 'holds the API, ms'],
      rows: held
        .slice(0, shown)
        .map(({ name, milliseconds }) => [name, figure(milliseconds)] as const),
      goals: [
        { text: 'the longest that a document holds it, ms', value: worst, most: 20 },
        { text: 'guesses whose password is looked at', value: guessed.lookedAt, most: 10 },
        { text: 'forms answered with an error of ours', value: sent.broken, most: 0 },
        {
          text: 'memory that the forms add at most, MB',
          value: sent.after - sent.before,
          most: 400,
        },
      ],
      notes: [
        `Of each document its fastest round of ${rounds} counts: ` +
          'the others hold what else the machine did.',
        `${figure(guessed.milliseconds)} ms until every guess was answered; somebody else waited ` +
          `${figure(guessed.typicalWait)} ms meanwhile, ${figure(guessed.longestWait)} at worst.`,
        `${figure(sent.megabytes)} MB arrived at once; the API had ${figure(sent.before)} MB ` +
          `at most before and ${figure(sent.after)} after.`,
      ],
    }
  } finally {
    await api.close()
    await database.close()
  }
}

type Held = { readonly name: string; readonly milliseconds: number }

/** How long each document keeps the API from anything else, the longest first. */
async function holds(api: WatchedApi): Promise<readonly Held[]> {
  const held = hostileDocuments.map(({ name }) => ({ name, milliseconds: Infinity }))
  const bodies = hostileDocuments.map(({ query, variables }) =>
    JSON.stringify({ query, variables }),
  )
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, body] of bodies.entries()) {
      await api.watched()
      await api.ask(body)
      const { heldMs } = await api.watched()
      const one = held[at]
      if (one) one.milliseconds = Math.min(one.milliseconds, heldMs)
    }
  }
  return held.toSorted((a, b) => b.milliseconds - a.milliseconds)
}
