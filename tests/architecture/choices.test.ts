// A choice is one of the codes of its catalog from the column to the input. The checks of the
// database name the codes of a column; `generated/database.ts` has them as a type, so that no code
// between a row and a screen is read a second time, or replaced by another.
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { choicesIn } from '../../database/choices.ts'
import type { Catalog } from '../../platform/model/catalog.ts'
import { type Entity, metaOf } from '../../platform/model/entity.ts'
import { product, filesEndingIn, textOf } from './source.ts'

/**
 * Columns of choices whose table has no check of the same codes, and the function that reads them
 * as codes.
 */
const UNHELD: readonly string[] = [
  // A role of the platform may be stored, which no person of a company has: `Role.code()`.
  'users.role',
  // Earlier agreements may name a code that the product no longer has: `ExceptionCode.code()`.
  'company_exception.code',
  // The causes are those of the catalogue, which grows with the law and without a migration.
  'settlement.dismissal_cause',
  'settlement_batch.dismissal_cause',
]

/**
 * The product's own concepts have kinds that no company may write: these catalogs have fewer codes.
 */
const FEWER = ['formula_version.item_type', 'item_version.type', 'variable_version.type']

/** The files in which a text from outside becomes a code, with its origin. */
const BORDERS: Readonly<Record<string, string>> = {
  'modules/talent/surveys/server/definition.service.ts': 'the edition that was read and locked',
  'modules/talent/surveys/server/user-surveys.queries.ts': 'the rows of two statements joined',
  'modules/company/push/server/send.ts': 'a column whose check has the same codes',
  'modules/company/webhooks/model/webhook.ts': 'the name of an event, as it travels',
  'modules/talent/surveys/web/AssignDialog.tsx': 'the values of a form',
  'modules/talent/psychosocial/web/NewMeasurePage.tsx': 'the address',
  'modules/talent/surveys/web/QuestionDialog.tsx': 'the values of a form',
  'modules/talent/surveys/web/ShownIf.tsx': 'the values of a form',
  'modules/administration/inbox/server/inbox.queries.ts': 'the statement of a kind',
  'modules/administration/reports/web/ReportRunner.tsx': 'the key of a menu',
  'modules/money/compliance/web/ContractsPage.tsx': 'the address',
  'modules/payroll/payroll-review/web/CompareTab.tsx': 'the address',
  'modules/payroll/scenarios/web/net-address.ts': 'the address',
  'modules/payroll/payroll-release/web/PrepareTab.tsx': 'the address',
  'modules/payroll/payroll-release/web/NewHires.tsx': 'the address',
  'modules/money/bank-lists/web/BankListPage.tsx': 'the address',
  'modules/money/settlements/web/DisplayPage.tsx': 'the address',
  'modules/payroll/payroll-release/web/Deadlines.tsx': 'of the deadlines those that are declared',
  'modules/concepts/concepts/web/ItemFields.tsx': 'the values of a form',
  'modules/money/contract-endings/web/NewBatchPage.tsx': 'the values of a form',
  'modules/money/settlements/web/NewBatchPage.tsx': 'the values of a form',
  'modules/money/contract-endings/web/NewEndingPage.tsx': 'the values of a form',
  'modules/payroll/mass-changes/web/mass-change-input.ts': 'the values of a form',
  'modules/people/organization/web/place.ts': 'the address',
  'modules/people/protections/web/ProtectionFields.tsx': 'the values of a form',
  'modules/time/absences/web/AbsenceFields.tsx': 'the values of a form',
  'modules/time/absences/web/AbsencesPage.tsx': 'the filters in the address',
  'modules/time/absences/web/LegalPermitField.tsx': 'the values of a form',
  'modules/time/absences/web/Preview.tsx': 'the values of a form',
  'modules/time/absences/web/kind.ts': 'the values of a form',
  'modules/time/vacations/web/RequestPreview.tsx': 'the values of a form',
  'modules/company/notices/web/PreferencesTab.tsx': 'the value of a closed list',
  'modules/company/company-services/server/exceptions.service.ts': 'a column without a check',
  'modules/people/people/server/record.queries.ts': 'a column whose check has one code more',
  'modules/people/people/server/cards.queries.ts': 'a column whose check has one code more',
}

