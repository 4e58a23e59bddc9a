import { type ApiOperation, policyOf } from '#access/api.ts'
import { isPermission, labelOf } from '#access/services.ts'
import type { Context } from '../context.ts'
import type { Input } from './input.ts'

/**
 * After a mutation: if nothing that it wrote left a row in the company's trail, the mutation itself
 * does, with what it was about. So no change goes without a trace, whatever table it is in.
 */
export async function leaveTrace(
  { client, session }: Context,
  name: ApiOperation,
  input: Input<unknown> | undefined,
  value: unknown,
): Promise<void> {
  await client.query(
    `select app.write_audit($1::bigint, 'Proceso', $2, $3, null, $4::jsonb)
     where not app.left_trace($1::bigint)`,
    [session.companyId, `operación:${name}`, null, JSON.stringify(about(name, input, value))],
  )
}

/**
 * After a query of a superadmin who works as the company: what was read, and how many rows it
 * answered. A screen that asks the same again within a minute leaves one row.
 */
export async function traceReading(
  { client, session }: Context,
  name: ApiOperation,
  { input, value, answer }: { input: Input<unknown> | undefined; value: unknown; answer: unknown },
): Promise<void> {
  await client.query('select app.trace_reading($1, $2, $3::jsonb, $4)', [
    session.companyId,
    name,
    JSON.stringify(about(name, input, value)),
    rowsIn(answer),
  ])
}

/** The permission in words and the rows that an input names; never a value that somebody typed. */
function about(name: ApiOperation, input: Input<unknown> | undefined, value: unknown) {
  const policy = policyOf(name)
  const permission = typeof policy === 'string' ? policy : policy?.[0]
  return {
    permiso: isPermission(permission) ? labelOf(permission) : null,
    ...(input ? idsIn(input, value) : {}),
  }
}

function idsIn({ fields }: Input<unknown>, value: unknown): Record<string, number> {
  const given = Object.entries(typeof value === 'object' && value !== null ? value : {})
  return Object.fromEntries(
    given.flatMap(([name, one]): [string, number][] => {
      const field = fields[name]
      if (typeof one !== 'number' || field === undefined || 'nested' in field) return []
      if (field.reference === undefined) return []
      return [[snake(name === 'id' ? `${field.reference}Id` : name), one]]
    }),
  )
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function rowsIn(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length
  if (typeof answer !== 'object' || answer === null) return answer === null ? 0 : 1
  return 'rows' in answer && Array.isArray(answer.rows) ? answer.rows.length : 1
}
