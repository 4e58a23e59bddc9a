import { type ApiOperation, policyOf } from '#access/api.ts'
import { isPermission, labelOf } from '#access/services.ts'
import { snakeOf } from '#platform/model/snake-case.ts'
import type { Context } from '../context.ts'
import { leavesNoTrace, leavesReading } from '../observe/read-audit.ts'
import type { Input } from './input.ts'
import type { ListInput, Work } from './registered-operations.ts'

/**
 * Runs after a mutation: if none of its writes left a row in the company's trail, the mutation
 * itself leaves one, with its subject; what it read is written when its transaction ends. So no
 * change goes without a trace, whatever its table.
 */
export async function leaveTrace(
  { client, session }: Context,
  name: ApiOperation,
  input: Input<unknown> | undefined,
  value: unknown,
): Promise<void> {
  if (leavesReading(client) || leavesNoTrace(client)) return
  await client.query(
    `select app.write_audit($1::bigint, 'Proceso', $2, $3, null, $4::jsonb)
     where not app.left_trace($1::bigint)`,
    [session.companyId, `operación:${name}`, null, JSON.stringify(about(name, input, value))],
  )
}

/**
 * Runs a query and, when a superadmin works as the company, records what was read: the rows it
 * named and how many it answered. The same query within a minute leaves one row.
 */
export function traced<Value, Result>(
  name: ApiOperation,
  work: Work<Value, Result>,
  input: Input<unknown> | undefined,
): Work<Value, Result> {
  if (!('run' in work)) return work
  return {
    run: async (context, value) => {
      const answer = await work.run(context, value)
      if (context.session.acting) await traceReading(context, name, input, { value, answer })
      return answer
    },
  }
}

async function traceReading(
  { client, session }: Context,
  name: ApiOperation,
  input: Input<unknown> | undefined,
  { value, answer }: { value: unknown; answer: unknown },
): Promise<void> {
  await client.query({
    name: 'trace-reading',
    text: 'select app.trace_reading($1, $2, $3::jsonb, $4)',
    values: [
      session.companyId,
      name,
      JSON.stringify(isListInput(value) ? listed(name, input, value) : about(name, input, value)),
      rowsIn(answer),
    ],
  })
}

const isListInput = (value: unknown): value is ListInput<unknown> =>
  typeof value === 'object' && value !== null && 'filter' in value && 'page' in value

/** The same for a list: its first page is recorded as the list, other pages with their number. */
function listed(name: ApiOperation, input: Input<unknown> | undefined, asked: ListInput<unknown>) {
  const { number } = asked.page
  return { ...about(name, input, asked.filter), ...(number > 1 ? { pagina: number } : {}) }
}

/** The permission in words and the rows that an input names; never a typed value. */
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
      return [[snakeOf(name === 'id' ? `${field.reference}Id` : name), one]]
    }),
  )
}

function rowsIn(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length
  if (typeof answer !== 'object' || answer === null) return answer === null ? 0 : 1
  return 'rows' in answer && Array.isArray(answer.rows) ? answer.rows.length : 1
}