const schema = textOf('database/schema.sql')
const held = new Map<string, readonly string[]>()
for (const [, table = '', check = ''] of schema.matchAll(
  /^alter table (\w+) add constraint \w+ CHECK \((.*)\);$/gm,
)) {
  for (const [column, values] of choicesIn(check)) {
    const place = `${table}.${column}`
    const known = held.get(place)
    held.set(place, known ? known.filter((value) => values.includes(value)) : values)
  }
}
const columns = new Set(
  [...schema.matchAll(/^create table (\w+) \(\n(.*?)\n\);/gms)].flatMap(([, table, body = '']) =>
    [...body.matchAll(/^ {2}(\w+) text/gm)].map(([, column]) => `${table}.${column}`),
  ),
)

const models = filesEndingIn('.ts').filter(
  (file) => /^modules\/[^/]+\/[^/]+\/model\//.test(file) && !file.includes('.test.'),
)
const exported = (
  await Promise.all(models.map((file) => import(path.resolve(import.meta.dirname, '../..', file))))
).flatMap((module: object) => Object.entries(module))
const entities = [...new Set(exported.map(([, value]) => value).filter(isEntity))]
const catalogs = exported.flatMap(([name, value]) => (isCatalog(value) ? [name] : []))

describe('a choice of an entity', () => {
  const choices = entities.flatMap((entity) =>
    Object.keys(entity.fields).flatMap((name) => {
      const { catalog } = metaOf(entity, name)
      // A version has the dated part of its entity.
      const places = [entity.table, entity.table.replace(/s?$/, '_version')]
        .map((table) => `${table}.${snake(name)}`)
        .filter((place) => columns.has(place))
      return catalog ? places.map((place) => ({ place, catalog })) : []
    }),
  )

  const places = (wrong: (codes: readonly string[], catalog: Catalog) => boolean) => {
    const found = choices.filter(({ place, catalog }) => wrong(held.get(place) ?? [], catalog))
    return [...new Set(found.map(({ place }) => place))].toSorted()
  }

  test('is stored in a column whose check lets in no other code', () => {
    expect(choices.length).toBeGreaterThan(50)
    const other = (codes: readonly string[], { has }: Catalog) =>
      codes.length === 0 || !codes.every(has)
    expect(places(other)).toEqual(UNHELD.toSorted())
  })

  test('and lets in all of its codes', () => {
    const fewer = (codes: readonly string[], { values }: Catalog) =>
      codes.length > 0 && !values.every((value) => codes.includes(value))
    expect(places(fewer)).toEqual(FEWER)
  })
})

describe('a code is read once', () => {
  const code = (word: string) => String.raw`\b(?:${catalogs.join('|')})${word}`
  const reading = new RegExp(code(String.raw`\.(?:has|code)\(`))

  test('from a text from outside, at a border that names its origin', () => {
    const borders = product.filter(({ file, text }) => inModules(file) && reading.test(text))
    expect(borders.map(({ file }) => file).toSorted()).toEqual(Object.keys(BORDERS).toSorted())
  })

  test('and nowhere by searching the codes for the same text', () => {
    const find = String.raw`\.values\s*\.(?:find|findLast|some|filter)\(\s*\(?(\w+)\)? => \1 ===`
    const includes = String.raw`\.values\s*\.includes\(`
    const looking = new RegExp(`${code(find)}|${code(includes)}`)
    expect(filesWith(looking)).toEqual([])
  })

  test('nor by a function that takes any text and says that it is a code', () => {
    const typed = String.raw`(?:ValueOf<typeof (?:${catalogs.join('|')})>|${codeTypes().join('|')})`
    expect(filesWith(new RegExp(String.raw`\): \w+ is ${typed}`))).toEqual([])
  })
})

const inModules = (file: string) => file.startsWith('modules/')
const filesWith = (what: RegExp) =>
  product.filter(({ file, text }) => inModules(file) && what.test(text)).map(({ file }) => file)

/** Types that give the codes of a catalog a name of their own. */
function codeTypes(): string[] {
  const one = `typeof (?:${catalogs.join('|')})`
  const codes = String.raw`(?:ValueOf<${one}>|\(${one}\.values\)\[number\])`
  const named = new RegExp(String.raw`type (\w+) = ${codes}`, 'g')
  const found = product.flatMap(({ text }) =>
    [...text.matchAll(named)].map(([, name = '']) => name),
  )
  return [...new Set(found)]
}

function isEntity(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null && 'table' in value && 'fields' in value
}

function isCatalog(value: unknown): value is Catalog {
  return typeof value === 'object' && value !== null && 'options' in value && 'code' in value
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
