import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Choices, choicesOf } from '../database/choices.ts'

const root = path.resolve(import.meta.dirname, '..')
const out = path.join(root, 'generated/database.ts')

/**
 * The type of every table, camelCase, bigint as number: ids and amounts are safe integers. A column
 * that a check of its table holds to certain codes is the union of those codes.
 */
export async function tableTypes(url: string): Promise<void> {
  const options = {
    url,
    dialect: 'postgres',
    'date-parser': 'string',
    'numeric-parser': 'string',
    'type-mapping': '{"int8":"number"}',
    'exclude-pattern': '{ops_migration,graphile_worker.*}',
    'default-schema': 'public',
    'log-level': 'error',
    'out-file': out,
  }
  const argv = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  const codegen = path.join(root, 'node_modules/.bin/kysely-codegen')
  execFileSync(codegen, ['--camel-case', ...argv], { stdio: 'inherit' })
  writeFileSync(out, withChoices(readFileSync(out, 'utf8'), await choicesOf(url)))
}

/** Throws if a column with codes is not a text in the type of its table. */
function withChoices(types: string, tables: ReadonlyMap<string, Choices>): string {
  let text = types
  for (const [table, choices] of tables) {
    const start = `export interface ${pascal(table)} {`
    const [before, rest, ...more] = text.split(start)
    if (rest === undefined || more.length > 0) throw new Error(`${table} is not one type`)
    const end = rest.indexOf('\n}')
    let body = rest.slice(0, end)
    for (const [column, values] of choices) body = narrowed(body, camel(column), values)
    text = `${before}${start}${body}${rest.slice(end)}`
  }
  return text
}

function narrowed(body: string, name: string, values: readonly string[]): string {
  const column = new RegExp(String.raw`^(  ${name}: (?:Generated<)?)string\b`, 'm')
  if (!column.test(body)) throw new Error(`${name} has codes and is no text`)
  const codes = values.map((value) => `'${value.replaceAll("'", String.raw`\'`)}'`)
  return body.replace(column, (_, start: string) => start + codes.join(' | '))
}

/** `user_item` is `userItem`. */
export const camel = (name: string) =>
  name.replace(/_([a-z0-9])/g, (_, char: string) => char.toUpperCase())

const pascal = (name: string) => name.charAt(0).toUpperCase() + camel(name).slice(1)
