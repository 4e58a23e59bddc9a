import { expect, test } from 'vitest'
import { product, type Source } from './source.ts'

/** RUT of a razón social, a business or a bank's payer: who it is of always has one. */
const OF_A_BUSINESS = /^(?:\w+\.)*(?:businessRut|employerRut)$|^(?:business|contract)\.rut$/

/** Sentences of an answer on the screen, and what has already been found to be a RUT. */
const elsewhere: Readonly<Record<string, string>> = {
  'modules/administration/reports/model/cell.ts': 'a cell that has the form of a RUT',
  'modules/company/businesses/model/employer.ts': 'a razón social, and who represents it',
  'modules/company/businesses/server/template-tags.ts': 'a company, and who signs for it',
  'modules/money/bank-lists/server/lists.service.ts': 'a payment of a list, which has a RUT',
  'modules/money/certificates/server/certificate.page.ts': 'a razón social, and who represents it',
  'modules/money/settlements/model/parties.ts': 'a razón social, and who represents it',
  'modules/money/settlements/server/pdf.page.ts': 'a razón social',
  'modules/money/settlements/model/mi-dt.ts': 'what an institution takes as a RUT',
  'modules/papers/annexes/server/annex.page.ts': 'who signs for a razón social',
  'modules/payroll/health-plans/server/notices.service.ts': 'a sentence about a person',
  'modules/papers/company-certificates/server/certificates.service.ts':
    'a certificate, and its razón social',
  'modules/people/chosen-people/model/pasted-people.ts': 'RUT that somebody pasted',
  'modules/people/people/server/documents.ts': 'a sentence about a person',
  'modules/talent/surveys/model/assignment.ts': 'RUT that somebody pasted',
}

const inServer = ({ file }: Source) => /^modules\/[^/]+\/[^/]+\/(server|model)\//.test(file)

/** Where a paper or a file would show the document of a person as a RUT, whatever it is. */
const shownAsRut = (text: string): string[] =>
  [...text.matchAll(/formatRut\(([^()]*)\)|map\((formatRut)\)/g)].flatMap(([, one, all]) =>
    all !== undefined || !OF_A_BUSINESS.test(one?.trim() ?? '') ? [one ?? 'map'] : [],
  )

test('a paper names the document of a person by its kind, and never as a RUT unasked', () => {
  const found = product
    .filter((source) => inServer(source) && !source.isTest)
    .flatMap(({ file, text }) => shownAsRut(text).map(() => file))
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(elsewhere).toSorted())
})

test('the RUT of a person on a paper is found', () => {
  expect(shownAsRut("['RUT', formatRut(head.rut)], formatRut(head.employerRut)")).toEqual([
    'head.rut',
  ])
})
