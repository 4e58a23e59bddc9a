// Everything that answers without a session, in one list, each with what keeps a stranger from
// asking it without end.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { apiOperations, mayCallOpenly } from '#access/api.ts'
import { rutOf } from '#chile/rut.ts'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '../api.ts'

/** What one network may ask in a minute; the product has more. */
const A_MINUTE = 300
const { api, url } = await startApi({ requestsPerMinute: A_MINUTE })

type Operation = {
  readonly document: string
  readonly input: Record<string, unknown>
  /** How many are looked at of one network before the next one waits; null, its pace alone. */
  readonly most: number | null
}

const outcome = 'status error { kind }'
const nobody = { username: 'nadie', password: 'No es esa 1' }

const strangersLink = {
  surveyId: publicId('survey', 1),
  token: `${publicId('company', 1)}-${'x'.repeat(43)}`,
  browser: 'x'.repeat(43),
}

const strangersCode = {
  businessRut: rutOf(78_991_204),
  inspectorRut: rutOf(12_345_678),
  code: '0000-0001-0000-0000-0000-0000-0000-0000',
}

const strangersSigning = { token: 'x'.repeat(51), rut: rutOf(12_345_678) }
const strangersAct = { ...strangersSigning, sha256: 'x', code: '000000' }
const strangersData = {
  companyId: publicId('company', 1),
  rut: rutOf(12_345_678),
  code: 'ABCDEFGH12',
}

/** The operations without a session, each with its own limit (throttle.ts, verify.service.ts). */
const operations: Readonly<Record<string, Operation>> = {
  signIn: {
    document: `mutation ($input: SignInInput!) { signIn(input: $input) { ${outcome} } }`,
    input: nobody,
    most: 10,
  },
  recoverPassword: {
    document: `mutation ($input: RecoverPasswordInput!) {
      recoverPassword(input: $input) { ${outcome} } }`,
    input: { email: 'nadie@minga.example' },
    most: 3,
  },
  changePassword: {
    document: `mutation ($input: ChangePasswordInput!) {
      changePassword(input: $input) { ${outcome} } }`,
    input: { token: 'x'.repeat(43), newPassword: 'Otra clave 2026' },
    most: 60,
  },
  /** A link is counted with those of `changePassword`, by then all used. */
  passwordLink: {
    document: `query ($input: PasswordLinkInput!) { passwordLink(input: $input) { __typename } }`,
    input: { token: 'x'.repeat(43) },
    most: 60,
  },
  /** Of a question that nobody was asked nothing is looked at: the pace of the network is all. */
  signInSecond: {
    document: `mutation ($input: SignInSecondInput!) {
      signInSecond(input: $input) { ${outcome} } }`,
    input: { challenge: 'x'.repeat(43), code: '123456' },
    most: null,
  },
  verifyPayslip: {
    document: `query ($input: VerifyPayslipInput!) { verifyPayslip(input: $input) { __typename } }`,
    input: { code: 'AAAAAAAAAAAAAAAAAAAA' },
    most: 30,
  },
  publicSurvey: {
    document: `query ($input: PublicSurveyInput!) { publicSurvey(input: $input) { __typename } }`,
    input: strangersLink,
    most: 60,
  },
  /** Counted with the same links. */
  respondPublicSurvey: {
    document: `mutation ($input: RespondPublicSurveyInput!) {
      respondPublicSurvey(input: $input) { ${outcome} } }`,
    input: { ...strangersLink, answers: [] },
    most: 60,
  },
  /** Counted with the payslips. */
  verifyDocument: {
    document: `query ($input: VerifyDocumentInput!) {
      verifyDocument(input: $input) { __typename } }`,
    input: { code: 'AAAAAAAAAAAAAAAAAAAA' },
    most: 30,
  },
  sendPrivacyCode: {
    document: `mutation ($input: SendPrivacyCodeInput!) {
      sendPrivacyCode(input: $input) { ${outcome} } }`,
    input: { companyId: publicId('company', 1), rut: rutOf(12_345_678), email: 'x@minga.example' },
    most: 3,
  },
  privacyByCode: {
    document: `query ($input: PrivacyByCodeInput!) { privacyByCode(input: $input) { __typename } }`,
    input: { ...strangersData },
    most: 30,
  },
  /** Counted with `privacyByCode`, by then all used. */
  requestPrivacyByCode: {
    document: `mutation ($input: RequestPrivacyByCodeInput!) {
      requestPrivacyByCode(input: $input) { ${outcome} } }`,
    input: { ...strangersData, kind: 'ACCESS' },
    most: 30,
  },
  exportPersonByCode: {
    document: `query ($input: ExportPersonByCodeInput!) {
      exportPersonByCode(input: $input) { __typename } }`,
    input: { ...strangersData, id: publicId('privacyRequest', 1) },
    most: 30,
  },
  withdrawPrivacyByCode: {
    document: `mutation ($input: WithdrawPrivacyByCodeInput!) {
      withdrawPrivacyByCode(input: $input) { ${outcome} } }`,
    input: { ...strangersData, id: publicId('privacyRequest', 1) },
    most: 30,
  },
  liftPrivacyBlockByCode: {
    document: `mutation ($input: LiftPrivacyBlockByCodeInput!) {
      liftPrivacyBlockByCode(input: $input) { ${outcome} } }`,
    input: { ...strangersData, id: publicId('privacyBlock', 1), version: 1 },
    most: 30,
  },
  signInWay: {
    document: `query ($input: SignInWayInput!) { signInWay(input: $input) { slug } }`,
    input: { place: 'nadie@empresa.example' },
    most: 60,
  },
  inspectionDocuments: {
    document: `query ($input: InspectionDocumentsInput!) {
      inspectionDocuments(input: $input) { __typename } }`,
    input: { ...strangersCode, page: 1 },
    most: 30,
  },
  /** Counted with their list. */
  openInspectionDocument: {
    document: `mutation ($input: OpenInspectionDocumentInput!) {
      openInspectionDocument(input: $input) { ${outcome} } }`,
    input: { ...strangersCode, documentId: publicId('document', 1) },
    most: 30,
  },
  externalSigning: {
    document: `query ($input: ExternalSigningInput!) {
      externalSigning(input: $input) { __typename } }`,
    input: strangersSigning,
    most: 30,
  },
  /** Counted with the query of their link, as the others of it. */
  openExternalSigning: {
    document: `mutation ($input: OpenExternalSigningInput!) {
      openExternalSigning(input: $input) { ${outcome} } }`,
    input: strangersSigning,
    most: 30,
  },
  requestExternalCode: {
    document: `mutation ($input: RequestExternalCodeInput!) {
      requestExternalCode(input: $input) { ${outcome} } }`,
    input: strangersSigning,
    most: 30,
  },
  signExternally: {
    document: `mutation ($input: SignExternallyInput!) {
      signExternally(input: $input) { ${outcome} } }`,
    input: { ...strangersAct, read: true, accepts: true, consentSha256: 'x' },
    most: 30,
  },
  rejectExternally: {
    document: `mutation ($input: RejectExternallyInput!) {
      rejectExternally(input: $input) { ${outcome} } }`,
    input: { ...strangersAct, reason: 'No es lo que se acordó' },
    most: 30,
  },
  /** Counted with the payslips. */
  verifyCourseCertificate: {
    document: `query ($input: VerifyCourseCertificateInput!) {
      verifyCourseCertificate(input: $input) { __typename } }`,
    input: { code: 'AAAAAAAAAAAAAAAAAAAA' },
    most: 30,
  },
  /** Counted with the payslips. */
  verifyCertificate: {
    document: `query ($input: VerifyCertificateInput!) {
      verifyCertificate(input: $input) { __typename } }`,
    input: { code: 'AAAAAAAAAAAAAAAAAAAA' },
    most: 30,
  },
}

