// A limit of what is kept is counted under a lock: many calls at once would all count the same.
// Each refusal by a limit is of what one call brings, or of what is kept, and then says who tries
// it.
import { expect, test } from 'vitest'
import { sources, textOf } from './source.ts'

/**
 * Refusals of too much in one call, which no other call can add to; also of what waits in the
 * memory of one process, and of what a request does by itself.
 */
const ofOneCall: ReadonlySet<string> = new Set([
  'modules/administration/arrivals/server/templates.service.ts',
  'modules/administration/erasure/server/expired-records.graphql.ts',
  'modules/administration/inbox/server/answer.service.ts',
  'modules/communication/announcements/server/announcements.service.ts',
  'modules/company/businesses/server/businesses.service.ts',
  'modules/company/credentials/server/passwords.ts',
  'modules/company/importations/server/reading.job.ts',
  'modules/company/importations/server/repair.service.ts',
  'modules/money/compliance/server/registrations.service.ts',
  'modules/money/contract-endings/server/batches.service.ts',
  'modules/money/expenses/server/expenses.service.ts',
  'modules/money/expenses/server/pay.service.ts',
  'modules/money/settlements/server/batches.service.ts',
  'modules/money/settlements/server/display.service.ts',
  'modules/money/settlements/server/preview.service.ts',
  'modules/money/third-parties/server/stored-amounts.ts',
  'modules/papers/advanced-signature/server/client.ts',
  'modules/papers/company-certificates/server/timestamp.ts',
  'modules/papers/documents/server/folders.service.ts',
  'modules/papers/documents/server/moving.service.ts',
  'modules/papers/documents/server/zip.job.ts',
  'modules/papers/signature/server/send.service.ts',
  'modules/papers/signature/server/sign.service.ts',
  'modules/papers/signature/server/thirds.ts',
  'modules/papers/templates/server/batches.service.ts',
  'modules/papers/templates/server/word/parts.ts',
  'modules/papers/templates/server/word/reader.ts',
  'modules/payroll/mass-changes/server/mass-changes.service.ts',
  'modules/payroll/piecework/server/entries.service.ts',
  'modules/payroll/scenarios/server/scenarios.service.ts',
  'modules/payroll/user-items/server/user-items.queries.ts',
  'modules/people/people/server/invitations.graphql.ts',
  'modules/concepts/public-figures/server/fetching.ts',
  'modules/concepts/public-figures/server/settings.ts',
  'modules/talent/courses/server/batches.service.ts',
  'modules/talent/courses/server/courses.service.ts',
  'modules/talent/surveys/server/assignment.service.ts',
  'modules/papers/company-certificates/server/certificates.service.ts',
  'modules/time/absences/server/answer-several.ts',
  'modules/people/approval-steps/server/rules.service.ts',
  'modules/time/calendar/server/calendar.queries.ts',
  'modules/time/vacations/server/doubts.service.ts',
  'modules/time/vacations/server/zones.service.ts',
])

/** Limits of what is kept, each with the test that asks for many at the same moment. */
const kept: Readonly<Record<string, string>> = {
  'modules/administration/reports/server/own-reports.service.ts':
    'modules/administration/reports/server/own-reports.test.ts',
  'modules/communication/announcements/server/feed.service.ts':
    'modules/communication/announcements/server/feed.test.ts',
  'modules/company/push/server/devices.service.ts': 'modules/company/push/server/push.test.ts',
  'modules/company/second-factor/server/factors.service.ts':
    'modules/company/second-factor/server/second-factor.test.ts',
  'modules/company/tokens/server/tokens.service.ts': 'modules/company/tokens/server/tokens.test.ts',
  'modules/company/webhooks/server/webhooks.service.ts':
    'modules/company/webhooks/server/webhooks.test.ts',
  'modules/people/custom-fields/server/fields.service.ts':
    'modules/people/custom-fields/server/custom-fields.test.ts',
  'modules/money/certificates/server/certificates.service.ts':
    'modules/money/certificates/server/certificates.test.ts',
  'modules/talent/action-plans/server/weights.queries.ts':
    'modules/talent/action-plans/server/action-plans.test.ts',
  'modules/payroll/studio/server/cases.service.ts': 'modules/payroll/studio/server/studio.test.ts',
}

const REFUSES = /[<>]=? *(?:MOST|most)\w*\)[^]{0,80}?throw\b/

test('every refusal by a limit says what it is a limit of', () => {
  const refusing = sources
    .filter(({ file, isTest }) => !isTest && /^modules\/.*\/server\//.test(file))
    .filter(({ text }) => REFUSES.test(text))
    .map(({ file }) => file)
  expect(refusing.toSorted()).toEqual([...ofOneCall, ...Object.keys(kept)].toSorted())
})

test.each(Object.entries(kept))('%s counts under a lock, and is tried by many', (file, tried) => {
  expect(textOf(file)).toMatch(/lockInOrder\(|lockCompany\(|forNoKeyUpdate\(|accounts\.hold\(/)
  expect(textOf(tried)).toContain('at the same moment')
})
