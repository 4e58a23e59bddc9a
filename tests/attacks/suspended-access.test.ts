// Everything that opens without a session, or by a secret in its address, looked at before and
// after an account is closed or its company is suspended: from that moment it opens no more.
import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { apiOperations, mayCallOpenly } from '#access/api.ts'
import { digestOf, newNonce } from '#modules/company/credentials/server/index.ts'
import { tokenOf } from '#modules/papers/signature/server/external-links.ts'
import { certificateSeal } from '#modules/money/certificates/server/seal.ts'
import { sealer } from '#modules/payroll/payslip-seal/server/index.ts'
import { verification } from '#modules/papers/signature/server/index.ts'
import { demoCode, demoInspector } from '#database/seed/inspections.ts'
import { publicId } from '#platform/model/ids.ts'
import { codeHolders } from './code-holders.ts'
import { startApi } from '../api.ts'
import { makeSurvey } from '../api/taken-survey.ts'
import { textOf } from '../architecture/source.ts'
import { providerMessages } from '../signature-provider.ts'
import { demoPassword } from '../world.ts'
import { roundWays } from './round-ways.ts'

const { api, url, world, database, clock, services, asCompany } = await startApi()
const { owner } = database
const who = 'admin'
const companyId = world.coihues.id

/** Whether something opens now. */
type Opens = () => Promise<boolean>
type Way = {
  /** Makes it while all is well. */
  readonly make: () => Promise<Opens>
  /** It is of the company: a closed account changes nothing in it. */
  readonly ofCompany?: true
}

type Answer = { status?: string; data?: unknown } & Record<string, unknown>

/** With what the name of a query that is open to all begins; the others are mutations. */
const OPEN_QUERIES = (
  'verify passwordLink publicSurvey inspectionDocuments externalSigning privacyByCode ' +
  'exportPersonByCode signInWay'
).split(' ')

/** The answer to an operation of somebody without a session; null for none. */
async function openly(name: string, fields: string, input: object): Promise<Answer | null> {
  const kind = OPEN_QUERIES.some((start) => name.startsWith(start)) ? 'query' : 'mutation'
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  const query = `${kind} ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`
  const body = JSON.stringify({ query, variables: { input } })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body })
  const { data } = (await answer.json()) as { data: Record<string, Answer | null> | null }
  return data?.[name] ?? null
}
const opensAt = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(new URL(path, url), { headers })).status === 200

/** A link to choose a password, which only the reader of its mail knows. */
async function passwordLink(): Promise<string> {
  const token = newNonce()
  await owner.query(
    `insert into password_reset (login_id, token_hash, created_at, expires_at, kind)
     select id, $2, $3, $3::timestamptz + interval '1 hour', 'RECOVERY' from login
     where username = $1`,
    [who, digestOf(token), services.now()],
  )
  return token
}
const first = async <Row>(statement: string, values: readonly unknown[] = [companyId]) => {
  const { rows } = await owner.query<Row & object>(statement, [...values])
  const [row] = rows
  if (!row) throw new Error(`nothing: ${statement}`)
  return row
}
/** A course that somebody passed, whose certificate is a document of the company. */
async function courseCertificate() {
  const code = verification.codeOf(companyId, randomBytes(16))
  return first<{ code: string }>(
    `update course_assignment set certificate_code = $2, document_id = (select min(id)
       from document where company_id = $1)
     where company_id = $1 and id = (select min(id) from course_assignment
       where company_id = $1 and state = 'PASSED')
     returning certificate_code as code`,
    [companyId, code],
  )
}
const guarantor = { rut: '9876543-3', mail: 'marta.sandoval@correo.example' }

/**
 * A link of somebody without an account, on the document of the demo world that waits: its worker
 * signs after them.
 */
async function externalSigner() {
  const { token, digest } = tokenOf(companyId, randomBytes(32))
  await owner.query('set session_replication_role = replica')
  const open = `select id from signature_request where company_id = $1
    and code = (select min(code) from signature_request where company_id = $1
      and document_id = (select id from document where company_id = $1
        and name = 'Anexo de turnos de Bernarda Huenchul'))`
  for (const statement of [
    `delete from signature_link where company_id = $1`,
    `delete from signature_signer where company_id = $1 and role = 'THIRD'`,
    `update signature_request set state = 'SENT', reason = null where id in (${open})`,
    `update document set state = 'PENDING_SIGNATURE', reason = null where company_id = $1
       and name = 'Anexo de turnos de Bernarda Huenchul'`,
    `update signature_signer set ord = 9, state = 'WAITING', acted_at = null, reason = null
       where company_id = $1 and role = 'WORKER' and request_id in (${open})`,
    `insert into signature_signer (company_id, request_id, ord, role, name, rut, mail, capacity,
       state)
     select $1, id, 5, 'THIRD', 'Marta Sandoval', '${guarantor.rut}', '${guarantor.mail}', 'Aval',
       'PENDING' from (${open}) request`,
  ]) {
    await owner.query(statement, [companyId])
  }
  await owner.query('set session_replication_role = origin')
  await owner.query(
    `insert into signature_link (company_id, request_id, signer_id, digest, expires_at, created_at)
     select company_id, request_id, id, $2, '2030-01-01', now() from signature_signer
     where company_id = $1 and role = 'THIRD'`,
    [companyId, digest],
  )
  return { token, rut: guarantor.rut }
}

