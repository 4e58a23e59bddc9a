// Every secret that the product mails or shows, looked for in every answer to anybody else: while
// its mail waits, after it failed, was sent, or was kept.
import { afterAll, expect, test } from 'vitest'
import { inLanes } from '../../platform/server/jobs/lanes.ts'
import { rutOf } from '../../chile/rut.ts'
import { type Session, startApi } from '../api.ts'
import type { Username } from '../world.ts'
import { idsOf, missingId } from './ids.ts'
import { allOperations, documentOf, variablesOf } from './schema.ts'

const { api, database, services, world } = await startApi()
const { owner } = database
const { bernarda, camilo } = world.people
const outcome = 'status message error { kind message field }'
const proof = { password: 'Parronal7', repeatedPassword: 'Parronal7' }

/** Secrets by what they open. */
const secrets = new Map<string, string>()
const keep = (what: string, secret: unknown) => {
  if (typeof secret !== 'string' || secret.length < 8) throw new Error(`${what} is no secret`)
  secrets.set(what, secret)
}
const change = <Data = Record<string, unknown>>(
  session: Session,
  name: string,
  type: string,
  input: object | undefined,
  data: string,
) =>
  session.mutate<Data>(
    input === undefined
      ? `mutation { ${name} { ${outcome} data ${data} } }`
      : `mutation M($input: ${type}!) { ${name}(input: $input) { ${outcome} data ${data} } }`,
    input === undefined ? {} : { input },
  )

let next = 46_100_000
const newcomer = (more: object) => ({
  identificationType: 'RUT',
  rut: rutOf((next += 1)),
  firstname: 'Rosa',
  paternalLastname: 'Neira',
  username: `rosa${next}`,
  ...more,
})

/** Makes one of each: links by mail, codes that are shown, keys of factors, sessions, addresses. */
async function make() {
  const admin = api.as('admin')
  for (const email of [
    'superadmin2@minga.example',
    'superadmin@minga.example',
    'carolina.aranguiz@coihues.example',
    'bernarda.huenchul@coihues.example',
  ]) {
    await change(api.nobody, 'recoverPassword', 'RecoverPasswordInput', { email }, '')
  }
  const invited = { email: 'rosa.invitada@correo.example' }
  await change(admin, 'createUser', 'CreateUserInput', newcomer(invited), '{ id }')
  const opening = {
    name: 'Quebrada',
    slug: 'quebrada-honda',
    adminFirstname: 'Ximena',
    adminLastname: 'Tapia',
    adminRut: rutOf((next += 1)),
    adminEmail: 'ximena.tapia@quebrada.example',
    adminUsername: 'ximena.tapia',
  }
  await change(api.as('superadmin'), 'createCompany', 'CreateCompanyInput', opening, '{ id }')
  type Coded = { id: string; oneTimeCode: string }
  const coded = await change<Coded>(
    admin,
    'createUser',
    'CreateUserInput',
    newcomer({}),
    '{ id oneTimeCode }',
  )
  keep('the code of a new account', coded.oneTimeCode)
  services.sendsMail = false
  const helped = await change<Coded>(
    admin,
    'sendAccess',
    'OfAccess',
    { userId: camilo.publicId },
    '{ oneTimeCode }',
  )
  services.sendsMail = true
  keep('the code of somebody helped', helped.oneTimeCode)
  const theirs = { userId: camilo.publicId, ...proof }
  await change(admin, 'updatePassword', 'UpdatePasswordInput', theirs, '')
  keep('a password that was set', proof.password)
}

/** What a worker has of their own: the key of a factor, the token of a session, an address. */
async function makeOwn() {
  const worker = await api.signIn('trabajador')
  const totp = await change<{ secret: string; challenge: string }>(
    worker,
    'startTotp',
    '',
    undefined,
    '{ secret challenge }',
  )
  keep('the key of a second factor', totp.secret)
  keep('the question of a second factor', totp.challenge)
  keep('the token of a session', await worker.token())
  const feed = await change<{ path: string }>(
    worker,
    'createCalendarFeed',
    'CreateCalendarFeedInput',
    { scope: 'OWN' },
    '{ path }',
  )
  keep('the address of a calendar', feed.path)
}

