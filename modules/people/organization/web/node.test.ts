import { expect, test } from 'vitest'
import { belowOf } from './node.ts'

const boss = (directReports: number, totalReports: number) =>
  belowOf({
    id: 'gonzalo',
    changes: [],
    changesBelow: 0,
    directReports,
    hasChild: directReports > 0,
    hasParent: false,
    isHighlight: false,
    moreChildren: 0,
    opens: false,
    orgUnit: null,
    unit: null,
    person: {
      avatar: null,
      branch: null,
      contractType: null,
      department: null,
      name: 'Gonzalo Urrutia',
      orgUnit: null,
      title: null,
      totalReports,
      alsoReportsTo: [],
    },
  })

test('how many people are below somebody is said in their number', () => {
  expect(boss(2, 2)).toBe('2 personas')
  expect(boss(1, 1)).toBe('1 persona')
  expect(boss(1, 32)).toBe('32 personas · 1 directa')
  expect(boss(2, 36)).toBe('36 personas · 2 directas')
})
