import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { catalogueDocuments } from '#platform/server/graphql/catalogue-documents.ts'
import { catalogues } from '#platform/server/graphql/crud.ts'
import { askedByName } from '#platform/server/graphql/more-fields.ts'
import { referenceFile } from './reference.ts'
import { schema } from './schema.ts'

const out = (name: string) => path.join(import.meta.dirname, '../../generated', name)
writeFileSync(out('catalogues.ts'), catalogueDocuments(catalogues.values()))
writeFileSync(out('schema.graphql'), `${printSchema(lexicographicSortSchema(schema))}\n`)
writeFileSync(out('api-reference.ts'), referenceFile(schema))
writeFileSync(
  out('asked-by-name.json'),
  `${JSON.stringify([...askedByName].toSorted(), null, 2)}\n`,
)
