import type pg from 'pg'

/**
 * Writes in a transaction of the company, behind the back of the API: what no screen can set up.
 * Triggers and the audit work as ever; a refused statement leaves nothing behind.
 *
 * @param owner the superuser's connection
 */
export const companyWriter =
  (owner: pg.Client, companyId: number) =>
  async (statement: string, values?: readonly unknown[]): Promise<void> => {
    await owner.query('begin')
    try {
      await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
      await owner.query(statement, values && [...values])
      await owner.query('commit')
    } catch (error) {
      await owner.query('rollback')
      throw error
    }
  }
