import { expect, test } from 'vitest'
import { filesEndingIn, product, textOf } from './source.ts'

/** What docs/adding-a-screen.md teaches with: as short as every plain catalogue can be. */
const EXAMPLE = /^modules\/\w+\/holidays\/|^database\/migrations\/\d+_holiday\.sql$/

const linesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + textOf(file).trimEnd().split('\n').length, 0)

test('a plain catalogue takes seven files and 275 lines, with its tests and demo rows', () => {
  const files = filesEndingIn('').filter((file) => EXAMPLE.test(file) && !IMPORTER.test(file))
  expect(files).toHaveLength(7)
  expect(linesOf(files)).toBeLessThanOrEqual(276)
})

const IMPORTER = /-importer\.ts$/

test('an importer takes one file of at most 70 lines', () => {
  const files = filesEndingIn('.ts').filter(
    (file) => file.startsWith('modules/') && IMPORTER.test(file),
  )
  expect(files.length).toBeGreaterThanOrEqual(2)
  expect(files.filter((file) => linesOf([file]) > 70)).toEqual([])
})

/** How other files name the example: its operations, its rights, its edges or its table. */
const NAMES_IT = /\bcreateHoliday\b|\bholidays\.\w+'|^ *holidays: (\[|'|row)|'holiday'|^holidays /m

test('outside of its folder it is named by access and by its edge, as the guide says', () => {
  const named = filesEndingIn('.ts', '.tsx', '.txt')
    .filter(
      (file) => !EXAMPLE.test(file) && !/^(generated|modules|chile)\/|\.test\.tsx?$/.test(file),
    )
    .filter((file) => NAMES_IT.test(textOf(file)))
  expect(named.toSorted()).toMatchInlineSnapshot(`
    [
      "access/exceptions.ts",
      "access/matrix.txt",
      "access/menu.ts",
      "access/operation-names.ts",
      "access/service-table.ts",
      "tests/architecture/edges/ground.ts",
      "tests/architecture/operations.txt",
    ]
  `)
  const guide = textOf('docs/adding-a-screen.md')
  const unnamed = named.filter((file) => !guide.includes(`${file.split('/').at(-1)}\``))
  expect(unnamed).toEqual([])
})

/**
 * Records whole, on their pages and in the inbox: two that are proposed and answered, and two that
 * are kept of a person with their papers.
 */
const WHOLE = [
  // With what is proposed of a family and of the fields of the company.
  ['people/corrections', 1550],
  ['payroll/payslip-disputes', 703],
  ['people/residence', 940],
  ['people/protections', 464],
] as const

test.for(WHOLE)('records are whole in %s: at most %i lines', ([module, most]) => {
  const files = filesEndingIn('.ts', '.tsx').filter(
    (file) => file.startsWith(`modules/${module}/`) && !/\.test\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(8)
  expect(linesOf(files)).toBeLessThanOrEqual(most)
})

test('a detail page takes one file of at most 70 lines', () => {
  const pages = product.filter(
    ({ file, text }) => file.startsWith('modules/') && /<RecordPage\b/.test(text),
  )
  expect(pages.length).toBeGreaterThanOrEqual(2)
  expect(pages.filter(({ file }) => linesOf([file]) > 70).map(({ file }) => file)).toEqual([])
})

test('the guide for adding a screen names each kit, with an existing example', () => {
  const guide = textOf('docs/adding-a-screen.md')
  const named = [...guide.matchAll(/^\/\/ (modules\/\S+)$/gm)].map(([, file = '']) => file)
  const files = new Set(filesEndingIn(''))
  expect(named.length).toBeGreaterThanOrEqual(3)
  expect(named.filter((file) => !files.has(file))).toEqual([])
  for (const kit of [
    'crud',
    'CataloguePage',
    'RecordPage',
    'stateMachine',
    'records',
    'RecordsPage',
    'NewMassActPage',
    'choosePeople',
  ]) {
    expect(guide).toContain(kit)
  }
})