describe('operations without a session', () => {
  test('are those of the list', () => {
    expect(apiOperations.filter(mayCallOpenly).toSorted()).toEqual(
      Object.keys(operations).toSorted(),
    )
  })

  const counted = Object.entries(operations).flatMap(([name, { most, ...asked }]) =>
    most === null ? [] : [[name, { ...asked, most }] as const],
  )
  test.each(counted)('%s stops who asks without end, also at once', async (_name, asked) => {
    const { document, input, most } = asked
    const answers = await Promise.all(
      Array.from({ length: most + 15 }, () => api.post({ query: document, variables: { input } })),
    )
    const free = answers.filter(({ status, text }) => status !== 429 && !tooMany.test(text))
    expect(free.length).toBeLessThanOrEqual(most)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  const paced = Object.entries(operations).filter(([, { most }]) => most === null)
  test.each(paced)('%s is asked at the pace of a network', async (_name, { document, input }) => {
    const ask = async () => (await api.post({ query: document, variables: { input } })).status
    expect(await statuses(ask)).toContain(429)
  })
})

/** What many requests are answered, twenty at once, until one is refused. */
async function statuses(ask: () => Promise<number>, most = 4_000): Promise<number[]> {
  const all: number[] = []
  while (all.length < most && !all.includes(429)) {
    all.push(...(await Promise.all(Array.from({ length: 20 }, ask))))
  }
  return all
}

const tooMany = /"kind":"(too-many|busy)"|Demasiad/

/** The routes besides GraphQL, each with what it answers a stranger, and what limits it. */
const routes: Readonly<Record<string, { path: string; method?: string; paced: boolean }>> = {
  health: { path: '/health', paced: false },
  ready: { path: '/ready', paced: true },
  metrics: { path: '/metrics', paced: false },
  files: { path: '/files/1/2026/00000000-0000-0000-0000-000000000000', paced: true },
  images: { path: '/imagenes/nadie/logo', paced: true },
  providerMessages: { path: '/webhooks/advanced-signature', method: 'POST', paced: true },
  calendars: { path: '/calendar/x/y.ics', paced: true },
  rounds: { path: '/sso/callback?state=x', paced: true },
  uploads: { path: '/uploadFile/create', method: 'POST', paced: true },
  web: { path: '/', paced: false },
}

describe('routes without a session', () => {
  test('are as many as the server has', () => {
    const text = readFileSync('apps/api/routes.ts', 'utf8')
    const listed = /return \[\n([^]*?)\n  \]/.exec(text)?.[1] ?? ''
    const entries = listed
      .split('\n')
      .filter((line) => /^ {4}\S/.test(line) && !/^ {4}[\])}]/.test(line))
    expect(entries).toHaveLength(Object.keys(routes).length)
  })

  test.each(Object.entries(routes))('%s is asked no more than it says', async (_name, route) => {
    const ask = async () => {
      const answer = await fetch(new URL(route.path, url), { method: route.method ?? 'GET' })
      await answer.arrayBuffer()
      return answer.status
    }
    const answers = await statuses(ask, route.paced ? 4_000 : 2 * A_MINUTE)
    expect(answers.filter((status) => status >= 500)).toEqual([])
    expect(answers.includes(429)).toBe(route.paced)
  })
})
