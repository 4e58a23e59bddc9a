// node tests/reference/suite/write.ts: writes the cases of law/cases that the references work out.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileText, suiteFiles } from './files.ts'

const root = path.resolve(import.meta.dirname, '../../../law/cases')
for (const one of suiteFiles()) {
  const place = path.join(root, one.file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, fileText(one))
  process.stdout.write(`${one.file}: ${one.cases.length}\n`)
}
