import pg from 'pg'

/** Milliseconds this process waited for PostgreSQL, by what it asked for. */
export type Spans = Record<Asked, number>
export type Asked = 'gather' | 'insert' | 'publish' | 'rest'

const kinds: readonly (readonly [RegExp, Asked])[] = [
  [/^insert into payslip /, 'insert'],
  [/user_contract_version|from "user_item"/, 'gather'],
  [/sum\(|"payroll_month"|payslip_error|update "payroll_run"|write_audit/, 'publish'],
]

let spans = nothing()

function nothing(): Spans {
  return { gather: 0, insert: 0, publish: 0, rest: 0 }
}

/** What was waited for since the last call. */
export function takeSpans(): Spans {
  const taken = spans
  spans = nothing()
  return taken
}

/** From now on every statement of this process is timed, from asking to the last row's object. */
export function timeStatements(): void {
  const ask = pg.Client.prototype.query
  const timed = function (this: pg.Client, ...args: unknown[]): unknown {
    const start = performance.now()
    const kind = kindOf(args[0])
    const end = () => {
      spans[kind] += performance.now() - start
    }
    const asked: unknown = Reflect.apply(ask, this, args)
    if (asked instanceof Promise) void asked.then(end, end)
    return asked
  }
  Object.assign(pg.Client.prototype, { query: timed })
}

function kindOf(asked: unknown): Asked {
  const text = typeof asked === 'string' ? asked : textOf(asked)
  return kinds.find(([pattern]) => pattern.test(text))?.[1] ?? 'rest'
}

const textOf = (asked: unknown): string =>
  typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : ''
