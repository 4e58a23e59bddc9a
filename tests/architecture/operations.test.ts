import { expect, test } from 'vitest'
import { type ApiOperation, apiOperations, policyOf } from '#access/api.ts'
import { operationNames } from '#access/operation-names.ts'
import { permissions } from '#access/services.ts'
import { schema } from '#apps/api/schema.ts'
import { registered } from '#platform/server/graphql/operations.ts'

/**
 * What somebody can ask for without having signed in. A longer list is a decision, not a detail.
 */
const OPEN_TO_ALL = [
  'changePassword',
  'exportPersonByCode',
  'externalSigning',
  'inspectionDocuments',
  'liftPrivacyBlockByCode',
  'openExternalSigning',
  'openInspectionDocument',
  'passwordLink',
  'privacyByCode',
  'publicSurvey',
  'recoverPassword',
  'rejectExternally',
  'requestExternalCode',
  'requestPrivacyByCode',
  'respondPublicSurvey',
  'sendPrivacyCode',
  'signExternally',
  'signIn',
  'signInSecond',
  'signInWay',
  'verifyCertificate',
  'verifyCourseCertificate',
  'verifyDocument',
  'verifyPayslip',
  'withdrawPrivacyByCode',
]

const PUBLIC_NAMES: ReadonlySet<string> = new Set(
  Object.values(operationNames).flatMap((areas) => Object.values(areas).flat()),
)
const answered = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}),
)

test('everything the API answers is made by query, list or mutation', () => {
  expect(answered.toSorted()).toEqual([...registered.keys()].toSorted())
})

test('every operation has a policy, under a permission that exists', () => {
  const known: ReadonlySet<string> = new Set(permissions)
  const wrong = [...registered.values()].flatMap(({ name }) =>
    wordsOf(name)
      .filter((word) => word !== 'public' && word !== 'signedIn' && !known.has(word))
      .map((word) => `${name} asks for ${word || 'nothing'}`),
  )
  expect(wrong).toEqual([])
})

test('without a session one signs in, recovers a password, or verifies a payslip', () => {
  const open = apiOperations.filter((name) => policyOf(name) === 'public').toSorted()
  expect(open).toEqual(OPEN_TO_ALL)
})

test('who may ask what is tests/architecture/operations.txt', async () => {
  const lines = [...registered.values()]
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ kind, name }) => {
      const whose = PUBLIC_NAMES.has(name) ? '' : ' (own)'
      return `${kind.padEnd(8)} ${name.padEnd(28)} ${wordsOf(name).join(' | ')}${whose}`
    })
  await expect(`${[LEGEND, ...lines].join('\n')}\n`).toMatchFileSnapshot('operations.txt')
})

const LEGEND = `Every operation the API answers, and what it asks of who calls: nothing
(public), a session (signedIn), or one of these permissions. (own): a name that the
specification does not list.
Written by operations.test.ts: \`vitest run --project architecture -u\` after deciding a change.
`

function wordsOf(name: ApiOperation): readonly string[] {
  const policy = policyOf(name)
  if (policy === undefined) return ['']
  return typeof policy === 'string' ? [policy] : policy
}
