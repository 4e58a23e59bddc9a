import { appendFileSync } from 'node:fs'
import pg from 'pg'
import { lineOf, type Statement } from './statements.ts'

/**
 * Loaded before the API when its statements are captured: writes down each that it sends to
 * PostgreSQL, in its order, with its values and the name under which it is prepared.
 */
const file = process.env['STATEMENTS'] ?? ''
const send = pg.Client.prototype.query as (...given: unknown[]) => unknown

pg.Client.prototype.query = function heard(this: pg.Client, ...given: unknown[]): unknown {
  const statement = statementOf(given)
  if (statement) appendFileSync(file, lineOf(statement))
  return send.apply(this, given)
} as never

/** A text, a text with values, or an object of both; streams are not captured. */
function statementOf([asked, values]: readonly unknown[]): Statement | undefined {
  if (typeof asked === 'string') {
    return Array.isArray(values) ? { text: asked, values } : { text: asked }
  }
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return undefined
  const { text, values: own, name } = asked as Statement
  return { text, ...(own ? { values: own } : {}), ...(name ? { name } : {}) }
}
