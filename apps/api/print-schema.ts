import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from './schema.ts'

const file = path.join(import.meta.dirname, '../../generated/schema.graphql')
writeFileSync(file, `${printSchema(lexicographicSortSchema(schema))}\n`)