/** The same with the file opened and the code mailed: all that an act asks for. */
async function externalAct() {
  const held = await externalSigner()
  await openly('openExternalSigning', 'status', held)
  await openly('requestExternalCode', 'status', held)
  const shown = await openly('externalSigning', 'sha256 consentSha256', held)
  const { subject } = await first<{ subject: string }>(
    `select subject from mail_outbox where recipient = $1 and subject like '%para firmar'
     order by id desc limit 1`,
    [guarantor.mail],
  )
  const acting = { ...held, sha256: shown?.['sha256'], code: subject.slice(0, 6) }
  return { held: acting, consentSha256: shown?.['consentSha256'] }
}

/** What the inspector of the demo world writes. */
async function inspectorHolds() {
  const { rut } = await first<{ rut: string }>(
    `select b.rut from business b join inspection i
       on i.company_id = b.company_id and i.business_id = b.id
     where b.company_id = $1 and i.closed_at is null limit 1`,
  )
  return { businessRut: rut, inspectorRut: demoInspector, code: demoCode(companyId) }
}
/** A code that came to the mail of Bernarda. */
async function codeHolds() {
  const { id, rut } = world.people.bernarda
  const code = newNonce()
    .replaceAll(/[^A-Z2-9]/g, '')
    .slice(0, 8)
    .padEnd(10, 'A')
  const digest = createHash('sha256')
    .update(`${id}:${code.replaceAll('O', '0')}`)
    .digest()
  await owner.query(
    `insert into privacy_code (company_id, user_id, code_digest, created_at, expires_at)
     values ($1, $2, $3, $4, $4::timestamptz + interval '1 day')`,
    [companyId, id, digest, services.now()],
  )
  return { companyId: publicId('company', companyId), rut, code }
}
type SignedIn = { token: string | null; second: { challenge: string } | null } | null
const signIn = async () =>
  (
    await openly('signIn', 'status data { token second { challenge } }', {
      username: who,
      password: demoPassword,
    })
  )?.data as SignedIn

