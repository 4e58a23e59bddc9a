import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describeSchema, tenantTablesOf } from '../database/describe.ts'
import { migrate } from '../database/migrate.ts'
import { startPostgres } from './postgres.ts'
import { sourcesDocument } from '../law/sources.ts'
import { hooksPage } from './hooks-page.ts'
import { writeModuleLists } from './modules.ts'
import { writeOperationDocuments } from './operation-documents.ts'
import { retentionPage } from './retention-page.ts'
import { screensPage } from './screens-page.ts'
import { camel, tableTypes } from './table-types.ts'

const root = path.resolve(import.meta.dirname, '..')
const out = path.join(root, 'generated')
const bin = (name: string) => path.join(root, 'node_modules/.bin', name)

/**
 * Writes everything in generated/ and database/schema.sql: lists of what the modules have, table
 * types from a migrated throw-away database, the GraphQL schema from the modules, typed documents
 * from the screens.
 */
async function generate(): Promise<void> {
  mkdirSync(out, { recursive: true })
  await writeModuleLists()
  await fromDatabase()
  execFileSync(process.execPath, [path.join(root, 'apps/api/print-schema.ts')], {
    stdio: 'inherit',
  })
  writeOperationDocuments()
  typedDocuments()
  registeredDocuments()
  writeFileSync(path.join(root, 'docs/hooks.md'), hooksPage())
  writeFileSync(path.join(root, 'docs/screens.md'), await screensPage())
  writeFileSync(path.join(root, 'docs/sources.md'), sourcesDocument())
  // As it was written a moment ago.
  const { keptTables } = await import(path.join(out, 'kept-tables.ts'))
  writeFileSync(path.join(root, 'docs/retention.md'), retentionPage(keptTables))
}

async function fromDatabase(): Promise<void> {
  const folder = path.join(root, `.cache/generate-${process.pid}`, 'data')
  const server = await startPostgres(folder, { durable: false })
  try {
    await migrate(server.url)
    writeFileSync(path.join(root, 'database/schema.sql'), await describeSchema(server.url))
    tenantTables(await tenantTablesOf(server.url))
    await tableTypes(server.url)
  } finally {
    await server.stop()
    rmSync(path.dirname(folder), { recursive: true, force: true })
  }
}

function tenantTables(names: readonly string[]): void {
  const comment = '/** The tables that belong to a company. Written by `npm run generate`. */'
  const rows = names.map((name) => `  '${camel(name)}',`)
  const text = [comment, 'export const tenantTables = [', ...rows, '] as const', ''].join('\n')
  writeFileSync(path.join(out, 'tenant.ts'), text)
}

function typedDocuments(): void {
  rmSync(path.join(out, 'documents'), { recursive: true, force: true })
  const config = path.join(root, 'scripts/codegen.json')
  execFileSync(bin('graphql-codegen'), ['--config', config], {
    stdio: 'inherit',
    cwd: root,
    env: {
      ...process.env,
      PATH: `${path.join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
    },
  })
}

const DOCUMENTS =
  '{generated/{catalogues,operations/**/*}.ts,{modules/*/*/web,{platform,apps}/web}/**/*.{ts,tsx}}'

/** The documents of our own screens by hash: all that GRAPHQL_DOCUMENTS=registered lets run. */
function registeredDocuments(): void {
  const files = globSync(DOCUMENTS, { cwd: root })
  const documents = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/graphql\(\s*`([^`]+)`/g)].map(
      ([, source = '']) => createHash('sha256').update(source).digest('hex'),
    ),
  )
  const sorted = [...new Set(documents)].toSorted()
  writeFileSync(path.join(out, 'registered.json'), `${JSON.stringify(sorted, null, 2)}\n`)
}

await generate()