/** What was written in mails, and what is kept of passwords. */
async function readKept() {
  const { rows } = await owner.query<{ recipient: string; text: string }>(
    `select recipient, text_body as text from mail_outbox where text_body like '%/recover/%'`,
  )
  for (const { recipient, text } of rows) {
    for (const [, token] of text.matchAll(/\/recover\/([\w-]+)/g)) {
      keep(`a link to ${recipient}`, token)
    }
  }
  const hashes = await owner.query<{ username: string; hash: string }>(
    'select username, password_hash as hash from login limit 3',
  )
  for (const { username, hash } of hashes.rows) keep(`the hash of ${username}`, hash)
}
await make()
await makeOwn()
await readKept()

const readers: readonly Username[] = ['superadmin', 'admin', 'supervisor', 'boreal.admin']
const reading = allOperations.filter(({ kind }) => kind !== 'mutation')
const ids = await idsOf(owner, world.coihues.id, 1)
const asked = reading.flatMap((operation) => {
  const page = operation.kind === 'list' ? { page: { number: 1, size: 100 } } : {}
  const about = variablesOf(operation, (_, entity) =>
    entity === 'user' ? bernarda.publicId : (ids.get(entity)?.[0] ?? missingId(entity)),
  )
  // A list as it opens, and narrowed by what a sample says.
  const plain = operation.kind === 'list' ? [{ ...page }] : []
  return [...plain, { ...about, ...page }].map((variables) => ({
    name: operation.name,
    document: documentOf(operation),
    variables,
  }))
})

/** What mails, accounts, companies and trails are read by. */
const aboutMails = /mail|compan|access|notice|session|audit|superadmin|login|user/i

/** What an answer to somebody shows of the secrets of others. */
const shown = (text: string): string[] =>
  [...secrets].flatMap(([what, secret]) => (text.includes(secret) ? [what] : []))

afterAll(() => {
  secrets.clear()
})

test('there is one of each kind, and the question finds what is there', async () => {
  expect([...secrets.keys()]).toEqual(
    expect.arrayContaining([
      'a link to superadmin2@minga.example',
      'a link to rosa.invitada@correo.example',
      'a link to ximena.tapia@quebrada.example',
      'the code of a new account',
      'the key of a second factor',
    ]),
  )
  expect(shown(`… ${secrets.get('the code of somebody helped')} …`)).toEqual([
    'the code of somebody helped',
  ])
  expect(asked.length).toBeGreaterThan(250)
})

test.each(['QUEUED', 'FAILED', 'KEPT', 'SENT'])(
  'no answer to anybody shows a secret of somebody else while mails are %s',
  async (status) => {
    await owner.query(
      `update mail_outbox set status = $1,
         error = case when $1 = 'FAILED' then 'El servidor de correo no lo aceptó' end`,
      [status],
    )
    // Everything is asked once; then what a state of mails could change.
    const asks = status === 'QUEUED' ? asked : asked.filter(({ name }) => aboutMails.test(name))
    const found: string[] = []
    for (const reader of readers) {
      const session = await api.signIn(reader)
      await inLanes(4, asks, async ({ name, document, variables }) => {
        const { text } = await session.raw(document, variables)
        found.push(...shown(text).map((what) => `${name} shows ${reader} ${what}`))
      })
    }
    expect(found).toEqual([])
    const outbox = await (
      await api.signIn('superadmin')
    ).raw(
      `{ mailOutbox(page: { number: 1, size: 100 }) { total rows { recipient status textBody } } }`,
    )
    expect(outbox.text).toContain('/recover/••••••••')
  },
)
