import { expect, test } from 'vitest'
import { type Activity, activityText, ActivityKind, joined } from './activity.ts'

const one: Activity = {
  kind: 'PAYSLIPS_RELEASED',
  count: 84,
  subject: 'agosto 2026',
  businessName: 'Viña Los Coihues',
  own: false,
}

test.each([
  [one, 'Se liberaron 84 liquidaciones de agosto 2026 · Viña Los Coihues'],
  [{ ...one, count: 1, businessName: null }, 'Se liberó 1 liquidación de agosto 2026'],
  [{ ...one, count: 1, own: true, businessName: null }, 'Se liberó su liquidación de agosto 2026'],
  [{ ...one, kind: 'PERSON_ADDED', count: 120, businessName: null }, 'Se agregaron 120 personas'],
  [
    { ...one, kind: 'PERSON_ADDED', count: 1, subject: 'Ana Soto', businessName: null },
    'Se agregó a Ana Soto',
  ],
  [{ ...one, kind: 'MONTH_OPENED', count: 1 }, 'Se abrió agosto 2026 · Viña Los Coihues'],
  [
    { ...one, kind: 'ABSENCE_ANSWERED', count: 1, own: true, businessName: null },
    'Respondieron su solicitud de ausencia',
  ],
  [
    { ...one, kind: 'ABSENCE_CANCELED', count: 1, own: true, businessName: null },
    'Se anuló su solicitud de ausencia',
  ],
] as const)('%o is written as «%s»', (activity, text) => {
  expect(activityText(activity)).toBe(text)
})

test('every kind has its sentence, of one and of many', () => {
  for (const kind of ActivityKind.values) {
    for (const count of [1, 2]) {
      expect(activityText({ ...one, kind, count, businessName: null }).length).toBeGreaterThan(8)
    }
  }
})

test('what one person did in one go is one act', () => {
  const row = {
    kind: 'PERSON_ADDED',
    author: 'Carolina',
    group: 't1',
    at: new Date(),
    count: 1,
    own: false,
  } as const
  const acts = joined([row, row, { ...row, group: 't2' }, { ...row, author: 'Rodrigo' }, row])
  expect(acts.map(({ count }) => count)).toEqual([2, 1, 1, 1])
})
