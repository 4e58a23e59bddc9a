import { expect, test } from 'vitest'
import { product } from './source.ts'

/** Files that need one another, with why. None is of a screen. */
const KNOWN: Readonly<Record<string, string>> = {
  'access/actor.ts': 'an actor carries the exceptions given to them',
  'access/exceptions.ts': 'an exception is given to actors and to groups of them',
  'access/groups.ts': 'a group is asked whether an actor belongs to it',
  'law/company.ts': 'a concept of a company, and',
  'law/company-data.ts': '… the caps that it is read with',
  'law/settings.ts': 'the settings of payroll, and',
  'law/settings-leave.ts': '… those of leave, in the same type',
  'modules/company/session/server/notices/power.ts': 'a notice of power, and',
  'modules/company/session/server/notices/holders.ts': '… its lines of who holds it',
  'modules/payroll/payroll-checks/server/findings.ts': 'runs the rules; each rule, found through',
  'modules/payroll/payroll-checks/server/rules/index.ts': '… their table, such as',
  'modules/payroll/payroll-checks/server/rules/left-out.ts': '… this one,',
  'modules/payroll/payroll-checks/server/rules/owed.ts': '… or this one, answers its type',
  'modules/payroll/payslips/server/payslip.service.ts': 'a payslip as it is read, and',
  'modules/payroll/payslips/server/movements.ts': '… what moved between two of them',
  'modules/people/people/server/users.service.ts': 'makes a person, and first asks',
  'modules/people/people/server/newcomer.ts': '… whether the person may come in',
}

const isOfScreens = (file: string) => /\/web\//.test(file)
const uses = new Map(
  product.map(({ file, imports }) => [
    file,
    new Set(imports.flatMap(({ target }) => (target === undefined ? [] : [target]))),
  ]),
)

test('no files need one another in a circle', () => {
  const circles = [...uses.keys()].filter((file) => reaches(file, file) && !(file in KNOWN))
  expect(circles).toEqual([])
})

test('every circle that is known is still one, and none is of a screen', () => {
  expect(Object.keys(KNOWN).filter(isOfScreens)).toEqual([])
  expect(Object.keys(KNOWN).filter((file) => !reaches(file, file))).toEqual([])
})

/** Whether a file is found by following the imports of another. */
function reaches(from: string, wanted: string): boolean {
  const waiting = [...(uses.get(from) ?? [])]
  const seen = new Set<string>()
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (file === wanted) return true
    if (seen.has(file)) continue
    seen.add(file)
    waiting.push(...(uses.get(file) ?? []))
  }
  return false
}
