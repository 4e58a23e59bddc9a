import pg from 'pg'

/** How many statements the API of this process sends to the database while `work` is done. */
export async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const { prototype } = pg.Client
  const original = prototype.query
  let count = 0
  prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
    count += 1
    return Reflect.apply(original, this, given)
  } as typeof original
  try {
    await work()
  } finally {
    prototype.query = original
  }
  return count
}
