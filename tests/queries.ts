import pg from 'pg'

/**
 * The heart of the worker that runs in the same process beats whenever it likes, and a session is
 * marked as seen with whichever request comes a minute after the last mark.
 */
const NOT_OF_A_REQUEST =
  /\bworker_process\b|\brelease_dead_workers\b|\b_private_jobs\b|^update "login_session" set "last/

/** How many statements the API of this process sends to the database while `work` is done. */
export const queriesOf = async (work: () => Promise<unknown>): Promise<number> =>
  (await statementsOf(work)).length

/** The texts of these statements, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { prototype } = pg.Client
  const original = prototype.query
  const texts: string[] = []
  prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
    const text = textOf(given[0])
    if (!NOT_OF_A_REQUEST.test(text)) texts.push(text)
    return Reflect.apply(original, this, given)
  } as typeof original
  try {
    await work()
  } finally {
    prototype.query = original
  }
  return texts
}

/** How many rows with a column the API of this process reads while `work` is done. */
export async function rowsWith(column: string, work: () => Promise<unknown>): Promise<number> {
  const { prototype } = pg.Client
  const original = prototype.query
  let count = 0
  const note = (result: Partial<pg.QueryResult> | undefined) => {
    const { fields = [], rows = [] } = result ?? {}
    if (fields.some(({ name }) => name === column)) count += rows.length
  }
  prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
    const answer = Reflect.apply(original, this, given) as unknown
    void Promise.resolve(answer as pg.QueryResult).then(note, () => undefined)
    return answer
  } as typeof original
  try {
    await work()
  } finally {
    prototype.query = original
  }
  return count
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  return (statement as { text?: string } | undefined)?.text ?? ''
}