/** A second factor, and the question of a sign-in that its first step opened. */
async function secondStep(): Promise<Opens> {
  const session = await api.signIn(who)
  const outcome = 'status message error { kind message field }'
  const { challenge, secret } = await session.mutate<{ challenge: string; secret: string }>(
    `mutation { startTotp { ${outcome} data { challenge secret } } }`,
  )
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() })
  await session.mutate(
    `mutation ($input: ConfirmTotpInput!) { confirmTotp(input: $input) {
      ${outcome} data { recoveryCodes } } }`,
    { input: { challenge, code: code() } },
  )
  clock.advance({ seconds: 60 })
  const asked = await signIn()
  return async () => {
    const input = { challenge: asked?.second?.challenge, code: code() }
    const answer = await openly('signInSecond', 'status data { token }', input)
    return ((answer?.data ?? null) as SignedIn)?.token !== undefined
  }
}

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
/** Sends the picture of a person with a token, and reads the answer. */
async function upload(token: string) {
  const body = new FormData()
  body.append('relatedType', 'avatar')
  body.append('relatedId', world.people.bernarda.publicId)
  body.append('files', new File([Buffer.from(pixel, 'base64')], 'yo.png', { type: 'image/png' }))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/uploadFile/create`, { method: 'POST', headers, body })
  return { status: answer.status, text: await answer.text() }
}
const fresh = async () => (await api.signIn(who)).token()

/** A link to what somebody has to answer, which only its mail says. */
async function surveyLink() {
  const { userId } = await first<{ userId: string }>(
    'select user_id as "userId" from login where username = $1',
    [who],
  )
  const survey = await makeSurvey(owner, companyId, {
    questions: [{ title: 'Escucha' }],
    of: [{ respondent: Number(userId), evaluatee: Number(userId) }],
    publicAccess: 'PERSONAL',
  })
  const secret = newNonce()
  await asCompany(
    `insert into public_token (company_id, survey_id, user_survey_id, sha256)
     values ($1, $2, $3, $4)`,
    [companyId, survey.id, survey.taken[0]?.id, digestOf(secret)],
  )
  return {
    surveyId: survey.publicId,
    token: `${publicId('company', companyId)}-${secret}`,
    browser: newNonce(),
  }
}

const rounds = await roundWays({ owner, companyId, slug: world.coihues.slug, url, openly })

/** Every operation that anybody may call. */
const operations: Readonly<Record<string, Way>> = {
  signIn: { make: async () => async () => ((await signIn())?.token ?? null) !== null },
  signInSecond: { make: secondStep },
  recoverPassword: {
    make: async () => {
      const { email } = await first<{ email: string }>(
        'select email from login where username = $1',
        [who],
      )
      const sent = async () =>
        (
          await first<{ n: number }>(
            'select count(*)::int as n from mail_outbox where recipient = $1',
            [email],
          )
        ).n
      return async () => {
        const before = await sent()
        await openly('recoverPassword', 'status', { email })
        return (await sent()) > before
      }
    },
  },
  signInWay: rounds.signInWay,
  passwordLink: {
    make: async () => {
      const token = await passwordLink()
      return async () => (await openly('passwordLink', 'open', { token }))?.['open'] === true
    },
  },
  changePassword: {
    make: async () => {
      const token = await passwordLink()
      const input = { token, newPassword: demoPassword }
      return async () => (await openly('changePassword', 'status', input))?.status === 'OK'
    },
  },
  publicSurvey: {
    make: async () => {
      const input = await surveyLink()
      return async () => (await openly('publicSurvey', 'status', input)) !== null
    },
  },
  respondPublicSurvey: {
    make: async () => {
      const input = { ...(await surveyLink()), answers: [] }
      return async () => (await openly('respondPublicSurvey', 'status', input))?.status === 'OK'
    },
  },
  verifyPayslip: {
    ofCompany: true,
    make: async () => {
      const paper = await first<{ runId: string; contractId: string }>(
        `select payroll_run_id as "runId", user_contract_id as "contractId" from payslip
         where company_id = $1 limit 1`,
      )
      const { code } = sealer(
        services.publicUrl,
        companyId,
      )({
        runId: Number(paper.runId),
        contractId: Number(paper.contractId),
        inputsHash: '',
      })
      return async () => (await openly('verifyPayslip', 'company', { code })) !== null
    },
  },
  sendPrivacyCode: {
    ofCompany: true,
    make: async () => {
      const { email, rut } = await first<{ email: string; rut: string }>(
        `select v.email, u.rut from users u join user_version v on v.company_id = u.company_id
           and v.user_id = u.id and v.superseded_at is null and v.email is not null
         where u.company_id = $1 order by u.id limit 1`,
      )
      const sent = () =>
        first<{ n: number }>('select count(*)::int as n from privacy_code where company_id = $1')
      return async () => {
        const { n: before } = await sent()
        const input = { companyId: publicId('company', companyId), rut, email }
        await openly('sendPrivacyCode', 'status', input)
        return (await sent()).n > before
      }
    },
  },
  ...codeHolders({ codeHolds, first, openly, userId: world.people.bernarda.id }),
  inspectionDocuments: {
    ofCompany: true,
    make: async () => {
      const input = { ...(await inspectorHolds()), page: 1 }
      return async () => (await openly('inspectionDocuments', 'total', input)) !== null
    },
  },
  openInspectionDocument: {
    ofCompany: true,
    make: async () => {
      const { id } = await first<{ id: string }>(
        `select id from document where company_id = $1 and state = 'SIGNED' order by id limit 1`,
      )
      const input = {
        ...(await inspectorHolds()),
        documentId: publicId('document', Number(id)),
      }
      return async () => (await openly('openInspectionDocument', 'status', input))?.status === 'OK'
    },
  },
  verifyCourseCertificate: {
    ofCompany: true,
    make: async () => {
      const { code } = await courseCertificate()
      return async () => (await openly('verifyCourseCertificate', 'company', { code })) !== null
    },
  },
  externalSigning: {
    ofCompany: true,
    make: async () => {
      const held = await externalSigner()
      return async () => (await openly('externalSigning', 'name', held)) !== null
    },
  },
  openExternalSigning: {
    ofCompany: true,
    make: async () => {
      const held = await externalSigner()
      return async () => (await openly('openExternalSigning', 'status', held))?.status === 'OK'
    },
  },
  requestExternalCode: {
    ofCompany: true,
    make: async () => {
      const held = await externalSigner()
      return async () => (await openly('requestExternalCode', 'status', held))?.status === 'OK'
    },
  },
  signExternally: {
    ofCompany: true,
    make: async () => {
      const acting = await externalAct()
      const said = { read: true, accepts: true, consentSha256: acting.consentSha256 }
      const input = { ...acting.held, ...said }
      return async () => (await openly('signExternally', 'status', input))?.status === 'OK'
    },
  },
  rejectExternally: {
    ofCompany: true,
    make: async () => {
      const { held } = await externalAct()
      const input = { ...held, reason: 'No es lo que se acordó' }
      return async () => (await openly('rejectExternally', 'status', input))?.status === 'OK'
    },
  },
  verifyDocument: {
    ofCompany: true,
    make: async () => {
      const { code } = await first<{ code: string }>(
        `select code from signature_request where company_id = $1 and state = 'COMPLETED' limit 1`,
      )
      return async () => (await openly('verifyDocument', 'company', { code })) !== null
    },
  },
  verifyCertificate: {
    ofCompany: true,
    make: async () => {
      const { id } = await first<{ id: string }>(
        'select id from certificate where company_id = $1 and file_id is not null limit 1',
      )
      const { code } = certificateSeal(services.publicUrl, companyId, Number(id))
      return async () => (await openly('verifyCertificate', 'company', { code })) !== null
    },
  },
}

/** Every address besides, by how it begins. */
const addresses: Readonly<Record<string, Way>> = {
  files: {
    make: async () => {
      const { text } = await upload(await fresh())
      const link = /\/files\/[^"]+/.exec(text)?.[0] ?? ''
      return () => opensAt(link)
    },
  },
  imagenes: {
    ofCompany: true,
    make: async () => {
      await owner.query(
        `update company set logo_file_id = (select id from file where company_id = $1
           and related_type = 'avatar' order by id desc limit 1) where id = $1`,
        [companyId],
      )
      return () => opensAt('/imagenes/coihues/logo')
    },
  },
  calendar: {
    make: async () => {
      const session = await api.signIn(who)
      const { path } = await session.mutate<{ path: string }>(
        `mutation ($input: CreateCalendarFeedInput!) { createCalendarFeed(input: $input) {
          status message error { kind message field } data { path } } }`,
        { input: { scope: 'HOLIDAYS' } },
      )
      return () => opensAt(path)
    },
  },
  webhooks: { ofCompany: true, make: () => providerMessages(owner, world.coihues, url, clock.now) },
  sso: rounds.sso,
  uploadFile: {
    make: async () => {
      const token = await fresh()
      return async () => (await upload(token)).status === 200
    },
  },
  graphql: {
    make: async () => {
      const session = await api.signIn(who)
      return () =>
        session.run('{ me { id } }').then(
          () => true,
          () => false,
        )
    },
  },
}

const ways = Object.entries({ ...operations, ...addresses })

const set = {
  account: (closed: boolean) =>
    owner.query('update login set is_disabled = $2 where username = $1', [who, closed]),
  company: (closed: boolean) =>
    owner.query('update company set status = $2 where id = $1', [
      companyId,
      closed ? 'INACTIVE' : 'ACTIVE',
    ]),
}

beforeEach(async () => {
  for (const table of ['rate_limit', 'login_totp', 'login_recovery_code', 'login_challenge']) {
    await owner.query(`delete from ${table}`)
  }
  clock.set('2026-09-15T12:00:00Z')
})

test('the list has every operation and every address that is open to anybody', () => {
  expect(Object.keys(operations).toSorted()).toEqual(apiOperations.filter(mayCallOpenly).toSorted())
  const [, asked = ''] =
    /asksDatabase = \/\^\\\/\(([\w|]+)\)/.exec(textOf('apps/api/door.ts')) ?? []
  const addressed = asked.split('|').filter((name) => name !== 'ready')
  expect(addressed.length).toBeGreaterThan(3)
  expect(Object.keys(addresses).toSorted()).toEqual([...addressed, 'graphql'].toSorted())
})

describe.each(ways)('%s', (_name, { make, ofCompany }) => {
  test('opens while all is well', async () => {
    expect(await (await make())()).toBe(true)
  })

  test.each(['account', 'company'] as const)(
    'opens no more once its %s is closed',
    async (what) => {
      const opens = await make()
      await set[what](true)
      const opened = await opens()
      await set[what](false)
      expect(opened).toBe(what === 'account' && ofCompany === true)
    },
  )
})
